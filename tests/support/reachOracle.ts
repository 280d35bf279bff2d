/** Quiescence and checks from their definitions: a plain recursion that shares nothing with the searches. */
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';

export interface Look {
  readonly depth: number;
  readonly quiet: 'none' | 'all' | 'noisy';
  readonly most: number | null;
  readonly checks: readonly { readonly node: NodeId; readonly plies: number }[];
}

export interface Found {
  readonly value: number;
  /** the nodes after this one on the line of best play */
  readonly line: readonly NodeId[];
  /** whether its end was judged though there is more to see */
  readonly endsInEstimate: boolean;
}

/** What a search that looks at everything within its reach finds at a node; NaN where a judgement is missing. */
export function lookFrom(tree: GameTree, node: NodeId, look: Look): Found {
  if (tree.isLeaf(node)) return { value: tree.value(node), line: [], endsInEstimate: false };
  const kind = tree.kindName(node);
  const children = tree.children(node);
  const kept: Found = { value: tree.staticValue(node), line: [], endsInEstimate: true };
  const at = standing(tree, node, look);
  if (at === 'judged') return kept;
  if (kind === 'chance') {
    const sum = children.reduce(
      (total, child) =>
        total + (lookFrom(tree, child, look).value * tree.weight(child)) / tree.denominator(node),
      0,
    );
    return { value: sum, line: [], endsInEstimate: false };
  }
  const better = (a: number, b: number) => (kind === 'max' ? a > b : a < b);
  let best: Found | null = at === 'noisy' ? kept : null;
  for (const child of children) {
    if (at === 'noisy' && !tree.isNoisy(child)) continue;
    const found = lookFrom(tree, child, look);
    if (best === null || better(found.value, best.value)) best = { ...found, line: [child, ...found.line] };
  }
  return best!;
}

/** How the search stands at a node that it comes to: judged, its noisy moves alone looked at, or all. */
export function standing(tree: GameTree, node: NodeId, look: Look): 'judged' | 'noisy' | 'all' {
  const over = tree.depth(node) - limitAt(tree, node, look);
  if (over < 0) return 'all';
  const isQuiet = !tree.children(node).some((child) => tree.isNoisy(child));
  if (look.quiet === 'none' || isQuiet || (look.most !== null && over >= look.most)) return 'judged';
  return look.quiet === 'noisy' ? 'noisy' : 'all';
}

function limitAt(tree: GameTree, node: NodeId, { depth, checks }: Look): number {
  const own = checks
    .filter((check) => tree.pathTo(node).includes(check.node))
    .map(({ node: from, plies }) => tree.depth(from) + plies);
  return Math.max(depth, ...own);
}
