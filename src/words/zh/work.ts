/**
 * The texts that load last: help, editing, files and export, comparing, playing, questions, exercises, sets,
 * lessons, and the glossary.
 */

import { type ByKind, byKind } from '../../core/byKind.ts';
import type { DemandingPart, GameTree, TreeDemand, WishField } from '../../core/index.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { bySide, CHANCE, type NodeKind } from '../../core/tree/nodeKind.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { type Fault, type PositionProblem, shownPath } from '../../notation/fault.ts';
import type { CodeFault, DecidingTest } from '../../practice/index.ts';
import type * as english from '../en/work.ts';
import type { FaultSentences } from '../faultSentences.ts';
import type { FeedbackWords, SimulationFeedback, VectorFeedback } from '../feedback.ts';
import {
  aboutBudget,
  aboutTest,
  askerOf,
  boundIn,
  chanceAbove,
  detailOf,
  type FeedbackFacts,
  heldIn,
  holdsExtreme,
  isOfGivenWindow,
  isStopped,
  leavesSeen,
  passFacts,
  returned,
  rootWindow,
  sideAt,
  type TestFacts,
  testFacts,
  worthAtRoot,
} from '../feedbackFacts.ts';
import { tokenApart } from '../nameApart.ts';
import { exactNumber, grouped, number, type Sentence, SILENCE, say, sequence } from '../sentence.ts';
import { sayTaskRules, type TaskRuleWords } from '../taskRules.ts';
import type { GlossaryEntry } from '../termsIn.ts';
import type { VectorFacts } from '../vectorFacts.ts';
import { formats, sayProblem, settings, uniformTooLarge } from './figure.ts';
import { algorithms, leafApart, page } from './page.ts';
import { simulation } from './simulation.ts';
import { vectors, whatCuts } from './vectors.ts';

/** The texts of the help: how to read the drawing, and the list of keys. */
export const help: typeof english.help = {
  helpTitle: '帮助',
  glossaryTitle: '词汇表',
  show: (figure, step) => `看一看：${figure}，第 ${grouped(step)} 步`,
  keysTitle: '按键',
  letterKeys: '单字母快捷键',
  legendTitle: '怎样看图',
  keys: {
    step: '后退、前进一步（翻页笔：Page Up、Page Down）',
    ends: '第一步、最后一步',
    subtree: '越过子树、退回父节点',
    cutoffs: '上一次、下一次剪枝',
    passes: '迭代加深的上一遍与下一遍',
    play: '播放或暂停；投影时为下一步',
    go: '跳到某步、某个节点（输入名称）或某次剪枝（“剪枝 5”）',
    speed: '放慢、加快',
    full: '全屏投影',
    blank: '投影时黑屏；下一次翻页键先恢复画面，步骤不变',
    growth: '投影“增长”图时：少一层、多一层',
    lesson: '讲解中：上一个、下一个时刻；全屏时方向键和空格键也可以',
    reveal: '讲解中：显示提问的答案',
    keep: '把当前画面存为讲解的时刻',
    pointer: '投影时：光标处显示光斑（按住鼠标或手指也会出现）',
    pan: '移到图中看不见的部分',
    whole: '投影时：显示整棵树，或只显示看得清的部分',
    answer: '回答“预测”的问题',
    sheet: '练习中，在树的节点上：划去、选择或填写',
    order: '练习中：在兄弟节点间移动节点',
    difference: '与标准答案对照时：到第一处不同',
    search: '搜索图、词语和叶节点',
    help: '本帮助',
    tree: '进入树中；此时方向键在节点间移动，− 折叠子树、+ 展开，回车放大窄得画不下的子树，Page Up、Page Down 仍是步进',
  },
  legend: {
    max: 'MAX 节点：取最大的值',
    min: 'MIN 节点：取最小的值',
    chance: '机会节点：取期望值',
    leaf: '叶节点：值已知的局面',
    player: '多个玩家之一，以号码区分：取对自己最好的',
    waiting: '灰色细线：尚未访问',
    seen: '墨色：已访问；粗线：目前起决定作用的子节点',
    current: '圆环：搜索所在之处',
    pruned: '虚线加双划：已剪去，不再访问',
    beyond: '浅色点线：比搜索看得更深',
    below:
      '节点下的条：折叠的或窄得画不下的子树里的叶节点；深色：已评估，条纹：已剪去，空白：尚未到达；外圈：搜索在其中',
    estimate: '节点中的“≈7”：只是估计，没有证明',
    label: '节点中的“≤ 2”：只证明了它的值至多是 2',
  },
  offline: '弈树可离线使用，一切都留在这个浏览器里。',
};

/** The texts of the dialog with the version, the licence, and how to report an error. */
export const about: typeof english.about = {
  title: '关于弈树',
  what: '一个由静态文件组成的网页，让人看清对抗搜索如何思考。一切都留在这个浏览器里，离线也能用。',
  version: (version) => `版本 ${version}`,
  licence: 'MIT 许可证。字体 Inter 与 Source Serif 4 采用 SIL 开放字体许可证。',
  wrong: '出了问题时',
  wrongHint: '请把这段文字复制到问题报告里，并说明做了什么、本来希望怎样。',
};

/** The texts of the search field and its results. */
export const library: typeof english.library = {
  nothingFound: (query) =>
    `没有找到“${query}”。试试主题，如“机会节点”或“剪枝”，或输入一棵树：(3 12 8) (2 4 6)。`,
  notYet: (name) => `还没有关于${/^\w/.test(name) ? ' ' : ''}${name}的图。`,
  found: (n) => `${n} 幅图`,
  openAll: (n) => `另有 ${n} 幅`,
  lesson: (title) => `讲解：${title}`,
  exercise: (skill) => `练习：${skill}`,
  ownTree: (leaves) => `作为自己的树打开，共 ${grouped(leaves)} 个叶节点`,
  ownTreeHere: (leaves) => `按本页的记法打开，共 ${grouped(leaves)} 个叶节点`,
  foldedTree: (branching, depth) => `按 ${branching} 折叠后打开：${depth} 层的均匀树`,
  link: { tree: '打开这个链接', exercise: '做这个链接里的练习', set: '做这个链接里的题组' },
  damagedLink: '这个链接已损坏。',
};

/** The texts about stored trees, files, links, saved pictures and printing. */
export const sharing: typeof english.sharing = {
  // texts about the trees stored on the device
  treesTitle: '我的树',
  treesNone: '还没有树。你编辑的一切都会自动保存在这台设备上。',
  treesMemory: '浏览器不允许本页保存内容：树只在这个标签页内有效。需要的请存成文件。',
  treesOfNewerPage:
    '这台设备上的树属于本页的更新版本。请刷新页面以获取新版本。这里只有这个标签页里的树，请先存成文件。',
  treesUnread: '现在无法读取这台设备上的树。这里只有这个标签页里的树；需要的请存成文件。',
  treeTextDamaged: '这棵树的文本已损坏，无法打开。',
  saveText: '把文本存成文件',
  notRemoved: (title) => `“${title}”没能删除。请再试一次。`,
  treesDamaged: (count) => `有 ${grouped(count)} 棵保存的树无法读取。已移到一边，没有删除。`,
  treesNewer: (count) => `有 ${grouped(count)} 棵保存的树来自本页的更新版本。请刷新页面以获取新版本。`,
  removeTree: (title) => `删除 ${title}`,
  removed: (title) => `“${title}”已删除。`,
  putBackTree: '恢复',
  edited: (when) => `编辑于 ${when}`,
  openFile: '打开文件……',
  saveFile: '存成文件',
  saveAll: '全部存成文件',
  dropHint: '也可以把文件拖到页面上。',
  dropHere: '松开以打开这个文件',
  fileValid: (count) => `打开其中 ${grouped(count)} 棵正确的树`,
  fileOpened: (count) => (count === 1 ? '已打开一棵树。' : `已打开 ${grouped(count)} 棵树，都在“我的树”里。`),
  fileWhich: (name, count) => `“${name}”里有 ${grouped(count)} 棵树：要哪一棵？`,
  fileSought: '标题里有',
  fileKeepAll: (count) => `${grouped(count)} 棵全部保存`,
  moreRows: (left) => `再显示一些（还有 ${grouped(left)} 项）`,
  fileHolds: {
    set: (name) => `“${name}”是一个题组。`,
    result: (name) => `“${name}”是交上来的答卷。`,
    class: (name) => `“${name}”是一个班交上来的答卷。`,
    lesson: (name) => `“${name}”是一份讲解。`,
    progress: (name) => `“${name}”是练习进度。`,
  },
  openBy: {
    doSet: '作答这个题组',
    editSet: '打开并修改',
    playLesson: '放映讲解',
    editLesson: '打开并修改',
    check: '核对答卷',
    progress: '并入我的进度',
  },
  untitled: page.untitled,
  // texts about sharing, exporting and printing
  shareTitle: '分享、导出、打印',
  linkHeading: '链接',
  linkTooLong: '这棵树太大，链接放不下。请存成文件（我的树）。',
  linkHint:
    '打开后与现在的画面完全一样：树、算法、规则、界的写法、步数和语言。树就在链接里，不存放在任何地方。',
  placeLinkHint: '打开这个练习或这套练习，不含已作的回答。内容就在链接里，不存放在任何地方。',
  copy: '复制',
  copied: '已复制',
  copyRefused: '未能复制；请选中文本后复制。',
  embedHeading: '用于课程网页或幻灯片',
  embedPlace: '用于',
  embedPlaces: { page: '网页', reveal: 'reveal.js', slidev: 'Slidev' },
  embedNamed: '带标题和回到本页的链接',
  embedDeckHint:
    '在 reveal.js 的幻灯片里，翻页笔先走完它的步骤，走到头尾再翻幻灯片；section 里的脚本把幻灯片收到的按键转交给它。',
  embedHint: '框架里的纯播放器：不读取、不保存任何内容，可在沙盒中使用。',
  pictureHeading: '这一步的图',
  background: '背景',
  white: '白色',
  transparent: '透明',
  withCaption: '附一行说明算法、规则和步数',
  colours: '彩色',
  pngClamped: (scale) => `图太大，PNG 只按 ${scale} 倍生成。`,
  exportFailed: '图没能生成。',
  pictureTooLarge: (nodes, most) =>
    `这棵树有 ${grouped(nodes)} 个节点；超过 ${grouped(most)} 个节点的树，画成图就看不清了。请换一棵较小的树，或在编辑时删去一些子树。存为文本则不限大小。`,
  treeTextHeading: '供其他程序使用的树',
  treeText: { forest: 'LaTeX（forest）', dot: 'Graphviz', json: 'JSON' },
  treeNotWritten: {
    players: '这棵树有多个玩家，其他程序的记法无法表示。',
    estimates: '这棵树有静态估计值、特征或激烈的走步，其他程序的记法无法表示。',
    merged: '这棵树合并了相同的局面，其他程序的记法无法表示。',
  },
  nestedList: '写成程序中的嵌套列表',
  nestedListHint: '只有数值，从左到右；不含名称、哪一方和概率。',
  nestedListTooLarge: (nodes, depth) =>
    `这棵树太大，不能写成程序中的列表：最多 ${grouped(nodes)} 个节点、${depth} 层。`,
  framesHeading: '把步骤带走',
  framesHint: '做成幻灯片、印在纸上，或成为一张会动的图：每一步都带着它的说明，不需要浏览器。',
  framesSteps: '步骤',
  framesAll: (count) => `每一步（${grouped(count)}）`,
  framesLeaves: (count) => `叶节点与剪枝（${grouped(count)}）`,
  framesPerPage: '讲义每页几幅',
  framesSlides: '幻灯片（beamer）',
  framesHandout: '打印讲义……',
  framesAnimation: '动图（APNG）',
  framesCancel: '取消',
  framesCancelled: '已取消，没有保存任何文件。',
  framesPainted: (frame, of) => `正在画第 ${grouped(frame)} 幅，共 ${grouped(of)} 幅……`,
  framesAnimated: (count) => `已存为含 ${grouped(count)} 幅画面的 PNG，浏览器和幻灯片都能播放。`,
  framesTooMany: (most) => `一个文件放不下：最多 ${grouped(most)} 幅，大的树还要更少。请只取叶节点与剪枝。`,
  framesTooManySlides: (most) =>
    `幻灯片放不下：最多 ${grouped(most)} 步。请只取叶节点与剪枝，或少取几个时刻。`,
  framesTooLarge: '超过 600 个节点的树在幻灯片上看不清。请把图存为 SVG 或 TikZ。',
  listsHeading: '各步的 OPEN 表与 CLOSED 表',
  listsHint: '每个事件一行：节点，以及其后的两张表。',
  listsCsv: 'CSV',
  listsLatex: 'LaTeX',
  sheetHeading: '打印练习纸',
  sheetHint: '留空填值的树，或它的答案；白底黑字。',
  sheetTooLarge: (title, nodes, most, isDrawn) =>
    `“${title}”有 ${grouped(nodes)} 个节点：超过 ${grouped(most)} 个节点的树在纸上看不清。请换一棵较小的树${isDrawn ? '，或把图存为 SVG' : ''}。`,
  sheetPart: '打印内容',
  sheetBlank: '练习纸',
  sheetBoth: '练习纸和答案',
  sheetTrees: '上面的树',
  sheetLibrary: '例题库中的树',
  sheetThis: '这棵树',
  print: '打印……',
  sheetName: '姓名',
  sheetRules: '规则',
  sheetTaskValues: '在每个内部节点里写出它的值。',
  sheetTask: '在每个内部节点里写出它的值，或已知的上下界；划去不检查的部分。',
  sheetTaskGraph: '在每个局面里写出它的值。标出获胜一方的策略：轮到该方时取一个走步，轮到对方时取所有走步。',
  sheetWorth: (value, positions) => `值为 ${value} 的局面：${positions.join('；')}`,
  sheetStrategy: (strategy, moves) =>
    moves.length === 0 ? strategy : `${strategy}；所取走步：${moves.join('；')}`,
  sheetValue: (value) => `根的值：${value}`,
  sheetMove: (move) => `最佳走步：${move}`,
  sheetEvaluated: (count, of, order) => `评估的叶节点：${grouped(count)} / ${grouped(of)}；次序：${order}`,
  sheetCuts: (names) => `剪枝处：${names}`,
  sheetNoCuts: '没有剪枝',
  answerKey: '答案',
};

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

/** The texts about editing a tree and about the panel "what if", which tries other values of a leaf. */
export const editing: typeof english.editing = {
  panel: '编辑这棵树',
  title: '标题',
  undo: '撤销',
  redo: '重做',
  newTree: '新建',
  done: '完成',
  stopEditing: '结束编辑',
  // texts about the tree as text
  textPanel: '文本',
  textLabel: '这棵树的文本',
  textHint:
    '把子节点括起来，根是 MAX，逐层交替：(3 12 8) (2 4 6) (14 5 2)。也可以写 min(…)、chance(0.9*5 0.1*2)、B:(3 4)、a1->(3 4)、inf、?。多个玩家：<1 2 6>、p2(…)。也能读 JSON 数组。',
  textStands: '图上是最近一次正确的文本。',
  pasted: '粘贴的树',
  textTooLarge: '这棵树太大，不在这里显示文本。在这里输入的文本会取代它。',
  mend: '改正',
  takeTree: (text) => `采用 ${text}`,
  foldBy: (branching, depth) => `按 ${branching} 折叠（${depth} 层）`,
  foldHint: '一行叶节点只是一个节点。若它们是一棵均匀树的叶节点，可以折叠：',
  normalise: '归一化',
  fillIn: '补上概率',
  goToPlace: '到出错的位置',
  textNotKept: '这段文字没有保存在本机上：离开页面之前请先复制。',
  discardText: '恢复为树的文本',
  // texts about the selected node
  nodePanel: '节点',
  nodeNone: '请选一个节点：点击它，或用 Tab 进入树，再用方向键移动。再点一次可直接输入值；拖动可移动它。',
  nodeName: (name) => `节点 ${name}`,
  leafName: (value) => `叶节点 ${value}`,
  value: '值',
  valueHint: '数字或分数、inf、-inf，或表示未知的 ?',
  badValue: (found) => `“${found}”不是值。请输入数字（如 3、-2.5、1/3）、inf、-inf，或表示未知的 ?。`,
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
  // texts about trees of several players
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
  // texts about editing a whole ply
  plyPanel: '整层',
  ply: (depth, nodes) => `第 ${depth} 层：${grouped(nodes)} 个节点`,
  plySides: '这一层内部节点的决策方都是',
  plyValues: (leaves) => `这一层 ${grouped(leaves)} 个叶节点的值，从左到右`,
  plyCount: (given, leaves) => `${grouped(leaves)} 个叶节点，给出了 ${grouped(given)} 个值：尚未生效。`,
  plyAddChild: '给这一层每个节点添加子节点',
  // texts about the order of children
  orderPanel: '行棋排序',
  order: { best: '最好的在前', worst: '最差的在前', shuffled: '打乱' },
  orderScope: { children: '这个节点的子节点', subtree: '它下面的全部' },
  orderScopeLegend: '重排',
  orderEvaluated: '现在评估的叶节点',
  orderFewest: '任何排序下最少',
  orderFewestNote: '按相等时剪枝、用所有祖先节点的界的 α-β 剪枝得出',
  orderNone: '机会节点和值未知的节点，其子节点没有最好的排序。',
  // texts about transforming the values of all leaves
  scalePanel: '改变值的尺度',
  scaleLegend: '每个叶节点 x 变为',
  scale: { linear: 'a·x + b', power: 'x^k' },
  scaleNumber: '应为一个数。',
  scaleWhole: (least, most) => `应为 ${grouped(least)} 到 ${grouped(most)} 的整数。`,
  scaleApply: '改变所有叶节点',
  scaleLeaves: (before, after) => `叶节点 ${before.join('、')} 变为 ${after.join('、')}。`,
  scaleStays: (values) => `不变：${values}`,
  scaleAgainst: (chosen, other) => (other === null ? chosen : `${chosen} 对 ${other}`),
  scaleFlips: (now, before) => `：${now}；原来 ${before}`,
  scaleMore: (count) => `另有 ${grouped(count)} 处走步改变。`,
  scaleLaw: (kind, hasChance, changed) =>
    kind === 'linear'
      ? '走步不变：a 大于 0 时，a·x + b 不改变任何树中的走步。'
      : !hasChance
        ? '走步不变：乘方保持叶节点的大小次序，没有机会节点时只看次序。'
        : changed === 0
          ? '这里走步不变；有机会节点时，换一个指数可能改变走步。'
          : '期望值不只取决于叶节点的大小次序：有机会节点时，乘方可能改变走步。',
  // texts about random trees
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
  uniformPanel: '均匀树',
  branching: '每个节点的子节点数',
  leafValues: '叶节点',
  leafValuesFrom: { range: '从一个范围中随机取值', count: '0 到 n − 1，每个数一次' },
  leafOrder: '次序',
  leafOrders: {
    given: '按取值先后，从左到右',
    shuffled: '打乱',
    best: '各节点最好的在先',
    worst: '各节点最差的在先',
  },
  uniformSize: (nodes, leaves, fewest) =>
    `共 ${grouped(nodes)} 个节点，其中 ${grouped(leaves)} 个叶节点。最好次序下 α-β 剪枝最少可以只评估 ${grouped(fewest)} 个叶节点。`,
  uniformTitle: (children, plies) => `均匀树，${children} 个子节点，${plies} 层`,
  uniformTooLarge,
  wish: {
    notWhole: (field) => `${wishField[field]}必须是整数。`,
    outOfRange: (field, found, least, most) =>
      `${wishField[field]}应在 ${grouped(least)} 到 ${grouped(most)} 之间，现在是 ${grouped(found)}。`,
    leastAboveMost: (field, least, most) =>
      `${wishField[field]}从 ${grouped(least)} 到 ${grouped(most)}：请把小的写在前面。`,
    tooShallow: (part, needs, has) =>
      `${wishPart[part]}需要 ${grouped(needs)} 层，现在是 ${grouped(has)} 层。请增加层数。`,
    tooNarrow: (part, needs, has) =>
      `${wishPart[part]}需要一个节点有 ${grouped(needs)} 个子节点，现在最多 ${grouped(has)} 个。请增加子节点数。`,
    tooManyNodes: (found, most) =>
      `树可能有 ${grouped(found)} 个节点，这里的上限是 ${grouped(most)} 个。请减少层数或子节点数。`,
    tooFewValues: (needs, has) =>
      `可能需要 ${grouped(needs)} 个不同的值，而范围里只有 ${grouped(has)} 个。请扩大范围，或允许相等。`,
    tooFewApart: (needs, has) =>
      `要完全没有剪枝，可能需要 ${grouped(needs)} 个不同的值，而范围里只有 ${grouped(has)} 个。请扩大范围，或减少层数、子节点数。`,
    notFound: (what, tries) =>
      `由这个种子生成的 ${grouped(tries)} 棵树都不满足“${demand[what]}”。请换一个种子或增加子节点数。`,
  },
  // texts of the panel "what if", which tries other values of a leaf
  whatIfNone: '选一个叶节点，看看换一个值会改变什么。',
  whatIfLeaf: (name) => `叶节点 ${name} 的值`,
  whatIfDrag: (hasHandle) =>
    `输入值，按 ↑ 或 ↓，${hasHandle ? '拖动滑块，' : ''}或在树中左右拖动选中的叶节点。`,
  whatIfOfMax: '这里都记 MAX 的数。',
  whatIfHandle: '拖动以改变值',
  changedLeaves: (before, after) => `评估的叶节点 ${grouped(before)} → ${grouped(after)}`,
  sameLeaves: (count) => `评估的叶节点 ${grouped(count)}，没有变`,
  changedRoot: (before, after) => `根 ${before} → ${after}`,
  sameRoot: (value) => `根 ${value}，没有变`,
  changedMean: (before, after) => `根的平均回报 ${before} → ${after}`,
  sameMean: (mean) => `根的平均回报 ${mean}，没有变`,
  changedMove: (before, after) => `推荐的走步 ${before} → ${after}`,
  sameMove: (move) => `推荐的走步 ${move}，没有变`,
  noMove: '无',
  unchanged: '没有变化：这个叶节点已被剪去，它的值从未被读取。',
  noValue: '没有值',
  influenceTitle: (name) => `叶节点 ${name} 取各个值的结果`,
  rootAsFunction: '根的值',
  minimaxAsFunction: '根的极小极大值；模拟只是接近它',
  expectiminimaxAsFunction: '根的期望极小极大值；模拟只是接近它',
  cutAt: (name) => `在 ${name} 处剪枝`,
  never: '任何有限值都不会',
  always: '任何有限值都会',
  forX: (set) => `x 属于 ${set} 时`,
  onePassForInfluence: '一个值如何决定结果，只就一遍搜索而言：关闭迭代加深即可看到。',
  tooLargeForInfluence: '这棵树太大，无法精确分析；可以分析不超过 2000 个叶节点的树。',
  ...sharing,
};

