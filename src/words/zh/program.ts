/** The sentences about the run of somebody's own program. */

import type { NodeKind } from '../../core/index.ts';
import type { MistakeName, Program } from '../../core/program/index.ts';
import type * as english from '../en/program.ts';
import type { DepartureFacts, ProgramNarration } from '../programFacts.ts';
import { exactNumber, grouped, number, type Sentence, SILENCE, say, sequence } from '../sentence.ts';

const MAKER: Readonly<Record<MistakeName, string>> = {
  'fresh-root-windows': '根节点用全新的 α、β 调用每个子节点的程序',
  'bounds-never-move': '总把 (−∞, +∞) 传给子节点的程序',
  'parent-only': '只传递父节点的界、因而没有深剪枝的程序',
  'swapped-bounds': '传递 α、β 时颠倒了次序的程序',
  'no-cutoff-test': '从不剪枝（缺少判断，或判断不可能成立）的程序',
  'tests-swapped': 'MAX 与 MIN 互换了剪枝判断的程序',
  'global-bounds': '所有调用共用一对 α、β 且从不复原的程序',
  'starts-at-zero': 'v 的初值取 0 而不是 −∞ 或 +∞ 的程序',
  'zero-window': '一开始就取 α = 0 的程序',
  'always-max': 'MIN 节点也取最大值的程序',
  'lost-return': '剪枝时没有返回值的程序',
};

const KIND: Readonly<Record<NodeKind, string>> = {
  max: 'MAX',
  min: 'MIN',
  chance: '机会',
  leaf: '叶节点',
  player: '玩家',
};

const CUTS: Readonly<Record<Program['rules']['cutoff'], string>> = {
  equal: '遇 ≥ 即剪',
  strict: '遇 > 才剪',
};

const RETURNS: Readonly<Record<Program['rules']['value'], string>> = {
  soft: '原样返回 v',
  hard: '把 v 限制在窗口之内再返回',
  running: 'v 从传入的界开始，并返回它',
};

export const programs: ProgramNarration = {
  verdict({ calls: count, isComplete, rules, hasChance, first }) {
    const calls = say`共 ${exactNumber(count)} 次调用`;
    if (first !== null) return departed(first);
    if (!isComplete) return say`日志在程序结束前中断：${calls}，到此为止都正确。`;
    if (rules === null) {
      const name = hasChance ? '期望极小极大' : '极小极大';
      return say`这是${name}搜索。${calls}，全部正确。`;
    }
    return say`这是 α-β 剪枝：${CUTS[rules.cutoff]}，${RETURNS[rules.value]}。${calls}，全部正确。`;
  },

  step(facts) {
    const { departure, event, token, kind, window, value, uncalled } = facts;
    if (departure !== null) return departed(departure);
    if (event.kind === 'enter') {
      const who = kind === 'leaf' ? say`${token}` : say`${token}（${KIND[kind]}）`;
      return window === '' ? say`你的程序调用 ${who}。` : say`你的程序以 ${number(window)} 调用 ${who}。`;
    }
    if (value === null) return say`你的程序在 ${token} 没有返回值。`;
    if (event.kind === 'leaf') return say`叶节点 ${token}：你的程序返回 ${number(value)}。`;
    const left = uncalled === 0 ? SILENCE : say`有 ${exactNumber(uncalled)} 个走步从未调用。`;
    return say`你的程序从 ${token} 返回 ${number(value)}。${left}`;
  },
};

function departed(facts: DepartureFacts): Sentence {
  return sequence('', difference(facts), written(facts));
}

