/** Collects the facts about a wrong answer, in the same way for every language. */

import type { PractisedRun, RecursionRun, SearchRules, SimulationRun } from '../core/index.ts';
import { simulationOf } from '../core/run/anyRun.ts';
import type { SimulationEvent } from '../core/run/event.ts';
import { windowedRun } from '../core/run/windowedRun.ts';
import { entryWorth, givenWindow, testWorth, type WorthTest, worthAt } from '../core/run/worth.ts';
import { openWindow, windowWithin } from '../core/search/openWindow.ts';
import { maxMayStop, minMayStop } from '../core/search/rules.ts';
import { FULL_WINDOW, type SearchWindow } from '../core/search/searchWindow.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { bySide, CHANCE } from '../core/tree/nodeKind.ts';
import { nodesByPass } from '../practice/budgets.ts';
import type { Detail } from '../practice/diagnose/sign.ts';
import { evaluatedLeaves } from '../practice/formats/leaves.ts';
import type { DecidingTest, Finding, Moment } from '../practice/index.ts';
import { estimateOf, positionsIn, worthOfWin } from '../practice/positions.ts';
import { byLists } from '../practice/task.ts';
import { printWorth, worth } from './estimates.ts';
import { type NodeNames, nameInList } from './nodeNames.ts';
import { exactNumber, number, type Segment } from './sentence.ts';
import { type SimulationFacts, simulationFactsAt } from './simulationFacts.ts';
import { printEnd, printEndOf, printWindow } from './symbols.ts';
import { type VectorFacts, vectorFactsAt } from './vectorFacts.ts';

/**
 * The facts from which the sentences about a finding are made. A finding is a misconception that explains a
 * wrong answer.
 */
export interface FeedbackFacts<Run extends PractisedRun = RecursionRun> {
  readonly finding: Finding;
  /** the run of the correct search */
  readonly run: Run;
  readonly names: NodeNames;
  readonly rules: SearchRules;
  /** what the question about windows asks for of each call */
  readonly windowsAt: Moment;
}

/** The facts about a finding in an exercise about any search. */
export type AnyFeedbackFacts = FeedbackFacts<PractisedRun>;

/** The facts about a finding in an exercise about a simulation. */
export type SimulationFeedbackFacts = FeedbackFacts<SimulationRun>;

export function isOfRecursionRun(facts: AnyFeedbackFacts): facts is FeedbackFacts {
  return simulationOf(facts.run) === null && !byLists(facts.run.algorithm);
}

export function isOfSimulationRun(facts: AnyFeedbackFacts): facts is SimulationFeedbackFacts {
  return simulationOf(facts.run) !== null;
}

/** The facts about the comparison that decides an item of the answer. */
export interface TestFacts extends DecidingTest {
  /** the name of the node that compares, and the value that it holds */
  readonly at: Segment;
  readonly held: Segment;
  /** the bound with its name, such as "α = 3" */
  readonly set: Segment;
  /** whether the value of the bound's owner is proved to reach the bound, not only estimated */
  readonly isGuaranteed: boolean;
  /**
   * what is proved about the value of the comparing node at the step, such as "≤ 2"; null when nothing is
   * proved beyond the value that it holds
   */
  readonly known: Segment | null;
  /** whether the value reaches the bound; after the last child that cuts nothing */
  readonly isMet: boolean;
}

export function aboutTest({ run, finding, names, rules }: FeedbackFacts, test: DecidingTest): TestFacts {
  const { tester, owner, bound, limit, v } = test;
  const { step } = finding.place;
  const compared = comparedAt(run, step, test);
  // The side depends on the bound of the test, not on the node, because a chance node can be cut by α and by
  // β.
  const isMax = bound === 'beta';
  const of = run.rangeAt(tester, step);
  const isProved = Number.isFinite(v) && (isMax ? of.low >= v : of.high <= v);
  const ofOwner = owner === null ? null : run.rangeAt(owner, step);
  return {
    ...test,
    at: names.token(tester),
    held: worth(compared.v),
    set: number(`${bound === 'alpha' ? 'α' : 'β'} = ${printLimit(run, step, test)}`),
    isGuaranteed: ofOwner !== null && (bound === 'alpha' ? ofOwner.low >= limit : ofOwner.high <= limit),
    known: isProved ? number(`${isMax ? '≥' : '≤'} ${printWorth(compared.v)}`) : null,
    isMet: (isMax ? maxMayStop : minMayStop)(v, limit, rules.cutoff),
  };
}