/** The texts about EVAL as a weighted sum, its weights, and missing static values. */
export const evaluation: typeof english.evaluation = {
  title: '评价函数',
  weightOf: (feature) => `${feature} 的权值`,
  canBe: (least, most) => `从 ${least} 到 ${most}`,
  usual: (weights) => `恢复为 ${weights}`,
  atEnd: (value) => `棋局在此结束：EVAL = ${value}，与权值无关。`,
  ofMax: '这里记 MAX 的数。',
  notCounted: '这个节点没有特征。',
  opinions: '对局面的看法',
  opinionDepth: '深度',
  opinionHeads: ['评判者', '走', '值', '领先'],
  onlyMove: '唯一的走步',
  opinionTooLarge: (most) => `需要超过 ${grouped(most)} 个局面`,
  parity: (first, second) => `估计值偏向最后走的一方：奇数深度偏向 ${first}，偶数深度偏向 ${second}。`,
  fillWithMeans: '用叶节点的平均值估计每个节点',
  staticValue: '静态估计值',
  staticHint: '数、inf 或 -inf；? 表示没有',
  fromFeatures: '由特征算出；在这里输入的数将取代特征。',
  estimateAlone: '只知道估计值',
  noisy: '走到这里的一步不静止：吃子、将军',
  fillPanel: '静态估计值',
  fillBelow: (node) => `${node} 及以下`,
  filling: { mean: '叶节点的平均值', true: '真值', none: '不估计' },
  offBy: '误差至多',
  seed: '种子',
  fill: '填入',
};

function countOf({ least, most }: { readonly least: number; readonly most: number }): string {
  if (least === most) return ` ${least} `;
  return most < Infinity ? ` ${least} 到 ${most} ` : `至少 ${least} `;
}

export function sayFault({ found, expected }: Fault): string {
  const here = `读到 ${found === '' ? '空' : found}；这里应是`;
  return byKind(FAULTS, expected, { here, found });
}

/** Says why a text is no position, and what to write instead. */
function sayPosition(problem: PositionProblem): string {
  return byKind(POSITION_PROBLEMS, problem);
}

const POSITION_PROBLEMS: ByKind<PositionProblem, [], string> = {
  squares: ({ count }) => `有 ${count} 格，而棋盘是 9 格。请从上到下逐行写 x、o 或 .。`,
  sign: ({ sign, row, column }) => `第 ${row} 行第 ${column} 列的“${sign}”不是 x、o 或“.”。`,
  marks: ({ x, o }) => `不可能有 ${x} 个 x 和 ${o} 个 o。MAX 执 x 先走：x 应与 o 一样多，或多一个。`,
  'both-won': () => '双方都连成了三子，而一方获胜时棋局就结束了。请去掉其中一条线。',
  'after-win': ({ winner }) =>
    `${winner} 连成三子之后又有人走棋。请去掉一个${winner === 'x' ? ' o' : ' x'}。`,
};

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
  tree: ({ problem }) => `树无法读取。${sayProblem(problem)}`,
  position: ({ problem }, { found }) => `${found}：${sayPosition(problem)}`,
  limit: ({ of, most }, { found }) =>
    of === 'nodes'
      ? `${grouped(Number(found))} 个节点，上限是 ${grouped(most)} 个。`
      : `${grouped(Number(found))} 层，上限是 ${grouped(most)} 层。`,
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
  game: (_, { here }) => `${here}链接中“#v1&”之后从“game=”起所写的游戏与选项。`,
  'lists-algorithm': (_, { found }) =>
    `${found} 不能合并相同的局面，而这个游戏的局面会合并。请用 "two-phase"。`,
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

/** The messages about files that cannot be opened, whatever kind was expected. */
export const faults: typeof english.faults = {
  fault: sayFault,
  tooLarge: (name, bytes, most) =>
    `“${name}”有 ${grouped(bytes)} 字节，上限是 ${grouped(most)} 字节（${most / 2 ** 20} MiB）。没有打开。`,
  notText: (name, offset) =>
    `“${name}”不是 UTF-8 文本：第 ${grouped(offset)} 字节不是字符的开头。请存成 UTF-8 再试。`,
  unreadable: (name) => `“${name}”无法读取。请再试一次，或换一个文件。`,
  inFile: (name) => `“${name}”没能全部读取：`,
  more: (count) => `另有 ${grouped(count)} 处`,
  dropped: (paths) => `这个版本不认识以下内容，已略去：${paths}。`,
};

/** The texts inside saved files: captions, headings, and comments. */
export const exporting: typeof english.exporting = {
  algorithm: algorithms,
  rule: {
    cutoff: { equal: 'v ≥ β 或 v ≤ α 时剪枝', strict: '仅当 v > β 或 v < α 时剪枝' },
    value: {
      soft: '返回 v 本身（fail-soft）',
      hard: '返回限制在窗口内的 v（fail-hard）',
      running: '返回不断更新的界',
    },
    bounds: { all: '看所有祖先节点的界', parent: '只看父节点的界' },
    begin: { open: '从 (−∞, +∞) 开始', leaves: '从叶节点的已知范围开始' },
    ties: { first: '等值走步取第一个', soonest: '等值走步取胜得最早、败得最晚的' },
  },
  notation: { ...settings.notation, one: '每个节点一个界，MAX 写 α，MIN 写 β' },
  kind: { max: 'MAX', min: 'MIN', chance: '机会', leaf: '叶节点', player: '玩家' },
  player: (number) => `玩家 ${number}`,
  list: (phrases) => phrases.join('，'),
  step: (step, last) => `第 ${grouped(step)} 步，共 ${grouped(last)} 步`,
  caption: (title, run, step) =>
    `${title}${/[.!?。！？]$/.test(title) || title === '' ? '' : '。'}${run}；${step}。`,
  field: (name, text) => `${name}：${text}`,
  titleField: '标题',
  algorithmField: '算法',
  rulesField: '规则',
  numbersField: '数值',
  ofMover: '该走一方的数',
  numbersByMover: '数值按该走的一方记',
  seed: (seed) => `随机种子 ${seed}`,
  minimaxKey: 'mm：极小极大值',
  simulatedNumbers: { max: '数值按 MAX 记', mover: '数值按走到该节点的一方记' },
  cutoffByMover: { equal: 'v ≥ β 时剪枝', strict: '仅当 v > β 时剪枝' },
  oneByMover: '每个节点一个界 α',
  notationField: '界的写法',
  stepField: '步数',
  stepOf: (step, last) => `第 ${grouped(step)} 步，共 ${grouped(last)} 步`,
  notBegun: '搜索尚未开始。',
  here: '<- 当前',
  pruned: '已剪去',
  waiting: '尚未访问',
  deciding: '起决定作用',
  alsoTo: (names) => `也走到 ${names}`,
  formats: { svg: 'SVG', png: 'PNG（2 倍）', tikz: 'LaTeX（TikZ）', text: '文本' },
  lists: {
    step: '步',
    more: (count) => `…… 另有 ${grouped(count)} 个`,
    long: '导言区需要 \\usepackage{longtable}。',
  },
  tikz: {
    needs: '导言区只需 \\usepackage{tikz}；在 beamer 中 frame 须加 [fragile]。',
    wide: (cm) => `宽 ${cm} cm，已用 graphicx（TikZ 自带）的 \\resizebox 缩放到正文宽度。`,
    turned: (cm) => `宽 ${cm} cm：竖放会小得看不清，已旋转并缩放到一页之高。`,
    beyond: '含有 pdfLaTeX 无法处理的字符：请用 XeLaTeX 或 LuaLaTeX，并选用含有这些字符的字体。',
    chinese: '含有中文：请用 XeLaTeX 或 LuaLaTeX，并加 \\usepackage{ctex}。',
    slides: (count) => `供 beamer 使用，共 ${grouped(count)} 步，每步各在自己的 \\only 中。`,
    slidesInChinese: '含有中文：请用 XeLaTeX 或 LuaLaTeX。',
    outOfView: (count) => `还有 ${grouped(count)} 个`,
    collapsed: '窄得无法印出的子树画成一叠横条。',
    heavy: (nodes) => `${grouped(nodes)} 个节点可能超出 pdfLaTeX 的内存；LuaLaTeX 没有这个限制。`,
    nodes: '节点：{值}{名称}{界}',
    edges: '边，在其他一切之下',
  },
};

/** The texts about two figures side by side. */
export const compare: typeof english.compare = {
  notSimulated: '模拟不能逐步并排：下面是这棵树的其他搜索。',
  compareSearches: (left, right) => `并排：${left}｜${right}`,
  readsAll: '评估所有叶节点',
  rightSearch: '正确的搜索',
  ofLeaves: (all, cut, different, readings) =>
    `/ ${grouped(all)} 个叶节点已评估${readings > different ? `，共 ${grouped(readings)} 次` : cut > 0 ? `，剪去 ${grouped(cut)} 个` : ''}`,
  otherTree: '另一棵树……',
  findTree: '查找树',
  treesFound: (trees) => `${grouped(trees)} 棵树`,
  moreTrees: (trees) => `另有 ${grouped(trees)} 棵：请多写几个字。`,
  noTree: '没有这个名字的 MAX 与 MIN 的树。',
  grain: { leaf: '逐个叶节点', event: '逐个事件' },
  eventAt: (stop, event, all) => `${stop} · 左边第 ${grouped(event)} / ${grouped(all)} 个事件`,
  stopOf: (at, all) => `叶节点 ${grouped(at)} / ${grouped(all)}`,
  children: { given: '原来的次序', best: '好的在前', worst: '坏的在前' },
  depth: (plies) => (plies === null ? '搜索到底' : `深度 ${plies}`),
  byNumber: '叶节点按次序配对，不按位置：两边各自评估的第一个，然后第二个。',
  atStart: '第一个叶节点之前',
  atEnd: '结束',
  time: '逐个叶节点',
  differences: '差别',
  inTheEnd: '最终结果',
  ended: ({ value, move }) => {
    const values = value.isSame ? `两者的值都是 ${value.left}` : `值不同：${value.left} 与 ${value.right}`;
    if (move === null) return `${values}。`;
    if (move.isSame)
      return value.isSame ? `${values}，都选 ${move.left}。` : `${values}；都选 ${move.left}。`;
    return value.isSame
      ? `${values}，但选的走步不同：${move.left} 与 ${move.right}。`
      : `${values}，走步也不同：${move.left} 与 ${move.right}。`;
  },
  rows: {
    leaves: '评估的叶节点',
    evaluations: '评估次数',
    entered: '进入的节点',
    cutoffs: '剪枝次数',
    value: '根节点的值',
    move: '最佳走步',
  },
  whereTheyPart: '在哪里开始不同',
  neverRead: '每次剪枝省去的叶节点数',
  sameLeaves: '两者评估的叶节点相同。',
  noCuts: '这棵树上什么也剪不掉：两者都评估了所有叶节点。',
  partAt: (leaf, name, spared) => `${name} 处剪枝，第 ${grouped(leaf)} 个叶节点，省去 ${grouped(spared)} 个`,
  cutOnLeft: (name, spared) => `只有左边在 ${name} 处剪枝，省去 ${grouped(spared)} 个叶节点`,
  onLeft: '左',
  onRight: '右',
  knownOtherwise: '所知不同的节点',
  same: '对每个节点，两者所知相同。',
};

const readable = (value: number): string => {
  if (value >= 1e15)
    return `≈ ${value.toLocaleString('zh-CN', { notation: 'compact', maximumFractionDigits: 1 })}`;
  return value.toLocaleString('zh-CN', { maximumFractionDigits: value < 1000 ? 1 : 0 });
};

export const searchFigures: typeof english.searchFigures = {
  title: '只搜索和计数',
  search: (depth, isOnce) =>
    `数一数搜索${depth === null ? '到终局' : `到深度 ${depth} `}的节点（${isOnce ? '对称的兄弟只计一次' : '每个走步分开'}）`,
  asked: (depth, isOnce) =>
    `${depth === null ? '搜索到终局' : `搜索到深度 ${depth}`}，${isOnce ? '对称的走步只取第一个' : '每个走步分开'}，走步次序依棋局自身的次序。`,
  names: { never: '极小极大', equal: 'α-β 剪枝，相等即剪', strict: 'α-β 剪枝，超过才剪' },
  notYet: '尚未开始',
  counted: (state, entered, evaluated, most) =>
    state === 'room'
      ? `进入的节点超过 ${readable(most)} 个，不再继续`
      : `${state === 'running' ? '到目前为止' : ''}进入 ${readable(entered)} 个节点，评估 ${readable(evaluated)} 个叶节点`,
  stop: '停止计数',
  stopped: '已停止。',
  byPly: '逐层列出进入的节点数',
  ply: '层',
  inAll: '合计',
};

