/** A question, its options and its answer in words. */
import { type ByKind, byKind } from '../core/byKind.ts';
import type { Trace } from '../core/run/trace.ts';
import type { Bound } from '../core/run/window.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import type { Question } from '../practice/predict/question.ts';
import type { PredictWords } from './lateWords.ts';
import { nodesInRow, printList } from './listFacts.ts';
import type { NodeNames } from './nodeNames.ts';
import { number, plain, type Segment, type Sentence } from './sentence.ts';
import { printWindow } from './symbols.ts';

/** What a sentence about a question is made from. */
export interface Telling {
  readonly trace: Trace;
  readonly names: NodeNames;
  readonly words: PredictWords;
}

export const GREEK: Readonly<Record<Bound, string>> = { alpha: 'α', beta: 'β' };

/** What is asked, with what is known so far. */
export function sayQuestion(question: Question, telling: Telling): Sentence {
  return byKind(ASKED, question, telling, telling.names.token(question.node));
}

const ASKED: ByKind<Question, [telling: Telling, node: Segment], Sentence> = {
  value: ({ isCut }, { words }, node) => words.askValue(node, isCut),
  window: (question, { trace, names, words }, node) =>
    words.askWindow(node, names.token(trace.tree.parent(question.node))),
  cut({ child, returned, held, test }, { trace: { tree }, names, words }, node) {
    return words.askCut(
      node,
      words.fromChild(names.token(child), number(returned), tree.isLeaf(child)),
      tree.childIndex(child) === 0 ? null : number(held),
      words.bound(GREEK[test.bound], number(test.limit)),
    );
  },
  owner: ({ bound, limit }, { words }, node) =>
    words.askOwner(node, words.bound(GREEK[bound], number(limit))),
  open: ({ children }, { words, names }, node) => words.askOpen(node, nodesInRow(children, names)),
  closed: (_question, { words }, node) => words.askClosed(node),
};

/** What can be answered, in the order of the keys. */
export function sayOptions(question: Question, telling: Telling): readonly string[] {
  return byKind(ANSWERS, question, telling);
}

const ANSWERS: ByKind<Question, [Telling], readonly string[]> = {
  value: ({ options }) => options.map(printNumber),
  window: ({ options }) => options.map(printWindow),
  cut({ options, left, test }, { words }) {
    const bound = `${GREEK[test.bound]} = ${printNumber(test.limit)}`;
    return options.map((isCut) => (isCut ? words.cutHere : words.goOnHere)(left, bound));
  },
  owner({ node, options }, { trace: { tree }, names, words }) {
    return options.map((above) => words.ancestor(names.of(above), tree.depth(node) - tree.depth(above)));
  },
  open: ({ options }, { names }) => options.map((nodes) => printList(nodes, names)),
  closed: ({ options }, { names }) => options.map((nodes) => printList(nodes, names)),
};

/** The question and its options as they are spoken. */
export function speakQuestion(question: Question, telling: Telling): string {
  return telling.words.spoken(plain(sayQuestion(question, telling)), sayOptions(question, telling));
}
