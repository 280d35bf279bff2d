/** Principal variation search, stated in another way than the program has it. */
import type { PlainNode } from '../support/oracle/plainTree.ts';

/**
 * PVS in the numbers of whoever moves, which is not how the program has it: a later child is asked whether it is worth
 * more than the best so far, by a window in which nothing lies, and searched again when it is and does not cut.
 */
export function searchedTwice(root: PlainNode): {
  readonly again: readonly number[];
  readonly better: readonly number[];
  /** the leaves that are evaluated, in order, each as often as it is */
  readonly evaluated: readonly number[];
} {
  const leaves = [...new Set(root.leaves().map(({ value }) => value))];
  const signed = [...leaves, ...leaves.map((value) => -value)].sort((a, b) => a - b);
  const [again, better] = [new Set<number>(), new Set<number>()];
  const evaluated: number[] = [];
  /** The least number above this one that a node can be worth. */
  const above = (value: number) => signed.find((other) => other > value) ?? Infinity;
  if (root.kind === 'leaf') evaluated.push(root.id);
  else search(root, -Infinity, Infinity);
  const sorted = (nodes: ReadonlySet<number>) => [...nodes].sort((a, b) => a - b);
  return { again: sorted(again), better: sorted(better), evaluated };

  /** The value for the side that moves at the node, within its window or a bound on it. */
  function search(node: PlainNode, alpha: number, beta: number): number {
    const sign = node.kind === 'max' ? 1 : -1;
    let best = -Infinity;
    let low = alpha;
    for (const [index, child] of node.children.entries()) {
      const ask = (upTo: number) => {
        if (child.kind === 'leaf') {
          evaluated.push(child.id);
          return sign * child.value;
        }
        return child.kind === node.kind ? search(child, low, upTo) : -search(child, -upTo, -low);
      };
      const isAsked = index > 0 && low > -Infinity && above(low) < beta;
      let found = ask(isAsked ? above(low) : beta);
      if (index > 0 && found > low) better.add(child.id);
      if (isAsked && found > low && found < beta && child.kind !== 'leaf') {
        again.add(child.id);
        found = ask(beta);
      }
      best = Math.max(best, found);
      if (best >= beta) return best;
      low = Math.max(low, best);
    }
    return best;
  }
}
