import { assertNever } from '../../core/byKind.ts';
import type { BoundsRun } from '../../core/index.ts';
import { compareValues } from '../../core/order/childOrder.ts';
import { type AnyRun, asBounds } from '../../core/run/anyRun.ts';
import { FULL_WINDOW, type SearchWindow } from '../../core/search/searchWindow.ts';
import { NO_NODE, type NodeId } from '../../core/tree/nodeId.ts';
import { bestOf as better, bySide, CHANCE, MAX, MIN, worstFor } from '../../core/tree/nodeKind.ts';
import { printBound, printNumber } from '../../core/tree/printNumber.ts';
import { choicesOf } from './choices.ts';
import type * as Asked from './question.ts';

/**
 * Returns the question about values, windows and cuts that is asked before the state after `step` events (1 …
 * length) is shown; null when nothing is asked at this step.
 */
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

/* Questions that ask whether a node is cut or continues. The node's value is compared with a bound. */

/**
 * `step` is an update of a node by a child that is not the last one. Returns null when no node set the bound,
 * and when there is no test: in a search without windows, and at a chance node that windows do not pass
 * through.
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

/*
 * Questions about which ancestor's value set the bound that causes a cut. The wrong options are the cut
 * node's parent and other ancestors of the same player.
 */

/** `step` is a cutoff. Returns null when the bound is −∞ or +∞, which no node set. */
function ownerQuestion(run: BoundsRun, step: number): Asked.OwnerQuestion | null {
  const tree = run.treeAt(step);
  const event = run.event(step);
  if (event.kind !== 'cutoff' || event.owner === null) return null;
  const { node, owner, test } = event;
  const side = test.bound === 'alpha' ? MAX : MIN;
  const parent = tree.parent(node);
  const ofSide = tree.pathTo(parent).filter((ancestor) => tree.kind(ancestor) === side);
  // The nearest ancestors are offered first, because students look at them first.
  const distractors = [parent, ...ofSide.reverse()];
  const choices = choicesOf<NodeId>(owner, distractors, String, (a, b) => tree.depth(a) - tree.depth(b));
  return choices === null
    ? null
    : { kind: 'owner', step, node, bound: test.bound, limit: test.limit, ...choices };
}

/*
 * Questions about which value a node returns to its parent. At a node that is not cut, the question comes
 * when the last child has returned but its value is not yet included, because afterwards the node's value v
 * is displayed. At a node that is cut, it comes after the cut.
 */

/** `step` is the update of a node by its last child, or the node's return after a cutoff. */
function valueQuestion(run: BoundsRun, step: number): Asked.ValueQuestion | null {
  const tree = run.treeAt(step);
  // The node may return a static value that it kept, which is not the value of any child.
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
 * Returns wrong options at a MAX or MIN node: the best value when the value rule returns a bound, the bound
 * when the rule returns the best value, the best of all children when some were pruned, the choice of the
 * other player, and the values of other children.
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
 * Returns wrong options at a chance node: the mean with equal weights, the sum without its last term, the
 * greatest or the least value, and the values of single children.
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
 * Questions about the window with which a child is called. The wrong options are typical mistakes: the
 * parent's window before it was narrowed, only the bound that the parent's own value sets (or the whole
 * inherited window, under the rule that uses the parent's bound only), a window that passed through a chance
 * node, the window of a sibling, (−∞, +∞), and the right numbers as the wrong bounds.
 */

/**
 * `step` calls the node. Returns null at the root, whose window is known, and at a chance node that does not
 * use a window.
 */
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

/** Returns the window in which only the parent's own value sets a bound. */
function ownOnly(run: BoundsRun, step: number, parent: NodeId, brother: NodeId | null): SearchWindow {
  if (brother === null || run.tree.kind(parent) === CHANCE) return FULL_WINDOW;
  const own = bestOf(run, parent, returnedValues(run, step, parent, brother));
  return bySide(run.tree.kind(parent), { alpha: own, beta: Infinity }, { alpha: -Infinity, beta: own });
}

/**
 * Returns the window that a faulty search uses when it keeps the bounds that the previous sibling narrowed.
 */
function leftBehind(run: BoundsRun, step: number, held: SearchWindow, brother: NodeId | null): SearchWindow {
  if (brother === null || run.treeAt(step).isLeaf(brother)) return held;
  const { alpha, beta } = run.windowAt(brother, step);
  return { alpha: Math.max(alpha, held.alpha), beta: Math.min(beta, held.beta) };
}

/** Returns the window in which each finite bound is used as the other bound: (−∞, 3) for (3, +∞). */
function otherEnds({ alpha, beta }: SearchWindow): SearchWindow {
  return { alpha: Number.isFinite(beta) ? beta : -Infinity, beta: Number.isFinite(alpha) ? alpha : Infinity };
}

function nameOf({ alpha, beta }: SearchWindow): string {
  return `${printBound(alpha)} ${printBound(beta)}`;
}

function compareWindows(a: SearchWindow, b: SearchWindow): number {
  return compareValues(a.alpha, b.alpha) || compareValues(a.beta, b.beta);
}

/** Returns the values that the children of `node` have returned, from the first child to `last`. */
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

/**
 * Returns the best of the children's values for the player at `node`; −∞ for MAX and +∞ for MIN when there
 * are none.
 */
export function bestOf({ tree }: AnyRun, node: NodeId, returned: readonly Asked.ReturnedValue[]): number {
  const kind = tree.kind(node);
  return returned.reduce((best, { value }) => better(kind, best, value), worstFor(kind));
}
