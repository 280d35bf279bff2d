import { assertNever } from '../../core/byKind.ts';
import { compareValues } from '../../core/order/childOrder.ts';
import { type AnyRun, asBounds } from '../../core/run/anyRun.ts';
import type { BoundsRun } from '../../core/run/boundsRun.ts';
import { FULL_WINDOW, type SearchWindow } from '../../core/search/searchWindow.ts';
import { NO_NODE, type NodeId } from '../../core/tree/nodeId.ts';
import { bestOf as better, bySide, CHANCE, MAX, MIN, worstFor } from '../../core/tree/nodeKind.ts';
import { printBound, printNumber } from '../../core/tree/printNumber.ts';
import { choicesOf } from './choices.ts';
import type * as Asked from './question.ts';

/** Returns the question to answer before the state after `step` events (1 … length) is shown; null for none. */
export function boundsQuestion(anyRun: AnyRun, step: number): Asked.Question | null {
  const run = asBounds(anyRun);
  const kind = run.kindAt(step);
  switch (kind) {
    case 'enter':
      return run.windows && windowQuestion(run, step);
    case 'update': {
      const tree = run.treeAt(step);
      const isLast = tree.childIndex(run.childAt(step)) === tree.moveCount(run.nodeAt(step)) - 1;
      return isLast ? valueQuestion(run, step) : cutQuestion(run, step);
    }
    case 'cutoff':
      return ownerQuestion(run, step);
    case 'exit':
      return run.cutStep(run.nodeAt(step), step) > 0 ? valueQuestion(run, step) : null;
    case 'leaf':
    case 'horizon':
    case 'halt':
    case 'again':
    case 'pass':
    case 'stop':
    case 'stay':
    case 'answer':
      return null;
    default:
      return assertNever(kind);
  }
}

/* Asks whether the node is cut or continues, when a bound from above is compared with its value. */

/**
 * `step` is an update by a child that is not the last. Against a bound that no node set there is nothing to decide. A
 * search without a window, and a chance node that windows do not pass through, have no test.
 */
function cutQuestion(run: BoundsRun, step: number): Asked.CutQuestion | null {
  const tree = run.treeAt(step);
  const node = run.nodeAt(step);
  const tests = run.outcomeTestsAt(step);
  const holding = run.testAt(step);
  const made = holding === null ? [tests?.low, tests?.high] : [holding];
  const test = made.find((one) => one !== undefined && run.ownerAt(one.bound, node, step) !== null);
  if (test === undefined) return null;
  const child = run.childAt(step);
  return {
    kind: 'cut',
    step,
    node,
    options: [true, false],
    correct: test.holds ? 0 : 1,
    child,
    returned: run.valueAt(child, step),
    held: run.valueAt(node, step - 1),
    test,
    left: tree.childCount(node) - tree.childIndex(child) - 1,
  };
}

/* Asks which ancestor's bound makes this cut. The wrong options are other ancestors of that side, and the parent. */

/** `step` is a cutoff; nothing is asked about a bound that no node set, −∞ or +∞. */
function ownerQuestion(run: BoundsRun, step: number): Asked.OwnerQuestion | null {
  const tree = run.treeAt(step);
  const event = run.event(step);
  if (event.kind !== 'cutoff' || event.owner === null) return null;
  const { node, owner, test } = event;
  const side = test.bound === 'alpha' ? MAX : MIN;
  const parent = tree.parent(node);
  const ofSide = tree.pathTo(parent).filter((ancestor) => tree.kind(ancestor) === side);
  // The nearest ancestors come first, because students look at those first.
  const distractors = [parent, ...ofSide.reverse()];
  const choices = choicesOf<NodeId>(owner, distractors, String, (a, b) => tree.depth(a) - tree.depth(b));
  return choices === null
    ? null
    : { kind: 'owner', step, node, bound: test.bound, limit: test.limit, ...choices };
}

/*
 * Asks which value goes up. It is asked when the node's last child has returned, before its value is taken in, because
 * afterwards v is on the screen. About a node that is cut it is asked once the cut is made.
 */

/** `step` is the update by the last child, or the return after a cutoff. */
function valueQuestion(run: BoundsRun, step: number): Asked.ValueQuestion | null {
  const tree = run.treeAt(step);
  // The value that goes up may be the static value that was kept, which no child returned.
  if (tree.standsPatAt(run.nodeAt(step))) return null;
  const isCut = run.kindAt(step) === 'exit';
  const node = run.nodeAt(step);
  const last = run.childAt(isCut ? run.cutStep(node, step) : step);
  const returned = returnedValues(run, step, node, last);
  const right = run.valueAt(node, isCut ? step : step + 1);
  const isChance = tree.kind(node) === CHANCE;
  const best = isChance ? right : bestOf(run, node, returned);
  const distractors = isChance
    ? chanceMistakes(run, node, step, returned)
    : decisionMistakes(run, step, node, best, returned);
  const choices = choicesOf(right, distractors, printNumber, compareValues);
  return choices === null ? null : { kind: 'value', step, node, returned, best, isCut, ...choices };
}

