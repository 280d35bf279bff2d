/** Turns rows of the record into readable events. */
import { assertNever } from '../byKind.ts';
import type { SearchRules } from '../search/index.ts';
import type { GameTree, NodeId } from '../tree/index.ts';
import { CHANCE } from '../tree/nodeKind.ts';
import type { BoundsEvent, CutoffReach, HaltEvent } from './event.ts';
import type { CodeLine } from './eventLines.ts';
import type { Pass, Passes, WhyEnded } from './pass.ts';
import type { Ranges } from './range.ts';
import { CUTOFF, EVENT_KINDS, RESEARCH, type RunRecord } from './record.ts';
import type { CutoffTest, OutcomeTests, Windows } from './window.ts';

/** The members of a run from which an event is described. */
export interface EventSource {
  readonly record: RunRecord;
  readonly passes: Passes;
  readonly ranges: Ranges;
  readonly windows: Windows;
  readonly rules: SearchRules;
  readonly why: WhyEnded;
  readonly answered: Pass | null;
  readonly isFromBook: boolean;
  /** whether later children are first searched with a null window */
  readonly asks: boolean;
  /** the child of the root that is proved to be best; null when none is */
  readonly bestMoveAt: (step: number) => NodeId | null;
}

/** Returns the step-th event of the run with all details that a sentence about the event needs. */
export function describeEvent(run: EventSource, step: number): BoundsEvent {
  const { record } = run;
  const node = record.node(step);
  const kind = EVENT_KINDS[record.kind(step)] as BoundsEvent['kind'];
  switch (kind) {
    case 'enter':
      return { kind, step, node, window: run.windows.atEntry(node, step), lines: ['call', 'init'] };
    case 'leaf':
    case 'horizon':
      return { kind, step, node, value: record.value(step), lines: ['terminal'] };
    case 'update':
      return describeUpdate(run, step, node);
    case 'again':
      return describeResearch(run, step, node);
    case 'cutoff':
      return describeCutoff(run, step, node);
    case 'exit':
      return describeExit(run, step, node);
    case 'halt':
      return describeHalt(run.passes, step, node);
    case 'stay':
      return describeStandPat(run, step, node);
    case 'pass':
      return describePass(run, step, node);
    case 'stop':
      return { kind, step, node, depth: run.passes.at(step).depth ?? 0, lines: ['outOfBudget'] };
    case 'answer':
      return describeAnswer(run, step, node);
    default:
      return assertNever(kind);
  }
}

/** Whether an update gave its node another value; false at a chance node. */
export function isImprovement(record: RunRecord, passes: Passes, step: number): boolean {
  const node = record.node(step);
  const { tree } = passes.at(step);
  return tree.kind(node) !== CHANCE && record.value(step) !== record.value(record.rowBefore(node, step));
}

function describeStandPat({ record, passes, windows }: EventSource, step: number, node: NodeId): BoundsEvent {
  const test = windows.test(step);
  return {
    kind: 'stay',
    step,
    node,
    static: passes.at(step).tree.staticValue(node),
    value: record.value(step),
    test,
    window: windows.at(node, step),
    lines: ['stay'],
  };
}

function describePass({ record, passes }: EventSource, step: number, node: NodeId): BoundsEvent {
  const { purpose, depth } = passes.at(step);
  const isCheck = purpose === 'check';
  return {
    ...{ kind: 'pass', step, node, purpose },
    depth: depth ?? 0,
    plies: isCheck ? record.value(step) : null,
    lines: [isCheck ? 'check' : 'deeper'],
  };
}

function describeUpdate(run: EventSource, step: number, node: NodeId): BoundsEvent {
  const { record, passes, windows } = run;
  const child = passes.at(step).tree.child(node, record.place(step));
  const test = windows.test(step);
  const outcomeTests = windows.outcomeTests(step);
  return {
    kind: 'update',
    step,
    node,
    child,
    returned: record.value(passes.lastRow(child, step)),
    value: record.value(step),
    previous: record.value(record.rowBefore(node, step)),
    improved: isImprovement(record, passes, step),
    test,
    ...(outcomeTests !== null && { outcomeTests }),
    window: windows.at(node, step),
    lines: [
      ...linesOfCall(run, step, node),
      ...(outcomeTests === null
        ? linesOfUpdate(test, run.rules.value === 'running')
        : linesOfOutcome(outcomeTests)),
    ],
  };
}

/**
 * Returns the line of the pseudocode with which the child that has now returned was called. When the child was searched
 * a second time, its first call belongs to the re-search event.
 */
function linesOfCall({ asks, windows, record }: EventSource, step: number, node: NodeId): CodeLine[] {
  if (!asks) return ['each'];
  const before = record.rowBefore(node, step);
  if (record.kind(before) === RESEARCH) return ['again'];
  return windows.asksAt(node, before) ? ['each', 'ask', 'again'] : ['each', 'first'];
}

