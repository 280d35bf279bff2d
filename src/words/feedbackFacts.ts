/** Collects the facts about a wrong answer, once for every language. */

import type { RecursionRun } from '../core/run/anyRun.ts';
import { givenWindow, testWorth, type WorthTest, worthAt } from '../core/run/worth.ts';
import { maxMayStop, minMayStop } from '../core/search/rules.ts';
import type { SearchRules } from '../core/search/searchSettings.ts';
import { FULL_WINDOW } from '../core/search/searchWindow.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { bySide, CHANCE } from '../core/tree/nodeKind.ts';
import { nodesByPass } from '../practice/budgets.ts';
import type { Finding } from '../practice/diagnose/finding.ts';
import type { Detail } from '../practice/diagnose/sign.ts';
import { evaluatedLeaves } from '../practice/formats/leaves.ts';
import type { DecidingTest } from '../practice/place.ts';
import { printWorth, worth } from './estimates.ts';
import { type NodeNames, nameInList } from './nodeNames.ts';
import { exactNumber, number, type Segment } from './sentence.ts';
import { printEndOf, printWindow } from './symbols.ts';
import { type VectorFacts, vectorFactsAt } from './vectorFacts.ts';

/** The facts that a sentence about a finding needs. */
export interface FeedbackFacts {
  readonly finding: Finding;
  /** the run of the right search */
  readonly run: RecursionRun;
  readonly names: NodeNames;
  readonly rules: SearchRules;
  /** the moment at which windows are asked about, when it is not the call */
  readonly windowsAt: 'end' | undefined;
}

/** The facts that a sentence about a test needs. */
export interface TestFacts extends DecidingTest {
  /** the name of the tester, and what it holds */
  readonly at: Segment;
  readonly held: Segment;
  /** the bound, such as "α = 3" */
  readonly set: Segment;
  /** whether the owner's value is proved to reach the bound, not only held */
  readonly isGuaranteed: boolean;
  /** "≤ 2" when that is proved about the tester at the place; null when 2 is only what it holds */
  readonly known: Segment | null;
  /** whether the condition itself is met, though at the last child there may be nothing to cut */
  readonly isMet: boolean;
}

export function aboutTest({ run, finding, names, rules }: FeedbackFacts, test: DecidingTest): TestFacts {
  const { tester, owner, bound, limit, v } = test;
  const { step } = finding.place;
  const compared = comparedAt(run, step, test);
  // A chance node makes both tests, against α and against β.
  const isMax = bound === 'beta';
  const of = run.rangeAt(tester, step);
  const isProved = Number.isFinite(v) && (isMax ? of.low >= v : of.high <= v);
  const ofOwner = owner === null ? null : run.rangeAt(owner, step);
  return {
    ...test,
    at: names.token(tester),
    held: worth(compared.v),
    set: number(`${bound === 'alpha' ? 'α' : 'β'} = ${printEndOf(compared.limit)}`),
    isGuaranteed: ofOwner !== null && (bound === 'alpha' ? ofOwner.low >= limit : ofOwner.high <= limit),
    known: isProved ? number(`${isMax ? '≥' : '≤'} ${printWorth(compared.v)}`) : null,
    isMet: (isMax ? maxMayStop : minMayStop)(v, limit, rules.cutoff),
  };
}

/** The two numbers of a test, each with whether it is proved at the step. */
function comparedAt(run: RecursionRun, step: number, test: DecidingTest): WorthTest {
  const { tester, bound, v, limit } = test;
  return testWorth(run, tester, step, { bound, v, limit, holds: false, atLastChild: false });
}

/** what the tester holds */
export function heldIn({ run, finding }: FeedbackFacts, test: DecidingTest): Segment {
  return worth(comparedAt(run, finding.place.step, test).v);
}

/** the bound with which it is compared */
export function boundIn({ run, finding }: FeedbackFacts, test: DecidingTest): Segment {
  return number(printEndOf(comparedAt(run, finding.place.step, test).limit));
}

