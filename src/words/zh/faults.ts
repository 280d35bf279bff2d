import { byKind } from '../../core/byKind.ts';
import { LIMITS } from '../../core/tree/limits.ts';
import { type Fault, shownPath } from '../../notation/fault.ts';
import type { englishFaults } from '../en/faults.ts';
import type { FaultSentences } from '../faultSentences.ts';
import { chineseProblem } from './problem.ts';

function countOf({ least, most }: { readonly least: number; readonly most: number }): string {
  if (least === most) return ` ${least} `;
  return most < Infinity ? ` ${least} 到 ${most} ` : `至少 ${least} `;
}

export function chineseFault({ found, expected }: Fault): string {
  const here = `读到 ${found === '' ? '空' : found}；这里应是`;
  return byKind(FAULTS, expected, { here, found });
}

const FAULTS: FaultSentences = {
  content: () => '没有可读的内容。请换一个文件。',
  json: (_, { found }) =>
    found === '' ? '内容在中途结束。请重新取得完整的文件。' : `JSON 中这里不能是“${found}”。`,
  'one-key': () => '同一个对象里这个键出现了两次，以最后一个为准。',
  format: ({ format }, { here }) => `${here} "format": "${format}"。这是另一种文件。`,
  version: ({ most }, { found }) =>
    `版本是 ${found}，比本页新（本页只认识到 ${most}）。请刷新页面；没有改动任何内容。`,
  object: (_, { here }) => `${here}对象。`,
  list: (_, { here }) => `${here}列表。`,
  entries: (expected, { found }) => `有 ${found} 项；应有${countOf(expected)}项。`,
  text: ({ most }, { here }) => (most < Infinity ? `${here}最多 ${most} 个字符的文字。` : `${here}文字。`),
  choice: ({ of }, { here }) => `${here}以下之一：${of.map((one) => JSON.stringify(one)).join('、')}。`,
  number: ({ least, most }, { here }) => `${here} ${least} 到 ${most} 之间的数。`,
  whole: ({ least, most }, { here }) =>
    most < Number.MAX_SAFE_INTEGER ? `${here} ${least} 到 ${most} 之间的整数。` : `${here}整数。`,
  moment: (_, { here }) => `${here}时间：1970 年以来的毫秒数。`,
  digits: ({ count }, { here }) => `${here} ${count} 位十六进制数字。`,
  value: (_, { here }) => `${here}数、"inf" 或 "-inf"。`,
  'leaf-value': (_, { here }) => `${here}数字、"inf"、"-inf"，或表示未知的 null。`,
  another: ({ other }, { found }) =>
    other === undefined
      ? `${found} 在这里已出现过；每个只能写一次。`
      : `${found} 也出现在 ${shownPath(other)}；每个只能写一次。`,
  tree: ({ problem }) => `树无法读取。${chineseProblem(problem)}`,
  limit: ({ of, most }, { found }) =>
    of === 'nodes' ? `${found} 个节点，上限是 ${most} 个。` : `${found} 层，上限是 ${most} 层。`,
  probability: (_, { here }) => `${here}概率，如 "1/4" 或 0.25。`,
  probabilities: (_, { found }) => `概率之和是 ${found}，不是 1；打开时会按比例调整。`,
  'leaf-bounds': (_, { found }) => `读到 ${found}，超出文件中 leafBounds 的范围；打开时会相应放宽。`,
  'vectors-alike': ({ players }, { found }) =>
    players > 0
      ? `一个叶节点有 ${found} 个值；应与其他叶节点一样有 ${players} 个。`
      : `一个叶节点有 ${found} 个值；应与其他叶节点一样是一个数。`,
  unjudged: (_, { found }) => `这里有 ${found}：叶节点是效用向量，没有估计值。`,
  player: (_, { here }) => `${here} "player"：叶节点是效用向量，每个玩家一个值。`,
  side: (_, { here }) => `${here} "max"、"min" 或 "chance"：叶节点是单个数。`,
  'leaf-sum': (_, { found }) => `有叶节点各值之和为 ${found}，超过文件中的 sum；打开时会相应放宽。`,
  'players-algorithm': (_, { found }) => `${found} 针对 MAX 与 MIN，而这棵树由多个玩家决策。请用 "max-n"。`,
  'sides-algorithm': (_, { found }) =>
    `${found} 针对多个玩家，而这棵树由 MAX 与 MIN 决策。请用 "alpha-beta"。`,
  'to-the-ends': () => '多个玩家的树要搜索到底；这里不应有深度限制。',
  'window-algorithm': (_, { found }) =>
    `${found} 不从自定的窗口开始。请改用 "alpha-beta"，或从 limits 中去掉 "window"。`,
  example: (_, { here }) => `${here}例题库中一棵树的编号。`,
  source: () => '由此得不到一棵树。',
  'chance-algorithm': (_, { found }) => `${found} 无法处理机会节点。请用 "alpha-beta" 或 "expectiminimax"。`,
  'inner-node': (_, { found }) => `节点 ${found} 是叶节点；这里应是内部节点。`,
  leaf: (_, { found }) => `节点 ${found} 是内部节点；这里应是叶节点。`,
  branch: () => '根的上面没有分枝；请改成别的节点。',
  child: (_, { found }) => `节点 ${found} 不在前一个之后；应是它的子节点。`,
  permutation: (_, { here }) => `${here}从 0 起每个位置各一次。`,
  ascending: (_, { here }) => `${here}小的在前。`,
  sum: ({ most }, { found }) => `分值之和是 ${found}，上限是 ${most}。`,
};

export const chineseFaults: typeof englishFaults = {
  fault: chineseFault,
  tooLarge: (name, bytes) =>
    `“${name}”有 ${bytes} 字节，上限是 ${LIMITS.fileBytes} 字节（5 MiB）。没有打开。`,
  notText: (name, offset) => `“${name}”不是 UTF-8 文本：第 ${offset} 字节不是字符的开头。请存成 UTF-8 再试。`,
  unreadable: (name) => `“${name}”无法读取。请再试一次，或换一个文件。`,
  inFile: (name) => `“${name}”没能全部读取：`,
  more: (count) => `另有 ${count} 处`,
  dropped: (paths) => `这个版本不认识以下内容，已略去：${paths}。`,
};
