/**
 * The texts that the first picture of the page needs: those around the figure, and the sentence about each
 * step.
 */

import { assertNever } from '../../core/byKind.ts';
import type { AlgorithmName, AnswerEvent, Bound, GameTree, SearchRules } from '../../core/index.ts';
import { type AnyRun, asBounds } from '../../core/run/anyRun.ts';
import type { CutoffEvent } from '../../core/run/event.ts';
import { isPoint } from '../../core/run/range.ts';
import { estimated, given, testWorth, type Worth, worthAt } from '../../core/run/worth.ts';
import { FULL_WINDOW, isSameWindow } from '../../core/search/searchWindow.ts';
import { sidesAlternate } from '../../core/tree/alternation.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { bySide, type NodeKind } from '../../core/tree/nodeKind.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import type * as english from '../en/page.ts';
import { highEnd, isEstimated, type Known, lowEnd, printWorth, worth, worthOfValue } from '../estimates.ts';
import { printPartialSum } from '../expectation.ts';
import {
  type CutFacts,
  type CutLimit,
  giverOf,
  holdsAnother,
  isBeyondChance,
  isGiven,
  isJust,
  isSecured,
  isSettled,
  isUnused,
  isWhole,
  knownAt,
  outcomeOf,
  printOpenWindow,
  type StepFacts,
  type UpdateFacts,
} from '../facts.ts';
import { joinList } from '../joinList.ts';
import type { Narration } from '../narration.ts';
import type { NodeNames } from '../nodeNames.ts';
import { demandsOn, shareAfter } from '../outcomes.ts';
import { knownAsAt, type Question, windowOfResearch } from '../question.ts';
import { type AtLimit, atLimit, moveBeforeChecks } from '../reachFacts.ts';
import {
  exactNumber,
  grouped,
  number,
  type Segment,
  type Sentence,
  SILENCE,
  say,
  sequence,
} from '../sentence.ts';
import { printEnd, printTest, printWindow } from '../symbols.ts';
import { type Named, tiedFactsOf, timedWin } from '../tiedFacts.ts';
import { shownName } from '../visibleText.ts';
import { andPlays, leafOrName, moveTo } from './move.ts';

/** The names of the algorithms. */
export const algorithms: Readonly<Record<AlgorithmName, string>> = {
  minimax: '极小极大',
  'two-phase': '两阶段极小极大',
  'level-by-level': '逐层倒推',
  'alpha-beta': 'α-β 剪枝',
  pvs: '主要变例搜索（PVS）',
  expectiminimax: '期望极小极大',
  'max-n': 'max^n',
  star1: 'Star1',
  mcts: '蒙特卡洛树搜索',
  program: '自己的程序',
};

/**
 * The texts of the top bar, the start page, the caption, the figure and the timeline, and their announcements
 * by screen readers.
 */
export const page: typeof english.page = {
  name: '弈树',
  places: '弈树',
  place: { course: '课程', trees: '博弈树', practise: '练习', mine: '我的' },
  mineOf: { mine: '我的树', lessons: '讲解', sets: '题组', results: '核对结果', progress: '学习进度' },
  more: '更多',
  line: '一步一步，看清对抗搜索如何思考。',
  frontStep: (step, last) => `${step} / ${last}`,
  doors: {
    follow: ['跟着例子走一遍', '图 5.5 的 α-β 剪枝，共六幅图'],
    make: ['画自己的树', '直接输入：(3 12 8) (2 4 6) (14 5 2)'],
    practise: ['练习', '按技能分项，从倒推值到迭代加深'],
    compare: ['对照', '同一棵树：极小极大与 α-β 剪枝并排'],
  },
  search: '搜索',
  searchHint: '搜索，或粘贴树、链接',
  stopEditing: '结束编辑',
  caption: '图',
  previousFigure: '本章上一幅图',
  nextFigure: '本章下一幅图',
  ruleState: {
    cutoff: { equal: '相等即剪', strict: '超过才剪' },
    value: { soft: 'fail-soft', hard: 'fail-hard', running: '更新后的界' },
    bounds: { all: '所有祖先节点的界', parent: '只看父节点的界' },
    begin: { open: '窗口全开', leaves: '从已知范围开始' },
    ties: { first: '等值取先', soonest: '先胜后败' },
  },
  rulesFolded: (changed) => (changed.length === 0 ? '规则' : changed.join('、')),
  oneFigure: '单图',
  notWhileAsked: '预测时不提供：它会泄露答案。',
  compare: '对照',
  algorithm: algorithms,
  grain: { event: '每个事件', visit: '每次访问', leaf: '叶节点与剪枝' },
  kind: { max: 'MAX', min: 'MIN', chance: '机会', leaf: '叶节点', player: '玩家' },
  player: (number) => `玩家 ${number}`,
  leaves: '叶节点',
  skipToControls: '跳到控制栏',
  untitled: '未命名的树',
  changedTitle: (title) => `${title}（已修改）`,
  edit: '编辑',
  practiseThis: '用这棵树练习',
  editTree: '编辑这棵树',
  share: '分享、导出、打印',
  loading: '正在加载……',
  algorithmGroup: '算法',
  growthLegend: '树的画法',
  growth: { drawn: '先画后剪', grown: '边生成边剪' },
  neverGenerated: '未生成',
  movesMade: (made, all, isChance) => `${grouped(made)}/${grouped(all)} ${isChance ? '结果' : '走步'}`,
  looksLegend: '搜索深度',
  looks: {
    toEnds: '到叶节点',
    depth: (depth) => `深度 ${depth}`,
    deepen: '迭代加深',
    budget: (nodes) => `预算 ${grouped(nodes)}`,
    quiet: '静止搜索',
    check: (plies) => `检查 ${plies} 层`,
    between: '，',
  },
  staticValue: (value) => `EVAL ${value}`,
  tried: (rank) => `#${grouped(rank)}`,
  foldedNodes: (count) => `+${grouped(count)} 个节点`,
  rules: '规则',
  notationLegend: '节点旁标注',
  notationShows: {
    window: '标注 (α, β)',
    range: '标注 [下界, 上界]',
    one: '标注 α 或 β',
    pair: '标注 [α, β]',
  },
  notationNone: '不标注界',
  byMover: (shows) => `${shows}，负极大值`,
  present: '投影',
  stopPresenting: '退出投影',
  linkCopied: '链接已复制',
  linkNotCopied: '未能复制链接；它就在地址栏里。',
  help: '帮助',
  close: '关闭',
  compareWith: (title) => `换看：${title}`,
  figure: '博弈树',
  panels: '说明栏',
  node: '节点',
  timeline: '时间轴',
  timelineValue: (step, last) => `第 ${grouped(step)} 步，共 ${grouped(last)} 步`,
  first: '第一步',
  back: '后退一步',
  play: '播放',
  pause: '暂停',
  next: '前进一步',
  last: '最后一步',
  previousCutoff: '上一次剪枝',
  nextCutoff: '下一次剪枝',
  previousPhase: '上一阶段',
  nextPhase: '下一阶段',
  previousPass: '上一遍',
  nextPass: '下一遍',
  overSubtree: '越过子树',
  outToParent: '退回父节点',
  goToStep: '跳到某步',
  stepField: (last) => `步数，0 到 ${grouped(last)}`,
  speed: '速度',
  grainGroup: '停在',
  markMoment: (name, step) => `${name}，第 ${grouped(step)} 步`,
  press: '按 → 或空格键开始',
  tap: '按 ▶ 开始',
  spokenStep: (step, sentence) => `第 ${grouped(step)} 步。${sentence}`,
  spokenStop: '已停止。',
  copyTitle: (title) => `${title}（2）`,
  partFailed: '这一部分出错了，其余部分仍可使用。',
  partNotLoaded: '这一部分没有加载成功，其余部分仍可使用。',
  tryAgain: '重试',
  saveTree: '把我的树存为文件',
  reload: '重新加载页面',
  openHere: '在弈树中打开',
};