function difference({ field, line, call, token, caller, got, expected }: DepartureFacts): Sentence {
  const byCall = say`第 ${exactNumber(call)} 次调用最先不同`;
  const byLine = say`第 ${exactNumber(line)} 行最先不同`;
  const value = expected === null ? say`空` : say`${number(expected)}`;
  const returned = got === null ? say`没有返回值` : say`返回 ${number(got)}`;
  switch (field) {
    case 'window':
      return say`${byCall}：你的程序以 ${number(got ?? '')} 调用 ${token}，应为 ${value}。`;
    case 'went-on':
      return say`${byCall}：你的程序调用了 ${token}，而此前 ${caller ?? ''} 就应返回 ${value}。`;
    case 'stopped-early':
      return say`${byLine}：${token} 还有走步没有调用，此时还不能停，你的程序却${returned}。`;
    case 'side':
      return say`${byCall}：你的程序把 ${token} 当作${nodeOf(got)}，而它是${nodeOf(expected)}。`;
    case 'return':
      if (expected === null && got === null) return say`${byLine}：你的程序从 ${token} 返回的不是数。`;
      if (expected === null)
        return say`${byLine}：你的程序从 ${token} ${returned}；而它的期望中 +∞ 与 −∞ 相遇，没有值。`;
      return say`${byLine}：你的程序从 ${token} ${returned}；按子节点返回的值，应为 ${value}。`;
  }
}

/** Returns what a node of a side is called; Latin letters have a space before and after them. */
function nodeOf(side: string | null): string {
  return side === 'chance' ? `${KIND.chance}节点` : ` ${side ?? ''} 节点`;
}

function written({ mistakes, isComplete }: DepartureFacts): Sentence {
  if (!isComplete) return say`日志在程序结束前中断，因此无法指出是哪种错误。`;
  if (mistakes.length === 0) return say`没有一种已知的错误会写出这样的整个日志。`;
  return say`写出的日志与此完全相同的，是${mistakes.map((name) => spaced(MAKER[name])).join('，或')}。`;
}

/** Puts a space before a text that begins with a Latin letter, since a Chinese character stands before it. */
function spaced(text: string): string {
  return /^[A-Za-z]/.test(text) ? ` ${text}` : text;
}

export const logFault: typeof english.logFault = {
  'return-without-call': () => '返回之前没有调用；此前应有一行“> …”',
  'no-side': (found) => `“${found}”不是哪一方；应为 max、min 或 chance`,
  'no-window': (found) => `窗口只有一半：${found}；alpha 与 beta 应同时有或同时没有`,
  'no-number': (found) => `“${found}”不是数；应为一个数、inf、-inf，或表示没有值的 None`,
  'no-place': (found) => `“${found}”不是走步的序号或个数；应为 0 到 2147483647 的整数`,
  'broken-object': () => '对象不完整；每行应为一个完整的 JSON 对象',
  'too-many-calls': (_found, count) =>
    `一次运行有 ${grouped(count)} 次调用；最多能显示 200,000 次：请减小搜索深度`,
  'too-deep': (_found, count) => `调用深达 ${grouped(count)} 层；最多能显示 10,000 层：请减小搜索深度`,
};

export const unread: typeof english.unread = (why) => {
  switch (why.kind) {
    case 'too-large':
      return `文件有 ${Math.ceil(why.bytes / 2 ** 20)} MiB；日志最多 64 MiB：请少输出一些，或减小搜索深度。`;
    case 'not-text':
      return `文件不是 UTF-8 文本：第 ${why.offset + 1} 个字节不属于任何字符。请存为 UTF-8。`;
    case 'unreadable':
      return '无法读取文件，请重新选择。';
  }
};

export const programPage: typeof english.programPage = {
  title: '检查自己的程序',
  lead: '在程序里加两行输出，运行一次，把输出的文件拖到这里（或粘贴进来）。图上会逐行显示你的程序，并指出它从哪一行开始与正确的搜索不同。',
  prints: '两行输出',
  printCall: '进入函数时（轮到 MIN 时写 "min"）：',
  printReturn: '每次返回之前：',
  pasteLabel: '日志',
  pasteHint: '把程序的输出粘贴到这里',
  check: '检查',
  open: '打开日志文件…',
  none: (lines) =>
    `这 ${grouped(lines)} 行中没有一行以 > 开头：日志的每次调用写成“> 名称 max α β”（max、min 或 chance），每次返回写成“< 值”。`,
  fault: (line, why) => `第 ${grouped(line)} 行：${why}。`,
  before: '打开此前的部分',
  examples: '现成的例子',
  example: {
    right: '正确的 α-β 剪枝',
    'fresh-root-windows': '根节点每次都用全新的窗口',
    'global-bounds': 'α、β 是全局变量',
  },
  helpers: '省事的辅助代码',
  helpersLead: '每种语言一个文件，不依赖其他库，不用时没有开销：',
  helperUnread: (name) => `没能取到 ${name}：可能没有联网，或者它不在页面旁边。请重试，或自己写那两行输出。`,
  helperAgain: '重试',
};

