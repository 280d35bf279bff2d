/**
 * A run as negamax writes it: the same events, with every number from the view of the side to move at its node. Numbers
 * of MAX become numbers of the side to move only in this file; code that writes a number asks the run.
 */
import { memoizeByObject } from '../memoizeByObject.ts';
import type { SearchResult, SearchWindow } from '../search/index.ts';
import { sidesAlternate } from '../tree/alternation.ts';
import type { GameTree } from '../tree/index.ts';
import { flippedIn, moverPass, moverTree, opposite } from '../tree/moverTree.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import type { BoundsRun } from './boundsRun.ts';
import type { BoundsEvent, ResearchEvent, UpdateEvent } from './event.ts';
import type { CodeLine } from './eventLines.ts';
import type { Frame } from './frame.ts';
import { Moment } from './moment.ts';
import type { NodeState } from './nodeState.ts';
import type { Pass } from './pass.ts';
import type { ValueRange } from './range.ts';
import { rangeLabel } from './rangeLabel.ts';
import type { ValueKind } from './valueKind.ts';
import type { Bound, CutoffTest } from './window.ts';

/** Returns the run in the numbers of the side to move (`moverForm.ts` says which runs have such a form). */
export const moverRun = memoizeByObject(inMoverNumbers);

/** Every member is written out without a spread, so that the compiler reports a member that is missing. */
function inMoverNumbers(plain: BoundsRun): BoundsRun {
  const tree = moverTree(plain.tree);
  const takeTurns = sidesAlternate(plain.tree);
  const isFlipped = flippedIn(plain.tree);
  const treeOf = (seen: GameTree) => (seen === plain.tree ? tree : moverPass(seen, isFlipped));
  const passOf = new Map(
    plain.passes.map((pass) => [pass, { ...pass, tree: treeOf(pass.tree), result: resultOf(pass.result) }]),
  );
  const plainOf = new Map([...passOf].map(([pass, written]) => [written, pass]));
  const written = (pass: Pass) => passOf.get(pass) as Pass;
  const original = (pass: Pass) => plainOf.get(pass) as Pass;
  let moment: Moment<BoundsRun> | null = null;

  const run: BoundsRun = {
    family: plain.family,
    tree,
    algorithm: plain.algorithm,
    rules: plain.rules,
    limits: plain.limits,
    windows: plain.windows,
    entersAgain: plain.entersAgain,
    result: resultOf(plain.result),
    why: plain.why,
    isFromBook: plain.isFromBook,
    rootWindow: windowOf(ROOT, plain.rootWindow),
    get kindOfValue() {
      return kindOf(plain.kindOfValue);
    },
    kindOfValueIn: (pass) => kindOf(plain.kindOfValueIn(original(pass))),
    passes: plain.passes.map(written),
    answered: plain.answered && written(plain.answered),
    passAt: (step) => written(plain.passAt(step)),
    treeAt: (step) => written(plain.passAt(step)).tree,
    hasEstimates: plain.hasEstimates,
    grows: plain.grows,
    generationOrder: plain.generationOrder,
    length: plain.length,
    phases: plain.phases,
    event: eventAt,
    momentAt,
    kindAt: (step) => plain.kindAt(step),
    eventsOf: (kind) => plain.eventsOf(kind),
    nodeAt: (step) => plain.nodeAt(step),
    pathAt: (step) => plain.pathAt(step),
    bornAt: (node) => plain.bornAt(node),
    entryStep: (node, step) => plain.entryStep(node, step),
    lastStep: (node, step) => plain.lastStep(node, step),
    nextEntry: (node, step) => plain.nextEntry(node, step),
    cutStep: (node, step) => plain.cutStep(node, step),
    updateStep: (node, step) => plain.updateStep(node, step),
    childAt: (step) => plain.childAt(step),
    isImproved: (step) => plain.isImproved(step),
    valueAt: (node, step) => own(node, plain.valueAt(node, step)),
    rangeAt: (node, step) => rangeOf(node, plain.rangeAt(node, step)),
    provedAt: (node, step) => rangeOf(node, plain.provedAt(node, step)),
    stateAt,
    labelOf: (node, state) => rangeLabel(tree.direction(node), state, tree.leafBoundsAt(node)),
    callStackAt: (step) => plain.callStackAt(step).map(frameOf),
    tallyAt: (step) => plain.tallyAt(step),
    entryWindowAt: (node, step) => windowOf(node, plain.entryWindowAt(node, step)),
    windowAt: (node, step) => windowOf(node, plain.windowAt(node, step)),
    testAt: (step) => {
      const test = plain.testAt(step);
      return test && testOf(plain.nodeAt(step), test);
    },
    outcomeTestsAt: (step) => {
      const tests = plain.outcomeTestsAt(step);
      const node = plain.nodeAt(step);
      return tests && { low: testOf(node, tests.low), high: testOf(node, tests.high) };
    },
    ownerAt: (bound, node, step) => plain.ownerAt(boundOf(node, bound), node, step),
    askerAt: (bound, node, step) => plain.askerAt(boundOf(node, bound), node, step),
    boundOwnerAt: (node, step) => plain.boundOwnerAt(node, step),
    lineAt: (step) => plain.lineAt(step),
    bestChildAt: (node, step) => plain.bestChildAt(node, step),
    bestMove: plain.bestMove,
    bestMoveIn: (pass) => plain.bestMoveIn(original(pass)),
    bestMoveAt: (step) => plain.bestMoveAt(step),
    decidingLineAt: (step, from) => plain.decidingLineAt(step, from),
    leavesSeenAt: (step) => plain.leavesSeenAt(step),
    isStop: (step, grain) => plain.isStop(step, grain),
    nextStop: (step, grain) => plain.nextStop(step, grain),
    previousStop: (step, grain) => plain.previousStop(step, grain),
    nextMark: (step) => plain.nextMark(step),
    previousMark: (step) => plain.previousMark(step),
    overSubtree: (step, grain) => plain.overSubtree(step, grain),
    outToParent: (step) => plain.outToParent(step),
  };
  return run;

  function momentAt(step: number): Moment<BoundsRun> {
    if (moment?.step !== step) moment = new Moment<BoundsRun>(run, step);
    return moment;
  }

  function eventAt(step: number): BoundsEvent {
    const event = plain.event(step);
    const { node } = event;
    switch (event.kind) {
      case 'enter':
        return { ...event, window: windowOf(node, event.window) };
      case 'leaf':
      case 'horizon':
      case 'answer':
        return { ...event, value: own(node, event.value) };
      case 'stay':
        return {
          ...event,
          static: own(node, event.static),
          value: own(node, event.value),
          test: event.test && testOf(node, event.test),
          window: windowOf(node, event.window),
        };
      case 'update':
        return {
          ...event,
          returned: own(event.child, event.returned),
          value: own(node, event.value),
          previous: own(node, event.previous),
          test: event.test && testOf(node, event.test),
          window: windowOf(node, event.window),
          lines: linesOf(event),
        };
      case 'again':
        return {
          ...event,
          lines: linesOf(event),
          returned: own(event.child, event.returned),
          window: windowOf(event.child, event.window),
        };
      case 'cutoff':
        return { ...event, test: testOf(node, event.test) };
      case 'exit':
        return {
          ...event,
          value: own(node, event.value),
          range: rangeOf(node, event.range),
        };
      // Events of these kinds hold no value, so negamax leaves them unchanged.
      case 'halt':
      case 'pass':
      case 'stop':
        return event;
    }
  }

  /**
   * Returns the executed lines. When a side may move twice in a row, one of the lines tells whether the child was
   * called for the same side or for the other; see `words/listings/listing.ts`.
   */
  function linesOf({ node, child, lines }: UpdateEvent | ResearchEvent): readonly CodeLine[] {
    if (takeTurns) return lines;
    return [...lines, 'turn', isFlipped(child) === isFlipped(node) ? 'same' : 'other'];
  }

  function stateAt(node: NodeId, step: number): NodeState {
    const state = plain.stateAt(node, step);
    if (!isFlipped(node)) return state;
    const { range, proved, value, window } = state;
    return {
      ...state,
      range: rangeOf(node, range),
      proved: rangeOf(node, proved),
      value: value === null ? null : own(node, value),
      window: window && windowOf(node, window),
    };
  }

  function frameOf(frame: Frame): Frame {
    const { node, window, value, alphaOwner, betaOwner } = frame;
    const owners = isFlipped(node) ? { alphaOwner: betaOwner, betaOwner: alphaOwner } : {};
    return { ...frame, window: windowOf(node, window), value: own(node, value), ...owners };
  }

  /** Swaps the ends of a range at a MIN node, because an upper bound for MAX is a lower bound for MIN. */
  function kindOf(kind: ValueKind): ValueKind {
    if (kind === 'exact' || !isFlipped(ROOT)) return kind;
    return kind === 'lower' ? 'upper' : 'lower';
  }

  /** Converts a number of MAX to that of the side to move at the node. */
  function own(node: NodeId, value: number): number {
    return isFlipped(node) ? opposite(value) : value;
  }

  function rangeOf(node: NodeId, range: ValueRange): ValueRange {
    return isFlipped(node) ? { low: opposite(range.high), high: opposite(range.low) } : range;
  }

  function windowOf(node: NodeId, window: SearchWindow): SearchWindow {
    return isFlipped(node) ? { alpha: opposite(window.beta), beta: opposite(window.alpha) } : window;
  }

  function boundOf(node: NodeId, bound: Bound): Bound {
    if (!isFlipped(node)) return bound;
    return bound === 'alpha' ? 'beta' : 'alpha';
  }

  /** At MIN, negamax writes the test v ≤ α as −v ≥ −α, in which −α is the node's own β. */
  function testOf(node: NodeId, test: CutoffTest): CutoffTest {
    const { bound, v, limit } = test;
    return {
      ...test,
      bound: boundOf(node, bound),
      v: own(node, v),
      limit: own(node, limit),
    };
  }

  function resultOf(result: SearchResult): SearchResult {
    return result.ok ? { ...result, value: own(ROOT, result.value) } : result;
  }
}