/** The texts of the screen about how many leaves each search evaluates by depth. */
export const growth: typeof english.growth = {
  title: '搜索量怎样增长',
  lead: '均匀的树：每个内部节点有 b 个子节点，每个叶节点的深度都是 d。搜索要评估多少个叶节点？',
  number: readable,
  short: (value) =>
    value < 10_000_000
      ? readable(value)
      : value.toLocaleString('zh-CN', { notation: 'compact', maximumFractionDigits: 1 }),
  branching: '分支数 b',
  depth: '深度 d',
  seed: '随机种子',
  scaleLegend: '叶节点数的刻度',
  scale: { log: '对数', linear: '线性' },
  range: (least, most) => `请填 ${readable(least)} 到 ${readable(most)} 的整数。`,
  unread: (parts) => `链接里有这里没有的内容：${parts}。这些地方用的是通常的设置。`,
  counting: '正在统计',
  countingAt: (percent) => `正在统计：${percent}%`,
  done: '统计完毕。',
  cancel: '取消',
  cancelled: '已取消：显示的是此前统计到的。',
  countAgain: '重新统计',
  inPage: (most) =>
    `无法在后台统计，改由页面自己统计，叶节点超过 ${readable(most)} 个的树略去。要再试后台统计，请刷新页面。`,
  chart: (b, d) => `评估的叶节点数随深度的变化，b = ${b}，深度 0 到 ${d}；数值见下面的表`,
  presented: (b, d) => `分支数 ${b}，深度到 ${d}：评估的叶节点`,
  depthAxis: '深度 d',
  leavesAxis: '评估的叶节点',
  series: {
    all: '极小极大：b^d',
    worst: 'α-β 剪枝，最差的行棋排序：什么也剪不掉',
    random: 'α-β 剪枝，随机排序：平均与范围',
    best: 'α-β 剪枝，最好的行棋排序：b^⌈d/2⌉ + b^⌊d/2⌋ − 1',
  },
  affordLine: (leaves) => `${leaves}${/\d$/.test(leaves) ? ' ' : ''}个叶节点`,
  counted: '点是统计出来的：真的生成树并搜索。没有点的线只是公式。',
  met: (depth) => `从深度 0 到 ${depth}，最好的行棋排序都恰好等于公式。`,
  minimaxTo: (depth) => `极小极大和最差的行棋排序统计到深度 ${depth}；更深的树叶节点太多。`,
  randomTo: (depth) => `随机排序统计到深度 ${depth}；更深的树太费时间。`,
  slope: '用对数刻度时 b^d 是一条直线，最好的行棋排序的线大约只有一半陡：O(b^(d/2))。',
  withDice: (depth, outcomes, leaves) =>
    `每步之前掷骰子，有 n 种结果时，叶节点有 b^d n^d 个：两枚骰子 n = ${outcomes}，深度 ${depth} 有${leaves < 1e15 ? ` ${readable(leaves)} ` : `约 10^${Math.round(Math.log10(leaves))} `}个。`,
  orders: (trees) =>
    `最好的行棋排序：每个节点的最佳子节点都排在最前。最差的：都排在最后，什么也剪不掉。随机：叶节点的值随机抽取，彼此独立，每个深度 ${trees} 棵树；竖线从最少到最多。`,
  affordHeading: (leaves) => `评估 ${readable(leaves)} 个叶节点能看多深`,
  afford: '能评估的叶节点数',
  chess: '国际象棋：b = 35，150,000 个局面',
  chessWhy: '国际象棋每个局面约有 35 种走步。每秒 1,000 个局面，150 秒就是 150,000 个。',
  reaches: (depth, leaves, next) =>
    `${depth} 层：${readable(leaves)} 个叶节点；${depth + 1} 层要 ${readable(next)} 个`,
  reachesInTheMean: (depth, leaves, next) =>
    `${depth} 层：平均 ${readable(leaves)} 个叶节点；${depth + 1} 层平均用了 ${readable(next)} 个`,
  reachesAtLeast: (depth, leaves) => `至少 ${depth} 层：平均 ${readable(leaves)} 个叶节点；更深的没有统计`,
  notCounted: '还没有统计',
  twice: (best, minimax) =>
    `极小极大能看 ${minimax} 层时，α-β 剪枝在最好的行棋排序下能看 ${best} 层${minimax > 0 && best === 2 * minimax ? '：深一倍' : ''}。`,
  tableHeading: '数值',
  tableDepth: '深度',
  name: { minimax: '极小极大', worst: '最差的排序', random: '随机排序', best: '最好的排序' },
  spread: (least, most) => `${readable(least)} 到 ${readable(most)}`,
  byFormula: '公式',
  none: '没有统计',
  pictureHeading: '把图存成文件',
  withCaption: '附一行说明画的是什么',
  csv: '表格 (CSV)',
  csvHead: {
    mean: '随机排序，平均',
    least: '随机排序，最少',
    most: '随机排序，最多',
    minimaxFormula: 'b^d',
    bestFormula: 'b^⌈d/2⌉ + b^⌊d/2⌋ − 1',
  },
  fileTitle: (b, d) => `搜索量怎样增长：b = ${b}, d = ${d}`,
  caption: (b, trees, seed) =>
    `均匀的树里评估的叶节点，b = ${b}；随机排序：每个深度 ${trees} 棵树，种子 ${seed}。`,
};

/** The texts of the UCB1 table. */
export const arms: typeof english.arms = {
  title: 'UCB1 表',
  lead: '用于只给数字的题：每个臂给出回报之和 W 与访问次数 N。得分最高的臂被选中。',
  formula: (parent) => `得分 = W/N + C · √(ln ${parent} / N)`,
  heads: ['臂', 'W', 'N', 'W/N', '奖励', '得分'],
  of: (column, arm) => `${arm} 的 ${column}`,
  sumProblem: (field) => `${field}：请填 0 到 1,000,000 的数，小数点后至多六位。`,
  visitsProblem: (field) => `${field}：请填 0 到 1,000,000 的整数。`,
  withoutVisits: (arm) => `${arm} 没有访问过，它的 W 不起作用。`,
  parent: '父节点的 N',
  parentProblem: '请填 1 到 1,000,000 的整数；留空就是各臂访问次数之和。',
  parentOfAll: (visits) => `留空：各臂之和 ${grouped(visits)}`,
  parentLess: (visits) => `小于各臂之和 ${grouped(visits)}`,
  c: 'C',
  typedC: '用数字填 C',
  constantProblem: '请填 0 到 10 的数，或 √2、1/√2。',
  more: '加一个臂',
  fewer: '减一个臂',
  example: '例：AIMA 第 4 版图 5.10',
  wins: (c, arm) => `C = ${c} 时选 ${arm}。`,
  tie: (c, arms) =>
    `C = ${c} 时 ${arms.slice(0, -1).join('、')} 与 ${arms.at(-1)} 得分相等；选排在前面的 ${arms[0]}。`,
  unvisited: (arm) => `选 ${arm}，与 C 无关：没有访问过的臂排在最前。`,
  results: '下一个选哪个臂',
  unread: (parts) => `链接里有这里没有的内容：${parts}。这些地方用的是通常的设置。`,
};

/** Returns the name of a side with a space after it when it ends with a Latin letter and Chinese text follows. */
const sideApart = (side: string) => (/[A-Z]$/.test(side) ? `${side} ` : side);

/** The texts of a game's board, its marks, and the curve of a game. */
export const board: typeof english.board = {
  asText: '以文本复制',
  squaresText: '所有格子和轮到的一方',
  movesText: '至此的走步，不含停一手',
  label: '棋盘',
  cell: (row, column) => `第 ${row} 行第 ${column} 列`,
  empty: '空',
  disc: { max: '黑子', min: '白子' },
  legal: '可走',
  flips: (count) => `翻转 ${count} 子`,
  worth: (label) => `值 ${label}`,
  best: '不比任何走步差',
  candidate: '目前由它决定',
  told: (parts) => parts.join('，'),
  marks: '棋盘上的标记',
  turning: '将被翻转',
  counts: (one, other) => `${one} 比 ${other}`,
  won: (side, counts) => `${sideApart(side)}赢了${counts === undefined ? '' : `，${counts}`}。`,
  drawn: (counts) => `和棋${counts === undefined ? '' : `，${counts}`}。`,
  over: (result) => `棋局已结束：${result}`,
  noSearch: '已经无步可走，所以没有可搜索的。',
  passes: (side) => `${sideApart(side)}无步可走，只能停一手。`,
  pass: '停一手',
  curve: '全局曲线',
  curveOf: (depth) =>
    `各局面的值（${depth === null ? '搜到终局' : `深度 ${depth}`}，按当前权值）；下方是每步与最好走步相差多少。点一下即可打开该局面。`,
  searched: (done, of) => `已搜索 ${grouped(done)} / ${grouped(of)} 个局面`,
  gaveAway: (side, sum) => `${sideApart(side)}共损失 ${sum}。`,
  asTable: '列成表格',
  curveHeads: (max, min) => ['已走步数', '值', '走步', `${sideApart(max)}损失`, `${sideApart(min)}损失`],
  openPlace: (moves) => `打开走了 ${moves} 步之后的局面`,
  tooMany: '太大',
};

/** The texts of the screen on which strategies play each other. */
export const tournament: typeof english.tournament = {
  title: '策略对局赛',
  lead: (game) =>
    `让各种策略互相下${game}。每两名选手用每个开局各下两局，互换先后手；胜得 1 分，平得 ½ 分。同样的设置在任何设备上都得到同样的表。`,
  wrong: '链接中有些部分无法读取，已略去：',
  players: '选手',
  playersHint: '勾选 2 至 8 名：一种策略及其搜索深度（层），或蒙特卡洛树搜索（MCTS）及其每步棋的迭代次数。',
  player: '选手',
  random: '随机',
  atDepth: (depth) => `深度 ${depth}`,
  mcts: 'MCTS',
  withIterations: (iterations, c) => `${readable(iterations)} 次迭代${c === null ? '' : `，C = ${c}`}`,
  mctsWith: (c) => (c === null ? 'MCTS' : `MCTS，C\u00A0=\u00A0${c}`),
  iterationsUnit: '次迭代',
  number: readable,
  named: (name, depth) => `${name}（${depth}）`,
  own: '自定权值',
  ownHint: (features) => `每个特征一个：${features}。`,
  ownProblem: (count, least, most) =>
    `${count} 个 ${least} 至 ${most} 的整数，如 ${new Array(count).fill('1').join('.')}。`,
  ownSimulation: '自定数值的 MCTS',
  iterations: '迭代次数',
  iterationsProblem: (least, most) => `${least} 至 ${readable(most)} 的整数。`,
  c: 'C',
  cProblem: (least, most) => `${least} 至 ${most} 的数，至多 6 位小数，如 1.4。`,
  add: '加为选手',
  opening: '开局',
  openingPly: (ply) => (ply === 0 ? '初始局面' : `${ply} 层之后的所有局面`),
  endgame: '搜索到终局',
  emptySquares: (most) => (most === 0 ? '从不' : `空格不多于 ${most} 个时`),
  seed: '随机种子',
  seedProblem: '0 至 4294967295 的整数。',
  count: (pairs, each) => `${pairs} 对 × ${readable(each)} 局 = ${readable(pairs * each)} 局`,
  start: '开始',
  cancel: '取消',
  playing: '正在对局',
  playingAt: (done, of) => `${readable(done)} / ${readable(of)} 局`,
  done: (games) => `已下完 ${readable(games)} 局。`,
  cancelled: (done, of) => `已取消：表中是已下完的 ${readable(done)} 局（共 ${readable(of)} 局）。`,
  failed: '对局赛中断；表中是已下完的局。请重新开始。',
  again: '后台线程已停止，另一个线程重新开始了这场对局赛。',
  onPage: '无法启动后台线程，对局由页面自己进行，页面的响应可能变慢。',
  points: '得分',
  pointsHint: '行选手对列选手的得分。按下数字可看这些局。',
  total: '总分',
  discs: '子数差',
  ofGames: (games) => `/ ${games}`,
  cell: (row, column, points, games) => `${row} 对 ${column}：${points} / ${games} 分`,
  summary: (games, draws, plies) =>
    `共 ${readable(games)} 局，平 ${draws} 局；共 ${readable(plies)} 层，含开局和停一手。子数差：所有局中己方子数减去对方子数之和。`,
  csv: '表格（CSV）',
  file: '设置（JSON）',
  link: '这场对局赛的链接',
  fileTitle: (game) => `对局赛 ${game}`,
  games: (row, column) => `${row} 对 ${column}`,
  gameHead: ['局', '开局', '执子', '子数差', '得分'],
  game: (number) => `第 ${number} 局`,
  replay: (number, max, min) => `第 ${number} 局：${max} 对 ${min}`,
  asSide: (player, side) => `${player}执${side}`,
  ply: '层',
  moves: '各步',
  first: '到开头',
  back: '后退一层',
  next: '前进一层',
  last: '到结尾',
  started: (of) => `初始局面；这一局共 ${of} 层。`,
  moved: (ply, of, player, move) => `第 ${ply} 层（共 ${of} 层）：${player}走 ${move}。`,
  passed: (ply, of, player) => `第 ${ply} 层（共 ${of} 层）：${player}无步可走，停一手。`,
  toMove: (player) => `下一步：${player}。`,
  asTree: (player) => `像${player}那样搜索这个局面`,
  asTreeOfGame: '搜索这个局面',
};

/** The texts about a match against the search. */
export const play: typeof english.play = {
  title: '与搜索对弈',
  play: '对弈',
  stop: '结束对弈',
  you: '你执',
  side: (kind, pieces) => (pieces === undefined ? kind : `${pieces}（${kind}）`),
  hints: '轮到我时，写出每个走步已知的值',
  hintsTried: '轮到我时，显示每个走步的试走结果',
  triedScale: '数字是 MAX 的平均回报，0 为负，1 为胜：只是估计，并未证明什么。',
  tried: (mean, visits, isRecommended) =>
    `MAX 的平均回报 ${mean}，试过 ${readable(visits)} 次${isRecommended ? '，推荐' : ''}`,
  untried: '未试过',
  stepped: '逐步看它的搜索',
  endgame: (most) => `空格不多于 ${most} 个时，一直搜索到终局`,
  searchedTo: (depth) => `这个局面搜索到深度 ${depth}。`,
  roll: '掷骰子',
  toRoll: '由骰子决定：掷一次，或自己选定点数。',
  noMoveAt: (cell) => `这里不能走（${cell}）。`,
  yourTurn: '轮到你走。',
  yourTurnAgain: '你再走一步。',
  thinking: (move) => `搜索决定走 ${move}。`,
  recommends: (move, visits, iterations) =>
    `搜索推荐 ${move}：${readable(iterations)} 次迭代中有 ${readable(visits)} 次试了它。`,
  noIteration: '搜索没有进行任何迭代，无法推荐：请增加迭代次数。',
  stepping: '轮到搜索：逐步看完，或直接走它决定的一步。',
  undecided: '搜索深度为零，什么也决定不了：请选择更大的深度。',
  playIt: '走这一步',
  takeBack: '悔棋',
  anew: '新的一局',
  goOn: '回到最后一步',
  playFrom: '从这里走起',
  shows: '棋盘显示所指的节点。',
  moves: '到目前为止的各步走法，附每步之前的搜索',
  heads: {
    search: ['序号', '走步', '深度', '值', '已生成', '已评估'],
    simulation: ['序号', '走步', '迭代次数', 'MAX 的平均回报', '节点数'],
    both: ['序号', '走步', '深度', '值或平均回报', '已生成', '已评估'],
  },
  iterations: (count) => `${readable(count)} 次迭代`,
  toEnd: '终局',
  again: (number, move) => `再看第 ${number} 步 ${move} 之前的搜索`,
  legal: '走步',
};

/** The texts of Predict: the questions before decisive steps, their options, and why an option is right. */
export const predict: typeof english.predict = {
  title: '预测',
  ask: '在关键步骤之前先问我',
  hint: '在值向上传、窗口向下传、分支被剪去、表发生变化、选择子节点之前，先由你说出接下来是什么。',
  waiting: '继续往前走，遇到下一个问题会停下。',
  nothingLeft: '这次搜索没有更多问题了。',
  question: '问题',
  right: '对。',
  wrong: '不对。',
  answer: '答案。',
  isRight: '正确答案',
  isYours: '你的回答',
  goOn: '继续',
  back: '后退',
  spoken: (question, options) =>
    `${question}${options.map((option, index) => `${index + 1}：${option}。`).join('')}`,

  tally: '到目前为止的回答',
  rightHead: '答对',
  askedHead: '问过',
  kind: {
    value: '向上传哪个值',
    window: '哪个窗口',
    cut: '剪还是继续',
    owner: '谁的界',
    open: 'OPEN 表',
    closed: 'CLOSED 表',
    child: '选择哪个子节点',
    counts: '反向传播后的 N 和 Q',
  },
  all: '合计',

  askValue: (node, isCut) =>
    isCut
      ? say`${node} 在这里被剪枝。它返回哪个值？`
      : say`${node} 的最后一个子节点已返回。${node} 返回哪个值？`,
  askWindow: (node, parent) => say`${parent} 接下来调用 ${node} 时，给它的搜索窗口 (α,\u00A0β) 是什么？`,
  askCut: (node, child, held, bound) =>
    held === null
      ? say`${child}，是 ${node} 得到的第一个值，${bound}。剪枝，还是继续？`
      : say`${node} 原有 ${held}，${child}，${bound}。剪枝，还是继续？`,
  askOwner: (node, bound) => say`${node} 即将剪枝，那里的 ${bound}。这个界是哪个祖先节点定的？`,

  askOpen: (node, children) => say`接下来扩展 ${node}，生成 ${children}。那时 OPEN 表从头到尾是什么？`,
  askClosed: (node) => say`接下来取出 OPEN 表之首 ${node}。那时 CLOSED 表从头到尾是什么？`,

  askChild: (node, side) => say`在 ${node} 轮到 ${bySide(side, 'MAX', 'MIN')}。选择哪个子节点？`,
  askCounts: (node, visits, sum, reward, side) =>
    say`${side === null ? '' : `对 ${side}：`}${node} 的 N 为 ${visits}，W 为 ${sum}，现在反向传播回报 ${reward}。之后它的 N 和 Q 是多少？`,
  becauseUntried: (child) => say`${child}：没有访问过的走步优先于其他走步。`,
  becauseScore: (child, scores) => say`${child} 的得分最高：${scores.join('，')}。`,
  becauseCounted: (node, visits, sum, mean) =>
    say`访问次数加一，再加上回报：${node} 的 N 为 ${visits}，W 为 ${sum}，所以 Q 为 ${mean}。`,

  fromChild: (child, value, isLeaf) =>
    isLeaf ? say`叶节点 ${child} 刚刚返回` : say`${child} 刚刚返回 ${value}`,
  bound: (greek, limit) => say`${greek} 是 ${limit}`,

  cutHere: (left, bound) => `剪枝：${bound}，剩下的 ${grouped(left)} 个子节点不再影响结果`,
  goOnHere: (left, bound) => `继续：${bound}，剩下的 ${grouped(left)} 个子节点还可能影响结果`,
  ancestor: (name, plies) => (plies === 1 ? `${name}，父节点` : `${name}，上方 ${plies} 层`),

  becauseBest: (node, side, values, value) => {
    if (values.length === 1) return say`${node} 只有一个子节点，就取它的值：${value}。`;
    return values.length === 0
      ? say`${node} 取子节点返回值中最${EXTREME[side]}的：${value}。`
      : say`${node} 取 ${values.join('、')} 中最${EXTREME[side]}的：${value}。`;
  },
  becauseCut: (node, value) => say`${node} 返回它停下时的 ${value}；剪去的部分不会再看。`,
  becauseClamped: (node, best, greek, value) =>
    say`它自己最好的值是 ${best}，但 ${node} 不返回窗口之外的值，所以返回 ${greek}，即 ${value}。`,
  becauseRunning: (node, best, greek, value) =>
    say`它自己最好的值是 ${best}，但 ${node} 返回的是一路保持的界 ${greek}，即 ${value}。`,
  becauseExpected: (node, sum) => say`${node} 按概率给每个结果加权：${sum}。`,
  becauseInherited: (node, parent, window) => say`${node} 的窗口就是 ${parent} 此刻的窗口：${window}。`,
  becauseParentOnly: (node, parent, window) =>
    say`按这条规则只看 ${parent} 自己的值，所以 ${node} 的窗口是 ${window}。`,
  becauseAfresh: (node, parent, window) =>
    say`机会节点 ${parent} 不向下传窗口，所以 ${node} 重新从 ${window} 开始。`,
  becauseThrough: (node, reckoned, window) =>
    reckoned.length === 0
      ? say`没有界传到 ${node}：它的窗口是叶节点的取值范围 ${window}。`
      : say`其余结果都按叶节点的极限计算，界留给 ${node} 的是 ${sequence('，', ...reckoned.map((one) => [one]))}；所以窗口是 ${window}。`,
  becauseRest: (node, rest, value) =>
    say`其余结果都取 ${rest} 时，${node} 的期望值是 ${value}，返回的就是它。`,
  becauseHolds: (node, test) => say`剪枝：在 ${node} 处 ${test}，剩下的子节点不再影响结果。`,
  becauseFails: (node, test) => say`继续：在 ${node} 处 ${test} 不成立，别的子节点还可能影响结果。`,
  becauseParent: (owner, bound) => say`是父节点 ${owner} 定的（${bound}）：这是浅剪枝。`,
  becauseAncestor: (owner, plies, bound) =>
    say`是上方 ${String(plies)} 层的 ${owner} 定的（${bound}）：这是深剪枝。`,
  becauseQueue: (added) => say`OPEN 表是队列：${added} 放到它的末尾。`,
  becauseQueueOne: (added) => say`OPEN 表是队列：${added} 放到它的末尾。`,
  becauseMerged: (node) => say`${node} 走到的局面都已存在：OPEN 表不增加。`,
  becauseStack: (node) => say`CLOSED 表是栈：${node} 放到它的最前面。`,
};

