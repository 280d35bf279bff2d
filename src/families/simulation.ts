/** The row of searches by simulation: the sentences, marks, panels and counts of their runs. */
import type { Moment, NodeId, SimulationRun } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import type { AnyEvent } from '../core/run/event.ts';
import { SELECTION } from '../core/search/selection.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { SIMULATION_QUESTIONS } from '../practice/predict/question.ts';
import { minimaxWritten, printC, printReward } from '../words/decimals.ts';
import * as english from '../words/en/simulation.ts';
import { namesOfAll } from '../words/grownNames.ts';
import type { Language, NodeNames, Sentence } from '../words/index.ts';
import { scoresWritten, simulationFactsAt } from '../words/simulationFacts.ts';
import { readingFactsAt } from '../words/simulationReading.ts';
import * as chinese from '../words/zh/simulation.ts';
import type { EdgeNote, FamilyRow, PlayoutNote } from './family.ts';
import { eventAsItIs, nothing } from './key.ts';

/** The sentences of both languages come with the row, since nothing else of a language needs them. */
const WORDS: Readonly<Record<Language['code'], typeof english>> = { en: english, zh: chinese };

export const SIMULATION: FamilyRow<SimulationRun> = {
  names: namesOfAll,
  narrate,
  marked: (run) => run.changes.map((iteration) => ['best', run.endOf(iteration)] as const),
  signAt: minimaxAt,
  boundsAt: (run, node, step) => visitsText(run, node, step),
  edgeAt,
  playoutsAt,
  isAlwaysBeside: true,
  panels: ['selection', 'convergence'],
  grains: ({ code }) => WORDS[code].grains,
  settingsInShort({ settings }, { code }) {
    const { iterations, c, selection } = settings;
    return WORDS[code].settingsInShort(iterations, printC(c ?? SELECTION[selection].usualC));
  },
  reading: ({ run, step }, node, names, { code }) =>
    WORDS[code].reading(readingFactsAt(run, step, node, names)),
  whose: ({ told }, { code }) => WORDS[code].whose[told.numbers],
  counts: () => ['iterations', 'treeNodes', 'playedPlies'],
  questions: SIMULATION_QUESTIONS,
  asksOfWhole: false,
  keepsNodes: true,
  hasNumberedListing: false,
  key: {
    value: (run) => run.valueAt(ROOT),
    event: (run, event) => eventKey(run, event),
    at: nothing,
    place: (run, _from, to) => run.placeOf(to),
    more: resultKey,
    node: nodeKey,
  },
};

function narrate({ run, event }: Moment<SimulationRun>, names: NodeNames, { code }: Language): Sentence {
  return WORDS[code].simulation[event?.kind ?? 'start'](simulationFactsAt(run, event, names));
}

/** Returns the share of a move among the visits of its siblings, and its score while a child is selected. */
function edgeAt(moment: Moment<SimulationRun>, child: NodeId): EdgeNote {
  const { run, step, event } = moment;
  const { tree } = run;
  const parent = tree.parent(child);
  const { visits } = run.standingOf(child, step);
  const all = visitsBelow(run, parent, step);
  const share = visits === 0 ? 0 : SHARES.filter((least) => visits / all > least).length;
  const isHere = (event?.kind === 'select' || event?.kind === 'expand') && event.node === parent;
  const score = isHere && !event.isDrawn ? (scoresAt(moment).get(child) ?? '') : '';
  return { share: share as EdgeNote['share'], score, isChosen: isHere && event.child === child };
}

function playoutsAt({ run, event }: Moment<SimulationRun>): readonly PlayoutNote[] {
  if (event?.kind !== 'simulate') return [];
  const { node, iteration, reward } = event;
  const playouts = run.playoutsOf(iteration);
  if (run.grows)
    return playouts.length === 0 ? [] : [{ nodes: [node], end: printReward(run.told.valueAt(node, reward)) }];
  return playouts.map(({ positions }) => ({ nodes: [node, ...(positions as readonly NodeId[])], end: '' }));
}

/** The shares above which an edge is drawn thicker. */
const SHARES = [0, 0.15, 0.3, 0.5, 0.7];

/** Returns the visits of all children of a node after `step` events. */
function visitsBelow(run: SimulationRun, node: NodeId, step: number): number {
  const { visits } = run.standingOf(node, step);
  // Every visit of an inner node went on to a child, except the one in which the node was added.
  return node === ROOT ? Math.max(visits, 1) : Math.max(visits - 1, 1);
}

/** Returns the scores at the node where a child is selected, by child, in as many decimals as the sentence has. */
const scoresAt = memoizeByObject((moment: Moment<SimulationRun>): ReadonlyMap<NodeId, string> => {
  const { event } = moment;
  if (event?.kind !== 'select' && event?.kind !== 'expand') return new Map();
  return scoresWritten(event);
});

/** Returns the minimax value of a node beside its mean, such as "mm 0.6"; "" before its first visit, and when it is unknown. */
function minimaxAt(
  run: SimulationRun,
  node: NodeId,
  step: number,
  beside?: ReadonlyMap<NodeId, number>,
): string {
  const value = beside?.get(node);
  if (value === undefined || run.standingOf(node, step).visits === 0) return '';
  return `mm ${minimaxWritten(run.told.valueAt(node, value))}`;
}

/** Returns how often a node was visited, such as "N 12"; "" before its first visit. */
function visitsText(run: SimulationRun, node: NodeId, step: number): string {
  const { visits } = run.standingOf(node, step);
  return visits === 0 ? '' : `N ${visits}`;
}

function eventKey(run: SimulationRun, event: AnyEvent): object {
  if (event.kind === 'select' || event.kind === 'expand') {
    const { isDrawn, ...others } = eventAsItIs(run, event) as { readonly isDrawn: boolean };
    return { ...others, drawn: isDrawn };
  }
  if (event.kind === 'simulate') {
    const { isTerminal, ...others } = event;
    return { ...others, terminal: isTerminal };
  }
  return eventAsItIs(run, event);
}

/** Returns what only a simulation has; an estimate is no bound of a value, and no move is proved to be best. */
function resultKey(run: SimulationRun): object {
  const { length, iterations, changes } = run;
  const { visits, sum } = run.toldStandingOf(ROOT, length);
  const best = run.bestChildAt(ROOT, length);
  return {
    merged: 0,
    numbers: run.told.numbers,
    iterations: Array.from({ length: iterations }, (_, index) => iterationKey(run, index + 1)),
    root: { N: visits, W: sum, Q: visits === 0 ? null : sum / visits },
    rootMoves: run.tree.isLeaf(ROOT)
      ? []
      : run.candidatesAt(ROOT, length).map((each) => ({
          move: each.move || null,
          N: each.visits,
          W: each.sum,
          Q: each.mean,
        })),
    recommended: best === null ? null : run.placeOf(best),
    changes,
    tree: run.tallyAt(length).generated,
  };
}

/** Returns what is written of each node besides its place in the tree. */
function nodeKey(run: SimulationRun, node: NodeId): object {
  const { visits, sum } = run.toldStandingOf(node, run.length);
  return { N: visits, W: sum };
}

function iterationKey(run: SimulationRun, iteration: number) {
  const plies = run.log.pliesUpTo(iteration) - run.log.pliesUpTo(iteration - 1);
  return {
    path: run
      .pathOf(iteration)
      .slice(1)
      .map((node) => run.placeOf(node)),
    reward: run.log.rewardOf(iteration - 1),
    plies,
  };
}
