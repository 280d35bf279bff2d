/**
 * Reads trees that are lists or tuples of a program, with or without names: `[[3, 12], [2, 8]]`,
 * `['A', ['B', 3, 12], ('C', 2)]`, `('A', [('B', [3, 12])])`. A text that stands first is the name or the side of the
 * node; a tuple of a name and a number is a leaf.
 */
import { type DraftNode, Unreadable } from './draft.ts';
import type { Literal } from './literal.ts';
import { nodeText, valueNamed } from './nodeText.ts';

type List = Extract<Literal, { readonly items: readonly Literal[] }>;

/**
 * Returns the node of a list, whose children `nodeOf` reads. Throws `Unreadable` when the list can mean two trees, or none.
 */
export function nodeOfList(list: List, nodeOf: (literal: Literal) => DraftNode): DraftNode {
  const [first, ...rest] = list.items;
  if (first?.kind !== 'text' || valueNamed(first.text) !== undefined)
    return { at: list.at, children: list.items.map(nodeOf) };
  const node: DraftNode = { at: list.at, children: [], ...nodeText(first.text) };
  const side = rest[0]?.kind === 'text' && rest.length > 1 ? nodeText(rest[0].text) : {};
  const isSide = side.side !== undefined && side.label === undefined;
  if (isSide) node.side = side.side as 'max' | 'min' | 'chance';
  const after = isSide ? rest.slice(1) : rest;
  const [only, second] = after;
  // The nothing may as well say that the node has no value.
  if (only?.kind === 'nothing' && after.length === 2 && second !== undefined && isOfChildren(second))
    throw new Unreadable('leaf-or-node', only.at, first.text);
  if (after.length !== 1 || only === undefined) node.children.push(...after.map(nodeOf));
  else if (only.kind === 'number' || only.kind === 'nothing') {
    // In a list the number may as well be the only child of a node that has this name.
    if (list.kind === 'list') throw new Unreadable('leaf-or-node', list.at, first.text);
    node.value = only.kind === 'number' ? only.text : '?';
  } else if (isOfChildren(only)) node.children.push(...only.items.map(nodeOf));
  else node.children.push(nodeOf(only));
  return node;
}

/** Whether a list has no name, so that it is the list of its parent's children. */
function isOfChildren(literal: Literal): literal is List {
  return 'items' in literal && literal.items[0]?.kind !== 'text';
}
