import { givenWindow } from '../../core/run/worth.ts';
import { bringsVectors, handsWindow, passesChance } from '../../core/search/algorithms.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import type { NodeKind } from '../../core/tree/nodeKind.ts';
import { printBound, printNumber } from '../../core/tree/printNumber.ts';
import type { Exercise } from '../../practice/exercise.ts';
import { type Deepening, deepeningOf, depthOf, mayCut, windowOf } from '../../practice/task.ts';
import type { englishPractice } from '../en/practice.ts';
import { printWindow } from '../symbols.ts';
import { chineseAlgorithms } from './algorithms.ts';
import { leafApart } from './phrases.ts';

const side: Record<NodeKind, string> = {
  max: 'MAX',
  min: 'MIN',
  chance: '机会节点',
  leaf: '叶节点',
  player: '玩家',
};

/** Who decides at a node; at a leaf that it is one. */
function who(tree: GameTree, node: NodeId): string {
  const kind = tree.kindName(node);
  return kind === 'player' ? `玩家 ${tree.player(node) + 1}` : side[kind];
}

/** What a search is by its rules, whatever the tree. */
type RulesOf = Pick<Exercise, 'algorithm' | 'rules' | 'limited' | 'either'> & {
  readonly tree: Pick<GameTree, 'leafBounds' | 'players' | 'sum' | 'staticValue'>;
};

function rules(task: RulesOf): string {
  const deepening = deepeningOf(task);
  if (deepening !== null) return `${searchRules(task, ORDER[deepening.tries])}${passes(task, deepening)}`;
  const [depth, window] = [depthOf(task), windowOf(task)];
  return [
    searchRules(task, ORDER.given),
    window === null ? '' : `根从窗口 (α, β) = ${printWindow(givenWindow(window))} 开始：在它之外只能得到界。`,
    depth === null ? '' : `深度限制 ${depth}：到此的节点不再展开，当作叶节点，值取其中的估计数（EVAL）。`,
  ].join('');
}

/** 子节点的访问顺序。 */
const ORDER = {
  given: '子节点从左到右访问。',
  last: '子节点起初从左到右访问，以后按上一遍返回的值，对走步一方好的在前，没有返回的在后。',
};

function passes({ tree }: RulesOf, { budget }: Deepening): string {
  const depths = Number.isNaN(tree.staticValue(ROOT)) ? '1、2、3' : '0、1、2';
  return `迭代加深：依次搜索到深度 ${depths}……；每一遍到深度限制的节点当作叶节点，值取其中的估计数（EVAL）。预算：各遍一共可进入 ${budget} 个节点，叶节点也算。`;
}

function searchRules(task: RulesOf, order: string): string {
  const { algorithm, rules, either, tree } = task;
  const { cutoff, bounds } = rules;
  const name = chineseAlgorithms[algorithm];
  if (bringsVectors(algorithm)) {
    const taken = '每个玩家取对自己最好的子节点（相等取先者），整个向量上传。';
    return mayCut(task)
      ? `${name}。${order}${taken}${pruning(tree)}`
      : `${name}：评估每个叶节点。${order}${taken}`;
  }
  if (!handsWindow(algorithm)) return `${name}：评估每个叶节点。${order}`;
  const test =
    either !== undefined
      ? 'MAX 在 v ≥ β 时停止，MIN 在 v ≤ α 时停止；或者超过才停止（v > β，v < α）：两种规则都算对，但只能始终用同一种。'
      : cutoff === 'equal'
        ? 'MAX 在 v ≥ β 时停止，MIN 在 v ≤ α 时停止（相等也剪）。'
        : 'MAX 在 v > β 时停止，MIN 在 v < α 时停止（相等不剪）。';
  const [least, most] = tree.leafBounds.map(printBound);
  if (passesChance(algorithm))
    return tree.leafBounds.some(Number.isFinite)
      ? `${name}。${order}${test}所有叶节点都在 [${least}, ${most}] 之间，窗口因此可以穿过机会节点。`
      : `${name}。${order}${test}叶节点的范围事先未知。`;
  const scope = bounds === 'all' ? '所有祖先节点的界都算。' : '只算父节点的界。';
  return `${name}。${order}${test}${scope}`;
}

/** When a node of one of several players stops. */
function pruning({ sum, leafBounds: [least] }: RulesOf['tree']): string {
  const each = Number.isFinite(least) ? `，每个玩家至少得 ${printNumber(least)}` : '';
  const known = `所有玩家一共至多得 ${printNumber(sum ?? Infinity)}${each}。`;
  return `${known}节点的玩家已得很多，父节点的玩家在这里不可能得到比已有的更多时，该节点停止；节点的玩家已得到一个玩家所能得的全部时，也停止。更高的祖先节点已得多少不算。`;
}

export const chinesePractice: typeof englishPractice = {
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
  budget: '节点预算',
  budgetFault: (text) => `“${text}”不能作预算：请填 1 到 9999 的整数。`,
  tries: '子节点的访问顺序',
  triesChoice: { last: '按上一遍的值，好的在前', given: '按原来的顺序' },
  algorithm: '算法',
  ruleOf: { cutoff: '何时剪枝', bounds: '与哪些界比较' },
  asked: '要问的内容',
  valuesThenCuts: (values, cuts) => `用${values}求各节点的值，再划去${cuts}不检查的部分`,
  searchOf: (part) => `${part}：用`,
  asAbove: '上面的算法',
  whichWindow: '问哪个窗口',
  moment: { call: '调用时传入的', end: '结束时的' },
  notAskable: '按这棵树的规则不能这样问。',
  progress: '我的进度',
  sets: '课堂题组',
  exerciseOf: (skill, difficulty) => `${skill}（${difficulty}）`,
  rules,
  parts: '各部分',
  partBy: (name, algorithm) => `${name}，${algorithm}`,
  questionBy: (algorithm, question) => `${algorithm}：${question}`,
  partMarks: (name, marks) => `${name}（${marks} 分）`,
  who,
  entryOf: (name, kind) => `${name}（${kind}）`,
  entries: '填写',
  given: '目前的回答',
  nothingGiven: '尚未作答。',
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
    crossedOut: '已划去',
    belowCrossed: '在划去的一枝里',
    blank: '空白',
    entry: (text) => `你填了 ${text}`,
    place: (place) => `列表中第 ${place} 个`,
    onLine: '在你的路线上',
    verdict: { right: '对', wrong: '错', half: '对一半' },
  },
  notChosen: '请选择',
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
  onTree: '树上显示',
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
    anyBest: (leaves) => `共 ${leaves} 个叶节点；同样少的其他排序也对。`,
    keepsOrder: '没有更少的排序：树保持原样。',
    field: { depth: '深度', value: '值', move: '走步' },
    inField: (name, said) => `${name}：${said}`,
    none: '没有',
  },
  firstDifference: '第一处不同（D）',
  again: '再来一道类似的',
  uncounted: '重做，不计分',
  notCounted: '这是重做，不计入进度。',
  next: '下一题',
  graded: (points, marks) => `已评分：${points} / ${marks}。`,
};
