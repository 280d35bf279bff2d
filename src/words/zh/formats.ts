import type { FormatTexts } from '../formats.ts';
import { say } from '../sentence.ts';

const LINE = '点击它，或在树中按 Enter。';

export const chineseFormats: FormatTexts = {
  values: {
    name: '内部节点的值',
    task: ({ hasCuts }) =>
      hasCuts
        ? '搜索结束时，对每个内部节点知道些什么？请填一个数；被剪过的节点填界，例如“≤ 2”。从未被调用的留空。'
        : '每个内部节点向上传的值是多少？每个叶节点都评估，所以都是确定的数。',
    paper: () =>
      '搜索结束时，对每个内部节点知道些什么？请写出数；被剪过的节点写界，例如 ≤ 2；从未被调用的写一横。',
    how: '点击节点后输入，或使用下面的输入框。',
    entry: '值或界',
    cure: '请填数，例如 3 或 10/3；或填界，例如 <= 2 或 >= 5。',
    lookAt: (node) => say`请看你在 ${node} 处填的值。`,
  },
  crossing: {
    name: '划去不检查的部分',
    task: () => '划去不检查的部分：整枝或单个叶节点。',
    paper: () => '在图上划去不检查的部分：整枝或单个叶节点。',
    how: '点击节点或边，划去它上面的一枝；再点一次收回。',
    lookAt: (node) => say`请看 ${node} 附近划去的部分。`,
  },
  leafOrder: {
    name: '评估叶节点的次序',
    task: () => '按次序选出被评估的叶节点。',
    paper: () => '按次序写出被评估的叶节点。',
    how: '依次点击叶节点；再点一次收回。',
    lookAt: (node) => say`请看搜索到 ${node} 时你的次序。`,
  },
  leafCount: {
    name: '评估过的叶节点个数',
    task: () => '一共评估了几个叶节点？',
    how: '一个整数。',
    entry: '叶节点个数',
    cure: '请填整数，例如 7。',
    lookAt: () => say`请再数一遍评估了哪些叶节点。`,
  },
  windows: {
    name: '搜索窗口 (α, β)',
    task: ({ atEnd }) =>
      atEnd
        ? '每个标出的节点在看过最后一个要看的子节点之后，窗口 (α, β) 是什么？'
        : '调用每个标出的节点时，传入的窗口 (α, β) 是什么？它的子节点后来的改动不算。',
    paper: ({ atEnd }) =>
      atEnd
        ? '下列各节点在看过最后一个要看的子节点之后，窗口 (α, β) 是什么？'
        : '调用下列各节点时，窗口 (α, β) 是什么？',
    how: '先 α 后 β：“3, inf”或“-inf, 5”。',
    entry: '窗口 (α, β)',
    cure: '请填两个数，例如 3, inf。',
    lookAt: (node, _root, atEnd) =>
      atEnd ? say`请看 ${node} 结束时的窗口。` : say`请看调用 ${node} 时的窗口。`,
  },
  move: {
    name: '最佳走步',
    task: () => '根的最佳走步是哪一个？请选根的一个子节点。',
    paper: () => '根的最佳走步是哪一个？',
    how: LINE,
    lookAt: (_node, root) => say`请看你在 ${root} 选的走步。`,
  },
  line: {
    name: '最佳路线',
    task: () => '双方都走得最好时，路线是哪一条？请选路线的最后一个节点。',
    paper: () => '双方都走得最好时，路线是哪一条？',
    how: LINE,
    lookAt: (node) => say`请看你的路线走到 ${node} 的地方。`,
  },
  reorder: {
    name: '剪枝最多的行棋排序',
    task: () => '给子节点排序，使评估的叶节点最少。',
    paper: () => '怎样给子节点排序，评估的叶节点最少？请写出排序有改动的各节点的子节点。',
    how: '先选一个节点，再在兄弟节点间移动：用按钮，或 Alt 加 ← →。',
    lookAt: () => say`换一种次序，评估的叶节点更少。`,
  },
  interval: {
    name: '叶节点取何值时剪去一枝',
    task: () => '叶节点 x 取哪些值时，标“?”的一枝不被检查？',
    how: '例如“x <= 3”“-2 < x <= 5”“从不”“总是”。',
    entry: 'x 的取值',
    cure: '例如 x <= 3、-2 < x < 5、从不、总是。',
    lookAt: (node) => say`请看决定 ${node} 去留的那次比较。`,
  },
};