function describeResearch({ record, passes, windows }: EventSource, step: number, node: NodeId): BoundsEvent {
  const child = passes.at(step).tree.child(node, record.deciding(step));
  return {
    kind: 'again',
    step,
    node,
    child,
    returned: record.value(passes.lastRow(child, step)),
    window: windows.at(node, step),
    lines: ['each', 'ask', 'again'],
  };
}

/**
 * Returns the lines executed by the update of a chance node. The test against β is made when the test against α fails.
 * A test that holds before the last outcome is the line of the cutoff, which is the next event.
 */
function linesOfOutcome({ low, high }: OutcomeTests): CodeLine[] {
  const lines: CodeLine[] = ['update'];
  if (low.holds) return low.atLastChild ? [...lines, 'low'] : lines;
  return high.holds && !high.atLastChild ? [...lines, 'low'] : [...lines, 'low', 'high'];
}

/** Returns the line of a cutoff: that of the test that holds. */
function lineOfTest(tree: GameTree, node: NodeId, { bound }: CutoffTest): CodeLine {
  if (tree.kind(node) !== CHANCE) return 'test';
  return bound === 'alpha' ? 'low' : 'high';
}

/**
 * Returns the lines executed by an update. A test that holds before the last child is the line of the cutoff, which is
 * the next event. Under the running bound, v is α or β itself, so no line narrows the window.
 */
function linesOfUpdate(test: CutoffTest | null, running: boolean): CodeLine[] {
  if (test === null) return ['update'];
  if (test.holds) return test.atLastChild ? ['update', 'test'] : ['update'];
  return running ? ['update', 'test'] : ['update', 'test', 'narrow'];
}

function describeCutoff(run: EventSource, step: number, node: NodeId): BoundsEvent {
  const { record, passes, windows } = run;
  const { tree } = passes.at(step);
  const test = windows.test(record.rowBefore(node, step)) as CutoffTest;
  const owner = windows.owner(test.bound, node, step);
  const pruned = tree.children(node).slice(record.place(step) + 1);
  const neverGenerated = tree.moveCount(node) - tree.childCount(node);
  return {
    kind: 'cutoff',
    step,
    node,
    test,
    owner,
    reach: reachOf(tree, node, owner),
    pruned,
    prunedLeaves: neverGenerated > 0 ? null : leavesBelow(tree, pruned),
    neverGenerated,
    lines: [lineOfTest(tree, node, test)],
  };
}

/** Returns the number of leaves below the given nodes. */
export function leavesBelow(tree: GameTree, nodes: readonly NodeId[]): number {
  return nodes.reduce((sum, node) => sum + tree.leavesBetween(node, tree.subtreeEnd(node)), 0);
}

function reachOf(tree: GameTree, node: NodeId, owner: NodeId | null): CutoffReach {
  if (owner === null) return 'none';
  return owner === tree.parent(node) ? 'shallow' : 'deep';
}

function describeExit(run: EventSource, step: number, node: NodeId): BoundsEvent {
  const { record, passes, ranges, windows } = run;
  const before = record.rowBefore(node, step);
  const wasCut = record.kind(before) === CUTOFF;
  const test = wasCut ? windows.test(record.rowBefore(node, before)) : null;
  return {
    kind: 'exit',
    step,
    node,
    value: record.value(step),
    range: ranges.at(node, step),
    lines: [test === null ? 'return' : lineOfTest(passes.at(step).tree, node, test)],
  };
}

function describeAnswer(
  { record, answered, why, isFromBook, bestMoveAt }: EventSource,
  step: number,
  node: NodeId,
): BoundsEvent {
  const move = bestMoveAt(step);
  const ending = { why, depth: answered?.depth ?? null, isFromBook };
  const line = isFromBook ? undefined : lineOfEnd(why, answered);
  const lines = line === undefined ? [] : [line];
  return { kind: 'answer', step, node, value: record.value(step), move, ending, lines };
}

/** Returns the lines of the pseudocode at which the passes end; none when the search could not continue. */
function lineOfEnd(why: WhyEnded, answered: Pass | null): CodeLine | undefined {
  if (why === 'halt') return undefined;
  if (why === 'budget') return 'outOfBudget';
  return why === 'proved' && answered?.purpose === 'deepen' ? 'proved' : 'given';
}

/** Returns the reason why the search could not continue. Throws when it ended normally. */
export function describeHalt(passes: Passes, step: number, node: NodeId): HaltEvent {
  const { result } = passes.at(step);
  if (result.ok) throw new Error('a halt in a run that has a value');
  const reason = result.halt.reason as HaltEvent['reason'];
  return { kind: 'halt', step, node, reason, lines: [] };
}
