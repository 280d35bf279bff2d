/**
 * Reads trees in Newick notation: `((3,12)B,(2,8)C)A;`, the name of a node after its brackets. A leaf is its value, or a
 * name with its value after a colon. Source: "The Newick tree format", J. Felsenstein.
 */
import { type DraftNode, Unreadable } from './draft.ts';
import { nodeText, valueNamed } from './nodeText.ts';

const TOKEN = /\[[^\]]*\]|'((?:[^']|'')*)'|[(),;:]|[^\s(),;:[\]']+/g;

/** Returns the tree. Throws `Unreadable` when the brackets do not pair, or when an inner node has a number. */
export function readNewick(text: string): DraftNode {
  const open: DraftNode[] = [];
  let node: DraftNode | null = null;
  let root: DraftNode | null = null;
  let isLength = false;
  let isOver = false;
  const begin = (at: number): DraftNode => {
    const child: DraftNode = { at, children: [] };
    if (root === null) root = child;
    else if (open.length === 0) throw new Unreadable('one-root', at);
    open.at(-1)?.children.push(child);
    return child;
  };
  for (const { 0: token, 1: quoted, index: at } of text.matchAll(TOKEN)) {
    if (token.startsWith('[') && quoted === undefined) continue;
    if (isOver) throw new Unreadable('one-root', at, token);
    if (token === '(') {
      open.push(begin(at));
      node = null;
    } else if (token === ')') {
      // A bracket without anything before it is a leaf without a value.
      node ??= begin(at);
      const closed = open.pop();
      if (closed === undefined) throw new Unreadable('brackets', at, token);
      node = closed;
    } else if (token === ',') {
      if (open.length === 0) throw new Unreadable('one-root', at, token);
      if (node === null) begin(at);
      node = null;
    } else if (token === ';') isOver = true;
    else if (token === ':') isLength = true;
    else {
      node ??= begin(at);
      if (isLength) giveLength(node, token, at);
      else
        Object.assign(
          node,
          quoted === undefined
            ? nodeText(token.replaceAll('_', ' '))
            : { label: quoted.replaceAll("''", "'") },
        );
    }
    if (token !== ':') isLength = false;
  }
  if (root === null || open.length > 0) throw new Unreadable('brackets', text.length);
  return root;
}

/** The number after a colon is the value of a leaf that has a name; elsewhere it would be lost. */
function giveLength(node: DraftNode, token: string, at: number): void {
  const value = valueNamed(token);
  if (node.children.length > 0 || node.value !== undefined || value === undefined)
    throw new Unreadable('inner-number', at, token);
  node.value = value;
}