/**
 * Writes a leaf's name when other leaves have the same name, with its number among all leaves and its parent.
 */
export function leafApart(name: string, place: number, parent: string): string {
  return `${name}（第 ${place} 个叶节点，在 ${parent} 下）`;
}

/** The sentences about the steps of a recursive search, one for each kind of event. */
const narration: Narration = {
  start(run, names) {
    const root = names.token(ROOT);
    const who = {
      max: say`${root} 处轮到 MAX 走。`,
      min: say`${root} 处轮到 MIN 走。`,
      chance: say`${root} 处由机会决定。`,
      leaf: say`整棵树只有一个叶节点。`,
      player: SILENCE,
    };
    return sequence(
      '',
      who[run.tree.kindName(ROOT)],
      isWhole(run) ? say`共有 ${number(grouped(run.tree.leafCount))} 个叶节点。` : SILENCE,
      run.tree.numbers === 'mover' ? itsOwnNumbers(run.tree) : SILENCE,
    );
  },

  enter(facts) {
    const { kind, window, hasWindow, isRoot, isOutcome, run } = facts;
    const again = facts.movesAgain ? say`（${bySide(kind, 'MAX', 'MIN')} 再走一步）` : SILENCE;
    const node = sequence('', kindAndName(kind, facts.node), again);
    if (!hasWindow) return isRoot ? say`搜索从${node} 开始。` : say`向下进入${node}。`;
    const pair = number(printWindow(window));
    if (isRoot && !isSameWindow(run.rootWindow, FULL_WINDOW))
      return sequence('', beginsWithin(facts), whatCanCut(facts));
    if (isRoot)
      return say`搜索从${node} 开始。${knownBeforehand(facts)}，${isUnused(facts) ? '但搜索从全开的窗口开始，' : ''}搜索窗口为 ${pair}。`;
    const down = say`向下进入${node}，搜索窗口为 ${pair}。`;
    if (facts.isThrough || kind === 'chance' || isOutcome)
      return entered(facts, say`向下进入${node}`, down) ?? sequence('', down, whatCanCut(facts));
    if (facts.question !== null) return sequence('', onlyAsked(facts.question, facts), whatCanCut(facts));
    return sequence('', down, whatCanCut(facts));
  },

  leaf({ event, node, up, rank, run }) {
    if (up === null) return say`这个叶节点的值为 ${node}。`;
    const what = run.tree.label(event.node) === '' ? '，值为' : '';
    return say`${up} 的第 ${String(rank)} 个子节点是叶节点${what} ${node}。`;
  },

  update(facts) {
    if (facts.kind === 'chance') return summed(facts);
    return sequence('', whatChanged(facts), whatTheTestSays(facts));
  },

  cutoff(facts) {
    const { event, run, node, kind, direction } = facts;
    const { v, limit } = facts.test;
    const test = number(printTest(facts.test, run.rules, facts.window));
    const cut = event.test.bound === 'alpha' ? 'α剪枝' : 'β剪枝';
    const left = leftOut(event);
    if (kind === 'chance')
      return sequence(
        '',
        say`在 ${node} 处发生 ${cut}：${comesTo(facts)}（${test}）。${left}`,
        howFar(facts),
      );
    if (event.owner === null && !isGiven(run, event.node, event.test.bound, limit.value))
      return say`在 ${node} 处发生 ${cut}：它已经得到 ${worth(v)}，${Number.isFinite(limit.value) ? noLeafBeyond(facts, event.test.bound, limit) : '不可能更好了'}（${test}）。${left}`;
    const atLeast = bySide(direction, orMore(v), orLess(v));
    if (event.owner === null)
      return say`${asSeen(facts)}在 ${node} 处发生 ${cut}：它的值${number(atLeast)}，而${givenBound(facts)}（${test}）。${leftOut(event, ['改变不了这一点', '改变不了这一点'])}`;
    return sequence(
      '',
      say`${asSeen(facts)}在 ${node} 处发生 ${cut}：它的值${number(atLeast)}，而${whatOwnerHas(facts, event.owner)}（${test}）。${left}`,
      howFar(facts),
    );
  },

  exit(facts) {
    const { event, run, node, up } = facts;
    if (facts.isRoot && event.step === run.length) return ending(facts);
    const value = worth(facts.held);
    if (up === null) return say`${node} 返回 ${value}。`;
    if (isJust(event.range, event.value))
      return isJust(facts.proved, event.value)
        ? say`${node} 的倒推值定为 ${value}，传给 ${up}。`
        : say`${asSeen(facts)}${node} 的倒推值为 ${worth(worthOfValue(event.value, facts))}，传给 ${up}。`;
    // The node's true value is known but differs from what it returns, because a rule clamps it to the window
    // or returns the running bound.
    if (isPoint(event.range))
      return isJust(facts.proved, event.range.low)
        ? say`${node} 向 ${up} 返回 ${value}，但它的值正好是 ${worth(worthOfValue(event.range.low, facts))}。`
        : say`${node} 向 ${up} 返回 ${value}；${asSeen(facts)}它的值是 ${worth(worthOfValue(event.range.low, facts))}。`;
    const known = knownOf(facts);
    if (known === null) return say`${node} 向 ${up} 返回 ${value}；对它的值还没有任何证明。`;
    return isEstimated(facts)
      ? say`${node} 向 ${up} 返回 ${value}；${asSeen(facts)}只知道它${number(known)}。`
      : say`${node} 向 ${up} 返回 ${value}；目前只证明了它${number(known)}。`;
  },

  again({ event, names, run, kind, direction, returned: { worth: came } }) {
    const { node, child, step } = event;
    const tree = run.treeAt(step);
    const returned = tree.inNumbersOf(node, child, came.value);
    const known = knownAsAt(tree, node, child, knownAt(run, child, step));
    const held = printWorth({ ...came, value: returned });
    const so = isJust(known.range, returned)
      ? worth({ ...came, value: returned })
      : number(`${bySide(direction, '至少', '至多')}是 ${held}`);
    const whose = tree.numbers === 'mover' ? `对 ${bySide(kind, 'MAX', 'MIN')} ` : '';
    return say`是（${whose}${so}）：重新搜索 ${names.token(child)} 以求其值，窗口为 ${number(printWindow(windowOfResearch(run, event)))}。`;
  },

  halt({ event: { reason }, node }) {
    if (reason === 'unknown-leaf') return say`搜索停止：叶节点 ${node} 的值未知。给它一个值才能继续。`;
    const why = {
      'infinities-meet': '+∞ 与 −∞ 在同一个期望值里相遇，它们的和没有意义',
      'unseen-move': '它的下一个走法从未被调用，对其一无所知',
      'no-evaluation': '它在深度限制处，而没有估计值',
      'too-many': '没有地方存放更多的局面',
      repeats: '局面循环重复，它在等自己的值',
      'bad-game': '游戏的程序在这个局面出错',
      budget: '不能再进入更多节点',
    };
    return say`搜索停在 ${node}：${why[reason]}。`;
  },

  goesOn(sentence, { event, node, kind, names, run }) {
    const limit = atLimit(run, event.node, event.step);
    if (limit === null) return sentence;
    const side = bySide(kind, 'MAX', 'MIN');
    const [move] = limit.noisyMoves;
    const moves =
      limit.noisyMoves.length === 1 && move !== undefined
        ? say`（${side} 有非静止的走步 ${shownName(move)}）`
        : say`（${side} 有非静止的走步）`;
    return sequence('', sentence, say`${node} ${whereItLies(limit, names)}，但不静止${moves}，继续搜索。`);
  },

  horizon(facts) {
    const { event, names, run } = facts;
    const node = nodeAtLimit(facts);
    const estimate = number(`EVAL = ${printNumber(event.value)}`);
    const limit = atLimit(run, event.node, event.step);
    if (limit === null) return say`${facts.node} 只有估计：${estimate}。这不是证明。`;
    const judged = say`不再展开，只作估计，${estimate}。这是估计，不是证明。`;
    const where = whereItLies(limit, names);
    if (!limit.asksForQuiet) return say`${node}${where}：${judged}`;
    if (limit.isQuiet) return say`${node}${where}，并且是静止的：${judged}`;
    return say`${node}不静止，但${where}，搜索至多到此：${judged}`;
  },

  tabled({ rank, up, held }) {
    const value = worth(held);
    return say`${up ?? ''} 的第 ${String(rank)} 个子节点在残局棋谱中，值为 ${value}：这是精确值，无需搜索。`;
  },

  stay({ event, kind, node, run, test }) {
    const side = bySide(kind, 'MAX', 'MIN');
    const kept = say`${side} 也可以不走非静止的走步，${node} 保持 ${worth(estimated(event.static))}。`;
    return test?.holds ? say`${kept}因为 ${number(printTest(test, run.rules))}，其余的可以剪去。` : kept;
  },

  pass({ event: { depth, step, plies }, node, run }) {
    if (plies !== null) {
      const judged = worth(estimated(run.tree.staticValue(run.nodeAt(step))));
      return say`所选路线止于 ${node}（估计 ${judged}），再往前检查 ${exactNumber(plies)} 层。`;
    }
    const begin = say`开始深度 ${exactNumber(depth)} 的搜索`;
    const before = run.passes[run.passes.indexOf(run.passAt(step)) - 1];
    if (before === undefined) return say`${begin}。`;
    const tried = {
      last: say`深度 ${exactNumber(before.depth ?? 0)} 返回的值排序`,
      given: '原来的顺序',
      kind: '走步的种类排序',
    };
    return say`${begin}，子节点按${tried[run.limits.tries]}。`;
  },

  stop({ event: { depth }, node, run }) {
    const { budget } = run.limits;
    return say`${number(grouped(budget ?? 0))} 个节点的预算在深度 ${exactNumber(depth)} 中用完，没有进入 ${node}；其中间结果不采用。`;
  },

  answer: answerOfPasses,
};

