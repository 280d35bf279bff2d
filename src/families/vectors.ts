/** The row of searches that return a value for each of several players: what is said and shown about their runs. */
import type { AnyEvent } from '../core/run/event.ts';
import type { Moment } from '../core/run/moment.ts';
import type { VectorRun } from '../core/run/vectorRun.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import type { Language } from '../words/language.ts';
import { type NodeNames, VectorNames } from '../words/nodeNames.ts';
import type { Sentence } from '../words/sentence.ts';
import { vectorFactsAt } from '../words/vectorFacts.ts';
import { lookedAt } from './bounds.ts';
import type { FamilyRow } from './family.ts';
import { noMore, nothing, placeInTree } from './key.ts';
import { cutsAndBests } from './recursion.ts';

/** The sign of a node whose player would get as much from another child. */
const TIE = '=';

export const VECTORS: FamilyRow<VectorRun> = {
  names: (tree) => new VectorNames(tree),
  narrate,
  marked: cutsAndBests,
  signAt: (run, node, step) => (run.isTiedAt(node, step) ? TIE : ''),
  boundsAt: () => '',
  panels: ['players', 'stack'],
  counts: (run, step) => lookedAt(run, step, 'leavesInAll'),
  questions: [],
  asksOfWhole: true,
  keepsNodes: false,
  hasNumberedListing: false,
  key: {
    value: (run) => vectorAt(run, ROOT, run.length) ?? [],
    event: eventKey,
    at: nothing,
    place: placeInTree,
    more: noMore,
  },
};

function narrate({ trace, event }: Moment<VectorRun>, names: NodeNames, language: Language): Sentence {
  const narration = language.vectors;
  const facts = vectorFactsAt(trace, event, names);
  return event === null ? narration.start(facts) : narration[event.kind](facts);
}

/** Returns an event with vectors in place of the one number that its own player compares. */
function eventKey(trace: VectorRun, event: AnyEvent): object {
  const { node, step, kind, lines } = event;
  const at = { kind, step, node };
  if (kind === 'enter')
    return { ...at, player: trace.tree.player(node) + 1, bound: trace.boundAt(node), lines };
  const value = vectorAt(trace, node, step);
  if (kind === 'leaf') return { ...at, value, lines };
  if (kind === 'exit') return { ...at, value, isExact: trace.isExactAt(node, step), lines };
  if (kind !== 'update') return { ...event };
  const { child, improved, test } = event;
  const returned = vectorAt(trace, child, step);
  const previous = vectorAt(trace, node, trace.lastStep(node, step - 1));
  return { ...at, child, returned, value, previous, improved, test, lines };
}

function vectorAt(trace: VectorRun, node: NodeId, step: number): readonly number[] | null {
  const leaf = trace.givenAt(node, step);
  return leaf === null ? null : trace.tree.vector(leaf);
}
