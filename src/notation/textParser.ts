/**
 * Parses the text of a tree while it is being edited. When a change lies inside a pair of brackets, only what these
 * brackets hold is read again, and put in place of what they held.
 */
import type { GameTree, NodeId, TreeParts } from '../core/index.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { TreeBuilder } from '../core/tree/treeBuilder.ts';
import { LeafBounds } from './leafBounds.ts';
import { bytesOf, orProblem, parseWish, readTree, type TreeRead, treeOf } from './parseTree.ts';
import type { Parsed } from './problem.ts';
import { type OpenNode, TreeParser } from './treeParser.ts';
import { TreeReader } from './treeReader.ts';
import { PlayersRead } from './vectors.ts';

export class TextParser {
  /** the last text that was a tree, and what was read from it; null when there is none */
  #last: { readonly text: string; readonly read: TreeRead } | null = null;

  /** Returns what `parseTree` returns for the text. */
  parse(text: string): Parsed<GameTree> {
    const uniform = parseWish(text);
    if (uniform !== null) return uniform;
    const last = this.#last;
    const read = (last && changed(last.text, last.read, text)) ?? readTree(text);
    if (!('ok' in read)) this.#last = { text, read };
    else if (!read.ok) return read;
    else this.#last = { text, read: read.value };
    return { ok: true, value: treeOf(this.#last.read) };
  }
}

/**
 * Returns what is read from a text that differs from `before` inside one pair of brackets; null when the whole text has
 * to be read. What was read before may be reused, and cannot be used any longer.
 */
function changed(before: string, read: TreeRead, text: string): TreeRead | null {
  if (read.players.isAny || bytesOf(text) > LIMITS.pastedBytes) return null;
  const { from, to } = differenceOf(before, text);
  const more = text.length - before.length;
  // The innermost pair of brackets is the last one in preorder. What follows the brackets of an object belongs to it.
  const at = read.nodes.findLastIndex(
    ({ opened, closed, closer, isObject }) => opened < from && to <= closed && closer !== '' && !isObject,
  );
  const group = read.nodes[at];
  if (group === undefined) return null;
  const inside = readAgain(read, group, text.slice(group.opened, group.closed + more + 1));
  if (inside === null) return null;
  const { parts } = read.builder;
  const size = parts.kind.length + inside.builder.size - sizeOf(parts, group.node);
  if (size > LIMITS.nodes) return null;
  return {
    ...read,
    builder: new TreeBuilder(withSubtree(parts, group.node, inside.builder.parts)),
    nodes: withNodes(read, at, inside, more),
  };
}

/** The range of a text that another text does not have in common with it: from its first character to its end. */
function differenceOf(before: string, after: string): { readonly from: number; readonly to: number } {
  const least = Math.min(before.length, after.length);
  let from = 0;
  while (from < least && before.charCodeAt(from) === after.charCodeAt(from)) from += 1;
  let [to, end] = [before.length, after.length];
  while (to > from && end > from && before.charCodeAt(to - 1) === after.charCodeAt(end - 1)) {
    to -= 1;
    end -= 1;
  }
  return { from, to };
}

type Inside = Pick<TreeRead, 'builder'> & { readonly nodes: readonly OpenNode[] };

/** Reads the brackets of a node; null when they do not end with the text, or when it needs more than is known of them. */
function readAgain(read: TreeRead, group: OpenNode, text: string): Inside | null {
  const { parent, attributes } = read.builder.parts;
  let depth = 0;
  for (let above = parent[group.node] ?? -1; above >= 0; above = parent[above] ?? -1) depth += 1;
  const reader = new TreeReader(text);
  const builder = new TreeBuilder();
  const bounds = new LeafBounds(read.bounds.low, read.bounds.high, null);
  const players = new PlayersRead(null);
  const parser = new TreeParser(reader, builder, bounds, [], read.evaluation, players, depth);
  const { ok } = orProblem(() => {
    parser.again(group, attributes[group.node] ?? {});
    bounds.check(reader);
  });
  return ok && reader.offset === text.length && !players.isAny ? { builder, nodes: parser.nodes } : null;
}

function sizeOf({ end }: TreeParts, node: NodeId): number {
  return (end[node] as number) - node;
}

/** Returns the parts of a tree in which the subtree of a node is replaced by a tree of its own. */
function withSubtree(parts: TreeParts, node: NodeId, subtree: TreeParts): TreeParts {
  const end = parts.end[node] as number;
  const more = subtree.kind.length - sizeOf(parts, node);
  const put = <T>(all: readonly T[], own: readonly T[]) => all.slice(0, node).concat(own, all.slice(end));
  const moved = (ids: readonly number[]) => (more === 0 ? ids : ids.map((id) => (id < end ? id : id + more)));
  const within = (ids: readonly number[]) => ids.map((id) => id + node);
  const parent = put(moved(parts.parent), within(subtree.parent));
  parent[node] = parts.parent[node] as number;
  return {
    parent,
    end: put(moved(parts.end), within(subtree.end)),
    kind: put(parts.kind, subtree.kind),
    value: put(parts.value, subtree.value),
    attributes: put(parts.attributes, subtree.attributes),
  };
}

/**
 * Returns the inner nodes in preorder after the brackets of the one at the index `at` were read again. `more` is the number
 * of characters that were added.
 */
function withNodes(
  { nodes, builder }: TreeRead,
  at: number,
  inside: Inside,
  more: number,
): readonly OpenNode[] {
  const { node, opened, closed } = nodes[at] as OpenNode;
  const { end } = builder.parts;
  const added = inside.builder.size - sizeOf(builder.parts, node);
  const last = nodes.findIndex((other, index) => index > at && other.node >= (end[node] as number));
  const after = last < 0 ? nodes.length : last;
  for (const other of inside.nodes) shift(other, node, opened);
  for (let index = after; index < nodes.length; index += 1) shift(nodes[index] as OpenNode, added, more);
  for (const other of nodes.slice(0, at)) if (other.closed > closed) other.closed += more;
  return nodes.slice(0, at).concat(inside.nodes, nodes.slice(after));
}

function shift(open: OpenNode, ids: number, characters: number): void {
  open.node = (open.node + ids) as NodeId;
  open.opened += characters;
  open.closed += characters;
}
