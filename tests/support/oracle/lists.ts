/**
 * The two phases and the five steps of the lecture notes, transcribed with two plain arrays that are written out
 * after every event.
 */
import type { PlainNode } from './plainTree.ts';

export interface ListMoment {
  readonly kind: 'select' | 'expand' | 'leaf' | 'backup' | 'drop' | 'answer' | 'halt';
  readonly node: number;
  /** of what has one */
  readonly value: number | null;
  readonly open: readonly number[];
  readonly closed: readonly number[];
}

/** `limit`: the plies that are looked at. */
export function twoPhases(root: PlainNode, limit: number): readonly ListMoment[] {
  const told: ListMoment[] = [];
  const values = new Map<PlainNode, number>();
  const joined = new Set<PlainNode>([root]);
  let open = [root];
  let closed: PlainNode[] = [];
  const tell = (kind: ListMoment['kind'], node: PlainNode): void => {
    const ids = (nodes: readonly PlainNode[]) => nodes.map(({ id }) => id);
    told.push({ kind, node: node.id, value: values.get(node) ?? null, open: ids(open), closed: ids(closed) });
  };
  /** whether there was a value to give */
  const evaluate = (node: PlainNode): boolean => {
    if (!Number.isNaN(node.value)) values.set(node, node.value);
    tell(Number.isNaN(node.value) ? 'halt' : 'leaf', node);
    return !Number.isNaN(node.value);
  };
  while (open.length > 0) {
    const [n, ...rest] = open as [PlainNode, ...PlainNode[]];
    open = rest;
    closed = [n, ...closed];
    tell('select', n);
    if (n.kind === 'leaf') {
      if (!evaluate(n)) return told;
      continue;
    }
    for (const child of n.children) joined.add(child);
    const below = n.path().length < limit;
    if (below) open = [...open, ...n.children];
    tell('expand', n);
    if (!below) for (const child of n.children) if (!evaluate(child)) return told;
  }
  while (closed.length > 0) {
    const n = closed.find(({ children }) => children.every((child) => values.has(child)))!;
    const isDecided = values.has(n);
    closed = closed.filter((other) => other !== n);
    if (!isDecided) values.set(n, bestOf(n, values));
    tell(isDecided ? 'drop' : 'backup', n);
  }
  tell('answer', root);
  return told;
}

export function fiveSteps(root: PlainNode): readonly ListMoment[] {
  const told: ListMoment[] = [];
  const values = new Map<PlainNode, number>();
  const tell = (kind: ListMoment['kind'], node: PlainNode): void => {
    told.push({ kind, node: node.id, value: values.get(node) ?? null, open: [], closed: [] });
  };
  const depthOf = (node: PlainNode) => node.path().length;
  const all = root.everyNode();
  const deepest = Math.max(...all.map(depthOf));
  const inner = (depth: number) => all.filter((node) => depthOf(node) === depth && node.kind !== 'leaf');
  for (let depth = 1; depth <= deepest; depth += 1) for (const node of inner(depth)) tell('expand', node);
  for (const leaf of root.leaves()) {
    if (!Number.isNaN(leaf.value)) values.set(leaf, leaf.value);
    tell(Number.isNaN(leaf.value) ? 'halt' : 'leaf', leaf);
    if (Number.isNaN(leaf.value)) return told;
  }
  for (let depth = deepest; depth >= 1; depth -= 1)
    for (const node of inner(depth)) {
      values.set(node, bestOf(node, values));
      tell('backup', node);
    }
  tell('answer', root);
  return told;
}

function bestOf(node: PlainNode, values: ReadonlyMap<PlainNode, number>): number {
  const below = node.children.map((child) => values.get(child)!);
  return node.kind === 'max' ? Math.max(...below) : Math.min(...below);
}
