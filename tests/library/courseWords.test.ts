/** The words of the course, as a student types them: what the search answers first. */
import { describe, expect, it, test } from 'vitest';
import { answerKey, answersTo, isFormula } from '../../src/library/find.ts';
import { LESSONS } from '../../src/library/lessons/lessons.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { simplified } from '../../src/library/simplified.ts';
import { SKILLS } from '../../src/practice/skill.ts';
import { practiceNames as englishNames } from '../../src/words/en/figure.ts';
import { practiceNames as chineseNames } from '../../src/words/zh/figure.ts';

const answersOf = (query: string, code?: 'en' | 'zh') => answersTo(query, code).map(answerKey);

/** By each simplified character, a character of the traditional script that is read as it. */
const TRADITIONAL = new Map<string, string>();
const decoder = new TextDecoder('big5');
for (let high = 0xa4; high <= 0xf9; high += 1)
  for (let low = 0x40; low <= 0xfe; low += 1) {
    const character = decoder.decode(new Uint8Array([high, low]));
    const plain = simplified(character);
    if (plain !== character && !TRADITIONAL.has(plain)) TRADITIONAL.set(plain, character);
  }
const traditional = (text: string) => [...text].map((one) => TRADITIONAL.get(one) ?? one).join('');

/** By answer, the words that must find it first; words are separated by two spaces or a line. */
const FIRST: Readonly<Record<string, string>> = {
  // 1. games as problems
  'term game-tree': '博弈树  博弈  赛局  游戏树  game tree  adversarial search',
  'term utility': '效用值  效用函数  收益函数  utility  payoff  UTILITY(s, p)',
  'term zero-sum': '零和  零和博弈  zero-sum  zero-sum game',
  'term max-node': '极大节点  MAX 节点  MAX节点  极大结点  MAX node',
  'term min-node': '极小节点  MIN 节点  MIN node',
  'term leaf': '叶节点  叶子  终止状态  端节点  leaf  terminal state  terminal node',
  'term ply': '层  ply  plies',
  'figure single-agent': '单一Agent  单一 agent  单智能体  单人博弈  single agent  V(s)',
  'game grundy': '分钱币  分钱币博弈  Grundy  Grundy’s coins',
  'game last-coin': '余一棋  last coin',
  'game tic-tac-toe': '一字棋  井字棋  九宫格  tic-tac-toe  noughts and crosses',
  'term kinds-of-games': '博弈的种类  确定性  kinds of games  deterministic',
  'term perfect-information': '完备信息  信息完备  perfect information  complete information',
  'missing imperfect-information':
    '信息不完备  不完备信息  部分可观察  纸牌  牌类  扑克  桥牌  imperfect information  partially observable  card games',
  'term formal-definition': '博弈问题形式化  形式化  formal definition',
  'term production-system': '产生式系统  总数据库  控制策略  production system  global database',
  'term and-or-graph': '与或图  与节点  and/or graph  AND/OR tree',
  'term solution-graph': '解图  solution graph',
  'term complete-strategy': '取胜策略  完整策略  实用策略  策略  winning strategy  complete strategy',
  'term erring-opponent': '对手失误  erring opponent',
  'term style-of-play': '棋风  style of play',
  'term alliance': '联盟  alliance  coalition',
  'term state-of-the-art': '博弈程序的现状  博弈程序  state of the art  game programs',
  'term chinook': '奇努克  Chinook',
  'term deep-blue': '深蓝  Deep Blue',
  'term alphago': 'AlphaGo  阿尔法狗',
  'term size-with-chance': 'O(b^m n^m)  O(bᵐnᵐ)  b^m n^m',
  'term too-wide': '围棋为什么难  why alpha-beta fails at go',
  // 2. minimax
  'term minimax': '极小极大  最大最小搜索  最小最大  minimax  minmax',
  'term backed-up-value': '倒推值  倒推  backed-up value',
  'term evaluation-function':
    '启发式  启发式搜索  估价函数  评价函数  静态估计函数  评估函数  f(p)  EVAL(s)  EVAL  evaluation function  static evaluation',
  'term symmetry': '对称  对称性  symmetry',
  'term several-players': '多人博弈  max^n  several players',
  'term utility-vector': '效用向量  utility vector',
  'figure ttt-stage1': '第一阶段  三个阶段  stage 1',
  'figure ttt-stage2': '第二阶段',
  'figure ttt-stage3': '第三阶段',
  // 3. alpha-beta
  'term alpha-beta': '剪枝  裁剪  剪裁  α-β剪枝  α-β 剪枝  alpha-beta  alpha-beta pruning  prune  pruning',
  'term alpha': 'α  alpha',
  'term beta': 'β  beta',
  'term cutoff': '截断  剪断  cutoff',
  'term alpha-cut': 'α剪枝  alpha cut',
  'term beta-cut': 'β剪枝  beta cut',
  'term ancestor': '祖先  祖先节点  先辈  先辈节点  先辈层  ancestor',
  'term bound': '上界  下界  界  lower bound  upper bound',
  'term search-window': '搜索窗口  搜索窗口 [α, β]  搜尋視窗  search window  (α, β)  [α, β]',
  'term equality': '相等即剪  相等剪枝  α ≥ β  β ≤ α  beta <= alpha  v ≥ β',
  'term strict': '超过才剪  α > β',
  'term fail-hard': 'fail-hard  硬截断',
  'term deep-cutoff': '深剪枝  深层剪枝  deep cutoff',
  'term move-ordering':
    '行棋排序  走步排序  move ordering  captures > threats > advances  captures first  吃子优先  吃子>威胁>前进>后退',
  'term perfect-order': '完美排序  最佳次序  O(b^(m/2))  perfect order',
  'term best-move': '最佳走步  best move',
  'term principal-variation': '主要变例  principal variation',
  'term pruned-node': '剪去的节点  被剪节点  pruned node',
  // 4. imperfect decisions
  'lesson depth-limit': '不完美的实时决策  imperfect, real-time decisions',
  'term depth-limit':
    '深度限制  截断搜索  切断搜索  切斷搜尋  有界深度优先  有界深度优先搜索  depth limit  cutting off search  bounded depth-first',
  'term budget': '资源限制  时间限制  resource limits  limited resources  budget',
  'term cutoff-test': '截断测试  切断测试  cutoff test',
  'term weight': '权值  加权线性  加权线性函数  weight  weighted sum  weighted linear function',
  'term feature': '特征  feature',
  'term iterative-deepening': '迭代加深  迭代深入  迭代深入搜索  疊代加深  iterative deepening',
  'term quiescence': '静止搜索  quiescence  quiescence search',
  'term quiet': '静止  静止局面  quiet position',
  'term horizon-effect': '视野效应  地平线效应  视野问题  horizon effect',
  'term checking-search': '辅助搜索  二次搜索  checking search',
  'figure material': '子力  棋子价值  piece values',
  // 5. chance
  'term chance-node':
    '机会节点  机遇节点  机率  概率  机遇性博弈  運氣節點  chance node  probability  chance',
  'term expectiminimax': '期望极小极大  期望minmax  期望 minmax  期望minimax  expectiminimax',
  'term expected-value': '期望值  expected value',
  'term star1': 'Star1  机会节点剪枝',
  'figure backgammon-dice': '21种点数  两枚骰子  two dice',
  'game last-checkers': '双陆棋  backgammon',
  // 6. simulation
  'term monte-carlo-tree-search': '蒙特卡洛树搜索  基于模拟的搜索  MCTS  Monte Carlo',
  'term uct': 'UCB  UCB1  UCT  上置信界',
  'term playout': '模拟  rollout  playout',
  'place ucb1': 'UCB1 表  多臂老虎机  bandit',
  // 7. Othello
  'game othello': '黑白棋  翻转棋  Othello  reversi',
  'place match': '比赛  对局  策略对局  match  tournament',
  // the page
  'place practise': '练习  习题  例题  exercise  practise',
  'place lessons': '讲解  课件  lesson  lessons',
  'place course': '课程  目录  course',
  'place growth': '增长  搜索量  复杂度  growth  how it grows  complexity',
  'place help': '帮助  help  legend',
  'place keys': '快捷键  键盘  keys  shortcuts',
  'place sets': '题组  作业  homework',
  'place progress': '学习进度  成绩  progress',
  'figure cs188-quiz1': '测验  自测  quiz  self-check',
  // figures by their numbers
  'figure thu-fig-3-10': '图3.10  图 3.10  图3-10  figure 3.10  fig 3.10  fig. 3.10  3.10',
  'figure aima-fig-5-5': '图5.5  图 5.5  5.5  fig 5.5  fig. 5.5  Figure 5.5  图6.5  AIMA 5.5',
  'figure aima-fig-5-2': '图5.2  figure 5.2  5.2',
  'figure nilsson-fig-3-12': '图3.12  figure 3.12',
  // notions with a term of their own
  'term state-space': '状态空间  状态空间图  state space',
  'term initial-state': '初始状态  initial state  S0',
  'term side-to-move': '走步方  轮流走步  行棋方  player  PLAYER(s)  player to move  turns',
  'term legal-moves': '合法走步  行动  ACTIONS(s)  actions  legal moves',
  'term transition-model': '转移模型  RESULT(s, a)  transition model',
  'term successor-function': '后继函数  后继  successor function  successors',
  'term terminal-test': '终止测试  TERMINAL-TEST(s)  terminal test  terminal-test',
  'term general-sum': '非零和  非零和博弈  general-sum  non-zero-sum  nonzero-sum game',
  'term root': '根节点  顶节点  根  root  root node',
  'term step': '步  一步  step',
  'term breadth-first': '宽度优先  广度优先  宽度优先搜索  breadth-first  breadth first search',
  'term depth-first': '深度优先  深度优先搜索  depth-first  depth first search',
  'term time-complexity': '时间复杂度  O(b^m)  O(bᵐ)  b^m  time complexity',
  'term space-complexity': '空间复杂度  O(bm)  space complexity',
  'term branching-factor': '分支因子  分枝因子  branching factor',
  'term optimality': '完备性  最优性  完备  completeness  optimality  optimal',
  'term pseudocode': '伪代码  伪码  虚拟码  pseudocode  code',
  'term learning': '机器学习  学习权值  machine learning  learning of weights',
  'term order-preserving':
    '单调变换  保序变换  保序  order-preserving  monotonic transformation  positive linear transformation',
  'term greedy': '贪心  贪心策略  greedy  greedy strategy',
  'term stable-disc': '稳定子  稳定  稳定性  stable discs  stability',
  'term mobility': '移动性  行动力  mobility',
  'term few-discs': '少即是多  less is more',
  'term frontier': '边界  边界策略  边界子  frontier  frontier discs',
  'term pass': '停一手  弃权  pass',
  'term corner': '角  占角  corner  corners',
  'term opening-book': '棋谱  开局棋谱  开局库  查表  opening book  book',
  'term ending-table': '残局棋谱  残局库  ending table  tablebase',
  'term open-and-closed': 'OPEN表  CLOSED表  OPEN 表和 CLOSED 表  OPEN and CLOSED  两阶段搜索',
  // what is not there
  'missing xiangqi': '中国象棋  象棋  Chinese chess  xiangqi',
  'missing chess': '国际象棋  chess',
  'missing go': '围棋  go',
  'missing checkers': '西洋跳棋  国际跳棋  checkers',
  'missing gomoku': '五子棋  gomoku',
  'missing transposition-table': '置换表  transposition table',
  'missing killer-heuristic': '杀手启发  杀手启发式  killer heuristic  killer move',
  'missing null-move': '空着剪枝  空着  null move  null-move pruning',
};

