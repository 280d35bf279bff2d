/** Alpha-beta that looks farther than its depth limit, pass by pass, with what it evaluates and proves on the way. */
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { type Look, standing } from '../support/reachOracle.ts';

type Ends = readonly [low: number, high: number];

export interface PlainFarther {
  /** the nodes whose value is taken, pass after pass */
  readonly evaluated: readonly NodeId[];
  /** what the last pass has proved of the nodes that it came to, but for the leaves of the tree */
  readonly proved: ReadonlyMap<NodeId, Ends>;
  /** the line that the last pass chooses */
  readonly line: readonly NodeId[];
  readonly passes: number;
}

/** @param plies how far the end of the line is searched besides; null for no check */
export function searchedFarther(
  tree: GameTree,
  look: Omit<Look, 'checks'>,
  plies: number | null,
  how: { readonly cuts: boolean; readonly isStrict: boolean },
): PlainFarther {
  const evaluated: NodeId[] = [];
  const checks: { node: NodeId; plies: number }[] = [];
  for (let passes = 1; ; passes += 1) {
    const proved = new Map<NodeId, Ends>();
    const chosen = new Map<NodeId, NodeId>();
    const ended = new Set<NodeId>();
    search(ROOT, -Infinity, Infinity, proved, chosen, ended);
    const line: NodeId[] = [];
    for (let at = chosen.get(ROOT); at !== undefined; at = chosen.get(at)) line.push(at);
    const end = line.at(-1) ?? ROOT;
    if (plies === null || !ended.has(end) || checks.some(({ node }) => tree.pathTo(end).includes(node)))
      return { evaluated, proved, line, passes };
    checks.push({ node: end, plies });
  }

  function search(
    node: NodeId,
    alpha: number,
    beta: number,
    proved: Map<NodeId, Ends>,
    chosen: Map<NodeId, NodeId>,
    /** the nodes whose own static value is what they are worth */
    ended: Set<NodeId>,
  ): { readonly value: number; readonly ends: Ends } {
    const taken = (value: number) => {
      evaluated.push(node);
      return { value, ends: [value, value] as const };
    };
    if (tree.isLeaf(node)) return taken(tree.value(node));
    const at = standing(tree, node, { ...look, checks });
    if (at === 'judged') {
      const found = taken(tree.staticValue(node));
      proved.set(node, found.ends);
      ended.add(node);
      return found;
    }
    const isMax = tree.kindName(node) === 'max';
    const best = isMax ? Math.max : Math.min;
    let v = isMax ? -Infinity : Infinity;
    let ends: Ends = [v, v];
    let isCut = false;
    const stops = () => {
      const beyond = isMax ? v - beta : alpha - v;
      return how.cuts && (beyond > 0 || (v === (isMax ? beta : alpha) && !how.isStrict));
    };
    const take = (value: number, [low, high]: Ends, child: NodeId | null, isFirst: boolean) => {
      if (isFirst || (isMax ? value > v : value < v)) {
        if (child === null) ended.add(node);
        else {
          chosen.set(node, child);
          ended.delete(node);
        }
      }
      v = best(v, value);
      ends = [best(ends[0], low), best(ends[1], high)];
    };
    const children = tree.children(node).filter((child) => at === 'all' || tree.isNoisy(child));
    if (at === 'noisy') {
      const kept = taken(tree.staticValue(node));
      take(kept.value, kept.ends, null, true);
      isCut = stops();
    }
    for (const [index, child] of children.entries()) {
      if (isCut) break;
      const given = isMax ? ([Math.max(alpha, v), beta] as const) : ([alpha, Math.min(beta, v)] as const);
      const found = search(child, ...given, proved, chosen, ended);
      take(found.value, found.ends, child, index === 0 && at === 'all');
      isCut = stops() && index + 1 < children.length;
    }
    const [least, most] = tree.leafBounds;
    if (isCut) ends = [best(ends[0], least), best(ends[1], most)];
    proved.set(node, ends);
    return { value: v, ends };
  }
}