const EXTREME = { max: '大', min: '小' } as const;

const side: Record<NodeKind, string> = {
  max: 'MAX',
  min: 'MIN',
  chance: '机会节点',
  leaf: '叶节点',
  player: '玩家',
};

/** Writes who decides at a node, such as "MAX" or "player 2", or that it is a leaf. */
function who(tree: GameTree, node: NodeId): string {
  const kind = tree.kindName(node);
  return kind === 'player' ? `玩家 ${tree.player(node) + 1}` : side[kind];
}

const taskRules: TaskRuleWords = {
  gap: '',
  named: (name, cuts) => `${algorithms[name]}${cuts ? '。' : '：评估每个叶节点。'}`,
  order: {
    given: '子节点从左到右访问。',
    reversed: '子节点从右到左访问，所以等值的走法中最右边的算第一个。',
    last: '子节点起初从左到右访问，以后按上一遍返回的值，对走步一方好的在前，没有返回的在后。',
  },
  taken: '每个玩家取对自己最好的子节点（相等取先者），整个向量上传。',
  pruning: (sum, least) =>
    `所有玩家一共至多得 ${sum}${least === null ? '' : `，每个玩家至少得 ${least}`}。节点的玩家已得很多，父节点的玩家在这里不可能得到比已有的更多时，该节点停止；节点的玩家已得到一个玩家所能得的全部时，也停止。更高的祖先节点已得多少不算。`,
  test: {
    either:
      'MAX 在 v ≥ β 时停止，MIN 在 v ≤ α 时停止；或者超过才停止（v > β，v < α）：两种规则都算对，但只能始终用同一种。',
    equal: 'MAX 在 v ≥ β 时停止，MIN 在 v ≤ α 时停止（相等也剪）。',
    strict: 'MAX 在 v > β 时停止，MIN 在 v < α 时停止（相等不剪）。',
  },
  bounds: { all: '所有祖先节点的界都算。', parent: '只算父节点的界。' },
  begin: {
    open: (least, most) => `所有叶节点都在 [${least}, ${most}] 之间，但窗口从 (−∞, +∞) 开始。`,
    leaves: (least, most) => `所有叶节点都在 [${least}, ${most}] 之间，窗口从 (${least}, ${most}) 开始。`,
  },
  again: '第一个子节点用整个窗口搜索，后面的只问是否更好；值严格介于 α 与 β 之间且不是叶节点时，重新搜索。',
  leavesWithin: (least, most) => `所有叶节点都在 [${least}, ${most}] 之间，窗口因此可以穿过机会节点。`,
  leavesUnknown: '叶节点的范围事先未知。',
  window: (window) => `根从窗口 (α, β) = ${window} 开始：在它之外只能得到界。`,
  depth: (depth, { quiet, most, check }) => {
    const judged =
      quiet === undefined
        ? `到此的节点不再展开，当作叶节点，值取${check === undefined ? '其中的' : ''}估计数（EVAL）。`
        : `到此或更深的节点若是静止的（没有喧闹走法；喧闹走法所到的节点标有“!”），就当作叶节点，值取其估计数（EVAL）。其余节点${quiet === 'all' ? '搜索全部走法' : '只搜索喧闹走法，走棋方也可以保留 EVAL，它最先考虑，也算一次评估'}${most === undefined ? '' : `；超过限制 ${most} 层时一律当作叶节点`}。`;
    const checked =
      check === undefined
        ? ''
        : `然后检查所选路线的末端：全部重新搜索一遍，在那个节点之下再搜索 ${check} 层；如此继续，直到路线止于真正的叶节点，或止于已检查的节点及其下方。以最后一次搜索为准。`;
    return `深度限制 ${depth}：${judged}${checked}`;
  },
  passes: (first, budget) =>
    `迭代加深：依次搜索到深度 ${first}、${first + 1}、${first + 2}……；每一遍到深度限制的节点当作叶节点，值取其中的估计数（EVAL）。预算：各遍一共可进入 ${grouped(budget)} 个节点，叶节点也算。`,
  merging: '相同的局面合并：几步棋都能走到的局面只画一次。',
  lists:
    'LOOP1 每循环一次，OPEN 表的第一个节点移到 CLOSED 表的最前面，它的后继从左到右排到 OPEN 表的末尾；最深一层的后继则立即求值，不进入 OPEN 表。OPEN 表空了以后，LOOP2 每循环一次，CLOSED 表的第一个节点得到值并离开。OPEN 表开始时只有根。',
  listsMerging: (isToEnds) =>
    `相同的局面合并，每个局面只生成一次。LOOP1 每循环一次，OPEN 表的第一个局面移到 CLOSED 表的最前面，它的后继中先前没有生成过的按走步的次序排到 OPEN 表的末尾；${isToEnds ? '端节点选出时即有值' : '最深一层的后继则立即求值，不进入 OPEN 表'}。OPEN 表空了以后，LOOP2 每循环一次，CLOSED 表中第一个后继全都有值的局面得到值并离开。OPEN 表开始时只有根。`,
  positions:
    'MAX 执 x，MIN 执 o。每行、每列、每条对角线各是一条线；线上没有对方的子，就是己方的空线，已有一方获胜时也照样数。f(p) 等于 MAX 的空线数减去 MIN 的空线数；但 MAX 已连成三子时为 +∞，MIN 已连成三子时为 −∞。',
  simulation: (iterations, factor) =>
    `蒙特卡洛树搜索，迭代 ${iterations} 次。起初树中只有根；每次迭代把路径上第一个不在树中的节点加入树中。没有访问过的子节点先选，从左到右。所有子节点都访问过之后，选得分最大的子节点，得分相等时选排在前面的。得分是 Q + ${factor} · √(ln N / n)，在 MIN 节点是 −Q + ${factor} · √(ln N / n)，其中 N 是该节点的访问次数，n 是子节点的访问次数。`,
  rewards: (given) =>
    given === null
      ? '模拟总走第一步。回报都是 MAX 的。'
      : `各次迭代的结果已给定，依次为 ${given}，都是 MAX 的回报。`,
};

/**
 * The texts about exercises: choosing one, the answer sheet, its marks, and the comparison with the model
 * answer.
 */
/** The short words for shallow and deep cutoffs, on an answer sheet and in answers. */
const reach = { shallow: '浅', deep: '深' };

/** The words between comparisons, and between alternatives. */
const joining = { and: ' 且 ', or: ' 或 ' };

export const practice: typeof english.practice = {
  panel: '练习',
  leave: '离开练习',
  choose: '全部练习',
  nextTitle: '下一题',
  begin: '开始',
  bySkill: '按技能选题',
  headed: (heading) => `${heading}：`,
  fromTree: '就用这棵树',
  published: '测验与考试的树',
  publishedHint: '先选一棵树，再选要问什么。',
  findTree: '找一棵树',
  findTreeHint: '名称、图号（如 5.5）或叶节点的值',
  tree: '树',
  treeWithin: (title, window) => `${title}，根窗口 ${window}`,
  depth: '深度限制',
  toTheEnds: '无：搜索到底',
  deepening: '迭代加深',
  noCheck: '不检查',
  childrenOrder: '子节点的访问顺序',
  childrenOrders: { given: '从左到右', reversed: '从右到左' },
  budget: '节点预算',
  budgetFault: (text) => `“${text}”不能作预算：请填 1 到 9999 的整数。`,
  iterationsProblem: '请填 1 到 40 的整数。',
  resultsProblem: '请填 1 到 40 个数，用逗号隔开，如 20, 10, 0, 14；留空则进行模拟。',
  resultsNeeded: '树中有未知的叶节点：请填各次迭代的结果。',
  constant: '常数 C',
  tries: '子节点的访问顺序',
  triesChoice: { last: '按上一遍的值，好的在前', given: '按原来的顺序' },
  algorithm: '算法',
  ruleOf: { cutoff: '何时剪枝', bounds: '与哪些界比较', begin: '窗口从何开始', ties: '走步等值时取' },
  asked: '要问的内容',
  valuesThenCuts: (values, cuts) => `用${values}求各节点的值，再划去${cuts}不检查的部分`,
  searchOf: (part) => `${part}：用`,
  asAbove: '上面的算法',
  whichWindow: '问哪个窗口',
  moment: { call: '调用时传入的', end: '结束时的', own: '只问一个数：结束时找到的值' },
  cutDepth: '还要指出每次剪枝是浅是深',
  whoseStrategy: '问谁的策略',
  strategyOf: { winner: '获胜一方的', max: 'MAX 的（如果有）', min: 'MIN 的（如果有）' },
  closedOrdered: 'CLOSED 表也计次序',
  treeTooLarge: (nodes, most) =>
    `这棵树有 ${grouped(nodes)} 个节点；练习只用不超过 ${grouped(most)} 个节点的树。请换一棵较小的树。`,
  notAskable: '按这棵树的规则不能这样问。',
  progress: '我的进度',
  sets: '课堂题组',
  exerciseOf: (skill, difficulty) => `${skill}（${difficulty}）`,
  rules: (task) => sayTaskRules(task, taskRules),
  parts: '各部分',
  partBy: (name, algorithm) => `${name}，${algorithm}`,
  questionBy: (algorithm, question) => `${algorithm}：${question}`,
  partMarks: (name, marks) => `${name}（${marks} 分）`,
  who,
  entryOf: (name, kind) => `${name}（${kind}）`,
  entries: '填写',
  inFields: '改用输入框填写',
  given: '目前的回答',
  nothingGiven: '尚未作答。',
  movesInOrder: '各局面的走步，按其次序',
  take: (name) => `收回 ${name}`,
  leafApart,
  said: {
    struck: (names) => `已划去：${names.join('、')}。`,
    chosen: (names) => `已选：${names.join('、')}。`,
    takenBack: (names) => `已收回：${names.join('、')}。`,
    placed: (name, place) => `${name}（列表中第 ${place} 个）`,
    written: (name, text) => `${name} 处：${text}。`,
    ordered: (parent, children) => `${parent} 的子节点：${children.join('、')}。`,
  },
  earlier: '向左移',
  later: '向右移',
  chosenNode: (name) => `已选：${name}`,
  noNode: '还没有选节点。',
  undo: '撤销',
  redo: '重做',
  submit: '提交',
  submitAgain: '提交改正',
  leftBlank: (names) => `留空：${names.join('、')}。还没有评分。`,
  submitBlank: '仍然提交',
  partIsBlank: '这一部分留空了。',
  unread: (text, where) => `${where === '' ? '' : `${where} 处的`}“${text}”看不懂，还没有评分。`,
  sheet: {
    node: (name, tree, node) => `${name}，${who(tree, node)}`,
    judged: (name, value) => `${name}，在深度限制处，EVAL ${value}`,
    beyond: '在视野之外',
    estimate: (value) => `EVAL ${value}`,
    noisy: '由喧闹走法到达',
    crossedOut: '已划去',
    belowCrossed: '在划去的一枝里',
    blank: '空白',
    entry: (text) => `你填了 ${text}`,
    place: (places) => `列表中第 ${places} 个`,
    onLine: '在你的路线上',
    marked: '已选出',
    moveMarked: '已标出通向它的走步',
    noMoves: '已标为没有',
    reach,
    joining,
    verdict: { right: '对', wrong: '错', half: '对一半' },
    board: (name, rows) =>
      `${name}，逐行为：${rows.map((row) => [...row].map((sign) => (sign === '.' ? '空' : sign)).join(' ')).join('，')}`,
    positions: (count) => (count === 1 ? '这个局面' : `全部 ${count} 个局面`),
  },
  notChosen: '请选择',
  positionsHere: (count) => (count === 1 ? '其中一个局面的 f(p)' : `其中 ${count} 个局面的 f(p)`),
  fieldAt: (name) => `${name} 处的填写`,
  marks: '得分',
  points: (points, marks) => `${points} / ${marks}`,
  allRight: '全对。',
  errors: (missed, over) =>
    [missed > 0 ? `漏 ${missed} 个` : '', over > 0 ? `多 ${over} 个` : ''].filter(Boolean).join('，'),
  wrongFields: (names) => `错：${names.join('、')}`,
  counted: (counts) => counts.join('，'),
  wrongEntries: (n) => `${n} 处错`,
  halfEntries: (n) => `${n} 处对一半`,
  isBlank: '空白',
  noMarks: {
    crossing: '一个不划或全划都不得分',
    leafOrder: '一个不列或全列都不得分',
    line: '第一步就错不得分',
    reorder: '没有省下叶节点不得分',
  },
  marking: {
    'per-entry': (marks) => `每处错误扣 ${marks} 分，但不超过一处所占的分数。`,
    'per-error': (marks) => `每处错误扣 ${marks} 分，扣到 0 为止。`,
    all: () => '全对才得分。',
  },
  feedback: '错在哪里',
  slip: '差一点',
  noExplanation: '没有常见的错误能解释这个回答。请与标准答案对照。',
  findingOf: (n, all) => `${n} / ${all}`,
  tellMore: { rule: '哪条规则？', owner: '谁的界？', place: '在哪里？', step: '看这一步' },
  nextFinding: '下一处',
  whatIf: (leaf) => `试一试：把不必看的叶节点 ${leaf} 改成 99`,
  twoFit: '不止一种错误能解释这个回答，再问一题就能分清。',
  oneFits: '几乎全对，或者依据太少。这也许是一种常见错误：再问一题就清楚了。',
  askOneMore: '问吧',
  telling: '再问一题，不计分；答完回到原题。',
  stillOpen: '这一题还没能分清。',
  notThat: '这一题答对了，所以不是那种错误，更像是笔误。',
  showSheet: '我的回答',
  showRun: '搜索过程',
  onTree: '图中显示',
  peek: '看标准答案',
  peekWarning: '现在看，本次就结束：按已填写的内容计分。',
  compare: '与标准答案对照',
  endCompare: '回到得分',
  yours: '你的回答',
  markedBy: {
    equal: '本题两种等号规则都算对；这里按相等也剪（≥，≤）评分。',
    strict: '本题两种等号规则都算对；这里按超过才剪（>，<）评分。',
  },
  otherRule: {
    equal: '按相等也剪（v ≥ β，v ≤ α），以下同样正确：',
    strict: '按超过才剪（v > β，v < α），以下同样正确：',
  },
  theirs: '上交的回答',
  model: '标准答案',
  answer: {
    never: '从不',
    crossed: (names) => `不检查：${names}`,
    crossedNone: '全部都要检查。',
    anyBest: (orders, leaves) => `${orders}。共 ${leaves} 个叶节点；同样少的其他排序也对。`,
    keepsOrder: '没有更少的排序：树保持原样。',
    field: { depth: '深度', value: '值', move: '走步' },
    inField: (name, said) => `${name}：${said}`,
    none: '没有',
    othersToo: (answer) => `${answer}。其他的数也可能对。`,
    otherStrategies: (answer) => `${answer}。其他的策略也可能对。`,
    afterPass: ({ loop, inLoop }) => `LOOP${loop} 第 ${inLoop} 次`,
    column: { max: 'MAX 空线', min: 'MIN 空线', f: 'f(p)' },
    reach,
    joining,
  },
  firstDifference: '第一处不同',
  again: '再来一道类似的',
  uncounted: '重做，不计分',
  notCounted: '这是重做，不计入进度。',
  next: '下一题',
  offered: (exercise) => `${exercise}。`,
  graded: (points, marks) => `已评分：${points} / ${marks}。`,
};

/** The feedback sentences for several players, as far as they differ from those for MAX and MIN. */
const vectorFeedback: VectorFeedback = {
  rule: {
    'later-equal'(facts) {
      const { names, finding } = facts;
      const { node } = finding.place;
      const { player, worth } = worthAtRoot(facts, node);
      return say`走 ${names.token(node)}，玩家 ${String(player)} 得 ${exactNumber(worth)}，但它之前已有走步同样能得到。请保留最先达到的走步，后面打平的不取代它。`;
    },
    'refuses-cut': (facts) => {
      const said =
        detailOf(facts, 'nothing-cut') === null
          ? say`那里也许藏着更好的向量，但不要紧。`
          : facts.finding.part === 'leafCount'
            ? say`这是全部叶节点的个数：什么也没剪。`
            : say`什么也没剪，好像总和是未知的。`;
      return sequence('', said, whySafe(facts));
    },
    'cut-without-bound': (facts) => {
      const several = detailOf(facts, 'several') === null ? SILENCE : say`有几处还不能剪枝，你却剪了。`;
      const { names, finding } = facts;
      const { node, test } = finding.place;
      return sequence(
        '',
        several,
        test === null
          ? say`还不能剪枝：搜索到 ${names.token(node)} 时还没有比较过任何值。`
          : say`在 ${names.token(test.tester)} 处，没有哪个玩家已得的能用来剪枝：要得到 ${exactNumber(test.limit)}（一个玩家所能得的全部）才停止，而它的玩家此时只有 ${exactNumber(test.v)}。`,
      );
    },
    'exact-at-cut': () => say`这个节点提前停止了，只知道它自己的玩家至少得多少，请用 ≥ 填写。`,
  },

  test: (facts) => {
    if (facts.prunedLeaves > 0) return vectors.cutoff(facts);
    const { token, player, own, bound } = facts;
    const has = say`此时玩家 ${String(player)} 在 ${token} 处得 ${exactNumber(own)}`;
    return own >= bound
      ? say`${has}，但这是最后一个子节点，已没有可剪的。`
      : sequence('', say`${has}，还不足以剪枝。`, whatCuts(facts));
  },
};

