/**
 * Reads trees of the LaTeX package forest: `[content, options [child] [child]]`. Leaves have brackets too. Of the
 * options only `edge label` is read, as the move into the node, or as the probability below a chance node.
 */
import { LIMITS } from '../../core/tree/limits.ts';
import { parseProbability } from '../../core/tree/probability.ts';
import { type DraftNode, Unreadable } from './draft.ts';
import { nodeText } from './nodeText.ts';
import { endOfPiece, plainTex } from './tex.ts';

/** Returns the tree of the first bracket at or after an offset. Throws `Unreadable` when the brackets do not pair. */
export function readForest(text: string, from = 0): DraftNode {
  let at = endOfPiece(text, from, '[');
  if (text[at] !== '[') throw new Unreadable('nodes', at);
  const open: DraftNode[] = [];
  let root: DraftNode | null = null;
  while (at < text.length) {
    const sign = text[at] as string;
    if (sign === '[') {
      if (root !== null && open.length === 0) throw new Unreadable('one-root', at);
      if (open.length > LIMITS.depth) throw new Unreadable('depth', at);
      const end = endOfPiece(text, at + 1, ',[]');
      const optionsEnd = text[end] === ',' ? endOfPiece(text, end, '[]') : end;
      const node: DraftNode = { at, children: [], ...nodeText(plainTex(text.slice(at + 1, end))) };
      labelEdge(node, edgeLabel(text.slice(end, optionsEnd)), open.at(-1));
      open.at(-1)?.children.push(node);
      open.push(node);
      root ??= node;
      at = optionsEnd;
    } else if (sign === ']') {
      if (open.pop() === undefined) throw new Unreadable('brackets', at, sign);
      at = open.length === 0 ? nextBracket(text, at + 1) : at + 1;
    } else if (/\s/.test(sign)) at += 1;
    else if (sign === '%') at = endOfPiece(text, at, '\n') + 1;
    else throw new Unreadable('brackets', at, sign);
  }
  if (root === null || open.length > 0) throw new Unreadable('brackets', text.length);
  return root;
}

/** The offset of the next bracket after a whole tree, or the end: what follows the tree is no part of it. */
function nextBracket(text: string, from: number): number {
  const end = text.indexOf('\\end', from);
  const next = endOfPiece(text, from, '[]');
  return end >= 0 && end < next ? text.length : next;
}

const EDGE_LABEL = /^\s*edge label\s*=\s*\{?\s*node\s*(?:\[[^\]]*\])?\s*\{((?:[^{}]|\{[^{}]*\})*)\}/;

/** Returns the text of the option `edge label`; "" when there is none. The options begin with a comma. */
function edgeLabel(options: string): string {
  for (let at = 0; at < options.length; ) {
    const end = endOfPiece(options, at + 1, ',');
    const label = EDGE_LABEL.exec(options.slice(at + 1, end))?.[1];
    if (label !== undefined) return plainTex(label);
    at = end;
  }
  return '';
}

/** Takes the text at an edge for the move, and below a chance node for the probability, or both, as in "a: 1/3". */
export function labelEdge(node: DraftNode, text: string, parent: DraftNode | undefined): void {
  if (text === '') return;
  const [, move = '', share = ''] = /^(.+?)\s*[:,]\s*(\S+)$/.exec(text) ?? [];
  if (parent?.side === 'chance' && parseProbability(share) !== null) {
    node.move = move;
    node.probability = share;
    return;
  }
  const bare = text.replace(/^[pP]\s*=\s*/, '');
  const percent = /^(\d+(?:\.\d+)?)\s*%$/.exec(bare);
  const probability = percent ? `${percent[1]}/100` : bare;
  if (parent?.side === 'chance' && parseProbability(probability) !== null) node.probability = probability;
  else node.move = text;
}
