import type { englishExport } from '../en/export.ts';
import { chineseAlgorithms } from './algorithms.ts';

export const chineseExport: typeof englishExport = {
  algorithm: chineseAlgorithms,
  rule: {
    cutoff: { equal: 'v ≥ β 或 v ≤ α 时剪枝', strict: '仅当 v > β 或 v < α 时剪枝' },
    value: {
      soft: '返回 v 本身（fail-soft）',
      hard: '返回限制在窗口内的 v（fail-hard）',
      running: '返回不断更新的界',
    },
    bounds: { all: '看所有祖先节点的界', parent: '只看父节点的界' },
  },
  notation: {
    window: '搜索窗口 (α, β)',
    range: '已证明的范围 [下界, 上界]',
    one: '每个节点一个界，MAX 写 α，MIN 写 β',
    pair: '更新后的 [α, β]',
  },
  kind: { max: 'MAX', min: 'MIN', chance: '机会', leaf: '叶节点', player: '玩家' },
  player: (number) => `玩家 ${number}`,
  list: (phrases) => phrases.join('，'),
  step: (step, last) => `第 ${step} 步，共 ${last} 步`,
  caption: (title, run, step) =>
    `${title}${/[.!?。！？]$/.test(title) || title === '' ? '' : '。'}${run}；${step}。`,
  field: (name, text) => `${name}：${text}`,
  titleField: '标题',
  algorithmField: '算法',
  rulesField: '规则',
  numbersField: '数值',
  ofMover: '该走一方的数',
  byMover: '数值按该走的一方记',
  notationField: '界的写法',
  stepField: '步数',
  stepOf: (step, last) => `第 ${step} 步，共 ${last} 步`,
  notBegun: '搜索尚未开始。',
  here: '<- 当前',
  pruned: '已剪去',
  waiting: '尚未访问',
  deciding: '起决定作用',
  alsoTo: (names) => `也走到 ${names}`,
  formats: { svg: 'SVG', png: 'PNG（2 倍）', tikz: 'LaTeX（TikZ）', text: '文本' },
  lists: {
    step: '步',
    more: (count) => `…… 另有 ${count} 个`,
    long: '导言区需要 \\usepackage{longtable}。',
  },
  tikz: {
    needs: '导言区只需 \\usepackage{tikz}；在 beamer 中 frame 须加 [fragile]。',
    wide: (cm) => `宽 ${cm} cm，已用 graphicx（TikZ 自带）的 \\resizebox 缩放到正文宽度。`,
    beyond: '含有 pdfLaTeX 无法处理的字符：请用 XeLaTeX 或 LuaLaTeX，并选用含有这些字符的字体。',
    chinese: '含有中文：请用 XeLaTeX 或 LuaLaTeX，并加 \\usepackage{ctex}。',
    collapsed: '窄得无法印出的子树画成一个小三角。',
    heavy: (nodes) => `${nodes} 个节点可能超出 pdfLaTeX 的内存；LuaLaTeX 没有这个限制。`,
    nodes: '节点：{值}{名称}{界}',
    edges: '边，在其他一切之下',
  },
};