/** Writes that a result holds only as far as the pass has searched; "" when it is proved. */
function asSeen({ depth, run, event }: StepFacts): string {
  const pass = run.passAt(event.step);
  if (depth === null || !pass.tree.hasHorizon) return '';
  const isDepthAlone = run.limits.quiet === 'none' && pass.checks.length === 0;
  return isDepthAlone ? `就深度 ${depth} 而言，` : '就所看到的范围而言，';
}

/**
 * Writes a node with who decides there: “机会节点 A” without a leading space, because it begins with a Chinese
 * character, but “ MAX 节点 A” with one.
 */
function kindAndName(kind: NodeKind, node: Segment): Sentence {
  return kind === 'chance' ? say`机会节点 ${node}` : say` ${bySide(kind, 'MAX', 'MIN')} 节点 ${node}`;
}

/** Says what is known before the search: nothing, or the declared bounds of all leaves. */
function knownBeforehand({ run: { tree }, kind }: StepFacts): string {
  const [least, most] = tree.leafBoundsAt(ROOT);
  if (least === -Infinity && most === Infinity) return '此时一无所知';
  const known = `此时只知道${tree.numbers === 'mover' ? `对 ${bySide(kind, 'MAX', 'MIN')} 来说` : ''}每个叶节点`;
  if (least === -Infinity) return `${known}${orLess(given(most))}`;
  if (most === Infinity) return `${known}${orMore(given(least))}`;
  return `${known}都在 ${printNumber(least)} 到 ${printNumber(most)} 之间`;
}