const rows = Object.entries(FIRST).flatMap(([first, words]) =>
  words.split(/\s{2,}|\n/).map((word): [word: string, first: string] => [word, first]),
);

describe('A word of the course', () => {
  test.each(rows)('%s: %s', (word, first) => {
    const isChinese = /\p{Script=Han}/u.test(word);
    for (const code of isChinese ? (['zh'] as const) : (['en', 'zh'] as const))
      expect(answersOf(word, code)[0], `${word} (${code})`).toBe(first);
    if (isChinese) expect(answersOf(traditional(word), 'zh')[0], traditional(word)).toBe(first);
  });
});

test('traditional script is written as it is', () => {
  expect(['后继函数', '机会节点', '剪枝'].map(traditional)).toEqual(['後繼函數', '機會節點', '剪枝']);
});

it('a term comes with the lesson, the exercises and the figures about it', () => {
  for (const query of ['深剪枝', 'deep cutoff'])
    expect(answersOf(query, 'zh').map((answer) => answer.split(' ')[0])).toEqual([
      'term',
      'lesson',
      'skill',
      ...Array(5).fill('figure'),
    ]);
  expect(answersOf('深剪枝').slice(0, 4)).toEqual([
    'term deep-cutoff',
    'lesson deep-cutoffs',
    'skill deep-cutoffs',
    'figure km-2-4',
  ]);
});

