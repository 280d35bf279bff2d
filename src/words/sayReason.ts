/** Explains in a sentence why an answer is right, with the node, its values, and the bound and its owner. */
import { type ByKind, byKind } from '../core/byKind.ts';
import type { BoundsRun } from '../core/index.ts';
import { asBounds } from '../core/run/anyRun.ts';
import type { UpdateEvent } from '../core/run/event.ts';
import { entryWorth, testWorth, worthAt } from '../core/run/worth.ts';
import { bySide, CHANCE } from '../core/tree/nodeKind.ts';
import type {
  ChildQuestion,
  CutQuestion,
  ListQuestion,
  OwnerQuestion,
  Question,
  ValueQuestion,
  WindowQuestion,
} from '../practice/predict/question.ts';
import { meanWritten, printReward } from './decimals.ts';
import { printWorth, worth } from './estimates.ts';
import { printPartialSum } from './expectation.ts';
import { nodesInRow } from './listFacts.ts';
import { demandsOn } from './outcomes.ts';
import { GREEK, limitOf, moveName, type Telling } from './sayQuestion.ts';
import { exactNumber, number, type Sentence } from './sentence.ts';
import { scoresWritten } from './simulationFacts.ts';
import { printTest, printWindow } from './symbols.ts';

/** The greatest number of values that an explanation lists. */
const MOST_VALUES = 6;

export function sayReason(question: Question, telling: Telling): Sentence {
  return byKind(REASONS, question, telling);
}

const REASONS: ByKind<Question, [Telling], Sentence> = {
  value: whyValue,
  window: whyWindow,
  cut: whyCut,
  owner: whyOwner,
  open: whyList,
  closed: whyList,
  child: whyChild,
  counts: ({ node, reward, visits, sum }, { names, words }) =>
    words.becauseCounted(
      names.token(node),
      exactNumber(visits + 1),
      number(printReward(sum + reward)),
      number(meanWritten((sum + reward) / (visits + 1))),
    ),
};

function whyChild({ isUntried, step }: ChildQuestion, { run, names, words }: Telling): Sentence {
  const event = run.event(step);
  if (event.kind !== 'select' && event.kind !== 'expand') return [];
  if (!('options' in event)) return [];
  const name = number(moveName(run, event.child, names));
  if (isUntried) return words.becauseUntried(name);
  const scores = [...scoresWritten(event)].map(([child, score]) => `${moveName(run, child, names)} ${score}`);
  return words.becauseScore(name, scores.slice(0, MOST_VALUES));
}

function whyValue(question: ValueQuestion, { run, names, words }: Telling): Sentence {
  const { tree, rules } = run;
  const { best, returned, isCut, options, correct } = question;
  const node = names.token(question.node);
  const right = options[correct] as number;
  const at = isCut ? question.step : question.step + 1;
  const value = worth(worthAt(run, question.node, at, right));
  if (tree.kind(question.node) === CHANCE) {
    if (isCut) return words.becauseRest(node, exactNumber(restAtCut(asBounds(run), question)), value);
    const update = run.event(question.step) as UpdateEvent;
    return words.becauseExpected(node, number(printPartialSum(run, update)));
  }
  const side = bySide(tree.kind(question.node), 'max', 'min');
  if (right !== best) {
    const own = worth(worthAt(run, question.node, at, best));
    if (rules.value === 'running') return words.becauseRunning(node, own, bySide(side, 'α', 'β'), value);
    return words.becauseClamped(node, own, right > best ? 'α' : 'β', value);
  }
  if (isCut) return words.becauseCut(node, value);
  const values =
    returned.length > MOST_VALUES
      ? []
      : returned.map(({ child, value: each }) => printWorth(worthAt(run, child, question.step, each)));
  return words.becauseBest(node, side, values, value);
}

/** Returns the value that a cut chance node assumed for each of the outcomes still to come. */
function restAtCut(run: BoundsRun, { node, step }: ValueQuestion): number {
  const [least, most] = run.tree.leafBounds;
  const test = run.testAt(run.updateStep(node, step));
  return test?.bound === 'beta' ? least : most;
}

function whyWindow(question: WindowQuestion, { run, names, words }: Telling): Sentence {
  const { tree, rules } = run;
  const above = tree.parent(question.node);
  const [node, parent] = [names.token(question.node), names.token(above)];
  const written = number(printWindow(entryWorth(asBounds(run), question.node, question.step)));
  if (tree.kind(above) === CHANCE && run.windows === 'through') {
    const demands = demandsOn(asBounds(run), question.node, question.step);
    return words.becauseThrough(
      node,
      demands.map(({ reckoned }) => number(reckoned)),
      written,
    );
  }
  if (tree.kind(above) === CHANCE) return words.becauseAfresh(node, parent, written);
  return rules.bounds === 'parent'
    ? words.becauseParentOnly(node, parent, written)
    : words.becauseInherited(node, parent, written);
}

function whyList({ kind, node, added }: ListQuestion, { names, words }: Telling): Sentence {
  if (kind === 'closed') return words.becauseStack(names.token(node));
  if (added.length === 0) return words.becauseMerged(names.token(node));
  const because = added.length === 1 ? words.becauseQueueOne : words.becauseQueue;
  return because(nodesInRow(added, names));
}

function whyCut({ node, test, step }: CutQuestion, { run, names, words }: Telling): Sentence {
  const because = test.holds ? words.becauseHolds : words.becauseFails;
  return because(names.token(node), number(printTest(testWorth(asBounds(run), node, step, test), run.rules)));
}

function whyOwner(question: OwnerQuestion, { run, names, words }: Telling): Sentence {
  const { node, options, correct, bound } = question;
  const owner = options[correct] ?? node;
  const plies = run.tree.depth(node) - run.tree.depth(owner);
  const said = words.bound(GREEK[bound], worth(limitOf(run, question)));
  return plies === 1
    ? words.becauseParent(names.token(owner), said)
    : words.becauseAncestor(names.token(owner), plies, said);
}