/** The sentence for negamax form, where each side writes its own numbers. */
function itsOwnNumbers(tree: GameTree): Sentence {
  return sidesAlternate(tree)
    ? say`双方各记己方的数，每过一层变一次号。`
    : say`双方各记己方的数：轮到对方时变号，同一方再走时不变。`;
}

/**
 * Writes what a returned number means for the node's own side, such as “对 MAX 为 3”; no text when all numbers
 * are MAX's.
 */
function counted({ counts, kind }: UpdateFacts): Sentence {
  return counts === null ? SILENCE : say`对 ${bySide(kind, 'MAX', 'MIN')} 为 ${worth(counts)}`;
}

/** Puts remarks into one pair of brackets; the empty sentence when all remarks are empty. */
function bracketed(...said: readonly Sentence[]): Sentence {
  const inside = sequence('，', ...said);
  return inside.length === 0 ? SILENCE : say`（${inside}）`;
}

function whatChanged(facts: UpdateFacts): Sentence {
  const { event, names, node } = facts;
  const child = names.token(event.child);
  const isLeaf = names.tree.isLeaf(event.child);
  const leaf = say`叶节点 ${child}`;
  const returned = worth(facts.returned.worth);
  const value = worth(facts.held);
  const side = bySide(facts.kind, 'MAX', 'MIN');
  const isUp = bySide(facts.direction, true, false);
  if (event.improved) {
    const what = isLeaf ? leaf : say`${child} 返回的 ${returned}`;
    const who =
      facts.counts === null ? say`${isLeaf ? leaf : child} ` : say`${what}${bracketed(counted(facts))}`;
    if (isJust(facts.range, event.value))
      return isJust(facts.proved, event.value)
        ? say`${who}使 ${node} 的值定为 ${value}。`
        : say`${who}使 ${node} 的值为 ${worth(worthOfValue(event.value, facts))}。`;
    if (isSecured(facts, event.value)) return say`${who}使 ${node} ${isUp ? '升到' : '降到'} ${value}。`;
    return say`${child} 返回 ${returned}${bracketed(counted(facts), aside(facts))}：${node} 的 v 暂为 ${value}。`;
  }
  const what = isLeaf ? leaf : say`${child} 返回 ${returned}${bracketed(aside(facts))}`;
  if (facts.heldNothing)
    return isLeaf
      ? say`${node} 目前只有${leaf}${bracketed(counted(facts))}，对 ${side} 没有比它更差的。`
      : say`${child} 返回 ${returned}${bracketed(counted(facts), aside(facts))}，对 ${side} 没有比它更差的，${node} 目前只有它。`;
  const than = `不${isUp ? '大' : '小'}于`;
  // In negamax form the comparison uses the numbers of the node's own side, so the returned number is
  // converted first.
  const comparison =
    facts.counts === null
      ? say`${isLeaf ? ' ' : '，'}${than}`
      : say`${isLeaf ? ' ' : '，'}${counted(facts)}，${than}`;
  if (facts.isRunning) {
    const greek = isUp ? 'α' : 'β';
    return say`${what}${comparison} ${greek} = ${value}，${node} 的 ${greek} 不变。`;
  }
  return isSecured(facts, event.value)
    ? say`${what}${comparison} ${value}，${node} 仍为 ${value}。`
    : say`${what}${comparison} v = ${value}，${node} 的 v 不变。`;
}

