/**
 * Reads uniform trees as assignments state them: depth, branching factor, and the row of leaves, as in
 * `depth 3, branching factor 2: 3 5 6 9 1 2 0 -1` or `b = 2, d = 3; 3 5 6 9 1 2 0 -1`. Every inner node has as many children
 * as the branching factor says, every leaf is as deep as the depth says, and the leaves stand from left to right.
 */
import { LIMITS } from '../../core/tree/limits.ts';
import { type DraftNode, Unreadable } from './draft.ts';
import { valueNamed } from './nodeText.ts';

const WHOLE = String.raw`([1-9]\d{0,8})(?![\d.]*\w)`;
export const IS = String.raw`\s*(?:[=:]|of\b|is\b|为|是)?\s*`;

/** The words for the depth and for the branching factor, as patterns. */
export const NAMES_OF_DEPTH = String.raw`(?:search\s+)?depth|height|深度|高度|树深`;
export const NAMES_OF_BRANCHING = String.raw`branching(?:\s+factor)?|分支因子|分枝因子|分支系数|分支数`;

/** What may stand before depth and branching factor. */
export const LEAD =
  /\s*(?:(?:an?|the)\s+)?(?:(?:uniform|complete|full|game|minimax)\s+)*(?:tree\b\s*(?:of\b|with\b|[,:])?\s*)?(?:(?:一棵)?(?:均匀|完全|满)?(?:博弈|搜索)?树\s*[,:]?\s*)?/iy;
const DEPTH = new RegExp(String.raw`(?:${NAMES_OF_DEPTH})${IS}${WHOLE}(?:\s*层)?|d\s*=\s*${WHOLE}`, 'iy');
const BRANCHING = new RegExp(String.raw`(?:${NAMES_OF_BRANCHING})${IS}${WHOLE}|b\s*=\s*${WHOLE}`, 'iy');
const BETWEEN = /\s*(?:[,;]\s*)?(?:(?:and|with|an?)\s+|和|且)*/iy;
/** What may stand between the size and the leaves. */
const BEFORE_LEAVES =
  /\s*(?:[,;:.。]\s*)?(?:(?:and|with|the)\s+)*(?:(?:leaf|leaves)(?:\s+values?)?|values?|叶节点(?:的值|值)?|叶结点(?:的值|值)?|叶子(?:的值)?)?(?:\s*(?:from\s+left\s+to\s+right|left\s+to\s+right|从左到右))?(?:\s*(?:are\b|依次为|为|是))?\s*[=:]?\s*/iy;

interface Head {
  readonly depth: number;
  readonly branching: number;
  /** the offset at which the leaves begin */
  readonly end: number;
}

/** Whether a text begins as the size of a uniform tree does, with a depth and a branching factor in either order. */
export function isUniform(text: string): boolean {
  return headOf(text) !== null;
}

function headOf(text: string): Head | null {
  let at = after(LEAD, text, 0);
  const found = { depth: Number.NaN, branching: Number.NaN };
  for (let part = 0; part < 2; part += 1) {
    const depth = matchAt(DEPTH, text, at);
    const match = depth ?? matchAt(BRANCHING, text, at);
    const name = depth === null ? 'branching' : 'depth';
    if (match === null || !Number.isNaN(found[name])) return null;
    found[name] = Number(match[1] ?? match[2]);
    at += match[0].length;
    if (part === 0) at = after(BETWEEN, text, at);
  }
  return { ...found, end: after(BEFORE_LEAVES, text, at) };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function after(pattern: RegExp, text: string, at: number): number {
  return at + (matchAt(pattern, text, at)?.[0].length ?? 0);
}

/** Returns the tree. Throws `Unreadable` when the leaves are not as many as depth and branching factor say. */
export function readUniform(text: string): DraftNode {
  const head = headOf(text);
  if (head === null) throw new Unreadable('brackets', 0);
  const { depth, branching, end } = head;
  const leaves = leavesFrom(text, end);
  if (depth > LIMITS.depth) throw new Unreadable('depth', 0);
  const wanted = branching ** depth;
  if (leaves.length !== wanted)
    throw new Unreadable('leaf-count', end, '', {
      number: leaves.length,
      expected: wanted,
    });
  let next = 0;
  const grow = (below: number): DraftNode => {
    if (below === 0) return leaves[next++] as DraftNode;
    const at = leaves[next]?.at ?? end;
    return { at, children: Array.from({ length: branching }, () => grow(below - 1)) };
  };
  return grow(depth);
}

/**
 * Returns the leaves: numbers apart by blanks, or by commas or semicolons, all in brackets or none. Where blanks alone
 * separate some, a comma between two digits is no separator, because it may be that of a decimal.
 */
function leavesFrom(text: string, from: number): readonly DraftNode[] {
  const [, open = '', inside = '', close = ''] =
    /^([[({]?)(.*?)([\])}]?)\s*[.。;]?\s*$/s.exec(text.slice(from)) ?? [];
  if (open + close !== '' && !['[]', '()', '{}'].includes(open + close))
    throw new Unreadable('brackets', from, open + close);
  const hasBlanks = /[^\s,;]\s+[^\s,;]/.test(inside);
  const word = hasBlanks ? /[^\s;,]+(?:,[^\s;,]+)*/g : /[^\s,;]+/g;
  return Array.from(inside.matchAll(word), ({ 0: found, index }): DraftNode => {
    const at = from + open.length + index;
    const value = valueNamed(found);
    if (value === undefined) throw new Unreadable('leaf-number', at, found);
    return { at, value, children: [] };
  });
}