test.each([
  ['练习 深剪枝', 'skill deep-cutoffs'],
  ['深剪枝 练习', 'skill deep-cutoffs'],
  ['深剪枝练习', 'skill deep-cutoffs'],
  ['練習 深剪枝', 'skill deep-cutoffs'],
  ['exercise deep cutoff', 'skill deep-cutoffs'],
  ['practise move ordering', 'skill ordering'],
  ['讲解 深剪枝', 'lesson deep-cutoffs'],
  ['lesson minimax', 'lesson minimax'],
  ['黑白棋 讲解', 'lesson othello'],
  ['图 深剪枝', 'figure km-2-4'],
])('%s asks for one kind of answer: %s', (query, first) => {
  const answers = answersOf(query);
  expect(answers[0]).toBe(first);
  // The others follow.
  expect(new Set(answers.map((answer) => answer.split(' ')[0])).size).toBeGreaterThan(2);
});

test('what is missing comes with the terms that say something of it', () => {
  expect(answersOf('围棋')).toEqual(['missing go', 'term too-wide', 'term alphago']);
  expect(answersOf('国际象棋').slice(0, 2)).toEqual(['missing chess', 'term deep-blue']);
  expect(answersOf('纸牌').slice(0, 2)).toEqual([
    'missing imperfect-information',
    'term perfect-information',
  ]);
});

