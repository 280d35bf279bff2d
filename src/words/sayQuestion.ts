/** A question, its options and its answer in words. */
import { assertNever } from '../core/assertNever.ts';
import type { Trace } from '../core/run/trace.ts';
import type { Bound } from '../core/run/window.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import type { CutQuestion, Question } from '../practice/predict/question.ts';
import type { NodeNames } from './nodeNames.ts';
import type { PredictWords } from './predictWords.ts';
import { number, plain, type Sentence } from './sentence.ts';
import { printWindow } from './symbols.ts';

/** What a sentence about a question is made from. */
export interface Telling {
  readonly trace: Trace;
  readonly names: NodeNames;
  readonly words: PredictWords;
}

export const GREEK: Readonly<Record<Bound, string>> = { alpha: 'α', beta: 'β' };

/** What is asked, with what is known so far. */
export function sayQuestion(question: Question, { trace, names, words }: Telling): Sentence {
  const { tree } = trace;
  const node = names.token(question.node);
  switch (question.kind) {
    case 'value':
      return words.askValue(node, question.isCut);
    case 'window':
      return words.askWindow(node, names.token(tree.parent(question.node)));
    case 'cut': {
      const { child, returned, held, test } = question;
      const isFirst = tree.childIndex(child) === 0;
      return words.askCut(
        node,
        words.fromChild(names.token(child), number(printNumber(returned)), tree.isLeaf(child)),
        isFirst ? null : number(printNumber(held)),
        words.bound(GREEK[test.bound], number(printNumber(test.limit))),
      );
    }
    case 'owner':
      return words.askOwner(node, words.bound(GREEK[question.bound], number(printNumber(question.limit))));
    default:
      return assertNever(question);
  }
}

/** What can be answered, in the order of the keys. */
export function sayOptions(question: Question, { trace, names, words }: Telling): readonly string[] {
  switch (question.kind) {
    case 'value':
      return question.options.map(printNumber);
    case 'window':
      return question.options.map(printWindow);
    case 'cut': {
      const bound = boundOf(question);
      return question.options.map((isCut) => (isCut ? words.cutHere : words.goOnHere)(question.left, bound));
    }
    case 'owner': {
      const depth = trace.tree.depth(question.node);
      return question.options.map((ancestor) =>
        words.ancestor(names.of(ancestor), depth - trace.tree.depth(ancestor)),
      );
    }
    default:
      return assertNever(question);
  }
}

/** "α = 3" */
function boundOf({ test }: CutQuestion): string {
  return `${GREEK[test.bound]} = ${printNumber(test.limit)}`;
}

/** The question and its options as they are spoken. */
export function speakQuestion(question: Question, telling: Telling): string {
  return telling.words.spoken(plain(sayQuestion(question, telling)), sayOptions(question, telling));
}