/**
 * States the general rule why leaves that were cut cannot matter; the next portion of feedback applies it to
 * the tree.
 */
function whySafe(facts: FeedbackFacts): Sentence {
  const test: VectorFacts | null = testFacts(facts);
  if (test === null) return SILENCE;
  return test.rival === null
    ? say`一个玩家得到了所能得的全部，就不必再看。`
    : say`节点的玩家所得的，父节点的玩家就得不到：他在这里已不可能得到更多时，节点的其余部分改变不了什么。`;
}

/** The feedback sentences about simulations. */
const simulationFeedback: SimulationFeedback = {
  rule: {
    'own-visits': () =>
      say`你对子节点自己的访问次数取了对数。在 √(ln N / n) 中，取对数的是 N，即作选择的节点的访问次数；只有 n 是子节点的访问次数。所以尝试别的子节点时，这个子节点的奖励会变大。`,
    'exploitation-alone': () =>
      say`你只按平均值 Q 选择。得分还有第二部分 C · √(ln N / n)，试得少的子节点这一部分大。`,
    'other-sides-reward': () =>
      say`你选择时把回报当成了另一方的。每个节点的回报都是 MAX 的：MAX 取 Q + 奖励最大的，MIN 取 −Q + 奖励最大的。`,
    'new-node-alone': () =>
      say`你只把回报加到了新节点上。回报要沿整条路径反向传播：新节点和它上面直到根的每个节点，N 加 1，W 加上这个回报。`,
    'unvisited-not-first': () =>
      say`还有没访问过的子节点时，你却选了访问过的。没访问过的子节点的得分是 +∞，先于所有访问过的。`,
  },
  iteration: ({ iteration }) => say`请看第 ${iteration} 次迭代。`,
  step: ({ iteration, step, event, narrated }) =>
    sequence('', say`请看第 ${iteration} 次迭代，第 ${step} 步。`, simulation[event.kind](narrated)),
};

/** The feedback sentences on a wrong answer: the item, the violated rule, and the owner of the bound. */
export const feedback: FeedbackWords = {
  item: ({ finding: { part, place }, names, windowsAt }) =>
    formats[part].lookAt(tokenApart(names, place.node, leafApart), names.token(ROOT), windowsAt),

  rule: {
    'other-search': (facts) => {
      const { algorithm, windows } = facts.run;
      const other = detailOf(facts, 'search')?.algorithm ?? algorithm;
      if (other === algorithm) return say`按另一部分的规则才是这样。这一部分有自己的规则，写在树的上方。`;
      const asked = windows
        ? say`，它会略去一些分枝：没有搜索完的节点只知道界，没有调用的节点什么也不知道。`
        : say`，它评估每个叶节点：每个内部节点都有自己的值。`;
      return say`这是用${algorithms[other]}得到的结果，那是另一部分要问的。这一部分问的是${algorithms[algorithm]}${asked}`;
    },
    'other-moment': ({ finding: { place }, names, windowsAt }) =>
      windowsAt === 'end'
        ? say`这是调用 ${names.token(place.node)} 时传入的窗口；问的是它结束时的窗口。`
        : say`这是 ${names.token(place.node)} 结束时的窗口；问的是调用它时传入的窗口。`,
    'one-bound': () =>
      say`你只写了每个节点自己的界，有些教材就是这样写的。这里问的是一对 (α, β)，祖先节点的界也在内。`,
    'end-of-pair': ({ finding: { place }, names }) =>
      say`那是 ${names.token(place.node)} 处 (α, β) 的一端，是从上方传下来的。题目问的是节点自己找到的值。`,
    'other-naming': () =>
      say`你把两个字母用反了，有的书就是这样写的。本题按所达到的界命名：MIN 节点处是 α，MAX 节点处是 β。`,
    'window-of-sibling': () =>
      say`这是前一个兄弟节点结束时的窗口。子节点返回时，父节点保留自己的一对界，只有值传上来。`,
    'later-equal': ({ finding: { place }, names, run }) =>
      say`${names.token(place.node)} 返回 ${returned(run, place.node)}，但它之前已有走步返回同样的值。请保留最先达到该值的走步，后面打平的不取代它。`,
    counterexample: (facts) => {
      const formula = detailOf(facts, 'numbers');
      if (formula !== null) {
        const { numbers, isMove, isMet } = formula;
        const at = number(numbers.map(([name, value]) => `${name} = ${printNumber(value)}`).join('，'));
        if (isMove)
          return isMet
            ? say`当 ${at} 时，这个走步最佳，而按你的公式它不是最佳。`
            : say`当 ${at} 时，另一个走步最佳，而按你的公式这一个最佳。`;
        return isMet
          ? say`当 ${at} 时，这一枝不被检查，而按你的公式它会被检查。`
          : say`当 ${at} 时，这一枝会被检查，而按你的公式它不被检查。`;
      }
      const witness = detailOf(facts, 'witness');
      if (witness === null) return SILENCE;
      const x = number(`x = ${printNumber(witness.x)}`);
      return witness.isSpared
        ? say`当 ${x} 时，这一枝不被检查，而按你的回答它会被检查。`
        : say`当 ${x} 时，这一枝会被检查，而按你的回答它不被检查。`;
    },
    'nothing-proved': ({ finding: { place }, names }) =>
      say`搜索结束时，对 ${names.token(place.node)} 的值一无所知，请留空。`,
    'put-together': ({ finding: { place }, names }) =>
      say`${names.token(place.node)} 下面没有哪个叶节点有你填的向量。向上传的是某一个叶节点的整个向量，不是把几个向量中最好的数拼在一起。`,
    'other-pass': (facts) => {
      const { depth, entered } = passFacts(facts);
      return say`这是深度 ${depth} 的结果，到它完成一共进入 ${entered} 个节点。预算有 ${aboutBudget(facts).budget} 个节点，还能完成更深的一遍。`;
    },
    'below-limit': ({ finding: { place }, names }) =>
      say`${names.token(place.node)} 已在深度限制处：搜索取它的静态估计值，下面的节点都不看。`,
    miscount: (facts) => sequence('', say`数错了。`, feedback.leaves(facts)),
    'stops-at-limit': ({ run: { limits } }) =>
      limits.check === null
        ? say`这是在深度限制处对每个节点都直接估值的结果。这里遇到不静止的节点还要往下搜索。`
        : say`这是搜索停在深度限制处的结果。这里还要在所选路线的末端再搜索 ${String(limits.check)} 层，并以最后一次搜索为准。`,
    'left-to-right': () => say`如果子节点从左到右访问，你的答案是对的。这里是从右到左。`,
    'counted-once': (facts) =>
      facts.finding.part === 'leafCount'
        ? sequence('', say`你把每个叶节点只算了一次。同一个叶节点评估几次就算几次。`, feedback.leaves(facts))
        : say`你把每个叶节点只列了一次。再次搜索的部分会再评估一遍，其中的叶节点要再列一次。`,
    'parent-only': () => say`你只和父节点的界比较了。任何祖先节点的界都可以剪枝，不管它在多高的层。`,
    'other-equality': ({ rules }) =>
      rules.cutoff === 'equal'
        ? say`值相等时你继续搜索了，那是用 > 和 < 的规则。本题在值达到界时就剪枝：相等的值不会改善任何一方的选择。`
        : say`值相等时你就剪枝了。本题只在超过界（> 和 <）时才剪枝。`,
    'last-of-equals': () =>
      say`后面的走步只是打平，不能取代第一个。如果它的节点被剪过，那个数只是界，不是值。请保留最先达到该值的走步。`,
    'refuses-cut': (facts) => {
      const { place, part } = facts.finding;
      if (detailOf(facts, 'nothing-cut') === null)
        return sequence('', say`那里也许藏着更好的值。`, butItIsSafe(facts));
      const all =
        part === 'leafCount'
          ? say`这是全部叶节点的个数，与不剪枝的极小极大相同：什么也没剪。`
          : say`这就是极小极大：什么也没剪。`;
      return place.test === null ? all : sequence('', all, butItIsSafe(facts));
    },
    'wrong-root-value': ({ run }) =>
      run.tree.hasChance
        ? say`剪枝从不改变根的值：它总是与不剪枝时相同。`
        : say`剪枝从不改变根的值：它总是与极小极大相同。`,
    'misses-beta-cuts': (facts) =>
      sequence('', say`你找到了 MIN 节点处的剪枝，却漏掉了 MAX 节点处的。`, butItIsSafe(facts)),
    'swapped-tests': ({ rules }) =>
      rules.cutoff === 'equal'
        ? say`MIN 节点的值下降，降到 α 时剪枝；MAX 节点的值上升，升到 β 时剪枝。更新 β 的是 MIN。`
        : say`MIN 节点的值下降，低于 α 时剪枝；MAX 节点的值上升，高于 β 时剪枝。更新 β 的是 MIN。`,
    'bound-of-other-side': () => say`α 属于 MAX，只升不降；β 属于 MIN，只降不升。谁也不改对方的界。`,
    'keeps-childs-bound': () => say`子节点返回时，父节点保留自己的一对界，只有值传上来。`,
    'never-inherits': ({ rules }) =>
      rules.bounds === 'all'
        ? say`调用子节点时传入的是父节点当时的 (α, β)，而不是 (−∞, +∞)。`
        : say`调用子节点时传入的是由父节点的值定下的界，而不是 (−∞, +∞)。`,
    'open-root': ({ run, names, rules }) =>
      rules.bounds === 'all'
        ? say`你搜索 ${names.token(ROOT)} 的每个子节点时，都当作还什么也没找到。${names.token(ROOT)} 调用子节点时传入自己当时的 (α, β)，已得到的最${sideAt(run, ROOT) === 'MIN' ? '小' : '大'}值就是其中的一个界。`
        : say`你搜索 ${names.token(ROOT)} 的每个子节点时，都当作还什么也没找到。${names.token(ROOT)} 调用子节点时传入由自己已得的值定下的界。`,
    'ignores-window': ({ run }) =>
      say`你从 (−∞, +∞) 开始了。本题的根从窗口 ${rootWindow(run)} 开始，所以还没看到什么就已有界。`,
    'alpha-zero': () => say`α 从 −∞ 开始，而不是 0。开始时 MAX 什么也不能保证，值也可能是负的。`,
    'global-bounds': () => say`每次调用都有自己的 α 和 β。子节点对它们的改动，返回时就作废了。`,
    'cut-without-bound': (facts) => {
      const { test } = facts.finding.place;
      const several = detailOf(facts, 'several') === null ? SILENCE : say`有几处还不能剪枝，你却剪了。`;
      return sequence('', several, test === null ? noTest(facts) : noBound(facts, test));
    },
    'last-branch': (facts) => {
      const matters = detailOf(facts, 'matters');
      if (matters === null || matters.changes === null)
        return say`划去的部分既不改变走步，也不改变值，但那里的剪枝条件不成立，算法也不知道这是最后一枝。`;
      const { value, move } = matters.changes;
      if (move === null) return say`对走步来说没错，对值来说不对：算法不知道这是最后一枝。`;
      return say`那里划去的部分还会改变选择：若为 ${exactNumber(value)}，最佳走步就是${leafOrNode(facts, move)}。`;
    },
    'exact-at-cut': ({ finding: { place }, run, names }) =>
      run.cutStep(place.node) > 0
        ? say`这个节点提前停止了。它得到的只是界，请用 ≤ 或 ≥ 填写。`
        : say`传给 ${names.token(place.node)} 的值中有的只是界，所以它返回的也只是界，请用 ≤ 或 ≥ 填写。`,
    'bounds-as-values': ({ finding: { place }, names }) =>
      say`${names.token(place.node)} 传回的只是界。这一步可能与最佳走步一样好，也可能较差：搜索没有看到足以判断的地方。`,
    'first-children': () =>
      say`你只留下了每个节点的第一个子节点。剪枝需要界，而界要证明：要证明一个节点不更好，它的子节点都得看。`,
    'every-bound': () =>
      say`你用了更远祖先的界来剪枝。这里只有父节点的界可以剪枝：在被剪节点的第一个子节点之下，还什么都不知道。`,
    'one-reply': () =>
      say`你只标了对方的一种应着。策略要在对方怎么走时都能取胜：对方走步之处，全部走步都属于策略。`,
    'all-own-moves': () =>
      say`在策略所属一方走步之处，你标了不止一种走步。策略说明走哪一步，有一步能取胜就够了。`,
    'other-player': () =>
      say`你答的是另一方的策略。策略所属的一方在自己走步之处选一种走步，并且要应付对方的全部走步。`,
    'ends-reversed': () => say`你把胜的终局当成了负的。终局谁胜由它的值决定，而不由谁走最后一步决定。`,
    'all-better-again': () =>
      say`你选了每个传回更好值的节点。只有值严格介于 α 与 β 之间时才要重新搜索：超出的值会剪枝，而叶节点的值就是它本身。`,
    'all-shallow': () =>
      say`你把每次剪枝都当成浅剪枝。如果所达到的界是由比父节点更远的祖先设的，就是深剪枝。`,
    'deep-by-ply': () =>
      say`你按剪枝发生在多深的层来判断。要看的是界来自多远的上方：来自父节点是浅剪枝，来自更远的祖先是深剪枝。`,
    'nearest-owner': () =>
      say`你把最近的带有这个数的节点当成设界的节点。只是相等的数不会改变界：这个界由更远的祖先设定，再传下来。`,
    'value-at-unvisited': () => say`这个节点从未被调用，请留空。`,
    'all-max': () => say`在 MIN 节点由 MAX 的对手选择，对手选最小的值。`,
    'all-min': () => say`在 MAX 节点由 MAX 选择，MAX 选最大的值。`,
    interchanged: () => say`你把 MAX 和 MIN 弄反了：MAX 节点取最大的值，MIN 节点取最小的值。`,
    'root-misread': ({ run, names }) =>
      sideAt(run, ROOT) === 'MIN'
        ? say`你把根当成了 MAX 节点。${names.token(ROOT)} 处轮到 MIN 走，取最小的值。`
        : say`你把根当成了 MIN 节点。${names.token(ROOT)} 处轮到 MAX 走，取最大的值。`,
    'right-to-left': ({ finding: { also }, run }) =>
      also === null
        ? say`若从右到左搜索，这个答案是对的；本题从左到右${inFirstPass(run)}。`
        : say`你从右到左访问了子节点；本题从左到右${inFirstPass(run)}。`,
    'counts-other-nodes': (facts) =>
      sequence('', say`只有到达的叶节点才算评估：内部节点不算，剪去的也不算。`, feedback.leaves(facts)),
    'window-through-chance': ({ run }) =>
      run.windows === 'through'
        ? say`窗口不能原样穿过机会节点：要问的是，其余结果都取最好或最坏时，这个结果须是多少，期望值才能达到界。`
        : say`没看到的结果可能非常大，所以窗口不能穿过机会节点：它的下面重新开始。`,
    'bounds-from-leaves': () =>
      say`你把画出的最小和最大的叶节点当成了全部叶节点的界。题中没有给出这样的界：对算法来说，没看到的结果可以是任何值，所以机会节点需要全部结果。`,
    'estimate-for-proof': () =>
      say`深度限制以上的 EVAL 不能用来剪枝：估计不是证明。算数的是从深度限制处传上来的值。`,
    'deep-pruning': () =>
      say`你用比父节点更高的祖先已得的值剪了枝。多个玩家时只有父节点的玩家已得的能用来剪枝：更高处的玩家决不会取的向量，仍可能影响中间玩家的选择。`,
    'sum-of-components': () => say`你取了各分量之和最大的向量。每个玩家只看自己的分量，不管别人得多少。`,
    'all-against-one': () =>
      say`你让其他玩家都与玩家 1 作对。这里每个玩家都取对自己最好的，不管玩家 1 得多少。`,
    'everybody-first': () =>
      say`你让每个玩家都取对玩家 1 最好的。这里每个玩家只看自己的分量，取对自己最好的。`,
    'unfinished-pass': (facts) => {
      const { budget, last } = aboutBudget(facts);
      return say`${budget} 个节点的预算在深度 ${last} 中用完，这一遍没有完成，其中间结果不采用。采用已完成的最深一遍的结果。`;
    },
    'budget-per-pass': (facts) => {
      const { nodes, finished, left, budget } = aboutBudget(facts);
      return say`预算由各遍共用，不是每一遍都重新计算。到深度 ${finished} 完成时，进入的节点数是 ${nodes}，预算 ${budget} 还剩 ${left}。`;
    },
    'ignores-budget': (facts) => {
      const { budget, last } = aboutBudget(facts);
      return say`这是没有预算时的结果。${budget} 个节点的预算在深度 ${last} 中就用完了：采用此前已完成的最深一遍的结果。`;
    },
    'forgets-order': () =>
      say`你在每一遍都按画出的顺序访问子节点。本题中每一遍先访问上一遍返回的值对走步一方最好的子节点，剪去的节点因此不同，完成的遍数也不同。`,
    'mean-at-chance': () =>
      say`每个结果要按概率加权：概率 0.7 和 0.3、值 2 和 5，得 0.7·2 + 0.3·5 = 2.9，而不是 3.5。`,
    'min-at-chance': () =>
      say`机会节点没有人选择，要加权：概率 0.7 和 0.3、值 2 和 5，得 0.7·2 + 0.3·5 = 2.9。`,
    'crossed-probabilities': () =>
      say`你把概率的次序弄反了。每个结果用自己边上的概率加权：概率 0.7 和 0.3、值 2 和 5，得 0.7·2 + 0.3·5 = 2.9，而不是 0.3·2 + 0.7·5 = 4.1。`,
    'plain-sum': () =>
      say`你把各个值直接相加了。每个结果要按概率加权：概率 0.7 和 0.3、值 2 和 5，得 0.7·2 + 0.3·5 = 2.9，而不是 7。`,
    likeliest: () =>
      say`你只取了概率最大的结果的值。所有结果都要按概率加权：概率 0.7 和 0.3、值 2 和 5，得 0.7·2 + 0.3·5 = 2.9，而不是 2。`,
  },

  slip: ({ finding: { part, place }, names }) =>
    part === 'atBudget'
      ? say`其余都对，这里像是笔误。请检查你填的各项，可改一次，不扣分。`
      : say`其余都对，这里像是笔误。请检查 ${tokenApart(names, place.node, leafApart)}，可改一次，不扣分。`,

  vectors: vectorFeedback,

  simulation: simulationFeedback,
  lists: {
    'open-as-stack': say`你像用栈那样把后继放到了 OPEN 表的最前面。OPEN 表是队列：后继排在末尾，树因此逐层生长。`,
    'successors-reversed': say`你把后继从右到左放进了 OPEN 表。它们按自己的次序排到末尾，第一个在前。`,
    'ends-queued': say`你把最深一层的节点放进了 OPEN 表。扩展父节点时就给它们求值，它们不进入任何一个表。`,
    'no-merging': say`你把先前已经生成过的局面又放进了 OPEN 表。几步棋都能走到的局面只生成一次：再走到它，只在图中添一条边，OPEN 表不变。`,
  },
  estimates: {
    'own-lines-alone': say`你只数了线上已有己方子的线。完全空着的线对双方都是空线，双方都要数。`,
    'sign-exchanged': say`你把 f(p) 的正负号弄反了。f(p) 是站在 MAX 一方算的：对 MAX 有利为正。`,
    'win-overlooked': say`已有一方连成三子。这时 f(p) 不再是空线数之差：MAX 获胜为 +∞，MIN 获胜为 −∞。`,
  },
  counted: ({ name, max, min, f, winner }) =>
    winner === null
      ? say`${name} 中 MAX 有 ${max} 条空线，MIN 有 ${min} 条：f = ${max} − ${min} = ${f}。`
      : say`${name} 中 MAX 有 ${max} 条空线，MIN 有 ${min} 条，但 ${winner} 已连成三子：f = ${f}。`,
  listsBelow: say`在图上的运行中，每一步的两个表都列在图的下方。`,

  both: (one, other) => sequence('', say`两个错误合在一起才能解释这个答案。`, one, other),

  owner(facts) {
    const { run, names, finding } = facts;
    const { node, step, test } = finding.place;
    if (finding.part === 'windows' && test === null)
      return say`请看第 ${exactNumber(step)} 步，搜索正在 ${names.token(node)}。`;
    if (finding.part === 'atBudget')
      return isStopped(facts)
        ? say`请看第 ${exactNumber(step)} 步，预算在那里用完：接下来本该进入 ${names.token(node)}。`
        : say`请看第 ${exactNumber(step)} 步，深度 ${passFacts(facts).depth} 在那里完成。`;
    if (test === null)
      return say`这里与界无关：请看第 ${exactNumber(step)} 步的 ${tokenApart(names, node, leafApart)}。`;
    const about = aboutTest(facts, test);
    const { at, tester, owner, set } = about;
    if (owner === null) {
      if (isOfGivenWindow(run, test))
        return sequence(
          '',
          say`搜索从窗口 ${rootWindow(run)} 开始，所以还没看到什么就已有 ${set}。`,
          atTester(about),
        );
      const asker = askerOf(facts, test);
      if (asker !== null)
        return test.cuts
          ? say`${asker.name} 只问是否${asker.isMore ? '大' : '小'}于 ${asker.than}：那里 ${set}，而 ${at} ${about.known === null ? say`已得到 ${about.held}` : say`已知 ${about.known}`}，足以回答。`
          : sequence(
              '',
              say`${asker.name} 只问是否${asker.isMore ? '大' : '小'}于 ${asker.than}：那里 ${set}。`,
              atTester(about),
            );
      return test.cuts
        ? say`${at} 已经得到 ${about.held}，不可能更好了。`
        : say`${at} 上方还没有谁定下这个界：那里 ${set}。`;
    }
    const plies = run.tree.depth(tester) - run.tree.depth(owner);
    const where = plies === 1 ? '（父节点）' : `（上方 ${plies} 层）`;
    const sure = about.isGuaranteed ? '已经保证' : '已经定下';
    const by = say`${names.token(owner)}${where}${sure} ${set}。`;
    return sequence('', by, atTester(about));
  },

  leaves: (facts) => say`评估的叶节点依次是：${leavesSeen(facts)}。`,
};

