/**
 * The row of searches that return a vector, one value for each player: the sentences, marks, panels and counts of their
 * runs.
 */

import type { Moment, VectorRun } from '../core/index.ts';
import type { AnyEvent } from '../core/run/event.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import * as english from '../words/en/vectors.ts';
import type { Language, Sentence } from '../words/index.ts';
import { type NodeNames, VectorNames } from '../words/nodeNames.ts';
import { vectorFactsAt } from '../words/vectorFacts.ts';
import * as chinese from '../words/zh/vectors.ts';
import { lookedAt } from './bounds.ts';
import type { FamilyRow } from './family.ts';
import { noMore, nothing, placeInTree } from './key.ts';
import { cutsAndBests } from './recursion.ts';

/** The sentences of both languages come with the row. */
const WORDS: Readonly<Record<Language['code'], typeof english>> = { en: english, zh: chinese };

/** The sign beside a node whose player would get as much from another child. */
const TIE = '=';

export const VECTORS: FamilyRow<VectorRun> = {
  names: (tree) => new VectorNames(tree),
  narrate,
  marked: cutsAndBests,
  signAt: (run, node, step) => (run.isTiedAt(node, step) ? TIE : ''),
  boundsAt: () => '',
  panels: ['players', 'stack'],
  counts: () => lookedAt('leavesInAll'),
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

function narrate({ run, event }: Moment<VectorRun>, names: NodeNames, { code }: Language): Sentence {
  const narration = WORDS[code].vectors;
  const facts = vectorFactsAt(run, event, names);
  return event === null ? narration.start(facts) : narration[event.kind](facts);
}

/** Returns an event as JSON, with whole vectors in place of the one component that the node's player compares. */
function eventKey(run: VectorRun, event: AnyEvent): object {
  const { node, step, kind, lines } = event;
  const at = { kind, step, node };
  if (kind === 'enter') return { ...at, player: run.tree.player(node) + 1, bound: run.boundAt(node), lines };
  const value = vectorAt(run, node, step);
  if (kind === 'leaf') return { ...at, value, lines };
  if (kind === 'exit') return { ...at, value, isExact: run.isExactAt(node, step), lines };
  if (kind !== 'update') return { ...event };
  const { child, improved, test } = event;
  const returned = vectorAt(run, child, step);
  const previous = vectorAt(run, node, run.lastStep(node, step - 1));
  return { ...at, child, returned, value, previous, improved, test, lines };
}

function vectorAt(run: VectorRun, node: NodeId, step: number): readonly number[] | null {
  const leaf = run.givenAt(node, step);
  return leaf === null ? null : run.tree.vector(leaf);
}
