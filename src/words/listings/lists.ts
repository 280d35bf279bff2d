/**
 * The listings of the searches with OPEN and CLOSED, numbered as in the lecture notes: the two-phase
 * procedure, and the five steps that go ply by ply.
 */
import type { CodeLine } from '../../core/index.ts';
import type { Listing, PseudocodeLine } from './listing.ts';

const TWO_PHASE: readonly PseudocodeLine[] = [
  step('begin', '① T ← (s), OPEN ← (s), CLOSED ← ( )', '① T ← (s)，OPEN ← (s)，CLOSED ← ( )'),
  step('whileOpen', '② LOOP1: if OPEN = ( ), go to LOOP2', '② LOOP1：若 OPEN = ( )，转 LOOP2'),
  step(
    'select',
    '③ n ← first of OPEN; move n to the front of CLOSED',
    '③ n ← OPEN 的第一个节点；把 n 移到 CLOSED 的最前面',
  ),
  step(
    'decided',
    '④ if n is decided: compute f(n); go to LOOP1',
    '④ 若 n 可直接判定胜负：计算 f(n)；转 LOOP1',
  ),
  step('expand', 'else expand n into n₁, n₂, … and join them to T', '否则扩展 n，得 n₁、n₂、……，加入 T', 1),
  step(
    'queue',
    'if they stand above depth k: add them at the end of OPEN',
    '若它们的深度小于 k：放到 OPEN 的末尾',
    1,
  ),
  step('evaluate', 'else compute f of each; go to LOOP1', '否则（到了深度 k）计算各个 f 值；转 LOOP1', 1),
  step(
    'whileClosed',
    '⑤ LOOP2: if CLOSED = ( ), go to LOOP3; n ← its first',
    '⑤ LOOP2：若 CLOSED = ( )，转 LOOP3；n ← CLOSED 的第一个节点',
  ),
  step(
    'backUp',
    '⑥ if all successors of n have values: f(n) ← their max or min; take n out of CLOSED',
    '⑥ 若 n 的后继都有值：f(n) ← 其中的最大值或最小值；从 CLOSED 中删去 n',
  ),
  step('drop', 'if n has been decided: take n out of CLOSED', '若 n 已判定：从 CLOSED 中删去 n', 1),
  step('backUp', '⑦ go to LOOP2', '⑦ 转 LOOP2'),
  step('answer', '⑧ LOOP3: the move with f(s) is the answer', '⑧ LOOP3：倒推值等于 f(s) 的走步就是答案'),
];

const LEVEL_BY_LEVEL: readonly PseudocodeLine[] = [
  step('expand', '① generate the tree breadth-first', '① 按宽度优先生成博弈树'),
  step('evaluate', '② value the end nodes from left to right', '② 从左到右给端节点估值'),
  step('deepest', '③ the deepest level: back up from left to right', '③ 最深一层：从左到右倒推'),
  step('upwards', '④ level by level, up to the root', '④ 逐层向上，直到根节点'),
  step('answer', '⑤ the move with the root’s value is the answer', '⑤ 值等于根节点值的走步就是答案'),
];

export const twoPhaseListing: Listing = () => TWO_PHASE;
export const levelByLevelListing: Listing = () => LEVEL_BY_LEVEL;

function step(line: CodeLine, text: string, chinese: string, indent = 0): PseudocodeLine {
  return { line, indent, text, chinese };
}