/** Writes the bound of a test, which as an end of a null window is written by the other end. */
function printLimit(run: RecursionRun, step: number, test: DecidingTest): string {
  const { tester, bound, limit } = test;
  const bounds = windowedRun(run);
  const window = bounds && entryWorth(bounds, tester, step);
  const isEnd = window !== null && window[bound].value === limit;
  return isEnd ? printEnd(bound, window) : printEndOf(comparedAt(run, step, test).limit);
}

/** Returns the compared value and bound of a test, each with whether it is proved at the step. */
function comparedAt(run: RecursionRun, step: number, test: DecidingTest): WorthTest {
  const { tester, bound, v, limit } = test;
  return testWorth(run, tester, step, { bound, v, limit, holds: false, atLastChild: false });
}

/** Returns the value that the comparing node holds, as a segment of a sentence. */
export function heldIn({ run, finding }: FeedbackFacts, test: DecidingTest): Segment {
  return worth(comparedAt(run, finding.place.step, test).v);
}

/** Returns the bound with which the value is compared, as a segment of a sentence. */
export function boundIn({ run, finding }: FeedbackFacts, test: DecidingTest): Segment {
  return number(printEndOf(comparedAt(run, finding.place.step, test).limit));
}

/** Returns the window that a search begins with: that of its limits, within the bounds that it may know of the leaves. */
function firstWindow({ limits, rules, tree }: RecursionRun): SearchWindow {
  return windowWithin(limits.window ?? FULL_WINDOW, openWindow(rules, tree));
}

/** Writes the window that a search begins with, such as "(2, 5)". */
export function rootWindow(run: RecursionRun): Segment {
  return number(printWindow(givenWindow(firstWindow(run))));
}

/** Whether a test's bound comes from the root window, which is asked only when no node owns the bound. */
export function isOfGivenWindow(run: RecursionRun, { owner, bound, limit }: DecidingTest): boolean {
  return owner === null && Number.isFinite(limit) && firstWindow(run)[bound] === limit;
}

/** A node that calls a child with a null window, and what it asks by it. */
interface Asker {
  readonly name: Segment;
  /** whether it asks for more than a value, or else for less */
  readonly isMore: boolean;
  readonly than: Segment;
}

/** Returns the node that has set the bound of a test only in order to ask whether a child is better; null for none. */
export function askerOf({ run, names, finding }: FeedbackFacts, test: DecidingTest): Asker | null {
  const { tester, bound, owner } = test;
  const { step } = finding.place;
  const bounds = windowedRun(run);
  const asker = owner === null ? (bounds?.askerAt(bound, tester, step) ?? null) : null;
  if (bounds === null || asker === null) return null;
  const isMore = bound === 'beta';
  const than = printEnd(isMore ? 'alpha' : 'beta', entryWorth(bounds, tester, step));
  return { name: names.token(asker), isMore, than: number(than) };
}

/** Returns "MAX" or "MIN", whichever decides at the node. */
export function sideAt({ tree }: RecursionRun, node: NodeId): string {
  return bySide(tree.kind(node), 'MAX', 'MIN');
}

/** Whether the comparing node holds the greatest leaf value of the tree or, at MIN, the smallest. */
export function holdsExtreme({ tree }: RecursionRun, { tester, v }: DecidingTest): boolean {
  const values = tree.leaves().map((leaf) => tree.value(leaf));
  return v === bySide(tree.kind(tester), Math.max(...values), Math.min(...values));
}

/**
 * Returns the chance node because of which the search has to go on to a node: the last chance node above with
 * an earlier outcome, provided that no MAX or MIN node below it has an earlier child. Null for none.
 */
export function chanceAbove({ tree }: Pick<RecursionRun, 'tree'>, node: NodeId): NodeId | null {
  const first = tree.pathTo(node).findLast((below) => below !== ROOT && tree.childIndex(below) > 0);
  if (first === undefined) return null;
  const parent = tree.parent(first);
  return tree.kind(parent) === CHANCE ? parent : null;
}

/** Returns the value that a node returned, as a segment of a sentence. */
export function returned(run: RecursionRun, node: NodeId): Segment {
  return worth(worthAt(run, node, run.length));
}

/** Returns the detail of a finding when it is of the given kind; otherwise null. */
export function detailOf<K extends Detail['kind']>(
  { finding: { detail } }: FeedbackFacts,
  kind: K,
): Extract<Detail, { kind: K }> | null {
  return detail?.kind === kind ? (detail as Extract<Detail, { kind: K }>) : null;
}