/** Writes the root window, such as "(2, 5)". */
export function rootWindow({ limits }: RecursionRun): Segment {
  return number(printWindow(givenWindow(limits.window ?? FULL_WINDOW)));
}

/** Whether the bound of a test that no node has set is one of the root window. */
export function isOfGivenWindow(
  { limits: { window } }: RecursionRun,
  { owner, bound, limit }: DecidingTest,
): boolean {
  return owner === null && window !== null && Number.isFinite(limit) && window[bound] === limit;
}

/** Returns MAX or MIN, whichever decides at the node. */
export function sideAt({ tree }: RecursionRun, node: NodeId): string {
  return bySide(tree.kind(node), 'MAX', 'MIN');
}

/** Whether the node holds the largest leaf there is, or at MIN the smallest. */
export function holdsExtreme({ tree }: RecursionRun, { tester, v }: DecidingTest): boolean {
  const values = tree.leaves().map((leaf) => tree.value(leaf));
  return v === bySide(tree.kind(tester), Math.max(...values), Math.min(...values));
}

/**
 * Returns the chance node that requires the search to continue to a node: the last one above it that has had an outcome
 * before, if no decision below it has. Null when nothing comes before the node.
 */
export function chanceAbove({ tree }: RecursionRun, node: NodeId): NodeId | null {
  const first = tree.pathTo(node).findLast((below) => below !== ROOT && tree.childIndex(below) > 0);
  if (first === undefined) return null;
  const parent = tree.parent(first);
  return tree.kind(parent) === CHANCE ? parent : null;
}

/** Returns what the node returned. */
export function returned(run: RecursionRun, node: NodeId): Segment {
  return worth(worthAt(run, node, run.length));
}

/** Returns the detail of a kind, when the finding has one. */
export function detailOf<K extends Detail['kind']>(
  { finding: { detail } }: FeedbackFacts,
  kind: K,
): Extract<Detail, { kind: K }> | null {
  return detail?.kind === kind ? (detail as Extract<Detail, { kind: K }>) : null;
}

/** The facts that a sentence about passes within a budget needs. */
export interface BudgetFacts {
  readonly budget: Segment;
  /** the depth of the interrupted pass, or of the last one when none is interrupted */
  readonly last: Segment;
  /** for the finished passes: the greatest depth, and "1 + 4 + 9 = 14" nodes */
  readonly finished: Segment;
  readonly nodes: Segment;
  /** the rest of the budget after the finished passes */
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

/** The depth of the pass in which a place lies, and the number of nodes entered by then. */
export function passFacts({ run, finding: { place } }: FeedbackFacts): Record<'depth' | 'entered', Segment> {
  return {
    depth: exactNumber(run.passAt(place.step).depth ?? 0),
    entered: exactNumber(run.tallyAt(place.step).entered),
  };
}

/** Whether a step is the one at which the budget is used up. */
export function isStopped({ run, finding: { place } }: FeedbackFacts): boolean {
  return place.step > 0 && run.kindAt(place.step) === 'stop';
}

/** Returns the evaluated leaves by name, in order. */
export function leavesSeen({ run, names }: FeedbackFacts): string {
  return evaluatedLeaves(run)
    .map((leaf) => nameInList(names, leaf))
    .join(', ');
}

/**
 * Returns what holds at the node that makes the test, at the cut or at its last comparison; null when there is no such
 * test.
 */
export function testFacts({ run, names, finding: { place } }: FeedbackFacts): VectorFacts | null {
  if (place.test === null || run.family !== 'vectors') return null;
  const { tester, cuts } = place.test;
  const step = cuts ? run.cutStep(tester) : run.updateStep(tester, place.step);
  return vectorFactsAt(run, run.event(step), names);
}

/** The side that moves at the root, and what a child of the root that has returned gives to that side. */
export function worthAtRoot({ run }: FeedbackFacts, child: NodeId) {
  const { tree } = run;
  const player = tree.player(ROOT);
  const leaf = run.family === 'vectors' ? run.givenAt(child, run.length) : null;
  return { player: player + 1, worth: leaf === null ? Number.NaN : tree.utility(leaf, player) };
}