/**
 * The addition that children are tried from left to right only until an earlier pass gives a better order;
 * empty when passes keep the order.
 */
function inFirstPass({ limits }: FeedbackFacts['run']): Sentence {
  return limits.deepen && limits.tries === 'last' ? say`，直到前一遍说明哪个更好` : SILENCE;
}

/** Says what value the comparing node holds, and whether that is enough to cut. */
function atTester({ at, held, known, isGuaranteed, isMet, ...test }: TestFacts): Sentence {
  if (test.cuts) {
    const has = known === null ? say`${at} 已经得到 ${held}` : say`${at} 已经 ${known}`;
    return known !== null && test.v !== test.limit && isGuaranteed
      ? say`${has}，对局不会走到这里。`
      : say`${has}，对 ${test.bound === 'alpha' ? 'MAX' : 'MIN'} 来说不可能更好。`;
  }
  const has = known === null ? say`此时 ${at} 得到 ${held}` : say`此时 ${at} 只知道 ${known}`;
  return isMet ? say`${has}，但这是最后一个子节点，已没有可剪的。` : say`${has}，还不足以剪枝。`;
}

/**
 * Says why leaves that were cut cannot matter on the tree: which side has the choice, and what it has already
 * secured.
 */
function butItIsSafe(facts: FeedbackFacts): Sentence {
  const { finding, run, names } = facts;
  const { place } = finding;
  const { test, node } = place;
  const tester = test?.tester ?? node;
  if (test !== null && run.tree.kind(tester) === CHANCE) {
    const [least, most] = run.tree.leafBounds;
    const [each, ends] = test.bound === 'alpha' ? [most, '至多'] : [least, '至少'];
    return say`但其余结果即使都取 ${exactNumber(each)}，${names.token(tester)} 的值也${ends}是 ${heldIn(facts, test)}。`;
  }
  const has = test === null ? SILENCE : say`，并且已经得到 ${heldIn(facts, test)}`;
  if (run.limits.window !== null && test !== null) {
    const most = test.bound === 'alpha' ? '至多' : '至少';
    return say`但 ${names.token(tester)} 由 ${sideAt(run, tester)} 选择${has}：那里不必看的叶节点无论是几，它的值${most}是 ${heldIn(facts, test)}，而 ${aboutTest(facts, test).set} 已经定下。`;
  }
  return say`但 ${names.token(tester)} 由 ${sideAt(run, tester)} 选择${has}：那里不必看的叶节点无论是几，根的值都不变。`;
}

/** The sentence for a wrongly cut branch at which no comparison is ever made, or none has been made yet. */
function noTest({ finding: { place }, run, names }: FeedbackFacts): Sentence {
  const chance = chanceAbove({ tree: run.treeAt(place.step) }, place.node);
  if (chance !== null && run.windows === 'through')
    return run.tree.leafBounds.some(Number.isFinite)
      ? say`${names.token(chance)} 处还不能剪枝：其余结果仍可能使它落在自己的窗口之内。`
      : say`${names.token(chance)} 处不剪枝：叶节点的范围未知，没看到的结果可以是任何值。`;
  return chance === null
    ? say`这里还不能剪枝：搜索到${leafOrNode({ run, names }, place.node)} 时还没有比较过任何值。`
    : say`${names.token(chance)} 处不剪枝：机会节点需要它的全部结果。`;
}

function noBound(facts: FeedbackFacts, test: DecidingTest): Sentence {
  const { run, names } = facts;
  const greek = test.bound === 'alpha' ? 'α' : 'β';
  const fact = say`${names.token(test.tester)} 处还不能剪枝：那里的 ${greek} 仍是 ${boundIn(facts, test)}。`;
  if (!holdsExtreme(run, test)) return fact;
  const extreme = sideAt(run, test.tester) === 'MAX' ? '大' : '小';
  return say`${fact}也许你知道 ${heldIn(facts, test)} 是最${extreme}的值，算法并不知道。`;
}