/**
 * Says what is proved about the value of the child that has returned, when that is not exactly the returned
 * value.
 */
function aside({ returned, event }: UpdateFacts): Sentence {
  if (returned === null || isJust(returned.range, event.returned)) return SILENCE;
  const known = knownOf(returned);
  return known === null ? say`对它的值还没有任何证明` : say`它${known}`;
}

function whatTheTestSays(facts: UpdateFacts): Sentence {
  const { test } = facts;
  const written = test === null ? SILENCE : [number(printTest(test, facts.run.rules, facts.window))];
  if (facts.isLast && !facts.isRoot && facts.mayHaveMore && test?.holds)
    return say`因为 ${written}，其余的可以剪去；是否还有其余子节点并不清楚，所以返回的只是一个界。`;
  if (facts.isLast)
    return sequence(
      '',
      test?.holds ? say`条件 ${written} 成立，但这已是最后一个子节点，没有可剪的了。` : SILENCE,
      facts.isRoot ? SILENCE : whatGoesUp(facts),
    );
  return test?.holds ? say`因为 ${written}，其余的可以剪去。` : whatCanCut(facts);
}

/**
 * The sentence about what a node returns to its parent after its last child: its value, or only a bound on
 * it.
 */
function whatGoesUp(facts: UpdateFacts): Sentence {
  const { node } = facts;
  return isSettled(facts)
    ? say`${node} 的值已定，可以向上传。`
    : say`${node} 的子节点都已返回，向上传的只是一个界。`;
}

/**
 * Says which ancestor owns the bound that cuts, and what value it holds; behind a chance node that value
 * differs from the bound.
 */
function whatOwnerHas(facts: CutFacts, above: NodeId): Sentence {
  const { event, run, names } = facts;
  const { bound, limit } = facts.test;
  const owner = names.token(above);
  if (isBeyondChance(run, above, event.node)) {
    const has = worth(worthAt(run, above, event.step));
    return say` ${owner} 已得到 ${has}，这里要${beyond(bound, limit, run.rules)}才有意义`;
  }
  const giver = giverOf(run, above, event.step);
  const from = giver === null ? SILENCE : say`从${leafOrName(giver, names)} `;
  const own = holdsAnother(facts) ? '自己' : '';
  const { tree } = run;
  const held = worthAt(run, above, event.step, tree.inNumbersOf(above, event.node, limit.value));
  const here = tree.changesSign(above, event.node) ? say`，在这里就是 ${worth(limit)}` : SILENCE;
  return say` ${owner} ${own}已经${from}得到 ${worth(held)}${here}`;
}

function comesTo(facts: CutFacts): Sentence {
  const { owner } = facts.event;
  return withTheRest(facts, owner === null ? null : whatOwnerHas(facts, owner));
}

function howFar({ run, names, node, event, test }: CutFacts): Sentence {
  const { tree } = run;
  const { owner, reach } = event;
  if (owner === null) return SILENCE;
  const above = names.token(owner);
  if (reach === 'shallow') return say`这是浅剪枝：${above} 是父节点。`;
  const plies = String(tree.depth(event.node) - tree.depth(owner));
  if (isBeyondChance(run, owner, event.node))
    return say`这是深剪枝：${above} 在上方 ${plies} 层，隔着机会节点。`;
  return test.v.value === test.limit.value
    ? say`这是深剪枝：${above} 在上方 ${plies} 层，${node} 不会比它的 ${worth({ ...test.limit, value: tree.inNumbersOf(owner, event.node, test.limit.value) })} 更好。`
    : say`这是深剪枝：${above} 在上方 ${plies} 层，棋局不会走到这里。`;
}