const OUTCOME: typeof english.logsTable.outcome = {
  right: '全部正确',
  wrong: '有错，但不是已知的错误',
  incomplete: '日志在程序结束前中断',
  unread: '未能读完',
  'fresh-root-windows': '根节点每次用全新的界',
  'bounds-never-move': '界从不传递',
  'parent-only': '只传父节点的界',
  'swapped-bounds': 'α、β 颠倒',
  'no-cutoff-test': '没有剪枝判断',
  'tests-swapped': '双方的判断互换',
  'global-bounds': 'α、β 是全局变量',
  'starts-at-zero': 'v 从 0 开始',
  'zero-window': 'α 从 0 开始',
  'always-max': 'MIN 也取最大',
  'lost-return': '剪枝时丢了返回值',
};

export const logsTable: typeof english.logsTable = {
  title: '日志',
  judged: (done, of) => `已检查 ${grouped(done)} / ${grouped(of)} 份日志`,
  columns: ['文件', '结论'],
  noCalls: '没有一行是调用。',
  orderedBy: '日志的次序',
  ordering: { given: '按打开的次序', file: '按文件名', verdict: '按结论' },
  group: (outcomes) => outcomes.map((outcome) => OUTCOME[outcome]).join(' / '),
  outcome: OUTCOME,
};

export const programPanel: typeof english.programPanel = {
  title: '自己的程序',
  aboutLog: '关于这份日志',
  run: (number, of) => `第 ${number} 次运行（共 ${of} 次）`,
  choose: '显示',
  otherLines: (count) => `另有 ${grouped(count)} 行是程序自己的输出，已略去。`,
  goesOn: (line) =>
    `输出的第 ${grouped(line)} 行像是一次调用的末尾，其中的走棋方和窗口没有读到：输出名称时不要换行。`,
  infinities: (low, high) => `程序里 ${low} 和 ${high} 代表 −∞ 和 +∞。`,
  negamax: '日志注明 negamax：数值和窗口都记该走一方的。',
  noChances: '日志没有写明机会节点各结果的概率，因此不能在旁边显示正确的搜索。',
  rightToLeft: '程序从右到左访问子节点。',
  noMoves: '日志没有写明每处有多少走步，因此看不出是否停得太早。',
  besideCalls: '旁边的正确搜索只看得到调用过的走步：它的值只对这棵树而言。',
  printedName: (name, isCut) => `日志中的名称：${name}${isCut ? '……（前 200 个字符）' : ''}`,
  minimax: (value) => `极小极大值：${value}`,
  minimaxOfCalls: (value) => `只看调用过的节点，极小极大值：${value}`,
  departureLine: (line) => `第一处不同在输出的第 ${grouped(line)} 行。`,
  beside: '与正确的搜索并排',
  tooDeep: '树太深，不能在旁边显示正确的搜索。',
  incomplete: '日志在程序结束前中断。',
  toDeparture: '到第一处不同',
  toTable: (count) => `回到 ${grouped(count)} 份日志的表`,
  teaches: '这一课讲的就是它',
  practise: '练习这一点',
};

export const programCheck: typeof english.programCheck = {
  runs: (count) => `日志里有 ${grouped(count)} 次运行；退出码和以下各行说的都是第一次。`,
  notOnTree: (call) => `这次运行的第 ${grouped(call)} 次调用与树不符。`,
};
