/**
 * Reads trees in Newick notation: `((3,12)B,(2,8)C)A;`, the name of a node after its brackets. A leaf is its value, or a
 * name with its value after a colon. Source: "The Newick tree format", J. Felsenstein.
 */
import { type DraftNode, Unreadable } from './draft.ts';
import { nodeText, valueNamed } from './nodeText.ts';

/** A comment in brackets, a quoted name, a sign, a word; a bracket or quote of which there is no second. */
const TOKEN = /\[[^\]]*\]|'((?:[^']|'')*)'|[(),;:]|[^\s(),;:[\]']+|[[\]']/g;

/** Returns the tree. Throws `Unreadable` when the brackets do not pair, or when an inner node has a number. */
export function readNewick(text: string): DraftNode {
  const open: DraftNode[] = [];
  let node: DraftNode | null = null;
  let root: DraftNode | null = null;
  let isLength = false;
  let isOver = false;
  // The node that has been named, or given its value, so that no word can follow but its length.
  let named: DraftNode | null = null;
  const begin = (at: number): DraftNode => {
    const child: DraftNode = { at, children: [] };
    if (root === null) root = child;
    else if (open.length === 0) throw new Unreadable('one-root', at);
    open.at(-1)?.children.push(child);
    return child;
  };
  for (const { 0: token, 1: quoted, index: at } of text.matchAll(TOKEN)) {
    if (/^\[./s.test(token)) continue;
    if (quoted === undefined && /^[[\]']$/.test(token)) throw new Unreadable('brackets', at, token);
    if (isOver) throw new Unreadable('one-root', at, token);
    if (token === '(') {
      if (node !== null) throw new Unreadable('brackets', at, token);
      open.push(begin(at));
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
    else if (token === ':') {
      if (isLength) throw new Unreadable('brackets', at, token);
      isLength = true;
    } else {
      node ??= begin(at);
      if (!isLength && named === node) throw new Unreadable('brackets', at, token);
      named = node;
      if (isLength) giveLength(node, token, at);
      else
        Object.assign(
          node,
          quoted === undefined
            ? nodeText(token.replaceAll('_', ' '))
            : { label: quoted.replaceAll("''", "'") },
        );
    }
    if (token !== ':') {
      if (isLength && /^[(),;]$/.test(token)) throw new Unreadable('brackets', at, token);
      isLength = false;
    }
  }
  if (root === null || open.length > 0) throw new Unreadable('brackets', text.length);
  return root;
}

/** The number after a colon is the value of a leaf that has a name; elsewhere it would be lost. */
function giveLength(node: DraftNode, token: string, at: number): void {
  const value = valueNamed(token);
  if (node.children.length > 0) throw new Unreadable('inner-number', at, token);
  if (node.value !== undefined) throw new Unreadable('one-number', at, token);
  if (value === undefined) throw new Unreadable('leaf-number', at, token);
  node.value = value;
}