function whatCanCut(facts: StepFacts): Sentence {
  const { outlook, names, node } = facts;
  if (outlook === null) return SILENCE;
  switch (outlook.kind) {
    case 'last-child':
      return outlook.isOnly
        ? say`它只有一个子节点，没有可剪的分支。`
        : say`只剩最后一个子节点，访问它之后 ${node} 处没有可剪的分支。`;
    case 'no-limit': {
      const [greek, infinity] = outlook.bound === 'alpha' ? ['α', '−∞'] : ['β', '+∞'];
      return outlook.orInfinity
        ? say`${greek} 仍为 ${number(infinity)}，只有 ${infinity} 本身能在 ${node} 处引起剪枝。`
        : say`${greek} 仍为 ${number(infinity)}，暂时不能在 ${node} 处剪枝。`;
    }
    case 'leaf-bound': {
      const limit = worth(outlook.limit);
      const known = say`${noLeafBeyond(facts, outlook.bound, outlook.limit)}，`;
      return outlook.isEnough
        ? say`${known}只有 ${limit} 本身能在 ${node} 处引起剪枝。`
        : say`${known}暂时不能在 ${node} 处剪枝。`;
    }
    case 'limit': {
      const owner = names.token(outlook.owner);
      const whose = outlook.held === null ? say` ${owner}` : say` ${owner} 的 ${worth(outlook.held)}`;
      return itCuts(outlook, worth(outlook.limit), whose);
    }
    case 'given': {
      const { asker, bound } = outlook;
      const whose = asker === null ? say`根窗口` : say` ${names.token(asker)} 所问`;
      return itCuts(outlook, number(printEnd(bound, facts.window)), whose);
    }
    default:
      return assertNever(outlook);
  }
}

/** Says that no leaf lies beyond a declared bound. */
function noLeafBeyond({ run, kind }: StepFacts, bound: Bound, limit: Worth): Sentence {
  const whose = run.tree.numbers === 'mover' ? `对 ${bySide(kind, 'MAX', 'MIN')} 来说` : '';
  return say`${whose}叶节点不${bound === 'alpha' ? '小' : '大'}于 ${worth(limit)}`;
}

/** Says which values would cut a node, and who owns the bound. */
function itCuts({ bound, rule }: CutLimit, limit: Segment, whose: Sentence): Sentence {
  const isAlpha = bound === 'alpha';
  const when =
    rule === 'equal'
      ? say`${isAlpha ? '降' : '升'}到 ${limit} 或更${isAlpha ? '低' : '高'}`
      : say`${isAlpha ? '低' : '高'}于 ${limit} `;
  return say`一旦${when}就剪枝（${isAlpha ? 'α' : 'β'} 来自${whose}）。`;
}

function leftOut(
  { pruned, prunedLeaves, neverGenerated }: CutoffEvent,
  cannot = ['改变不了什么', '不再影响结果'],
): string {
  if (prunedLeaves === null) {
    const left = `剩下的 ${grouped(pruned.length + neverGenerated)} 个走步${cannot[0]}`;
    return pruned.length > 0 ? `${left}。` : `${left}，根本不再生成。`;
  }
  const leaves = `${grouped(prunedLeaves)} 个叶节点`;
  return prunedLeaves === pruned.length
    ? `剩下的 ${leaves}${cannot[1]}。`
    : `剩下 ${grouped(pruned.length)} 个子节点之下的 ${leaves}${cannot[1]}。`;
}

/** Writes what is known about a value, such as “至多是 3” or “在 6 到 8 之间”; null when nothing is known. */
function knownOf(known: Known): string | null {
  const { low, high } = known.range;
  if (isPoint(known.range))
    return isJust(known.proved, low)
      ? `正好是 ${printNumber(low)}`
      : `是 ${printWorth(worthOfValue(low, known))}`;
  const [least, most] = [lowEnd(known), highEnd(known)];
  if (low === -Infinity) return high === Infinity ? null : orLess(most);
  return high === Infinity ? orMore(least) : `在 ${printWorth(least)} 到 ${printWorth(most)} 之间`;
}

/** Writes “至少是 3”; for +∞ “是 +∞”, because nothing is greater. */
function orMore(least: Worth): string {
  return `${least.value === Infinity ? '是' : '至少是'} ${printWorth(least)}`;
}

function orLess(most: Worth): string {
  return `${most.value === -Infinity ? '是' : '至多是'} ${printWorth(most)}`;
}

/** Says who wins and when, if the value of the root tells it. */
function endsAt(run: AnyRun): Sentence {
  const win = timedWin(run);
  return win === null ? SILENCE : say`（${win.winner} 在第 ${exactNumber(win.ply)} 层取胜）`;
}

/** Says which moves are as good as the one played, and of which that cannot be told. */
function otherMoves(run: AnyRun, names: NodeNames): Sentence {
  const facts = tiedFactsOf(run, names);
  if (facts === null) return SILENCE;
  const { asGood, otherPly, untold, neverMade, isWon, isProved } = facts;
  const by = isProved ? '' : '按估计，';
  return sequence(
    '',
    asGood[0].length === 0 ? SILENCE : say`${by}${all(asGood)}与它等值。`,
    otherPly[0].length === 0
      ? SILENCE
      : say`${by}${all(otherPly)}${isWon ? '也能取胜，但更晚' : '败得更早'}。`,
    untold[0].length === 0 ? SILENCE : say`${all(untold)}是否与它等值，从已检查的部分看不出来。`,
    neverMade === 0 ? SILENCE : say`未生成的 ${grouped(neverMade)} 个走步是否与它等值，看不出来。`,
  );
}

/** Lists names, with the number of all when some are not named; a blank stands behind a name, none behind the number. */
function all([named, more]: Named): Sentence {
  const list = joinList(named, '、', '、');
  return more > 0 ? say`${list} 等 ${String(named.length + more)} 个走步` : say`${list} `;
}

