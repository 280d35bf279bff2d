import type { CodeFault } from '../../practice/resultCode.ts';
import type { englishSetFaults } from '../en/setFaults.ts';
import { chineseFault } from './faults.ts';

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
  recordFault: chineseFault,
  codeFault,
  itemRefusal: {
    'no-tree': '找不到这棵树。',
    halts: '搜索遇到没有值的叶节点。请给它一个值。',
    'no-estimate': '搜索在深度限制处遇到没有静态估计值的节点。请给它一个值，或加大深度。',
    leaf: '这棵树只有一个叶节点。',
    part: (name) => `按这些规则，对这棵树不能问“${name}”。`,
  },
};
