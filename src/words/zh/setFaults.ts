import type { CodeFault } from '../../practice/readResultCode.ts';
import type { RecordFault } from '../../practice/recordFault.ts';
import type { englishSetFaults } from '../en/setFaults.ts';
import { chineseProblem } from './problem.ts';

function recordFault({ found, expected }: RecordFault): string {
  const here = `读到 ${found === '' ? '空' : found}；这里应是`;
  switch (expected.kind) {
    case 'json':
      return found === '' ? '内容在中途结束。请重新取得完整的文件。' : `JSON 中这里不能是“${found}”。`;
    case 'format':
      return `${here} "format": "${expected.format}"。这是另一种文件。`;
    case 'version':
      return `版本是 ${found}，比本页新（本页只认识到 ${expected.most}）。请刷新页面；没有改动任何内容。`;
    case 'object':
      return `${here}对象。`;
    case 'list':
      return `${here}列表。`;
    case 'entries':
      return expected.least === expected.most
        ? `有 ${found} 项；应有 ${expected.least} 项。`
        : `有 ${found} 项；应有 ${expected.least} 到 ${expected.most} 项。`;
    case 'text':
      return `${here}最多 ${expected.most} 个字符的文字。`;
    case 'choice':
      return `${here}以下之一：${expected.of.map((one) => JSON.stringify(one)).join('、')}。`;
    case 'number':
      return `${here} ${expected.least} 到 ${expected.most} 之间的数。`;
    case 'whole':
      return expected.most < Number.MAX_SAFE_INTEGER
        ? `${here} ${expected.least} 到 ${expected.most} 之间的整数。`
        : `${here}整数。`;
    case 'value':
      return `${here}数、"inf" 或 "-inf"。`;
    case 'another':
      return `${found} 在这里已出现过；每个只能写一次。`;
    case 'tree':
      return `树无法读取。${chineseProblem(expected.problem)}`;
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

function codeFault(fault: CodeFault): string {
  switch (fault.kind) {
    case 'too-short':
      return `24 个字母和数字（旧版为 20 个）中只有 ${fault.found} 个。请补全。`;
    case 'bad-character':
      return `第 ${fault.offset + 1} 个字符“${fault.found}”不会出现在代码里。代码用 0–9 和 A–Z（没有 I、L、O、U）。`;
    case 'damaged':
      return '其中有改动或笔误。请逐个对照。';
    case 'other-name':
      return '代码完整，但对应另一个姓名。请对照姓名的写法。';
  }
}

export const chineseSetFaults: typeof englishSetFaults = {
  recordFault,
  codeFault,
  itemRefusal: {
    'no-tree': '找不到这棵树。',
    halts: '搜索遇到没有值的叶节点。请给它一个值。',
    leaf: '这棵树只有一个叶节点。',
    part: (name) => `按这些规则，对这棵树不能问“${name}”。`,
  },
};
