import type { englishPapers } from '../en/papers.ts';

export const chinesePapers: typeof englishPapers = {
  variant: (number) => `第 ${number} 份`,
  key: '答案',
  name: '姓名',
  total: (marks) => `${marks} 分`,
  exercise: (place) => `第 ${place} 题`,
  windowsAtEnd: '下列各节点在看过最后一个要看的子节点之后，窗口 (α, β) 是什么？',
  question: {
    values:
      '搜索结束时，对每个内部节点知道些什么？请写出数；被剪过的节点写界，例如 ≤ 2；从未被调用的写一横。',
    crossing: '在图上划去不检查的部分：整枝或单个叶节点。',
    leafOrder: '按次序写出被评估的叶节点。',
    leafCount: '一共评估了几个叶节点？',
    windows: '调用下列各节点时，窗口 (α, β) 是什么？',
    move: '根的最佳走步是哪一个？',
    line: '双方都走得最好时，路线是哪一条？',
    reorder: '怎样给子节点排序，评估的叶节点最少？请写出排序有改动的各节点的子节点。',
    interval: '叶节点 x 取哪些值时，标“?”的一枝不被检查？',
  },
  node: '节点',
  value: '值或界',
  window: '窗口 (α, β)',
  children: '子节点，从左到右',
  notCalled: '–',
  crossed: (names) => `不检查：${names}`,
  crossedNone: '全部都要检查。',
  below: (leaf, parent) => `${parent} 下的 ${leaf}`,
  anyBest: (leaves) => `共 ${leaves} 个叶节点；同样少的其他排序也对。`,
  keepsOrder: '没有更少的排序：树保持原样。',
  never: '从不',
  refused: '这一题无法提问。',
};
