import { LIMITS } from '../../core/tree/limits.ts';
import type { Fault } from '../../notation/fault.ts';
import type { englishFaults } from '../en/faults.ts';
import { chineseProblem } from './problem.ts';

function countOf({ least, most }: { readonly least: number; readonly most: number }): string {
  if (least === most) return ` ${least} `;
  return most < Infinity ? ` ${least} 到 ${most} ` : `至少 ${least} `;
}

export function chineseFault({ found, expected }: Fault): string {
  const here = `读到 ${found === '' ? '空' : found}；这里应是`;
  switch (expected.kind) {
    case 'content':
      return '没有可读的内容。请换一个文件。';
    case 'json':
      return found === '' ? '内容在中途结束。请重新取得完整的文件。' : `JSON 中这里不能是“${found}”。`;
    case 'one-key':
      return '同一个对象里这个键出现了两次，以最后一个为准。';
    case 'format':
      return `${here} "format": "${expected.format}"。这是另一种文件。`;
    case 'version':
      return `版本是 ${found}，比本页新（本页只认识到 ${expected.most}）。请刷新页面；没有改动任何内容。`;
    case 'object':
      return `${here}对象。`;
    case 'list':
      return `${here}列表。`;
    case 'entries':
      return `有 ${found} 项；应有${countOf(expected)}项。`;
    case 'text':
      return expected.most < Infinity ? `${here}最多 ${expected.most} 个字符的文字。` : `${here}文字。`;
    case 'choice':
      return `${here}以下之一：${expected.of.map((one) => JSON.stringify(one)).join('、')}。`;
    case 'number':
      return `${here} ${expected.least} 到 ${expected.most} 之间的数。`;
    case 'whole':
      return expected.most < Number.MAX_SAFE_INTEGER
        ? `${here} ${expected.least} 到 ${expected.most} 之间的整数。`
        : `${here}整数。`;
    case 'moment':
      return `${here}时间：1970 年以来的毫秒数。`;
    case 'digits':
      return `${here} ${expected.count} 位十六进制数字。`;
    case 'value':
      return `${here}数、"inf" 或 "-inf"。`;
    case 'leaf-value':
      return `${here}数字、"inf"、"-inf"，或表示未知的 null。`;
    case 'another':
      return expected.other === undefined
        ? `${found} 在这里已出现过；每个只能写一次。`
        : `${found} 也出现在 ${expected.other}；每个只能写一次。`;
    case 'tree':
      return `树无法读取。${chineseProblem(expected.problem)}`;
    case 'limit':
      return expected.of === 'nodes'
        ? `${found} 个节点，上限是 ${expected.most} 个。`
        : `${found} 层，上限是 ${expected.most} 层。`;
    case 'probability':
      return `${here}概率，如 "1/4" 或 0.25。`;
    case 'probabilities':
      return `概率之和是 ${found}，不是 1；打开时会按比例调整。`;
    case 'leaf-bounds':
      return `读到 ${found}，超出文件中 leafBounds 的范围；打开时会相应放宽。`;
    case 'example':
      return `${here}例题库中一棵树的编号。`;
    case 'source':
      return '由此得不到一棵树。';
    case 'chance-algorithm':
      return `${found} 无法处理机会节点。请用 "alpha-beta" 或 "expectiminimax"。`;
    case 'inner-node':
      return `节点 ${found} 是叶节点；这里应是内部节点。`;
    case 'leaf':
      return `节点 ${found} 是内部节点；这里应是叶节点。`;
    case 'branch':
      return '根的上面没有分枝；请改成别的节点。';
    case 'child':
      return `节点 ${found} 不在前一个之后；应是它的子节点。`;
    case 'permutation':
      return `${here}从 0 起每个位置各一次。`;
    case 'ascending':
      return `${here}小的在前。`;
    case 'sum':
      return `分值之和是 ${found}，上限是 ${expected.most}。`;
  }
}

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
