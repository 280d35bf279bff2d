import type { englishLists } from '../en/lists.ts';

export const chineseLists: typeof englishLists = {
  lists: 'OPEN 表与 CLOSED 表',
  of: { open: 'OPEN', closed: 'CLOSED' },
  order: { open: '队列', closed: '栈' },
  first: '表首',
  empty: { open: '能扩展的都已扩展', closed: '没有等待倒推值的节点' },
  more: (count) => `…… 另有 ${count} 个`,
  most: (count) => `最多 ${count}`,
  spoken: (list, names, more) =>
    `${list}：${names.length === 0 ? '空' : names.join('、')}${more > 0 ? `，另有 ${more} 个` : ''}`,
  phases: { generate: '第一阶段：生成', value: '', backUp: '第二阶段：倒推', solve: '第三阶段：解图' },
  steps: { generate: '生成', value: '评估端节点', backUp: '倒推', solve: '' },
  phaseTo: (name, step) => `${name}，到第 ${step} 步`,
  table: '各步的表',
  step: '步',
  none: '（）',
};
