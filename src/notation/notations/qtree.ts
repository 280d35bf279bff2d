/**
 * Reads trees of the LaTeX packages qtree and tikz-qtree: `\Tree [.A [.B 3 12 ] 8 ]`. A word without brackets is a
 * leaf; `\edge node{a};` before a child is the move into it.
 */
import { LIMITS } from '../../core/tree/limits.ts';
import { type DraftNode, Unreadable } from './draft.ts';
import { labelEdge } from './forest.ts';
import { nodeText } from './nodeText.ts';
import { endOfPiece, plainTex } from './tex.ts';

const EDGE = /\\edge\s*(?:\[[^\]]*\])?\s*(?:node\s*(?:\[[^\]]*\])?\s*\{((?:[^{}]|\{[^{}]*\})*)\})?\s*;/y;

/** A node whose brackets are open, and the texts at the edges to its children, which it may turn into probabilities. */
interface Open {
  readonly node: DraftNode;
  readonly edges: string[];
}

/** Returns the tree of the first bracket in a text. Throws `Unreadable` when the brackets do not pair. */
export function readQtree(text: string): DraftNode {
  let at = /^\s*\[/.test(text)
    ? text.indexOf('[')
    : (/(?<!\\)\\Tree\s*(?=\[)/.exec(text)?.index ?? text.length);
  at = endOfPiece(text, at, '[');
  if (text[at] !== '[') throw new Unreadable('nodes', at);
  const open: Open[] = [];
  let root: DraftNode | null = null;
  let edge: string | null = null;
  const add = (node: DraftNode) => {
    const parent = open.at(-1);
    parent?.node.children.push(node);
    parent?.edges.push(edge ?? '');
    edge = null;
  };
  while (at < text.length) {
    const sign = text[at] as string;
    EDGE.lastIndex = at;
    const edgeFound = sign === '\\' ? EDGE.exec(text) : null;
    if (/\s/.test(sign)) at += 1;
    else if (sign === '%') at = endOfPiece(text, at, '\n') + 1;
    else if (edgeFound !== null) {
      edge = plainTex(edgeFound[1] ?? '');
      at = EDGE.lastIndex;
    } else if (sign === '[') {
      const named = text[at + 1] === '.';
      const end = named ? endOfWord(text, at + 2) : at + 1;
      const node: DraftNode = {
        at,
        children: [],
        ...nodeText(plainTex(named ? text.slice(at + 2, end) : '')),
      };
      add(node);
      if (open.length > LIMITS.depth) throw new Unreadable('depth', at);
      open.push({ node, edges: [] });
      root ??= node;
      at = end;
    } else if (sign === ']') {
      const closed = open.pop();
      if (closed === undefined || edge !== null) throw new Unreadable('brackets', at, sign);
      const { node, edges } = closed;
      at += 1;
      // The name of a node stands after its first bracket, after its last, or after both.
      if (text[at] === '.') {
        const end = endOfWord(text, at + 1);
        if (node.side === undefined && node.label === undefined)
          Object.assign(node, nodeText(plainTex(text.slice(at + 1, end))));
        at = end;
      }
      node.children.forEach((child, index) => {
        labelEdge(child, edges[index] ?? '', node);
      });
      // What follows the root is no part of the tree.
      if (open.length === 0) break;
    } else {
      const end = Math.max(endOfWord(text, at), at + 1);
      add({ at, children: [], ...nodeText(plainTex(text.slice(at, end))) });
      at = end;
    }
  }
  if (root === null || open.length > 0) throw new Unreadable('brackets', text.length);
  if (/^[^[\]\\%]*[[\]]/.test(text.slice(at))) throw new Unreadable('one-root', at);
  return root;
}

/** Where a word ends: before a blank or a bracket outside braces. */
function endOfWord(text: string, from: number): number {
  return endOfPiece(text, from, ' \t\n\r[]');
}