/** Names a leaf or inner node after a Chinese character, with a space only before the name itself. */
function leafOrNode({ run, names }: Pick<FeedbackFacts, 'run' | 'names'>, node: NodeId): Sentence {
  return run.tree.isLeaf(node)
    ? say`叶节点 ${tokenApart(names, node, leafApart)}`
    : say` ${names.token(node)}`;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The texts about the reader’s progress and the stored records of it. */
export const progress: typeof english.progress = {
  title: '我的进度',
  next: '下一题',
  picture: '各项技能最近的答题',
  skill: '技能',
  difficulty: '已掌握到',
  lastTen: '最近十题，最新的在右边',
  marks: '得分',
  others: '例题库的树与自己的树',
  mastered: (name) => `已掌握：${name}`,
  masteredNone: '尚未掌握',
  dueNow: (since) => `${since}起该复习`,
  dueOn: (day) => `下次复习：${day}`,
  reviewed: '复习都已通过',
  restsUntil: (day) => `休息到${day}`,
  modelDue: '该看示范了',
  percent,
  notYet: '还没有',
  bars: (shares) =>
    shares.map(({ share, peeked }) => `${percent(share)}${peeked ? '（看过答案）' : ''}`).join('、'),
  legend: (difficulties) => `条的高度是得分的比例；空心：答题前看过答案。圆圈：${difficulties.join('、')}。`,
  lastSheets: '最近提交的答卷',
  misconceptions: '答题中看出的问题',
  misconceptionsNone: '没有发现误解。',
  seen: (count, when) => `${grouped(count)} 次，最近一次：${when}`,
  overcome: '已克服',
  overcomeWhy: '已克服：之后三道会暴露它的练习都没有再出现。',
  stored: '保存了什么',
  storedNone: '还没有内容。从第一道批改过的练习起，每次答题的得分只保存在这台设备上。',
  storedCount: (count, since) =>
    `${since}以来的 ${grouped(count)} 次答题，每次记下：时间、题目、得分，以及看出的问题。`,
  storedWhere: '只保存在这台设备上，不发送到任何地方；要带走，请导出。',
  notLasting: '浏览器不允许本页保存内容：进度只在这个标签页内有效。要留住它，请导出。',
  unstored: (count) =>
    `有 ${grouped(count)} 次答题没能保存到这台设备上，关闭标签页后就没有了。要留住进度，请导出。`,
  damaged: (count) => `有 ${grouped(count)} 条记录无法读取。已移到一边，没有删除。`,
  newer: (count) => `有 ${grouped(count)} 条记录来自本页的更新版本，未作改动。请刷新页面以获取新版本。`,
  readingFailed: '保存的内容无法读取。请刷新页面再试；没有改动任何内容。',
  exportAll: '导出',
  importFile: '导入……',
  deleteAll: '全部删除……',
  deleteAsk: (count) => `删除全部 ${grouped(count)} 条记录？删除后无法恢复。`,
  deleteYes: (count) => `删除 ${grouped(count)} 条记录`,
  deleteNo: '保留',
  deleted: '已全部删除。',
  deleteFailed: '没能删除。请刷新页面再试。',
  fileSound: (count) => `导入其中 ${grouped(count)} 条正确的记录`,
  fileRefused: (name) => `“${name}”没能保存到这台设备上。没有导入。`,
  imported: (added, known) =>
    known === 0
      ? `已导入 ${grouped(added)} 条。`
      : `已导入 ${grouped(added)} 条；另有 ${grouped(known)} 条原来就有。`,
};

const CODE_FAULTS: ByKind<CodeFault, [], string> = {
  'too-short': ({ found }) => `24 个字母和数字（旧版为 20 个）中只有 ${found} 个。请补全。`,
  'bad-character': ({ found, offset }) =>
    `第 ${offset + 1} 个字符“${found}”不会出现在代码里。代码用 0–9 和 A–Z（没有 I、L、O、U）。`,
  damaged: () => '其中有改动或笔误。请逐个对照。',
  'other-name': () => '代码完整，但对应另一个姓名。请对照姓名的写法。',
};

/** The messages about faults in a set, in an exercise of it, or in a code. */
export const setFaults: typeof english.setFaults = {
  recordFault: sayFault,
  codeFault: (fault) => byKind(CODE_FAULTS, fault),
  itemRefusal: {
    'no-tree': '找不到这棵树。',
    'no-graph':
      '没有这个游戏，或它没有画成图，没有走到终局，或局面多于 100 个。请把游戏打开成图，取其链接中“#v1&”之后的文字。',
    halts: '搜索遇到没有值的叶节点。请给它一个值。',
    'no-estimate': '搜索在深度限制处遇到没有静态估计值的节点。请给它一个值，或加大深度。',
    leaf: '这棵树只有一个叶节点。',
    part: (name) => `按这些规则，对这棵树不能问“${name}”。`,
  },
};

/** The texts about making a set and checking what students hand in. */
export const sets: typeof english.sets = {
  title: '课堂题组',
  views: '要做什么',
  view: { make: '编制题组', check: '核对结果' },
  doFile: '从文件打开并作答……',
  doHint: '在这里打开题组的文件；题组的链接一点就开。',
  setTitle: '题组标题',
  titleHint: '例如“第五周：剪枝”',
  untitled: '未命名的题组',
  hints: '提示',
  hintsOn: '开：每题提交后即给分并讲解',
  hintsOff: '关：交卷后才给分',
  items: '题目',
  noItems: '还没有题目。请在下面添加。',
  itemOf: (place) => `第 ${grouped(place)} 题`,
  itemTitle: (place) => `第 ${grouped(place)} 题的标题`,
  itemMarks: (marks) => `${marks} 分`,
  moveUp: (place) => `上移第 ${grouped(place)} 题`,
  moveDown: (place) => `下移第 ${grouped(place)} 题`,
  remove: (place) => `删除第 ${grouped(place)} 题`,
  removed: '题组已更改。',
  takeBack: '恢复',
  total: (count, marks) => `共 ${grouped(count)} 题，${marks} 分`,
  source: {
    library: (title) => `例题库：${title}`,
    text: '自己的树',
    game: (title) => `画成图的游戏：${title}`,
    positions: (count) => (count === 1 ? '一个局面' : `${count} 个局面`),
    generated: (name) => `自动生成：${name}`,
  },
  add: '添加题目',
  addOpen: (title) => `当前打开的树：${title}`,
  addLibrary: '例题库中的树',
  addPositions: '一字棋局面',
  positionsHint: '例如 xo..x....，x...o...x',
  positionsCount: (most) => `请填 1 到 ${most} 个局面，用逗号隔开。`,
  positionFault: (text, problem) => `“${text}”：${sayPosition(problem)}`,
  addSkill: '按技能自动生成',
  addDifficulty: '难度',
  addButton: '添加',
  addedAs: (place) => `已添加为第 ${grouped(place)} 题。`,
  notMade: '没能生成题目，请再试一次。',
  rules: '规则',
  either: '取不取等号都算对',
  fresh: '每个学生一棵不同的树',
  freshHint: '形状相同，剪去的叶节点数大致一样，但不是同样的叶节点；哪一棵由姓名决定。',
  parts: '要问的内容',
  marks: (part) => `“${part}”的分值`,
  marksHead: '分值',
  marksFault: (text) => `“${text}”不是 0 到 1000 之间的数，分值没有改动。`,
  penalty: (part) => `“${part}”的扣分方式`,
  penaltyPerEntry: '分／错，不超过一处所占的分数',
  penaltyPerError: '分／错，扣到 0 为止',
  penaltyAll: '全对才得分',
  perError: (part) => `“${part}”每错扣几分`,
  nodes: '要问的节点',
  nodesHint: '节点名，例如 B, C；留空由程序选',
  leafPlaces: '要选数的叶节点',
  leafPlacesHint: '从左数第几个，例如 1, 4；留空由程序选',
  leafPlacesFault: '最多填六个从左数的序号，例如 1, 4。',
  passes: '哪些循环之后',
  passesHint: '例如 1, 2, 5；留空由程序选择',
  passesFault: (most) => `请填最多 ${most} 个次数，例如 1, 2, 5；先数 LOOP1，再接着数 LOOP2。`,
  unknownPlaces: '未知的叶节点',
  unknownPlacesFault: (most) =>
    most === 2 ? '填两个从左数的序号，例如 1, 4。' : '填两三个从左数的序号，例如 1, 4。',
  unknownGoal: '问何时',
  unknownGoals: { pruned: '一枝不被检查', move: '一个走步最佳' },
  goal: '这些数要使得',
  goals: {
    pruned: '恰好这些不检查',
    none: '每个叶节点都检查',
    atLeast: '至少这么多叶节点不检查',
    move: '这个走步最佳',
  },
  goalNodes: '不检查的部分',
  goalNodesHint: '节点名，或叶节点从左数的序号',
  goalNodesFault: (name) => `这棵树里没有名为“${name}”的节点，也没有这个序号的叶节点。`,
  goalCount: '多少个叶节点',
  goalMove: '最佳走步通向',
  distinct: '各叶节点必须互不相同',
  nodesFault: (name) => `这棵树里没有名为“${name}”的内部节点。`,
  leaf: '叶节点 x',
  branch: '问哪一枝',
  byProgram: '由程序选',
  leafChoice: leafApart,
  lastPart: '至少保留一问。',
  share: '发给学生',
  shareHint: '链接和文件里只有树和问题，没有答案；但打开来看的人能看到树。',
  link: '题组的链接',
  linkTooLong: '题组太大，链接放不下。请存成文件。',
  fault: {
    'no-items': '请先添加题目。',
    'too-many-items': '一个题组最多 50 题，请删去一些。',
    'too-many-marks': '一个题组最多 1,000 分，请减少分值。',
  },
  faultAt: (place, why) => `第 ${grouped(place)} 题：${why}`,
  saveFile: '存成文件',
  openFile: '打开题组……',
  newSet: '新建题组',
  tryIt: '试做',
  opened: (name) => `已打开“${name}”。`,
  openAlready: (name) => `“${name}”就是这里已打开的题组，没有改动。`,
  notKept: '浏览器不允许本页保存内容：题组只在这个标签页内有效。请存成文件。',
  keptNewer: '本机保存着更新版本的题组。现在这份不会自动保存，请存成文件。',
  setAside: '本机保存的题组无法读取。已移到一边，没有删除。',
  papers: '打印试卷',
  papersHint:
    '同一题组，每份数字不同；设为每个学生一棵不同的树的题，每份的树也不同；游戏题各份相同。答案与之相配。',
  variants: '份数',
  variantsFault: '请填 1 到 30 之间的整数。',
  papersPart: '打印内容',
  papersOf: { paper: '试卷', key: '答案', both: '试卷和答案' },
  print: '打印……',
  checkHint: '代码和文件都不能防作弊：了解本页的人都能伪造。它们只能发现笔误和损坏；应以重新评分的结果为准。',
  comparedWith: (title, check) => `与正在编制的题组对照：${title}（${check}）。`,
  comparedNone: '没有可对照的题组：请在“题组”里打开你的题组。',
  openResults: '打开结果文件……',
  opening: (done, of) => `已读 ${grouped(done)} / ${grouped(of)} 个文件`,
  stopOpening: '停止',
  classLine: (count, mean, marks, lowest, outOfOrder) =>
    `${grouped(count)} 份结果：平均 ${mean}${marks === null ? '' : ` / ${marks}`}，最低 ${lowest}；${outOfOrder === 0 ? '全部无误' : `${grouped(outOfOrder)} 份有疑问`}。`,
  code: '代码',
  codeHint: 'PLY-…，按读出或写下的输入',
  name: '姓名',
  nameHint: '留空则只核对代码本身',
  addCode: '核对代码',
  results: '结果',
  noResults: '还没有核对过。',
  classSummary: '错在哪里',
  noMisconception: '没有答案表现出已知的误解。',
  misconception: '误解',
  inResults: '结果数',
  inExercises: '题目',
  ofResults: (results, all) => `${results} / ${all}`,
  showSeen: '看一步',
  showSeenOf: (misconception) => `看决定它的一步：${misconception}`,
  question: (number) => `第 ${number} 题`,
  ruleOf: (number) => `第 ${number} 题：评分所按`,
  markedBy: { equal: '≥', strict: '>' },
  lookAt: (name, number, points) => `${points} 分：打开 ${name} 对第 ${number} 题的回答`,
  students: '学生',
  studentOf: (place, count) => `第 ${grouped(place)} 份结果，共 ${grouped(count)} 份`,
  previousStudent: '上一位学生，同一题',
  nextStudent: '下一位学生，同一题',
  toResults: '回到结果表',
  resultsNotKept: '浏览器没有空间保存这张表：离开页面后就没有了，请先存成文件。',
  columns: {
    name: '姓名',
    points: '上交得分',
    again: '重新评分',
    code: '代码',
    set: '题组',
    peeked: '先看答案',
    variants: '变体',
    at: '时间',
    from: '来源',
  },
  pointsOf: (points, marks) => `${points} / ${marks}`,
  otherName: '是别的姓名的树',
  codeFits: '相符',
  codeFitsNot: '不符：被改动',
  codeOfFirstForm: '旧版代码：只核对题组、姓名和得分',
  knownResult: (from, name) => `${name} 的这份结果（${from}）已在表中，仍为一行。`,
  setIsThis: '本题组',
  setIsOther: '另一题组',
  setUnknown: '–',
  differs: '不一致',
  noAnswers: '代码里没有回答',
  noName: '没有姓名',
  fromCode: '代码',
  removeResult: (name) => `删除 ${name} 的结果`,
  exportCsv: '存成表格（CSV）',
  codeFault: '这个代码不能用：',
};

/** The texts on the papers of a set and on their keys. */
export const papers: typeof english.papers = {
  variant: (number) => `第 ${grouped(number)} 份`,
  key: '答案',
  name: '姓名',
  total: (marks) => `${marks} 分`,
  exercise: (place) => `第 ${grouped(place)} 题`,
  node: '节点',
  notCalled: '–',
  below: (leaf, parent) => `${parent} 下的 ${leaf}`,
  refused: '这一题无法提问。',
};

/** The texts about doing a set and about its result. */
export const setRun: typeof english.setRun = {
  set: '题组',
  size: (count, marks) => `共 ${grouped(count)} 题，${marks} 分。`,
  withHints: '提示已开：每题提交后即评分，以第一次为准。',
  withoutHints: '提示已关：交卷前不评分，可以来回翻看。',
  yourName: '姓名',
  nameWhy: '只写进代码和文件，不会送到别处。',
  nameDecides: '做哪些树由姓名决定：请写老师那里登记的姓名，不要再改。',
  nameBefore: '请先填写姓名：做哪些树由它决定。',
  begin: '开始',
  goOn: '继续',
  toEnd: '到最后',
  toStart: '总览',
  leave: '离开练习',
  all: '全部练习',
  overview: '题组中的题目',
  exercise: (place) => `第 ${grouped(place)} 题`,
  standing: { blank: '未开始', written: '已作答', graded: '已评分', refused: '无法提问' },
  points: (points, marks) => `${points} / ${marks}`,
  of: (place, count) => `${grouped(place)} / ${grouped(count)}`,
  exerciseOf: (place, count) => `第 ${grouped(place)} 题，共 ${grouped(count)} 题`,
  previous: '上一题',
  next: '下一题',
  nextShort: '下一题',
  stands: '以第一次的得分为准。',
  again: '换一组数再做',
  againFresh: '换一棵树再做',
  refused: '这一题无法提问。请继续，不会因此扣分。',
  trial: '你在试做：不保存任何内容。',
  backToSet: '回到编制题组',
  end: '题组完成',
  stillBlank: (places) => `还没有作答：第 ${places} 题。`,
  cannotRead: (place, text, where) =>
    `第 ${grouped(place)} 题：${where === '' ? '' : `${where} 处的`}“${text}”看不懂，将按空白计。`,
  handIn: '交卷',
  handInHint: '交卷后按现有内容评分，得分不再改变。',
  nameFirst: '请先填写姓名：代码由它生成。',
  total: '你的得分',
  handedIn: (when) => `交卷时间：${when}`,
  code: '你的代码',
  codeHint: '请把代码，或含有回答的文件，交给老师。代码与姓名对应。',
  saveFile: '保存要上交的文件',
  look: '可以再翻看各题，看错在哪里；得分不变。',
  notKept: '浏览器不允许本页保存回答：只在这个标签页内有效。',
  keptNewer: '本机保存着更新版本的回答。现在的回答不会保存，请刷新页面。',
  setAside: '本机保存的回答无法读取。已移到一边，没有删除；请重新开始。',
  faultHead: '无法打开这个题组',
  packed: {
    damaged: '链接在途中被截断或改动。请重新索取，或从文件打开题组。',
    newer: '这个链接由更新的版本生成。请刷新页面以获取新版本。',
    'too-big': '链接中的题组超过 1 MiB，没有打开。请索取文件。',
  },
  record: '链接完整，但其中的题组有误：',
};

/** The texts about playing and making lessons. */
export const lessons: typeof english.lessons = {
  title: '讲解',
  lesson: '讲解',
  momentOf: (number, count) => `${grouped(number)} / ${grouped(count)}`,
  previous: '回到上一个时刻',
  next: '讲解下一步',
  all: '全部时刻',
  moment: (number, title) => `${grouped(number)} ${title}`,
  goesThrough: '逐步',
  goesThroughHint: '在同一次搜索的两个时刻之间，一步一步走过去。',
  leave: '离开讲解',
  toMoment: '回到这个时刻',
  elsewhere: '现在看的是另一棵树，讲解停在这里。',
  end: '讲解到此结束。',
  question: '提问',
  reveal: '显示答案',
  isRight: '正确',
  isYours: '你的选择',
  letter: (option) => 'ABCDE'.charAt(option),
  course: '课程的讲解',
  courseHint: '按顺序排好的时刻，配有讲解和提问。Page Down 前进，与翻页笔相同；时刻之间可以随意试验。',
  yours: '你的讲解',
  yoursHint: '按 K 键，或在“更多”里，把当前画面存为时刻。写上要讲的话，排好顺序，就可以放映。',
  play: '放映',
  playFile: '从文件放映讲解……',
  openFile: '打开讲解并修改……',
  newLesson: '新建讲解',
  opened: (name) => `已打开“${name}”。`,
  lessonTitle: '讲解标题',
  titleHint: '例如“第五周：剪枝”',
  untitled: '未命名的讲解',
  keptTitle: (figure, step) => `${figure}，第 ${grouped(step)} 步`,
  none: '还没有时刻。请到一幅图，在某一步按 K。',
  momentTitle: (number) => `第 ${grouped(number)} 个时刻的标题`,
  note: (number) => `第 ${grouped(number)} 个时刻的讲解`,
  noteHint: '要讲的话',
  moveUp: (number) => `上移第 ${grouped(number)} 个时刻`,
  moveDown: (number) => `下移第 ${grouped(number)} 个时刻`,
  remove: (number) => `删除第 ${grouped(number)} 个时刻`,
  show: (number) => `显示第 ${grouped(number)} 个时刻`,
  showShort: '显示',
  undo: '撤销',
  redo: '重做',
  addQuestion: '添加提问',
  removeQuestion: '删去提问',
  ask: (number) => `第 ${grouped(number)} 个时刻的提问`,
  askHint: '要问全班什么',
  option: (letter) => `选项 ${letter}`,
  right: (letter) => `选项 ${letter} 正确`,
  addOption: '再加一个选项',
  removeOption: (letter) => `删去选项 ${letter}`,
  why: '随答案一起说',
  noAnswers: (number) =>
    `第 ${grouped(number)} 个时刻的提问不会出现：没有一个选项有文字。请写出选项，或删去提问。`,
  rightIsBlank: (number, letter) =>
    `第 ${grouped(number)} 个时刻的提问不会出现：标为正确的选项 ${letter} 没有文字。请写出它，或标出另一个。`,
  someAreBlank: (number, letters) =>
    `第 ${grouped(number)} 个时刻：选项 ${letters.join('、')} 没有文字，放映时略去。`,
  unasked: (moments) => `缺少选项而不会出现的提问：第 ${moments.join('、')} 个时刻。`,
  share: '带走',
  shareHint: '链接和文件里有全部内容：树和讲解。页面旁边的文件可按文件名打开：#v1&open=week5.json',
  link: '讲解的链接',
  linkTooLong: '讲解太大，链接放不下。请存成文件。',
  saveFile: '存成文件',
  takeOver: '改成自己的',
  takeOverHint: (title) => `改成自己的：${title}`,
  notKept: '浏览器不允许本页保存内容：讲解只在这个标签页内有效。请存成文件。',
  keptNewer: '本机保存着更新版本的讲解。现在这份不会自动保存，请存成文件。',
  setAside: '本机保存的讲解无法读取。已移到一边，没有删除。',
  faulty: {
    lesson: '讲解不能照原样打开：',
    set: '题组不能照原样打开：',
    trees: '文件不能照原样打开：',
  },
};

/** The texts about presenting in two windows, one for the audience and one for the presenter. */
export const audience: typeof english.audience = {
  title: '演示',
  follows: '观众看到的是这幅图。',
  tooLarge: '这棵树太大，无法传送：观众看到的仍是前一张图。',
  waits: '正在等待观众窗口……',
  next: '接着：',
  nextMoment: (number, title) => `${number} ${title}`,
  nextAnswer: '答案',
  end: '结束',
  answer: '答案：',
  since: '观众窗口打开以来的时间',
  time: '现在时间',
  blank: '让观众窗口全黑',
  unblank: '让观众重新看到图',
  stop: '结束演示',
};

/**
 * The glossary: each term of the course is explained in two sentences that hold under every rule of the
 * search; library/glossary.ts has a step as an example of each.
 */
export const glossary: typeof english.glossary = {
  'kinds-of-games': entry(
    '博弈的种类',
    '博弈有确定性的，如国际象棋、围棋，也有带随机性的，如双陆棋；信息有完备的，也有不完备的，如桥牌。本程序搜索信息完备的博弈，有没有随机性都可以；信息不完备时，只用极小极大是不够的。',
    '博弈的种类、确定性博弈',
  ),
  'perfect-information': entry(
    '信息完备',
    '双方始终看得到整个局面的博弈是信息完备的，如国际象棋、围棋、双陆棋。在牌类和海战棋中有一部分看不到，是信息不完备的。',
    '信息完备、完备信息',
  ),
  'formal-definition': entry(
    '博弈的形式化定义',
    '博弈由 S0、PLAYER、ACTIONS、RESULT、TERMINAL-TEST、UTILITY 定义。依次说明：初始状态、轮到谁走、能走什么、走后成什么、是否终局、终局值多少。',
    '形式化定义',
  ),
  'initial-state': entry(
    '初始状态 S0',
    '初始状态 S0 是棋局开始时，或为选一步棋而搜索时，最初的局面。它就是树的根节点。',
    '初始状态',
  ),
  'side-to-move': entry(
    '走步方',
    'PLAYER(s) 是在局面 s 轮到走步的一方，即走步方。多数博弈中双方轮流走步，所以树的各层轮流属于 MAX 和 MIN。',
    '走步方、轮流走步、PLAYER(s)',
  ),
  'legal-moves': entry(
    '合法走步',
    'ACTIONS(s) 是规则允许在局面 s 采取的全部走步。每个走步是树中从 s 到一个子节点的边。',
    '合法走步、ACTIONS(s)',
  ),
  'transition-model': entry(
    '转移模型',
    '转移模型 RESULT(s, a) 是在局面 s 采取走步 a 之后的局面。它说明每条边通向哪个子节点。',
    '转移模型、RESULT(s, a)',
  ),
  'successor-function': entry(
    '后继函数',
    '后继函数给出走一步能到达的全部局面，以及各自的走步。它把 ACTIONS 与 RESULT 合成一个函数。',
    '后继函数',
  ),
  'terminal-test': entry(
    '终止测试',
    '终止测试问棋局在这个局面是否结束。已结束就取效用值，没有结束就继续搜索后继。',
    '终止测试、TERMINAL-TEST(s)',
  ),
  'state-space': entry(
    '状态空间',
    '状态空间包含从初始状态能到达的所有局面，每个只出现一次，走步是它的边。博弈树则在通向同一局面的每条路线上重复这个局面。',
  ),
  'production-system': entry(
    '产生式系统',
    '产生式系统由总数据库、改变它的规则和选择规则的控制策略组成。对博弈来说，它们分别是局面、走步和搜索。',
    '产生式系统、总数据库',
  ),
  'and-or-graph': entry(
    '与或图',
    '在某一方的与或图中，对方走步的局面要取它的全部后继，自己走步的局面只需一个后继。必须同时取的边用弧线连接。',
  ),
  'solution-graph': entry(
    '解图',
    '一方的解图是与或图中能取胜的部分：自己走步之处取一种走步，对方走步之处取全部应着。它通向的终局都是自己获胜。',
  ),
  'complete-strategy': entry(
    '完整策略',
    '完整策略为对方可能造成的每个局面都备好一步棋。博弈大时求不出来，实用策略只搜索一步棋，对方应过之后再搜索。',
    '完整策略、完整的策略、实用策略',
  ),
  'erring-opponent': entry(
    '对手失误',
    '对手若失误，极小极大选的走步所得仍不会低于它的倒推值。另一步棋也许平均所得更多，但遇到最佳应着就更少。',
    '对手失误',
  ),
  'style-of-play': entry(
    '棋风',
    '了解对手的棋风，就能给它的每个应着一个概率，它的节点就成了机会节点。这时平均最好的走步，可能正是极小极大不走的那一步。',
  ),
  alliance: entry(
    '联盟',
    '在多人博弈中，两个玩家互相帮助，可能比各自为战都得到更多。max^n 不知道约定：若有人背盟能得更多，别人就不会指望这个联盟。',
  ),
  'size-with-chance': entry(
    '有机会节点时的规模：O(b^m n^m)',
    'm 步棋每步之前有 n 种随机结果时，全部搜索约访问 b^m n^m 个节点，而不是 b^m 个。两枚骰子有 21 种结果，双陆棋每种约有 20 种走步，所以只能搜索几层。',
    'b^m n^m',
  ),
  'too-wide': entry(
    '围棋：分支太多',
    '围棋每步最多有 361 种走法，即使完美排序，α-β 剪枝搜 4 层也要评估约 26 万个叶节点，而 4 层远远不够。围棋的局面又难以静态估计，所以用模拟更好。',
    '分支太多',
  ),
  'state-of-the-art': entry(
    '博弈程序的现状',
    'Chinook 1994 年成为西洋跳棋冠军，深蓝 1997 年胜国际象棋冠军，AlphaGo 2016 年胜围棋高手。前两个用 α-β 剪枝，第三个用模拟。',
  ),
  chinook: entry(
    'Chinook（西洋跳棋）',
    'Chinook 用 α-β 剪枝和残局库下西洋跳棋，1994 年成为世界冠军。2007 年它的作者证明：双方都不失误，这种棋必是和棋。',
    'Chinook',
  ),
  'deep-blue': entry(
    '深蓝（国际象棋）',
    '1997 年，深蓝以 3.5 比 2.5 战胜国际象棋世界冠军卡斯帕罗夫。它用迭代加深的 α-β 剪枝，遇到强制性的着法就搜得更深。',
    '深蓝',
  ),
  alphago: entry(
    'AlphaGo（围棋）',
    '2016 年，AlphaGo 以 4 比 1 战胜围棋顶尖棋手李世石。它用蒙特卡洛树搜索，由神经网络判断走步和局面的好坏。',
    'AlphaGo',
  ),
  'game-tree': entry(
    '博弈树',
    '博弈树以当前局面为根，画出此后可能出现的各种局面，每条边是一步棋。在双人博弈中，MAX 与 MIN 逐层轮流走步。',
  ),
  root: entry(
    '根节点（顶节点）',
    '根节点是要选一步棋的局面，只有它没有父节点。搜索所求的就是它的值和最佳走步。',
    '顶节点',
  ),
  step: entry(
    '步',
    '步是搜索中的一个事件，如进入节点、取得值、剪枝。它不是棋手走的一步棋：选定一步棋要经过许多步搜索。',
    '搜索的一步',
  ),
  ply: entry('层', '一方走一步棋，博弈树就深入一层。双方各走一步，共两层。'),
  'max-node': entry(
    'MAX 节点（极大节点）',
    '轮到 MAX 走步的节点称为 MAX 节点，也称极大节点。MAX 力求得到较大的值，所以它取各子节点的值中最大的。',
    'MAX 节点、极大节点、MAX',
  ),
  'min-node': entry(
    'MIN 节点（极小节点）',
    '轮到 MIN 走步的节点称为 MIN 节点，也称极小节点。MIN 力求得到较小的值，所以它取各子节点的值中最小的。',
    'MIN 节点、极小节点、MIN',
  ),
  'chance-node': entry(
    '机会节点',
    '在机会节点，下一步由掷骰子之类的随机事件决定，双方都不能选择。它的值是各子节点的值按概率加权的平均值。',
  ),
  leaf: entry(
    '叶节点',
    '叶节点在树中没有子节点：或者对局已经结束，或者搜索不再向下。它的值直接给出，不必倒推。',
    '叶节点、终止状态',
  ),
  utility: entry(
    '效用值',
    '终止状态的效用值表示对局的结果，以 MAX 的得失来衡量。许多棋类以 +1、0、−1 分别表示胜、平、负。',
    '效用值、效用',
  ),
  'utility-vector': entry(
    '效用向量',
    '超过两个玩家时，叶节点对每个玩家各有一个值，合成一个向量。在每个节点，轮到的玩家只看自己的那个分量。',
  ),
  'several-players': entry(
    '多人博弈（max^n）',
    '在 max^n 中，每个玩家各取对自己最好的子节点，它的整个向量向上传。若已知各值之和，只有浅层剪枝是对的：只能用父节点的值来剪，不能用更上面的。',
    '多人博弈、多个玩家',
  ),
  'zero-sum': entry(
    '零和博弈',
    '在零和博弈中，一方之所得正是另一方之所失。因此每个局面只需一个值：对 MAX 越有利，对 MIN 就越不利。',
    '零和博弈、零和',
  ),
  'general-sum': entry(
    '非零和博弈',
    '若各方所得之和随终局而变，就是非零和博弈。这时一个数不够，每个叶节点要写出对每个玩家的值。',
    '非零和博弈、非零和',
  ),
  'evaluation-function': entry(
    '评价函数',
    '评价函数不再向下搜索，直接估计局面对 MAX 的有利程度。当对局未完而搜索到此为止时，叶节点就取这个估计值。',
    '评价函数、静态估计函数',
  ),
  'static-value': entry('静态估计值', '静态估计值是评价函数只看局面本身给出的值。它只是估计，什么也不证明。'),
  feature: entry(
    '特征',
    '特征是局面中容易数出、又能说明好坏的数，例如多几个兵。评价函数把各特征乘以权值再相加。',
  ),
  weight: entry('权值', '特征的权值表示这个特征多一份值多少。权值不同，估计就不同，走步也可能改变。'),
  learning: entry(
    '权值的学习',
    '程序若在对局之后修改权值，使估计更接近结果，就是在学习权值。这里什么也不学习：移动滑块，看权值怎样改变估计和走步。',
    '学习权值、权值的学习',
  ),
  'depth-limit': entry(
    '深度限制',
    '深度限制规定从根节点往下看多少层。到了这一层的节点按静态估计值评价，不再展开。',
  ),
  'cutoff-test': entry(
    '截断测试',
    '截断测试问在这个节点是否停止：棋局已结束，或已到深度限制。极小极大只问棋局是否结束，它取而代之。',
  ),
  horizon: entry(
    '视野',
    '视野是深度限制在树中画出的一条线，搜索到此为止。视野之外的局面可能使估计完全颠倒。',
    '视野、视野线、视野之外、截断叶节点',
  ),
  'iterative-deepening': entry(
    '迭代加深',
    '迭代加深依次搜索深度 0、1、2……，每次都从头开始。时间一到，就采用已完成的最深一次的结果。',
  ),
  budget: entry(
    '预算',
    '预算规定各次搜索一共可以进入多少个节点，相当于时钟。预算用完的那一次搜索，其中间结果不采用。',
  ),
  quiet: entry(
    '静止的',
    '局面中没有吃子、将军一类的非静止走步时，这个局面是静止的。只有在这样的局面，静态估计值才比较可信。',
    '静止的、非静止的走步',
  ),
  quiescence: entry(
    '静止搜索',
    '静止搜索到了深度限制仍继续，直到局面静止。它在那里看全部走步，或只看非静止的走步。',
  ),
  'stand-pat': entry(
    '保持原值',
    '只看非静止走步的地方，走步方可以不走这些走步而保持原值。因此静态估计值在那里就像一个子节点的值。',
  ),
  'horizon-effect': entry(
    '视野效应',
    '深度限制之外发生的事看不到。能推迟到视野之外的损失，看上去就像避免了。',
  ),
  'checking-search': entry(
    '辅助搜索',
    '辅助搜索在所选路线的终点再往前看几层，然后重新选择。它代价小，但不完备：可能确认一个错误的走步。',
  ),
  'opening-book': entry(
    '开局棋谱',
    '开局棋谱为开局的各种局面记下公认的好走步。局面在棋谱中时，就走谱上的一步，不作搜索。',
    '开局棋谱、开局库',
  ),
  'ending-table': entry(
    '残局棋谱',
    '残局棋谱记下接近终局的各种局面的精确值。搜索遇到这样的局面就查表取值，如同叶节点，不再向下。',
    '残局棋谱、残局库、查表',
  ),
  symmetry: entry(
    '对称局面',
    '经旋转或翻转可以互相重合的局面，值必定相同。这样的局面只需保留一个，博弈树就小得多。',
    '对称局面、对称的局面、对称',
  ),
  minimax: entry(
    '极小极大',
    '极小极大搜索从叶节点起逐层倒推：MAX 节点取最大值，MIN 节点取最小值。根节点由此得到的，就是双方都采取最佳走步时的值。',
    '极小极大、极小极大搜索',
  ),
  'backed-up-value': entry(
    '倒推值',
    '节点的倒推值由子节点的值推算而来，不是对它本身局面的估计。当尚未看到的部分不再能改变它时，倒推值就确定了。',
    '倒推值、值已定',
  ),
  'depth-first': entry(
    '深度优先搜索',
    '深度优先搜索先搜完一个子节点下的整个子树，再进入下一个子节点。极小极大和 α-β 剪枝都这样走，每时只保留一条路径。',
    '深度优先搜索、深度优先',
  ),
  'breadth-first': entry(
    '宽度优先搜索',
    '宽度优先搜索生成完一层的全部节点，才生成下一层。为此它要存储整层的节点，深度优先则不必。',
    '宽度优先搜索、宽度优先',
  ),
  'open-and-closed': entry(
    'OPEN 表与 CLOSED 表',
    'OPEN 表存放等待扩展的节点，CLOSED 表存放已从中取出的节点。第一阶段用它们生成树，第二阶段沿 CLOSED 表倒推各节点的值。',
    'OPEN 表、CLOSED 表',
  ),
  'branching-factor': entry(
    '分支因子 b',
    '分支因子 b 是一个局面中走步的数目，或其平均值。国际象棋约为 35，四层就有约 150 万条路线。',
    '分支因子',
  ),
  'time-complexity': entry(
    '时间复杂度 O(b^m)',
    '每个局面有 b 种走步、m 层到终局时，极小极大要评估 b^m 个叶节点，时间为 O(b^m)。完美排序时 α-β 剪枝只需 O(b^(m/2))。',
    '时间复杂度、O(b^m)',
  ),
  'space-complexity': entry(
    '空间复杂度 O(bm)',
    '深度优先搜索只存一条至多 m 层的路径，以及其中每个节点的 b 个子节点，空间为 O(bm)。逐层搜索则要存 O(b^m)。',
    '空间复杂度、O(bm)',
  ),
  optimality: entry(
    '完备性与最优性',
    '极小极大是完备的：只要树有限，就能找到走步。对手总采取最佳走步时，它是最优的；对手不然时，它仍保证得到自己的值，但可能错过更多。',
    '完备性、最优性',
  ),
  pseudocode: entry('伪代码', '伪代码把算法一行行写出来，如同教科书。“机制”栏标出当前这一步执行的是哪一行。'),
  'expected-value': entry(
    '期望值',
    '期望值等于各种结果的值乘以各自的概率，再相加。它是平均的所得，不一定等于其中任何一个结果。',
  ),
  expectiminimax: entry(
    '期望极小极大',
    '期望极小极大在极小极大中加入了机会节点：MAX 取最大值，MIN 取最小值，机会节点取期望值。这时起作用的不仅是叶节点的大小次序，还有相差多少。',
  ),
  'order-preserving': entry(
    '保序变换',
    '若改变所有的值而大小次序不变，就是保序变换，也称单调变换。它不改变极小极大的走步；要取期望值时，只有 a·x + b（a 大于 0）才保证不变。',
    '保序变换、单调变换',
  ),
  outcome: entry(
    '结果',
    '机会节点处可能出现的每一种情况称为一个结果，就是它的一个子节点，带有概率。它按这个概率计入期望值。',
    '这个结果、最后一个结果、其余结果',
  ),
  'leaf-bounds': entry(
    '叶节点取值范围',
    '叶节点取值范围是搜索之前就知道的叶节点的最小值和最大值。由它可以算出没有看到的部分至多能有多大。',
    '叶节点取值范围、取值范围',
  ),
  star1: entry(
    'Star1',
    'Star1 是窗口穿过机会节点的 α-β 剪枝：传给一个结果的界，按其余结果至多能有多大来计算。一旦剩下的部分怎样也不能使机会节点回到窗口之内，就剪枝。',
  ),
  alpha: entry(
    'α',
    'α 是在从根节点到当前节点的路径上，MAX 已经能保证得到的最好的值。它从 −∞ 开始，只升不降；MIN 节点的值若不能大于 α，对 MAX 就没有好处。',
    'α 值、α',
  ),
  beta: entry(
    'β',
    'β 是在从根节点到当前节点的路径上，MIN 已经能保证得到的最好的值。它从 +∞ 开始，只降不升；MAX 节点的值若不能小于 β，对 MIN 就没有好处。',
    'β 值、β',
  ),
  bound: entry(
    '界（上界、下界）',
    '下界说明值至少是多少，上界说明值至多是多少。节点一旦剪枝，得到的就只是界，因为它有一部分没有看过。',
    '上界、下界、界',
  ),
  'search-window': entry(
    '搜索窗口',
    '只有落在搜索窗口 (α, β) 之内的值，才可能改变上层的选择。窗口由父节点传给子节点；MAX 节点以 β 为剪枝的界，MIN 节点以 α 为界。',
    '搜索窗口、窗口、(α, β)',
  ),
  range: entry(
    '已证明的范围',
    '节点的范围，是目前已经证明其真值所在的区间。看过的叶节点越多，范围越小；只剩一个数时，值就确定了。',
    '已证明的范围、范围',
  ),
  'one-bound': entry(
    '每个节点一个界',
    '采用这种标注时，每个节点旁只写一个数：MAX 节点写 α，MIN 节点写 β。把它与上方对方节点的数比较，就知道是否剪枝。',
  ),
  'running-pair': entry(
    '更新后的 [α, β]',
    '采用这种标注时，先把节点的值计入 [α, β]，再作比较。剪枝时，两个界相等或者交叉。',
    '更新后的 [α, β]、两界交叉',
  ),
  'alpha-beta': entry(
    'α-β 剪枝',
    'α-β 剪枝就是省去某些分支的极小极大搜索，这些分支不会影响最后的选择。根节点的值和最佳走步，都与不剪枝时相同。',
    'α-β 剪枝、α-β剪枝、α-β',
  ),
  cutoff: entry(
    '剪枝',
    '剪枝就是不再查看一个节点余下的子节点。不论它们的值如何，上方已有一方得到不比这里差的值，不会让棋局走到这里。',
    '剪枝、剪去',
  ),
  'alpha-cut': entry(
    'α剪枝',
    'MIN 节点的值对 MAX 来说不比 α 更好时，搜索就在这里停止，称为 α剪枝。上方已有 MAX 节点得到 α，它不会选择这一枝。',
    'α剪枝、α 剪枝',
  ),
  'beta-cut': entry(
    'β剪枝',
    'MAX 节点的值对 MIN 来说不比 β 更好时，搜索就在这里停止，称为 β剪枝。上方已有 MIN 节点得到 β，它不会选择这一枝。',
    'β剪枝、β 剪枝',
  ),
  'shallow-cutoff': entry(
    '浅剪枝',
    '如果剪枝所依据的界是由父节点定下的，就称为浅剪枝。只与父节点比较，就能发现这种剪枝。',
  ),
  'deep-cutoff': entry(
    '深剪枝',
    '剪枝所依据的界不是父节点定下的，而是更高层的祖先节点定下的，就称为深剪枝。只与父节点比较，可能漏掉这种剪枝。',
  ),
  ancestor: entry(
    '祖先节点',
    '从根节点到父节点，这条路径上的节点都是当前节点的祖先节点。其中对方的任何一个节点，而不只是父节点，都可能定下使它剪枝的界。',
    '祖先节点、祖先、先辈节点',
  ),
  'parent-bound': entry(
    '只看父节点的界',
    '按这条规则，节点只与父节点自己的值比较。根节点的值仍然正确，但可能漏掉深剪枝，多评估一些叶节点。',
    '只看父节点的界、只看父节点',
  ),
  'pruned-node': entry(
    '剪去的节点',
    '剪去的节点不再访问；若边搜索边生成，它根本不会生成。它的值不得而知，也无关紧要。',
    '剪去的节点、被剪节点、被剪的节点、剪去的叶节点、已剪去',
  ),
  equality: entry(
    '相等即剪',
    '按这条规则，节点的值一达到界就剪枝，条件写作 ≥ 或 ≤。相等的值不会改善上方的选择，所以没有损失。',
  ),
  strict: entry(
    '超过才剪',
    '按这条规则，节点的值超过界才剪枝，条件写作 > 或 <。值相等时继续搜索，所以可能多评估一些叶节点。',
  ),
  'fail-soft': entry(
    'fail-soft',
    '按 fail-soft，即使 v 超出搜索窗口，节点也照实返回 v。fail-hard 只返回界，因此 fail-soft 告诉父节点的更多。',
  ),
  'fail-hard': entry(
    'fail-hard',
    '按 fail-hard，节点不返回搜索窗口之外的值：一旦超出 α 或 β，就返回这个界本身。根节点的值与 fail-soft 相同。',
  ),
  'running-bound': entry(
    '不断更新的界',
    '按这条规则，节点不另设 v，而是直接提高 α 或降低 β，最后返回它。因此返回的可能是祖先节点的界，而不是子节点的值。',
  ),
  'move-ordering': entry(
    '行棋排序',
    '行棋排序决定先搜索哪一个子节点，如国际象棋按吃子、威胁、前进、后退的次序。好的走步越靠前，剪去的就越多；根节点的值不变。',
  ),
  'perfect-order': entry(
    '完美排序',
    '凡是次序有影响的节点，最佳走步都排在最前，就是完美排序。这时 α-β 剪枝评估的叶节点最少，在同样的时间里，搜索深度大约是极小极大的两倍。',
    '完美排序、最少可能、已是最少',
  ),
  'best-move': entry(
    '最佳走步',
    '节点的最佳走步，就是走向决定它的值的那个子节点。几个走步同样好时，取最先找到的一个。',
  ),
  'root-window': entry(
    '根窗口',
    '根窗口是搜索开始时的一对界 (α, β)，通常为 (−∞, +∞)。落在窗口外的值只得到一个界：低于窗口（至多）或高于窗口（至少）。',
    '根窗口、低于窗口、高于窗口',
  ),
  'null-window': entry(
    '零窗口',
    '零窗口的两端之间没有任何值，例如整数中的 (3, 4)。用它搜索的节点只回答是否更好，一旦知道答案就剪枝。',
    '零窗口、只问',
  ),
  pvs: entry(
    '主要变例搜索（PVS）',
    'PVS 相信子节点的排序：第一个用整个窗口搜索，后面的只用零窗口问是否更好；更好的要重新搜索。排序好时才合算。',
    'PVS、主要变例搜索',
  ),
  negamax: entry(
    '负极大值',
    '负极大值形式中，每个数都按该走的一方来记，轮到对方走时变号。双方共用一个函数 v ← max(v, −Negamax(child))，剪枝条件总是 v ≥ β。',
  ),
  'principal-variation': entry(
    '主要变例',
    '主要变例是双方始终采取最佳走步所走出的路线。这条路线末端的叶节点决定根节点的值。',
    '主要变例、最佳路线',
  ),
  'call-stack': entry(
    '调用栈',
    '调用栈中是已经开始而尚未返回的调用，根节点的调用最先。每个调用都在等待它所调用的子节点返回。',
  ),
  'monte-carlo-tree-search': entry(
    '蒙特卡洛树搜索',
    '蒙特卡洛树搜索一次次走到终局，结果好的走步在树中就长得多。它不需要评价函数，只推荐走步，不作证明。',
    '蒙特卡洛树搜索、MCTS',
  ),
  selection: entry(
    '选择',
    '选择是一次迭代的第一阶段：从根节点起，每次走向评分最高的子节点。还没有访问过的子节点排在最前。',
    '选择阶段',
  ),
  expansion: entry('扩展', '在扩展阶段，最后选中的子节点加入树中。一次迭代至多添加一个节点。', '扩展阶段'),
  playout: entry(
    '模拟',
    '模拟从新节点一直走到终局，走步通常是随机的。只用它的结果，途中的走步不加入树中。',
    '模拟',
  ),
  backpropagation: entry(
    '反向传播',
    '反向传播把结果沿路径一直传回根节点。每个节点的访问次数 N 加 1，总和 W 加上这个结果。',
  ),
  uct: entry(
    'UCT',
    'UCT 的评分是子节点结果的均值加上 C · √(ln N(p) / N)，其中 p 是父节点。在 MIN 节点，均值取相反的符号。',
    'UCT、UCB1',
  ),
  exploration: entry(
    '探索与利用',
    '利用是继续走目前最好的走步，探索是去试所知不多的走步。评分中的常数 C 决定两者的轻重。',
    '探索与利用、探索',
  ),
  greedy: entry(
    '贪心策略',
    '贪心策略只按棋子评判局面：己方的子数减去对方的。它常常会输，因为早早数进去的棋子还会被翻转。',
    '贪心策略、贪心',
  ),
  corner: entry(
    '角与角旁的格子',
    '角上的棋子永不翻转，因为它在经过它的每条线上都是端点。在空角旁落子，可能让对方占角。',
    '占角、角上的棋子',
  ),
  'stable-disc': entry(
    '稳定子',
    '再也不会被翻转的棋子称为稳定子，例如角上的棋子。程序只数必定稳定的棋子，可能漏掉一些。',
    '稳定子、必定稳定',
  ),
  mobility: entry('移动性', '一方的移动性是它可以落子的格数。可走的步少，就可能被迫走一步坏棋。'),
  'few-discs': entry(
    '少即是多',
    '棋盘还空的时候，这种策略要求子少：子多，可供对方翻转的也多。到终局时，则是子多者胜。',
  ),
  frontier: entry(
    '边界子',
    '与空格相邻的棋子称为边界子。对方可以从空格攻击它们，所以边界子多，对方可走的步也多。',
    '边界子',
  ),
  pass: entry('停一手', '一方没有合法走步时停一手：换对方走，棋盘不变。双方都没有合法走步，棋局就结束。'),
};

/**
 * Makes a glossary entry; `names` are the words by which texts mention the term, separated by “、”. When
 * absent, the title is the only one.
 */
function entry(title: string, text: string, names = title): GlossaryEntry {
  return { title, text, names: names.split('、') };
}
