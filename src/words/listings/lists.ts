/**
 * The listings of procedures with lists, numbered as in the lecture notes: two phases over OPEN and CLOSED, and the
 * five steps that go ply by ply.
 */
import type { Listing, PseudocodeLine } from './listing.ts';

const TWO_PHASE: readonly PseudocodeLine[] = [
  {
    line: 'begin',
    indent: 0,
    text: '① T ← (s), OPEN ← (s), CLOSED ← ( )',
    chinese: '① T ← (s)，OPEN ← (s)，CLOSED ← ( )',
  },
  {
    line: 'whileOpen',
    indent: 0,
    text: '② LOOP1: if OPEN = ( ), go to LOOP2',
    chinese: '② LOOP1：若 OPEN = ( )，转 LOOP2',
  },
  {
    line: 'select',
    indent: 0,
    text: '③ n ← first of OPEN; move n to the front of CLOSED',
    chinese: '③ n ← OPEN 的第一个节点；把 n 移到 CLOSED 的最前面',
  },
  {
    line: 'decided',
    indent: 0,
    text: '④ if n is decided: compute f(n); go to LOOP1',
    chinese: '④ 若 n 可直接判定胜负：计算 f(n)；转 LOOP1',
  },
  {
    line: 'expand',
    indent: 1,
    text: 'else expand n into n₁, n₂, … and join them to T',
    chinese: '否则扩展 n，得 n₁、n₂、……，加入 T',
  },
  {
    line: 'queue',
    indent: 1,
    text: 'if they stand above depth k: add them at the end of OPEN',
    chinese: '若它们的深度小于 k：放到 OPEN 的末尾',
  },
  {
    line: 'evaluate',
    indent: 1,
    text: 'else compute f of each; go to LOOP1',
    chinese: '否则（到了深度 k）计算各个 f 值；转 LOOP1',
  },
  {
    line: 'whileClosed',
    indent: 0,
    text: '⑤ LOOP2: if CLOSED = ( ), go to LOOP3; n ← its first',
    chinese: '⑤ LOOP2：若 CLOSED = ( )，转 LOOP3；n ← CLOSED 的第一个节点',
  },
  {
    line: 'backUp',
    indent: 0,
    text: '⑥ if all successors of n have values: f(n) ← their max or min; take n out of CLOSED',
    chinese: '⑥ 若 n 的后继都有值：f(n) ← 其中的最大值或最小值；从 CLOSED 中删去 n',
  },
  {
    line: 'drop',
    indent: 1,
    text: 'if n has been decided: take n out of CLOSED',
    chinese: '若 n 已判定：从 CLOSED 中删去 n',
  },
  { line: 'backUp', indent: 0, text: '⑦ go to LOOP2', chinese: '⑦ 转 LOOP2' },
  {
    line: 'answer',
    indent: 0,
    text: '⑧ LOOP3: the move with f(s) is the answer',
    chinese: '⑧ LOOP3：倒推值等于 f(s) 的走步就是答案',
  },
];

const LEVEL_BY_LEVEL: readonly PseudocodeLine[] = [
  { line: 'expand', indent: 0, text: '① generate the tree breadth-first', chinese: '① 按宽度优先生成博弈树' },
  {
    line: 'evaluate',
    indent: 0,
    text: '② value the end nodes from left to right',
    chinese: '② 从左到右给端节点估值',
  },
  {
    line: 'deepest',
    indent: 0,
    text: '③ the deepest level: back up from left to right',
    chinese: '③ 最深一层：从左到右倒推',
  },
  { line: 'upwards', indent: 0, text: '④ level by level, up to the root', chinese: '④ 逐层向上，直到根节点' },
  {
    line: 'answer',
    indent: 0,
    text: '⑤ the move with the root’s value is the answer',
    chinese: '⑤ 值等于根节点值的走步就是答案',
  },
];

export const twoPhaseListing: Listing = () => TWO_PHASE;
export const levelByLevelListing: Listing = () => LEVEL_BY_LEVEL;
