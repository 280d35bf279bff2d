/** Writes a question of Predict, its options and its answer. */

import { type ByKind, byKind } from '../core/byKind.ts';
import type { Bound, NodeId } from '../core/index.ts';
import { type AnyRun, asBounds, simulationOf } from '../core/run/anyRun.ts';
import { entryWorth, testWorth, type Worth, worthAt } from '../core/run/worth.ts';
import { bySide } from '../core/tree/nodeKind.ts';
import type { OwnerQuestion, Question } from '../practice/predict/question.ts';
import { meanWritten, printReward } from './decimals.ts';
import { printWorth, worth } from './estimates.ts';
import type { Words } from './language.ts';
import { nodesInRow, printList } from './listFacts.ts';
import type { NodeNames } from './nodeNames.ts';
import { exactNumber, number, plain, type Segment, type Sentence } from './sentence.ts';
import { printWindow } from './symbols.ts';

/** What is needed to write a question: the run, the names of its nodes, and the texts of the language. */
export interface Telling {
  readonly run: AnyRun;
  readonly names: NodeNames;
  readonly words: Words['predict'];
}

export const GREEK: Readonly<Record<Bound, string>> = { alpha: 'α', beta: 'β' };

/** Returns the question, with what is known at its step. */
export function sayQuestion(question: Question, telling: Telling): Sentence {
  return byKind(ASKED, question, telling, telling.names.token(question.node));
}

const ASKED: ByKind<Question, [telling: Telling, node: Segment], Sentence> = {
  value: ({ isCut }, { words }, node) => words.askValue(node, isCut),
  window: (question, { run, names, words }, node) =>
    words.askWindow(node, names.token(run.tree.parent(question.node))),
  cut({ child, returned, held, test, step, node: asked }, { run, names, words }, node) {
    const { tree } = run;
    const { limit } = testWorth(asBounds(run), asked, step, test);
    return words.askCut(
      node,
      words.fromChild(names.token(child), worth(worthAt(run, child, step, returned)), tree.isLeaf(child)),
      tree.childIndex(child) === 0 ? null : worth(worthAt(run, asked, step - 1, held)),
      words.bound(GREEK[test.bound], worth(limit)),
    );
  },
  owner: (question, { run, words }, node) =>
    words.askOwner(node, words.bound(GREEK[question.bound], worth(limitOf(run, question)))),
  open: ({ children }, { words, names }, node) => words.askOpen(node, nodesInRow(children, names)),
  closed: (_question, { words }, node) => words.askClosed(node),
  child: ({ node: at }, { run, words }, node) =>
    words.askChild(node, bySide(run.tree.kind(at), 'max', 'min')),
  counts: ({ node: at, reward, visits, sum }, { run, words }, node) => {
    const simulation = simulationOf(run);
    const side =
      simulation?.told.numbers === 'mover' ? bySide(simulation.told.sideAt(at), 'MAX', 'MIN') : null;
    const [w, added] = [sum, reward].map((each) => number(printReward(each))) as [Segment, Segment];
    return words.askCounts(node, exactNumber(visits), w, added, side);
  },
};

/** Returns the bound that a cut reached, with whether it is proved. */
export function limitOf(run: AnyRun, { node, step, bound, limit }: OwnerQuestion): Worth {
  return { ...entryWorth(asBounds(run), node, step)[bound], value: limit };
}

/** Returns the texts of the options, in the order of the keys that choose them. */
export function sayOptions(question: Question, telling: Telling): readonly string[] {
  return byKind(ANSWERS, question, telling);
}

const ANSWERS: ByKind<Question, [Telling], readonly string[]> = {
  // All options are written with "≈" when the right one is, and otherwise without, so that the sign does not
  // give the answer away.
  value({ options, correct, step, node, isCut }, { run }) {
    const right = worthAt(run, node, isCut ? step : step + 1, options[correct]);
    return options.map((value) => printWorth({ ...right, value }));
  },
  window({ options, node, step }, { run }) {
    const { alpha, beta } = entryWorth(asBounds(run), node, step);
    const end = (value: number, { isProved }: Worth) => ({
      value,
      isProved: isProved || !Number.isFinite(value),
    });
    return options.map((window) =>
      printWindow({ alpha: end(window.alpha, alpha), beta: end(window.beta, beta) }),
    );
  },
  cut({ options, left, test, node, step }, { run, words }) {
    const bound = `${GREEK[test.bound]} = ${printWorth(testWorth(asBounds(run), node, step, test).limit)}`;
    return options.map((isCut) => (isCut ? words.cutHere : words.goOnHere)(left, bound));
  },
  owner({ node, options }, { run: { tree }, names, words }) {
    return options.map((above) => words.ancestor(names.of(above), tree.depth(node) - tree.depth(above)));
  },
  open: ({ options }, { names }) => options.map((nodes) => printList(nodes, names)),
  closed: ({ options }, { names }) => options.map((nodes) => printList(nodes, names)),
  child: ({ options }, { run, names }) => options.map((child) => moveName(run, child, names)),
  counts: ({ options }) => options.map(({ visits, mean }) => `N ${visits}, Q ${meanWritten(mean)}`),
};

/** Returns the name of the move to a node, or of the node when the move has none. */
export function moveName({ tree }: AnyRun, node: NodeId, names: NodeNames): string {
  return tree.move(node) || names.of(node);
}

/** Returns the question with its options as one text for screen readers. */
export function speakQuestion(question: Question, telling: Telling): string {
  return telling.words.spoken(plain(sayQuestion(question, telling)), sayOptions(question, telling));
}
