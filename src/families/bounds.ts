/**
 * The row of depth-first searches that return values of MAX and MIN, with or without windows: the sentences, marks,
 * panels and counts of their runs.
 */
import type { BoundNotation, BoundsRun, Moment, NodeId, NodeState } from '../core/index.ts';
import { windowWorth, worthAt } from '../core/run/worth.ts';
import { hasSeveralPasses } from '../core/search/searchLimits.ts';
import { paranoidView } from '../core/tree/paranoid.ts';
import { PATH_QUESTIONS } from '../practice/predict/question.ts';
import { factsAt, type StepFacts } from '../words/facts.ts';
import type { Language, Sentence } from '../words/index.ts';
import { NodeNames } from '../words/nodeNames.ts';
import { printOwnBound, printPair, printRange, printWindow } from '../words/symbols.ts';
import type { CountName, FamilyRow } from './family.ts';
import { eventAsItIs, noMore, nothing, placeInTree, plainValue } from './key.ts';
import { tabled } from './passes.ts';
import { cutsAndBests } from './recursion.ts';

export const BOUNDS: FamilyRow<BoundsRun> = {
  // In a tree of several players searched as if all played against player 1, a leaf is named by the value that player 1
  // gets.
  names: (tree) => new NodeNames(paranoidView(tree)),
  narrate,
  marked: cutsAndBests,
  signAt: () => '',
  boundsAt,
  panels: ['window', 'stack'],
  counts,
  questions: PATH_QUESTIONS,
  asksOfWhole: true,
  keepsNodes: false,
  hasNumberedListing: false,
  key: { value: plainValue, event: eventAsItIs, at: nothing, place: placeInTree, more: noMore },
};

function narrate({ run, event }: Moment<BoundsRun>, names: NodeNames, language: Language): Sentence {
  const { narration } = language;
  if (event === null) return narration.start(run, names);
  const facts = factsAt(run, event, names);
  if (event.kind === 'leaf' && run.tree.isTabled(event.node)) return tabled(event, facts, language);
  const sentence = (narration[event.kind] as (facts: StepFacts) => Sentence)(facts);
  const goesOn = event.kind === 'enter' && run.treeAt(event.step).isExtended(event.node);
  return goesOn ? narration.goesOn(sentence, { ...facts, event, run }) : sentence;
}

function boundsAt(
  run: BoundsRun,
  node: NodeId,
  step: number,
  notation: BoundNotation,
  state: NodeState,
): string {
  const direction = run.tree.direction(node);
  if (state.window === null || direction === 'leaf' || direction === 'player') return '';
  const held = () => (state.value === null ? null : worthAt(run, node, step, state.value));
  switch (notation) {
    case 'window':
      return printWindow(windowWorth(run, node, step));
    case 'range':
      return printRange(state);
    case 'one':
      return direction === 'chance' ? '' : printOwnBound(direction, held());
    case 'pair':
      return printPair(direction, windowWorth(run, node, step), held());
  }
}

/**
 * Returns the counts beside the figure: in a growing tree, what was generated; when nodes are entered again, how often
 * nodes were entered in all; otherwise what was visited.
 */
function counts(run: BoundsRun): readonly CountName[] {
  if (run.grows) return ['generated', 'expanded', 'evaluated', 'stored', 'neverGenerated'];
  if (hasSeveralPasses(run.limits) || run.entersAgain) return ['entered', 'distinct', 'evaluated', 'cutoffs'];
  return lookedAt(run.tree.hasChance ? 'leavesInAll' : 'minimaxWould');
}

/** Returns the counts of visited nodes and leaves, with a total to compare them with. */
export function lookedAt(all: CountName): readonly CountName[] {
  return ['evaluated', 'leavesCut', all, 'enteredOfAll', 'estimated', 'fewest'];
}
