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

/** The members that are the same in both forms, because they tell no number of MAX. */
const SHARED = {
  search: ['family', 'algorithm', 'rules', 'limits', 'windows', 'entersAgain', 'why', 'isFromBook'],
  tree: ['hasEstimates', 'grows', 'generationOrder', 'bornAt'],
  events: ['length', 'phases', 'kindAt', 'eventsOf', 'nodeAt', 'pathAt', 'childAt', 'isImproved'],
  counts: ['tallyAt', 'leavesSeenAt'],
  calls: ['entryStep', 'lastStep', 'nextEntry', 'cutStep', 'updateStep', 'boundOwnerAt'],
  lines: ['lineAt', 'bestChildAt', 'bestMove', 'bestMoveAt', 'decidingLineAt'],
  stops: ['isStop', 'nextStop', 'previousStop', 'nextMark', 'previousMark', 'overSubtree', 'outToParent'],
} as const satisfies Readonly<Record<string, readonly (keyof BoundsRun)[]>>;

type Shared = Pick<BoundsRun, (typeof SHARED)[keyof typeof SHARED][number]>;

function sharedBy(plain: BoundsRun): Shared {
  const members = Object.values(SHARED).flatMap((names) =>
    names.map((name) => {
      const member = plain[name];
      return [name, typeof member === 'function' ? member.bind(plain) : member];
    }),
  );
  return Object.fromEntries(members) as Shared;
}

/** Every member is shared or written out, so that the compiler reports a member that is missing. */
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
    ...sharedBy(plain),
    tree,
    result: resultOf(plain.result),
    rootWindow: windowOf(ROOT, plain.rootWindow),
    mayCut: plain.mayCut,
    widestLabel: null,
    get kindOfValue() {
      return kindOf(plain.kindOfValue);
    },
    kindOfValueIn: (pass) => kindOf(plain.kindOfValueIn(original(pass))),
    passes: plain.passes.map(written),
    answered: plain.answered && written(plain.answered),
    passAt: (step) => written(plain.passAt(step)),
    treeAt: (step) => written(plain.passAt(step)).tree,
    event: eventAt,
    momentAt,
    valueAt: (node, step) => own(node, plain.valueAt(node, step)),
    rangeAt: (node, step) => rangeOf(node, plain.rangeAt(node, step)),
    provedAt: (node, step) => rangeOf(node, plain.provedAt(node, step)),
    stateAt,
    labelOf: (node, state) => rangeLabel(tree.direction(node), state, tree.leafBoundsAt(node)),
    callStackAt: (step) => plain.callStackAt(step).map(frameOf),
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
    bestMoveIn: (pass) => plain.bestMoveIn(original(pass)),
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