/**
 * Wrong options: the best value where the rule returns a bound, a bound where it returns the best, the best of all
 * children where some were cut, the other side's choice, then any other child's value.
 */
function decisionMistakes(
  run: BoundsRun,
  step: number,
  node: NodeId,
  best: number,
  returned: readonly Asked.ReturnedValue[],
): number[] {
  const tree = run.treeAt(step);
  const values = returned.map(({ value }) => value);
  const { alpha, beta } = run.entryWindowAt(node, step);
  const kind = tree.kind(node);
  const bounds = bySide(kind, [beta, alpha], [alpha, beta]).filter(Number.isFinite);
  const unseen = tree
    .children(node)
    .slice(returned.length)
    .filter((child) => tree.isLeaf(child) && !Number.isNaN(tree.value(child)))
    .map((child) => tree.value(child));
  const [pick, other] = bySide(kind, [Math.max, Math.min], [Math.min, Math.max]);
  const clamped = Math.min(Math.max(best, alpha), beta);
  const ofAll = unseen.reduce((value, next) => pick(value, next), best);
  const others = values.reduce((value, next) => other(value, next), best);
  return [best, clamped, ofAll, others, ...bounds, ...values];
}

/**
 * Wrong options: the plain mean, the sum without its last term, the best for one side or the other, any child's value.
 */
function chanceMistakes(
  run: BoundsRun,
  node: NodeId,
  step: number,
  returned: readonly Asked.ReturnedValue[],
): number[] {
  const values = returned.map(({ value }) => value);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const soFar = run.valueAt(node, step - 1);
  const extremes = [Math.max(...values), Math.min(...values)];
  return [mean, soFar, ...extremes, ...values].filter((value) => !Number.isNaN(value));
}

/*
 * Asks with which window this child is entered. The wrong options are those that students give: the parent's window
 * before it was narrowed, only what the parent's own value sets (or, under that rule, everything inherited), a window
 * that came through a chance node, the one a sibling left behind, (−∞, +∞), and the right numbers at the wrong ends.
 */

/** `step` enters the node. A chance node makes no use of a window, and the root's window is known. */
function windowQuestion(run: BoundsRun, step: number): Asked.WindowQuestion | null {
  const tree = run.treeAt(step);
  const node = run.nodeAt(step);
  const parent = tree.parent(node);
  if (parent === NO_NODE || tree.kind(node) === CHANCE) return null;
  const right = run.entryWindowAt(node, step);
  const held = run.windowAt(parent, step - 1);
  const brother = tree.childIndex(node) === 0 ? null : tree.child(parent, tree.childIndex(node) - 1);
  const distractors = [
    run.entryWindowAt(parent, step),
    ownOnly(run, step, parent, brother),
    held,
    leftBehind(run, step, held, brother),
    FULL_WINDOW,
    otherEnds(right),
  ];
  const choices = choicesOf(right, distractors, nameOf, compareWindows);
  return choices === null ? null : { kind: 'window', step, node, ...choices };
}

/** The window that only the parent's own value sets. */
function ownOnly(run: BoundsRun, step: number, parent: NodeId, brother: NodeId | null): SearchWindow {
  if (brother === null || run.tree.kind(parent) === CHANCE) return FULL_WINDOW;
  const own = bestOf(run, parent, returnedValues(run, step, parent, brother));
  return bySide(run.tree.kind(parent), { alpha: own, beta: Infinity }, { alpha: -Infinity, beta: own });
}

/** The window as a sibling narrowed it, never restored. */
function leftBehind(run: BoundsRun, step: number, held: SearchWindow, brother: NodeId | null): SearchWindow {
  if (brother === null || run.treeAt(step).isLeaf(brother)) return held;
  const { alpha, beta } = run.windowAt(brother, step);
  return { alpha: Math.max(alpha, held.alpha), beta: Math.min(beta, held.beta) };
}

/** Each bound at the other end: (3, +∞) as (−∞, 3). */
function otherEnds({ alpha, beta }: SearchWindow): SearchWindow {
  return { alpha: Number.isFinite(beta) ? beta : -Infinity, beta: Number.isFinite(alpha) ? alpha : Infinity };
}

function nameOf({ alpha, beta }: SearchWindow): string {
  return `${printBound(alpha)} ${printBound(beta)}`;
}

function compareWindows(a: SearchWindow, b: SearchWindow): number {
  return compareValues(a.alpha, b.alpha) || compareValues(a.beta, b.beta);
}

/** Returns what the children of `node` returned, from the first to `last`. */
function returnedValues(
  run: BoundsRun,
  step: number,
  node: NodeId,
  last: NodeId,
): readonly Asked.ReturnedValue[] {
  const tree = run.treeAt(step);
  return tree
    .children(node)
    .slice(0, tree.childIndex(last) + 1)
    .map((child) => ({ child, value: run.valueAt(child, step) }));
}

/** Returns the best of them for the side that decides at `node`; ∓∞ for none. */
export function bestOf({ tree }: AnyRun, node: NodeId, returned: readonly Asked.ReturnedValue[]): number {
  const kind = tree.kind(node);
  return returned.reduce((best, { value }) => better(kind, best, value), worstFor(kind));
}