function ending(facts: StepFacts): Sentence {
  const { run, names } = facts;
  const outcome = outcomeOf(run);
  if (outcome === null) return SILENCE;
  const root =
    outcome.kind === 'exact'
      ? say`${facts.node} 的值为 ${worth(worthOfValue(outcome.value, facts))}${endsAt(run)}`
      : failed(facts, outcome.value);
  const plays = say`搜索结束：${outcome.isProved ? '' : asSeen(facts)}${root}${andPlays(run, outcome.bestMove, names)}`;
  const value = sequence('', plays, otherMoves(run, names));
  const { generated, neverGenerated, leaves: times } = outcome.tally;
  const { leaves } = outcome;
  const inAll = times === leaves ? '' : `，共 ${grouped(times)} 次`;
  if (run.grows) {
    const never = neverGenerated === 0 ? '' : `，${grouped(neverGenerated)} 个走步未生成`;
    return sequence(
      '',
      value,
      say`生成了 ${grouped(generated)} 个节点，评估了 ${grouped(leaves)} 个叶节点${inAll}${never}。`,
    );
  }
  const { horizon } = outcome.tally;
  if (horizon > 0)
    return sequence('', value, say`评估了 ${grouped(times)} 个局面，其中 ${grouped(horizon)} 个是估计。`);
  const least = outcome.isFewest ? '，已是最少' : '';
  const evaluated =
    leaves === outcome.allLeaves
      ? say`${grouped(leaves)} 个叶节点全部评估过${inAll}。`
      : say`${grouped(outcome.allLeaves)} 个叶节点中评估了 ${number(grouped(leaves))} 个${least}${inAll}。`;
  return sequence('', value, evaluated);
}

/** The sentence for entering the root when a root window is set. */
function beginsWithin({ node, kind, window }: StepFacts): Sentence {
  const from =
    kind === 'chance'
      ? say`搜索从机会节点 ${node} 开始`
      : say`搜索从 ${bySide(kind, 'MAX', 'MIN')} 节点 ${node} 开始`;
  return say`${from}，根窗口为 ${number(printWindow(window))}：只有落在其中的值才能准确得到。`;
}

/** The sentence for entering a node with a null window. */
function onlyAsked({ side, than }: Question, { node, window, run }: StepFacts): Sentence {
  const question =
    run.tree.numbers === 'mover'
      ? say`只问 ${node}：对 ${bySide(side, 'MAX', 'MIN')} 是否大于 ${worth(than)}？`
      : say`只问 ${node}：是否${bySide(side, '大', '小')}于 ${worth(than)}？`;
  return say`${question}窗口为 ${number(printWindow(window))}。`;
}

/**
 * The part of a sentence that says where the bound of a cut comes from when no node holds it: the root
 * window, or a null window.
 */
function givenBound({ event, run, names, window }: CutFacts): Sentence {
  const { bound } = event.test;
  const asker = run.askerAt(bound, event.node, event.step);
  const end = number(printEnd(bound, window));
  if (asker === null) return say`根窗口${bound === 'beta' ? '止' : '起'}于 ${end}`;
  const than = number(printEnd(bound === 'beta' ? 'alpha' : 'beta', window));
  return say` ${names.token(asker)} 只问是否${bound === 'beta' ? '大' : '小'}于 ${than}`;
}

/**
 * The part of a sentence that says that the search fails low or high, and what bound on the root’s value
 * follows.
 */
function failed({ node, run, proved }: StepFacts, value: number): Sentence {
  return run.kindOfValue === 'upper'
    ? say`低于窗口（fail low），${node} 至多为 ${worth({ value, isProved: proved.high <= value })}`
    : say`高于窗口（fail high），${node} 至少为 ${worth({ value, isProved: proved.low >= value })}`;
}

/** The sentence for entering a chance node or one of its outcomes; null at any other node. */
function entered(facts: StepFacts, to: Sentence, down: Sentence): Sentence | null {
  if (facts.isThrough) {
    const demands = asked(facts);
    return demands === null ? null : sequence('', down, demands);
  }
  return facts.kind === 'chance'
    ? say`${to}。窗口不穿过机会节点：它的子节点重新从 ${number(printOpenWindow(facts.run))} 开始。`
    : say`${to}。在机会节点之下，窗口重新从 ${number(printWindow(facts.window))} 开始。`;
}

/** Writes the partial sum of a chance node over the outcomes that have returned. */
function summed(facts: UpdateFacts): Sentence {
  const { node } = facts;
  const sum = number(printPartialSum(facts.run, facts.event));
  if (!facts.isLast)
    return sequence('', say`${node} 目前的部分和：${sum}。`, facts.isThrough ? possible(facts) : SILENCE);
  return isJust(facts.range, facts.event.value)
    ? say`${node} 的期望值：${sum}。`
    : say`这是 ${node} 的最后一个结果：${sum}。向上传的只是一个界。`;
}

/** Writes which values do not reach a bound, such as “大于 1 ”. */
function beyond(bound: Bound, limit: Worth, { cutoff }: SearchRules): Sentence {
  const isAlpha = bound === 'alpha';
  return cutoff === 'equal'
    ? say`${isAlpha ? '大于' : '小于'} ${worth(limit)} `
    : say`${isAlpha ? '不小于' : '不大于'} ${worth(limit)} `;
}

/**
 * For windows that pass through chance nodes: says which values of an outcome do not cut the chance node;
 * null when every value is possible.
 */
function asked({ run, event }: StepFacts): Sentence | null {
  const demands = demandsOn(asBounds(run), event.node, event.step);
  if (demands.length === 0) return null;
  const limits = demands.map(({ bound, limit }) => beyond(bound, limit, run.rules));
  const reckoned = demands.map((demand) => say`${number(demand.reckoned)}`);
  return say`这个结果只有${sequence('且', ...limits)}才有意义：${sequence('，', ...reckoned)}。`;
}