/** The facts about passes of iterative deepening within a budget of nodes. */
export interface BudgetFacts {
  readonly budget: Segment;
  /** the depth of the pass that was interrupted, or of the last pass when none was */
  readonly last: Segment;
  /**
   * the depth of the last finished pass; `nodes` is the sum of the nodes of all finished passes, such as "1 +
   * 4 + 9 = 14"
   */
  readonly finished: Segment;
  readonly nodes: Segment;
  /** the number of nodes that the finished passes left of the budget */
  readonly left: Segment;
}

export function aboutBudget({ run }: FeedbackFacts): BudgetFacts {
  const { limits, passes } = run;
  const done = passes.filter(({ result }) => result.ok);
  const ends = nodesByPass(run).slice(0, done.length);
  const each = ends.map((end, pass) => end - (ends[pass - 1] ?? 0));
  const sum = ends.at(-1) ?? 0;
  const budget = limits.budget ?? sum;
  return {
    budget: exactNumber(budget),
    last: exactNumber(passes.at(-1)?.depth ?? 0),
    finished: exactNumber(done.at(-1)?.depth ?? 0),
    nodes: number(each.length > 1 ? `${each.join(' + ')} = ${sum}` : String(sum)),
    left: exactNumber(budget - sum),
  };
}

/**
 * Returns the depth of the pass at the finding's step, and the number of nodes that it had entered by then.
 */
export function passFacts({ run, finding: { place } }: FeedbackFacts): Record<'depth' | 'entered', Segment> {
  return {
    depth: exactNumber(run.passAt(place.step).depth ?? 0),
    entered: exactNumber(run.tallyAt(place.step).entered),
  };
}

/** Whether the search used up its budget at the finding's step. */
export function isStopped({ run, finding: { place } }: FeedbackFacts): boolean {
  return place.step > 0 && run.kindAt(place.step) === 'stop';
}

/** Returns the names of the evaluated leaves in order, as one text. */
export function leavesSeen({ run, names }: FeedbackFacts): string {
  return evaluatedLeaves(run)
    .map((leaf) => nameInList(names, leaf))
    .join(', ');
}

/**
 * Returns, for several players, the facts at the comparison that explains a wrong answer: the cut itself, or
 * the last comparison of a node that was not cut. Null when there is none.
 */
export function testFacts({ run, names, finding: { place } }: FeedbackFacts): VectorFacts | null {
  if (place.test === null || run.family !== 'vectors') return null;
  const { tester, cuts } = place.test;
  const step = cuts ? run.cutStep(tester) : run.updateStep(tester, place.step);
  return vectorFactsAt(run, run.event(step), names);
}

/** Returns the player who moves at the root, and the value of a child of the root for that player. */
export function worthAtRoot({ run }: FeedbackFacts, child: NodeId) {
  const { tree } = run;
  const player = tree.player(ROOT);
  const leaf = run.family === 'vectors' ? run.givenAt(child, run.length) : null;
  return { player: player + 1, worth: leaf === null ? Number.NaN : tree.utility(leaf, player) };
}

/** The facts about f of a position. */
export interface EstimateFacts {
  readonly name: Segment;
  /** the lines that are open to either side, and f */
  readonly max: Segment;
  readonly min: Segment;
  readonly f: Segment;
  /** who has won; null when nobody has */
  readonly winner: 'MAX' | 'MIN' | null;
}

/** Returns how f is counted at the node of a finding; null when the node has no position. */
export function estimateFacts({ run, names, finding: { place } }: FeedbackFacts): EstimateFacts | null {
  const position = positionsIn(run.tree)?.get(place.node);
  return position === undefined ? null : factsOfPosition(position, names.token(place.node));
}

/** Returns how f of a position with this name is counted. */
export function factsOfPosition(position: string, name: Segment): EstimateFacts {
  const { max, min, f } = estimateOf(position);
  const won = worthOfWin(position);
  return {
    name,
    max: exactNumber(max),
    min: exactNumber(min),
    f: exactNumber(f),
    winner: won === null ? null : won > 0 ? 'MAX' : 'MIN',
  };
}

/** The step of a simulation at which a wrong answer goes wrong. */
export interface IterationFacts {
  readonly step: Segment;
  readonly iteration: Segment;
  /** whether a child is selected at the step, and not a reward backed up */
  readonly isSelection: boolean;
  /** what happens at the step */
  readonly event: SimulationEvent;
  readonly narrated: SimulationFacts;
}

export function iterationFacts({ run, names, finding: { place } }: SimulationFeedbackFacts): IterationFacts {
  const event = run.event(place.step);
  return {
    step: exactNumber(place.step),
    iteration: exactNumber(run.iterationAt(place.step)),
    isSelection: event.kind === 'select' || event.kind === 'expand',
    event,
    narrated: simulationFactsAt(run, event, names),
  };
}
