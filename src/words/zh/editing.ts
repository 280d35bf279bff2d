import type { OrderName, OrderScope } from '../../core/order/reorder.ts';
import type { DemandingPart, TreeDemand, WishField } from '../../core/random/treeWish.ts';
import type { englishEditing } from '../en/editing.ts';
import { chineseSharing } from './sharing.ts';

const order: Record<OrderName, string> = { best: '最好的在前', worst: '最差的在前', shuffled: '打乱' };
const orderScope: Record<OrderScope, string> = { children: '这个节点的子节点', subtree: '它下面的全部' };
const demand: Record<TreeDemand, string> = {
  any: '没有特别要求',
  'deep-cutoff': '至少一次深剪枝',
  'no-cutoff': '完全没有剪枝',
  'best-order': '最好的行棋排序',
  'worst-order': '最差的行棋排序',
};
const wishField: Record<WishField, string> = {
  seed: '种子',
  depth: '层数',
  branching: '子节点数',
  values: '取值',
};
const wishPart: Record<DemandingPart, string> = {
  chance: '带机会节点的树',
  uneven: '不整齐的树',
  'deep-cutoff': '深剪枝',
  'deep-cutoff-beside-chance': '有机会节点时的深剪枝',
};

export const chineseEditing: typeof englishEditing = {
  panel: '编辑这棵树',
  title: '标题',
  undo: '撤销',
  redo: '重做',
  newTree: '新建',
  done: '完成',
  stopEditing: '结束编辑',
  // 文本
  textPanel: '文本',
  textLabel: '这棵树的文本',
  textHint:
    '把子节点括起来，根是 MAX，逐层交替：(3 12 8) (2 4 6) (14 5 2)。也可以写 min(…)、chance(0.9*5 0.1*2)、B:(3 4)、a1->(3 4)、inf、?。多个玩家：<1 2 6>、p2(…)。也能读 JSON 数组。',
  textStands: '图上是最近一次正确的文本。',
  textTooLarge: '这棵树太大，不在这里显示文本。在这里输入的文本会取代它。',
  mend: '改正',
  normalise: '归一化',
  fillIn: '补上概率',
  goToPlace: '到出错的位置',
  textNotKept: '这段文字没有保存在本机上：离开页面之前请先复制。',
  discardText: '恢复为树的文本',
  // 节点
  nodePanel: '节点',
  nodeNone: '请选一个节点：点击它，或用 Tab 进入树，再用方向键移动。再点一次可直接输入值；拖动可移动它。',
  nodeName: (name) => `节点 ${name}`,
  leafName: (value) => `叶节点 ${value}`,
  value: '值',
  valueHint: '数字、inf、-inf，或表示未知的 ?',
  badValue: (found) => `“${found}”不是值。请输入数字（如 3 或 -2.5）、inf、-inf，或表示未知的 ?。`,
  exactValue: (text) => `精确值 ${text}`,
  roundedValue: (text) => `已舍入为 ${text}`,
  side: '决策方',
  label: '标签',
  move: '走步',
  probabilities: '概率',
  probabilityOf: (name) => `${name} 的概率`,
  sum: (text) => `总和 ${text}`,
  sumIsWrong: (text) => `总和是 ${text}，不是 1：尚未生效。`,
  badProbability: (found) => `“${found}”不是概率。请输入 0 到 1 之间的小数或分数。`,
  addChild: '添加子节点',
  addSibling: '添加兄弟节点',
  duplicate: '复制',
  remove: '删除',
  moveLeft: '左移',
  moveRight: '右移',
  pickUp: '拿起，移到别处',
  putHere: (name) => `把 ${name} 放到这里，作最后一个子节点`,
  putBack: '放回原处',
  pickedUp: (name) => `已拿起 ${name}。请选它要去的位置。`,
  alternateBelow: '从这里往下逐层交替',
  editKeys: '在树中的按键',
  keys: {
    value: '输入数字：叶节点的值。Enter：值或标签',
    child: 'Insert、Ctrl Enter：子节点',
    sibling: 'Shift Enter：兄弟节点',
    remove: 'Delete：删除',
    duplicate: 'Ctrl D：复制',
    shift: 'Alt ← →：在兄弟节点间移动',
    move: 'Ctrl X，再到别的节点按 Ctrl V：移动',
    undo: 'Ctrl Z、Ctrl Shift Z：撤销、重做',
  },
  // 多个玩家
  vector: '各玩家的值',
  vectorHint: (players) =>
    `${players} 个数，每个玩家一个，如 ${Array.from({ length: players }, (_, i) => i + 1).join(', ')}`,
  badVector: (found, players) =>
    `“${found}”不是效用向量。请输入 ${players} 个数，每个玩家一个，用空格或逗号隔开。`,
  roundBelow: '从这里往下依次轮流',
  declared: (sum, bounds) =>
    `已声明：${[sum === null ? '' : `每个叶节点各玩家的值之和不超过 ${sum}`, bounds === null ? '' : `每个值都在 ${bounds} 之内`].filter(Boolean).join('；')}。`,
  declaredNothing: '没有声明所有叶节点的范围，所以不能剪枝。',
  declareFromLeaves: '按叶节点声明总和与范围',
  declareNothing: '取消声明',
  orderPlayers: '由多个玩家决策时，没有一种对所有人都最好的排序。',
  // 整层
  plyPanel: '整层',
  ply: (depth, nodes) => `第 ${depth} 层：${nodes} 个节点`,
  plySides: '这一层内部节点的决策方都是',
  plyValues: (leaves) => `这一层 ${leaves} 个叶节点的值，从左到右`,
  plyCount: (given, leaves) => `${leaves} 个叶节点，给出了 ${given} 个值：尚未生效。`,
  plyAddChild: '给这一层每个节点添加子节点',
  // 次序
  orderPanel: '行棋排序',
  order,
  orderScope,
  orderScopeLegend: '重排',
  orderEvaluated: '现在评估的叶节点',
  orderFewest: '任何排序下最少',
  orderFewestNote: '按相等时剪枝、用所有祖先节点的界的 α-β 剪枝得出',
  orderNone: '机会节点和值未知的节点，其子节点没有最好的排序。',
  // 尺度
  scalePanel: '改变值的尺度',
  scaleLegend: '每个叶节点 x 变为',
  scale: { linear: 'a·x + b', power: 'x^k' },
  scaleNumber: '应为一个数。',
  scaleWhole: (least, most) => `应为 ${least} 到 ${most} 的整数。`,
  scaleApply: '改变所有叶节点',
  scaleLeaves: (before, after) => `叶节点 ${before.join('、')} 变为 ${after.join('、')}。`,
  scaleStays: (values) => `不变：${values}`,
  scaleAgainst: (chosen, other) => (other === null ? chosen : `${chosen} 对 ${other}`),
  scaleFlips: (now, before) => `：${now}；原来 ${before}`,
  scaleMore: (count) => `另有 ${count} 处走步改变。`,
  scaleLaw: (kind, hasChance, changed) =>
    kind === 'linear'
      ? '走步不变：a 大于 0 时，a·x + b 不改变任何树中的走步。'
      : !hasChance
        ? '走步不变：乘方保持叶节点的大小次序，没有机会节点时只看次序。'
        : changed === 0
          ? '这里走步不变；有机会节点时，换一个指数可能改变走步。'
          : '期望值不只取决于叶节点的大小次序：有机会节点时，乘方可能改变走步。',
  // 随机树
  randomPanel: '随机树',
  seed: '种子',
  nextSeed: '下一个种子',
  depth: '层数',
  childrenFrom: '子节点数，从',
  valuesFrom: '取值，从',
  to: '到',
  ties: '叶节点可以相等',
  uneven: '有些分支提前结束',
  chance: '带机会节点',
  demandLegend: '要求',
  demand,
  root: '根节点',
  make: '生成这棵树',
  randomTitle: (seed) => `随机树 ${seed}`,
  wish: {
    notWhole: (field) => `${wishField[field]}必须是整数。`,
    outOfRange: (field, found, least, most) =>
      `${wishField[field]}应在 ${least} 到 ${most} 之间，现在是 ${found}。`,
    leastAboveMost: (field, least, most) => `${wishField[field]}从 ${least} 到 ${most}：请把小的写在前面。`,
    tooShallow: (part, needs, has) => `${wishPart[part]}需要 ${needs} 层，现在是 ${has} 层。请增加层数。`,
    tooNarrow: (part, needs, has) =>
      `${wishPart[part]}需要一个节点有 ${needs} 个子节点，现在最多 ${has} 个。请增加子节点数。`,
    tooManyNodes: (found, most) =>
      `树可能有 ${found} 个节点，这里的上限是 ${most} 个。请减少层数或子节点数。`,
    tooFewValues: (needs, has) =>
      `可能需要 ${needs} 个不同的值，而范围里只有 ${has} 个。请扩大范围，或允许相等。`,
    tooFewApart: (needs, has) =>
      `要完全没有剪枝，可能需要 ${needs} 个不同的值，而范围里只有 ${has} 个。请扩大范围，或减少层数、子节点数。`,
    notFound: (what, tries) =>
      `由这个种子生成的 ${tries} 棵树都不满足“${demand[what]}”。请换一个种子或增加子节点数。`,
  },
  // 如果
  whatIfNone: '选一个叶节点，看看换一个值会改变什么。',
  whatIfLeaf: (name) => `叶节点 ${name} 的值`,
  whatIfDrag: '输入值，按 ↑ 或 ↓，拖动滑块，或在树中左右拖动选中的叶节点。',
  whatIfOfMax: '这里都记 MAX 的数。',
  whatIfHandle: '拖动以改变值',
  changedLeaves: (before, after) => `评估的叶节点 ${before} → ${after}`,
  sameLeaves: (count) => `评估的叶节点 ${count}，没有变`,
  changedRoot: (before, after) => `根 ${before} → ${after}`,
  sameRoot: (value) => `根 ${value}，没有变`,
  unchanged: '没有变化：这个叶节点已被剪去，它的值从未被读取。',
  noValue: '没有值',
  influenceTitle: (name) => `叶节点 ${name} 取各个值的结果`,
  rootAsFunction: '根的值',
  cutAt: (name) => `在 ${name} 处剪枝`,
  never: '任何有限值都不会',
  always: '任何有限值都会',
  forX: (set) => `x 属于 ${set} 时`,
  onePassForInfluence: '一个值如何决定结果，只就一遍搜索而言：关闭迭代加深即可看到。',
  tooLargeForInfluence: '这棵树太大，无法精确分析；可以分析不超过 2000 个叶节点的树。',
  ...chineseSharing,
};