/** Says which values a chance node can still reach, when windows pass through it. */
function possible({ run, event, test }: UpdateFacts): Sentence {
  const { outcomeTests } = event;
  if (outcomeTests === undefined || shareAfter(run, event.child) === null) return SILENCE;
  const [least, most] = run.tree.leafBounds;
  const { v: low } = testWorth(run, event.node, event.step, outcomeTests.low);
  const { v: high } = testWorth(run, event.node, event.step, outcomeTests.high);
  const atMost = Number.isFinite(low.value)
    ? say`其余结果即使都取 ${worth(given(most))}，期望值也至多是 ${worth(low)}。`
    : SILENCE;
  const atLeast = Number.isFinite(high.value)
    ? say`其余结果即使都取 ${worth(given(least))}，期望值也至少是 ${worth(high)}。`
    : SILENCE;
  const cut = test === null ? SILENCE : say`因为 ${number(printTest(test, run.rules))}，其余的可以剪去。`;
  return sequence(
    '',
    test?.bound === 'beta' ? SILENCE : atMost,
    test?.bound === 'alpha' ? SILENCE : atLeast,
    cut,
  );
}

/** Says what a chance node that is cut can be worth at most or at least, and why that is enough to cut it. */
function withTheRest({ event, run, test }: CutFacts, ownerHas: Sentence | null): Sentence {
  const { bound, v } = test;
  const isAlpha = bound === 'alpha';
  const [least, most] = run.tree.leafBounds;
  const end = isAlpha ? '至多' : '至少';
  const stillPossible =
    shareAfter(run, run.childAt(event.step)) === null
      ? say`其余结果的概率都是 0，期望值${end}是 ${worth(v)}`
      : say`其余结果即使都取 ${worth(given(isAlpha ? most : least))}，期望值也${end}是 ${worth(v)}`;
  return ownerHas === null
    ? say`${stillPossible}，不可能更${isAlpha ? '小' : '大'}了`
    : say`${stillPossible}，而${ownerHas}`;
}

/**
 * Names a node at the depth limit; one whose only name is its estimate is named by its position among the
 * children of its parent.
 */
function nodeAtLimit({ node, up, rank, isCalledByEstimate }: StepFacts): Sentence {
  return isCalledByEstimate && up !== null ? say`${up} 的第 ${String(rank)} 个子节点` : say`${node} `;
}

/** The sentence about the answer after the last pass of iterative deepening. */
function answerOfPasses(facts: StepFacts<AnswerEvent>): Sentence {
  const { event, node, names, run } = facts;
  const { why, depth, isFromBook } = event.ending ?? { why: 'halt', depth: null, isFromBook: false };
  if (isFromBook && event.move !== null)
    return say`棋谱中有此局面：走${moveTo(event.move, names)}，无需搜索。`;
  if (depth === null)
    return why === 'budget' ? say`没有结果：预算连第一遍也不够。` : say`没有结果：第一遍没有完成。`;
  const value = worth(worthOfValue(event.value, facts));
  const isExact = run.kindOfValue === 'exact';
  const root = isExact ? say`${node} 的值为 ${value}` : failed(facts, event.value);
  const plays =
    event.move === null || run.bestMove === null
      ? null
      : say`${bySide(run.tree.kind(ROOT), 'MAX', 'MIN')} 的走步是${moveTo(event.move, names)}`;
  const move =
    plays === null ? say`${root}，没有走步` : isExact ? say`${plays}，值为 ${value}` : say`${root}，${plays}`;
  const answer = say`采用深度 ${exactNumber(depth)} 的结果：${move}${endsAt(run)}。${otherMoves(run, names)}`;
  const because = {
    proved: say`根节点的值已被证明，再深也不会改变。`,
    end: say`全部都已看过，剩下的只有估计。`,
    limit: say`已到所设的深度。`,
    budget: SILENCE,
    halt: say`下一遍没有能进行下去。`,
  };
  if (run.answered?.purpose !== 'check') return sequence('', answer, because[why]);
  const ended = why === 'halt' ? because[why] : SILENCE;
  return sequence('', answer, whatTheCheckFound(run, names), ended);
}

/** Says whether checking the chosen line of play changed the game move. */
function whatTheCheckFound(run: AnyRun, names: NodeNames): Sentence {
  const before = moveBeforeChecks(run);
  return before === null || before === run.bestMoveAt()
    ? say`检查没有改变走步。`
    : say`检查之前的走步是${moveTo(before, names)}。`;
}

/** Writes where a node lies relative to the limit, such as “已到深度限制 2” or “在 F 之下 2 层（检查到 4 层）”. */
function whereItLies({ of, beyond }: AtLimit, names: NodeNames): Sentence {
  if (of.kind === 'check')
    return say`在 ${names.token(of.node)} 之下 ${exactNumber(of.plies + beyond)} 层（检查到 ${exactNumber(of.plies)} 层）`;
  return beyond === 0
    ? say`已到深度限制 ${exactNumber(of.depth)}`
    : say`已超出深度限制 ${exactNumber(of.depth)} 达 ${exactNumber(beyond)} 层`;
}

/** All texts of the file as one object, by which the session represents the chosen language. */
export const chinese = {
  code: 'zh' as const,
  name: '中文',
  tag: 'zh-Hans',
  narration,
  page,
};
