/**
 * Reads trees whose nodes are brackets that may begin with a side or a name, as in Lisp: `(max (min 3 12) (min 2 8))`.
 * A single number in brackets of its own may be a leaf.
 */
import { LIMITS } from '../../core/tree/limits.ts';
import { type Group, type Item, isGroup, isNumber } from '../nested.ts';
import { type DraftNode, Unreadable } from './draft.ts';
import { nodeText } from './nodeText.ts';

/**
 * Returns the tree of a bracket. A number in a bracket whose opener is in `leaf`, alone or after a name, is a leaf.
 * Throws `Unreadable` when a bracket is empty, in braces, has a word that is no number after its first, or can mean two
 * trees.
 */
export function readBrackets(root: Group, leaf: readonly Group['opener'][]): DraftNode {
  return nodeOf(root, leaf, 0);
}

function nodeOf(item: Item, leaf: readonly Group['opener'][], depth: number): DraftNode {
  const { at } = item;
  if (depth > LIMITS.depth + 1) throw new Unreadable('depth', at);
  if (!isGroup(item)) {
    if (!isNumber(item)) throw new Unreadable('leaf-number', at, item.text);
    return { at, children: [], value: item.text };
  }
  const [first] = item.items;
  if (first === undefined || item.opener === '{') throw new Unreadable('leaf-number', at);
  const isHead = !isGroup(first) && !isNumber(first);
  // A colon ends a name in our notation, where the name is that of what follows.
  if (isHead && !first.isQuoted && first.text.endsWith(':'))
    throw new Unreadable('brackets', first.at, first.text);
  const said = isHead ? nodeText(first.text) : {};
  const rest = isHead ? item.items.slice(1) : item.items;
  const [only] = rest;
  // Where leaves have brackets of their own, a number beside other brackets is no leaf.
  const bare = leaf.length > 0 && item.items.length > 1 ? item.items.find(isNumber) : undefined;
  if (bare !== undefined) throw new Unreadable('inner-number', bare.at, 'text' in bare ? bare.text : '');
  if (rest.length === 1 && said.side === undefined && leaf.includes(item.opener) && isNumber(only))
    return { at, children: [], ...said, value: (only as { readonly text: string }).text };
  if (rest.length === 0) throw new Unreadable('leaf-number', at, said.label ?? '');
  // The number may as well be the only child of a node that has this name.
  if (said.label !== undefined && rest.length === 1 && isNumber(only))
    throw new Unreadable('leaf-or-node', at, said.label);
  // The value of an inner node would be lost.
  if (said.value !== undefined) throw new Unreadable('inner-number', at, said.value);
  return { at, children: rest.map((child) => nodeOf(child, leaf, depth + 1)), ...said };
}
