/**
 * Iterative deepening within a budget, from its definition: depth 0 first, or 1 where the root has no estimate, then
 * one ply more each time; no node is entered once as many have been as the budget allows.
 */
import type { SearchRules } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import type { FieldValues } from '../../src/practice/formats/fields.ts';

export interface PlainDeepening {
  readonly tree: GameTree;
  /** null for a search without bounds */
  readonly rules: Pick<SearchRules, 'cutoff' | 'bounds'> | null;
  readonly budget: number;
  readonly tries: 'last' | 'given';
  /** whether each pass has the budget to itself */
  readonly isAfresh?: boolean;
}

export interface PlainPass {
  readonly depth: number;
  readonly isFinished: boolean;
  readonly entered: number;
  /** what the root holds in the end, or as the pass is cut off; no value before a child has returned */
  readonly value: number | null;
  readonly move: NodeId | null;
}

const USED_UP = new Error('the budget is used up');

/** What is returned of a node, and between which ends its true value is proved to lie. */
type Returned = readonly [value: number, low: number, high: number];

export function plainPasses({ tree, rules, budget, tries, isAfresh = false }: PlainDeepening): PlainPass[] {
  const passes: PlainPass[] = [];
  let inAll = 0;
  let order = new Map<NodeId, readonly NodeId[]>();
  for (let depth = Number.isNaN(tree.staticValue(ROOT)) ? 1 : 0; ; depth += 1) {
    if (isAfresh) inAll = 0;
    const before = inAll;
    const returned = new Map<NodeId, Map<NodeId, number>>();
    const held: { value: number | null; move: NodeId | null } = { value: null, move: null };
    const search = (node: NodeId, left: number, alpha: number, beta: number): Returned => {
      if (inAll >= budget) throw USED_UP;
      inAll += 1;
      if (tree.isLeaf(node)) return [tree.value(node), tree.value(node), tree.value(node)];
      if (left === 0) return [tree.staticValue(node), ...tree.leafBounds];
      const children = order.get(node) ?? tree.children(node);
      const isMax = tree.kindName(node) === 'max';
      const better = isMax ? Math.max : Math.min;
      const own = new Map<NodeId, number>();
      returned.set(node, own);
      let v = isMax ? -Infinity : Infinity;
      let [low, high] = [v, v];
      for (const [turn, child] of children.entries()) {
        const isParentOnly = rules?.bounds === 'parent';
        const [a, b] =
          rules === null
            ? [-Infinity, Infinity]
            : isMax
              ? [isParentOnly ? v : Math.max(alpha, v), isParentOnly ? Infinity : beta]
              : [isParentOnly ? -Infinity : alpha, isParentOnly ? v : Math.min(beta, v)];
        const [value, least, most] = search(child, left - 1, a, b);
        own.set(child, value);
        if (turn === 0 || better(v, value) !== v) {
          v = value;
          if (node === ROOT) Object.assign(held, { value, move: child });
        }
        [low, high] = [better(low, least), better(high, most)];
        const [over, limit] = isMax ? [v - beta, beta] : [alpha - v, alpha];
        const stops = rules !== null && (v === limit ? rules.cutoff === 'equal' : over > 0);
        if (stops && turn + 1 < children.length) {
          const [least, most] = tree.leafBounds;
          [low, high] = [better(low, least), better(high, most)];
          break;
        }
      }
      return [v, low, high];
    };
    try {
      const [value, low, high] = search(ROOT, depth, -Infinity, Infinity);
      passes.push({ depth, isFinished: true, entered: inAll - before, value, move: held.move });
      if (low === high || depth >= tree.height) return passes;
      if (tries === 'last') order = inOrder(tree, order, returned);
    } catch (reason) {
      if (reason !== USED_UP) throw reason;
      return [...passes, { depth, isFinished: false, entered: inAll - before, ...held }];
    }
  }
}

/** Children that returned come first, best for the mover first, equals as they stood; the others stay behind. */
function inOrder(
  tree: GameTree,
  before: ReadonlyMap<NodeId, readonly NodeId[]>,
  returned: ReadonlyMap<NodeId, ReadonlyMap<NodeId, number>>,
): Map<NodeId, readonly NodeId[]> {
  const order = new Map(before);
  for (const [node, values] of returned) {
    const sign = tree.kindName(node) === 'max' ? -1 : 1;
    const stood = before.get(node) ?? tree.children(node);
    const compare = (a: NodeId, b: NodeId) => {
      const [one, other] = [values.get(a)!, values.get(b)!];
      return one === other ? 0 : sign * (one < other ? -1 : 1);
    };
    const came = stood.filter((child) => values.has(child)).toSorted(compare);
    order.set(node, [...came, ...stood.filter((child) => !values.has(child))]);
  }
  return order;
}

/** The answer: of the deepest pass that is finished; none of it where there is none. */
export function plainAnswer(passes: readonly PlainPass[]): FieldValues {
  return fieldsOf(passes.findLast(({ isFinished }) => isFinished));
}

/** What somebody answers who takes the pass that was cut off; null where it holds no move. */
export function plainUnfinished(passes: readonly PlainPass[]): FieldValues | null {
  const last = passes.at(-1)!;
  return last.isFinished || last.move === null ? null : fieldsOf(last);
}

function fieldsOf(pass: PlainPass | undefined): FieldValues {
  return new Map([
    ['depth', pass?.depth ?? 'none'],
    ['value', pass?.value ?? 'none'],
    ['move', pass?.move ?? 'none'],
  ]);
}