test('a game comes with its tree and its lesson', () => {
  for (const query of ['分钱币', '分钱币博弈', 'Grundy'])
    expect(answersOf(query, 'zh'), query).toEqual(
      expect.arrayContaining(['game grundy', 'lesson grundy', 'figure grundy-7']),
    );
});

test.each(LESSONS)('the lesson $id is found by its title', ({ id, title }) => {
  for (const text of [title.en, title.zh]) expect(answersOf(text), text).toContain(`lesson ${id}`);
});

test.each(SKILLS)('exercises of %s are found by their name', (skill) => {
  for (const { skill: names } of [englishNames, chineseNames])
    expect(answersOf(names[skill]), names[skill]).toContain(`skill ${skill}`);
});

test('every figure with a number is found by its number, before figures without it', () => {
  for (const { id, numbers = {}, name } of LIBRARY) {
    const own = [...Object.values(numbers).flat(), ...(/(?<=图 |Figure )\d+\.\d+/.exec(name.zh) ?? [])];
    for (const number of own)
      for (const query of [number, `图${number}`, `fig. ${number}`]) {
        const found = answersTo(query);
        const mine = found.findIndex((answer) => answer.kind === 'figure' && answer.example.id === id);
        expect(mine, `${query}: ${id}`).toBeGreaterThanOrEqual(0);
        for (const answer of found.slice(0, mine)) {
          const other = answer.kind === 'figure' ? answer.example : null;
          const said = [...Object.values(other?.numbers ?? {}).flat(), other?.title.en, other?.name.en].join(
            ' ',
          );
          expect(said, `${query}: ${answerKey(answer)} before ${id}`).toContain(number);
        }
      }
  }
});

test('a formula is one name, and no tree', () => {
  for (const formula of ['(α, β)', '[α,β]', 'f(p)', 'RESULT(s, a)', 'O(b^m)'])
    expect(isFormula(formula)).toBe(true);
  for (const other of ['', 'α', '(3 12 8)', 'leaf f(p)', '(α, 3)'])
    expect(isFormula(other), other).toBe(false);
});

test('what is no word of the course finds nothing', () => {
  for (const query of ['xyzzy', '魑魅魍魉', 'perfect nonsense']) expect(answersOf(query)).toEqual([]);
});
