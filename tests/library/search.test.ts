import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/games.ts';
import { answersTo, notYet, searchLibrary } from '../../src/library/find.ts';
import { LESSONS } from '../../src/library/lessons/lessons.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { NOT_YET } from '../../src/library/notYet.ts';
import { PLACES } from '../../src/library/places.ts';
import { simplified } from '../../src/library/simplified.ts';
import { SOURCE_NAMES } from '../../src/library/sourceNames.ts';
import { LESSON_NOTIONS, SKILL_NOTIONS } from '../../src/library/taught.ts';
import { NAMED } from '../../src/library/termNames.ts';
import { TOPICS, TREE_NAMES } from '../../src/library/topics.ts';

const idsOf = (query: string) => searchLibrary(query).map(({ id }) => id);
const firstOf = (query: string, language: 'en' | 'zh') => searchLibrary(query, language)[0]?.id;

const DEEP = ['km-2-4', 'nilsson-fig-3-12', 'nilsson-fig-3-12-left', 'km-3-4', 'bb4-alphaBetaPruneTree-max'];

describe('The search', () => {
  it.each([
    ['uniform tree', 'uniformTree'],
    ['Uniform trees', 'uniformTree'],
    ['均匀树', 'uniformTree'],
    ['均勻樹', 'uniformTree'],
    ['random tree', 'randomTree'],
    ['随机树', 'randomTree'],
    ['new tree', 'newTree'],
    ['编辑', 'newTree'],
  ])('leads from “%s” to its form of the editor', (query, id) => {
    expect(answersTo(query)[0]).toEqual({ kind: 'place', id });
  });

  it.each([
    // names of the course's glossary and of other courses, simplified and traditional script
    ['剪裁', 'aima-fig-5-5'],
    ['裁剪', 'aima-fig-5-5'],
    ['最大最小搜索', 'aima-fig-5-2'],
    ['最小最大', 'aima-fig-5-2'],
    ['收益函数', 'aima-fig-5-2'],
    ['評估函數', 'ttt-stage1'],
    ['静态估计函数', 'thu-fig-3-5'],
    ['運氣節點', 'aima-chance-1234'],
    ['機率', 'backgammon-dice'],
    ['賽局', 'aima-fig-5-2'],
    ['先辈', 'nilsson-fig-3-12'],
    ['祖先节点', 'nilsson-fig-3-12'],
    ['搜索窗口', 'aima-fig-5-5'],
    ['行棋排序', 'km-2-4'],
    ['剪枝算法', 'aima-fig-5-5'],
    ['alpha-beta', 'aima-fig-5-5'],
    ['Alpha–Beta', 'aima-fig-5-5'],
    ['α-β', 'aima-fig-5-5'],
    ['expectimax', 'gfg-expectimax'],
    ['noughts', 'ttt-stage2'],
    // titles, sources, ids
    ['aima', 'aima-ex-ttt-depth2'],
    ['清华', 'thu-fig-3-10'],
    ['南大', 'cs188-quiz1'],
    ['Knuth', 'km-3-3'],
    ['图5.5', 'aima-fig-5-5'],
    ['图 5.5', 'aima-fig-5-5'],
    ['cs188', 'cs188-q3-0-tied-root'],
    ['CS 188', 'cs188-q3-0-tied-root'],
    ['nilsson-fig-3-12-left', 'nilsson-fig-3-12-left'],
    ["min's best reply", 'aima-fig-5-5-reordered'],
    // rows of leaves
    ['3 12 8', 'aima-fig-5-5'],
    ['3, 12, 8', 'aima-fig-5-5'],
    ['[[3, 12, 8], [2', 'aima-fig-5-5'],
    ['３　１２　８', 'aima-fig-5-5'],
    ['−6 0', 'thu-fig-3-5'],
    ['-6 0', 'thu-fig-3-5'],
    ['−∞ 1 1 0', 'ttt-stage3'],
    ['-inf 0 1', 'ttt-stage3'],
  ])('finds by “%s”', (query, id) => {
    expect(idsOf(query)).toContain(id);
  });

  it.each([
    // the glossary, and other names in use
    ['game tree, 博弈树, 博弈樹, 賽局樹, adversarial search', 'aima-fig-5-2'],
    ['MAX node, 极大节点, 極大節點, MAX 节点, MAX节点, 极大结点', 'aima-fig-5-2'],
    ['MIN node, 极小节点, 極小節點', 'aima-fig-5-2 thu-fig-3-5'],
    ['chance node, 机会节点, 機會節點, 机遇节点, 運氣節點, 概率, 機率, dice', 'backgammon-dice'],
    ['leaf, leaves, leaf nodes, terminal state, 叶节点, 葉節點, 终止状态', 'aima-fig-5-2'],
    ['utility, utilities, 效用值, 效用函數, 收益函数, payoff', 'aima-fig-5-2'],
    ['evaluation function, 评价函数, 評估函數, 静态估计函数', 'ttt-stage1'],
    ['depth limit, 深度限制, static value, 静态估计值', 'how-deep'],
    ['iterative deepening, 迭代加深, 疊代加深, budget, 预算', 'how-deep'],
    ['cutoff test, 截断测试', 'estimate-or-proof'],
    ['horizon, 视野', 'estimate-or-proof trap'],
    ['feature, 特征, weight, 权值, 權值', 'material'],
    ['backed-up value, backed up values, 倒推值', 'thu-fig-3-5'],
    ['OPEN and CLOSED, OPEN 表, two-phase search, 两阶段搜索', 'thu-fig-3-5'],
    ['minimax, minmax, 极小极大, 極小極大, 最大最小搜索, 最小最大', 'thu-fig-3-5 aima-fig-5-2'],
    ['prune, pruning, cutoff, 剪枝, 裁剪, 剪裁, alphabeta, alpha beta, α-β, αβ剪枝', 'aima-fig-5-5'],
    ['alpha cut, alpha cuts, α剪枝, alpha剪枝', 'thu-fig-3-10'],
    ['beta cut, beta-cutoff, β剪枝', 'thu-fig-intro thu-fig-3-10'],
    ['ancestor, 祖先节点, 祖先節點, 先辈节点, 先輩節點', 'nilsson-fig-3-12-left'],
    ['search window, 搜索窗口, 搜尋視窗, 搜索窗口 [α, β]', 'thu-fig-3-10'],
    ['move ordering, 行棋排序, 走步排序', 'km-2-3 aima-fig-5-5-reordered'],
    ['best move, 最佳走步', 'thu-fig-3-5'],
    ['principal variation, 主要变例, 主要變例', 'thu-fig-3-10'],
    ['expected value, 期望值', 'aima-chance-1234'],
    ['expectiminimax, 期望极小极大, 期望極小極大', 'aima-chance-1234'],
    ['expectimax, 期望最大', 'gfg-expectimax'],
    ['quiz, self-check, 测验, 測驗, 自测', 'cs188-quiz1'],
    ['例题, 例題, 习题, 習題, 练习, 練習, exercise, exercises', 'aima-ex-ttt-depth2'],
    ['exam, 试题, 試題, 考试', 'csc480-q24'],
    ['tictactoe, tic tac toe, Tic-Tac-Toe, noughts and crosses, 井字棋, 一字棋, 井字遊戲', 'ttt-stage1'],
    ['symmetric positions, symmetry, 对称, 對稱', 'ttt-stage1'],
    ['perfect order, 完美排序, 最佳次序', 'km-2-3'],
    ['shallow cutoff, shallow cuts, 浅剪枝, 淺剪枝', 'cs188-quiz2 aima-fig-5-5'],
    ['fail-soft, fail soft, failsoft, fail-hard', 'cs188-quiz2'],
    ['equality, 相等即剪, tie', 'cs188-q3-0-tied-root auckland-ab14 ttt-stage1-alphabeta'],
    ['backgammon, 双陆棋, 雙陸棋', 'backgammon-dice'],
    ['quiescence, 静止搜索, 靜止搜尋', 'hanging'],
    ['horizon effect, 视野效应, 視野問題, checking search, 辅助搜索, 二次搜索', 'trap'],
    ['single agent, 单智能体, 單人', 'single-agent'],
    ['Monte Carlo, MCTS, simulation, 蒙特卡洛树搜索, 蒙地卡羅, 蒙特卡羅樹搜索', 'chances-of-a-win'],
    ['playout, selection, expansion, UCT, 模擬, 選擇, 擴展, 反向傳播, 上限置信區間', 'chances-of-a-win'],
    ['exploration, exploration and exploitation, 探索与利用, 探索與利用', 'given-results'],
    // where trees are from
    ['Tsinghua, 清华, 清華, 清華大學', 'thu-fig-3-5'],
    ['Russell, Norvig, 罗素, 羅素, 诺维格, 諾維格, AIMA, 现代方法', 'aima-fig-5-5'],
    ['Nilsson, 尼尔逊, 尼爾森', 'nilsson-fig-3-12'],
    ['Knuth, 高德纳, 高德納, Moore', 'km-2-3'],
    ['Berkeley, 伯克利, 柏克萊, CS188, 南大, 南京大學', 'cs188-quiz1'],
    ['MIT, 麻省理工, 麻省理工學院', 'mit6034-mc2'],
    ['Wikipedia, 维基百科, 維基百科', 'wikipedia-ab'],
    ['Pittsburgh, 匹茲堡', 'pitt-tree1'],
    // AIMA's numbers: second and third edition, and both books of the fourth
    ['5.5, 6.5, 图6.5, 圖 6.5, 图6-5, figure 6.5, AIMA Figure 6.5, AIMA图6.5', 'aima-fig-5-5'],
    ['AIMA 2nd edition figure 6.5, 第2版图6.5, 第 4 版 图 6.5, 3rd ed. 5.5', 'aima-fig-5-5'],
    ['5.2, 6.2, fig. 6.2, AIMA 6.2', 'aima-fig-5-2'],
    ['5.11, 6.11, 5.13, 6.13', 'backgammon-dice'],
    ['5.12, 6.12, 5.14, 6.14', 'aima-chance-1234'],
    ['5.9, exercise 5.9, 习题 5.9, 习题 6.1', 'aima-ex-ttt-depth2'],
    ['5.16, 5.19', 'aima-ex-chance-trivial'],
    ['3.10, 图3.10, 清华 3.10', 'thu-fig-3-10'],
    ['3.12', 'nilsson-fig-3-12'],
  ])('finds first by %s', (queries, ids) => {
    for (const query of queries.split(/, (?=[^β])/))
      for (const language of ['en', 'zh'] as const)
        expect(ids.split(' '), `${query} (${language})`).toContain(firstOf(query, language));
  });

  it('takes 深剪枝 for itself and not for 剪枝', () => {
    for (const query of ['深剪枝', '深层剪枝', '深剪枝算法', '什么是深剪枝？', 'deep cutoff', 'deep cuts'])
      for (const language of ['en', 'zh'] as const)
        expect(searchLibrary(query, language).map(({ id }) => id)).toEqual(DEEP);
    expect(idsOf('剪枝').length).toBeGreaterThan(30);
    // So begins deepening, too.
    expect(idsOf('deep alpha-beta').sort()).toEqual([...DEEP, 'how-deep', 'proved-early'].sort());
  });

  it('finds what is begun to be typed', () => {
    expect(idsOf('deep cu')).toEqual(expect.arrayContaining(DEEP));
    expect(firstOf('expectim', 'en')).toBe('gfg-expectimax');
    expect(idsOf('tic-tac').length).toBe(5);
  });

  it('takes a row of figures as a row of leaves, whole and in order', () => {
    expect(idsOf('3 12 8')).toEqual([
      'aima-fig-5-5',
      'aima-fig-5-2',
      'aima-fig-5-5-reordered',
      'misled-by-14',
      'cs188-q3-1-alpha-beta-pruning',
      'cs188-q4-0-expectimax1',
    ]);
    expect(idsOf('12 3 8')).toEqual([]);
    expect(idsOf('3 12 80')).toEqual([]);
  });

  it('asks for every word', () => {
    expect(idsOf('cs188 quiz')).toEqual(['cs188-quiz1', 'cs188-quiz2']);
    expect(idsOf('清华 剪枝')).toEqual(['thu-fig-3-10', 'thu-fig-intro', 'ttt-stage1-alphabeta']);
    expect(idsOf('清华剪枝')).toEqual(idsOf('清华 剪枝'));
    expect(idsOf('chance 9 100')).toEqual(['gfg-expectimax']);
    expect(idsOf('Nilsson 深剪枝')).toEqual(['nilsson-fig-3-12', 'nilsson-fig-3-12-left']);
  });

  it('takes no word out of the middle of another', () => {
    expect(idsOf('amination')).toEqual([]);
    expect(idsOf('exam')).toEqual(['csc480-q24', 'csc480-q26', 'uppsala-2010']);
  });

  it('ignores case and width', () => {
    expect(idsOf('ＡＩＭＡ')).toEqual(idsOf('aima'));
    expect(idsOf('NILSSON')).toEqual(idsOf('nilsson'));
  });

  it('shows everything while nothing is asked', () => {
    expect(searchLibrary('')).toEqual(LIBRARY);
    expect(searchLibrary('  ', 'zh')).toEqual(LIBRARY);
  });

  it('puts titles in the reader’s language first and loses nothing', () => {
    const plain = idsOf('期望');
    const ranked = searchLibrary('期望', 'zh').map(({ id }) => id);
    expect(plain[0]).toBe('backgammon-dice');
    expect(ranked[0]).toBe('gfg-expectimax');
    expect([...ranked].sort()).toEqual([...plain].sort());
  });
});

describe('What is not there yet', () => {
  it.each(NOT_YET.map((term) => [term.id, term] as const))('%s finds no tree, and is named', (id, term) => {
    for (const name of [...term.names, `${term.name.en} algorithm`, `${term.name.zh}算法`]) {
      expect(idsOf(name), name).toEqual([]);
      expect(notYet(name)?.id, name).toBe(id);
    }
  });

  it.each([
    ['SSS', 'sss'],
    ['alpha-beta with aspiration', 'aspiration'],
  ])('%s is %s', (query, id) => {
    expect(idsOf(query)).toEqual([]);
    expect(notYet(query)?.id).toBe(id);
  });

  it('is none of what is there, and nothing that nobody has heard of', () => {
    for (const query of ['', '深', '剪枝', 'minimax', '图 6.5', '主要变例', 'xyzzy', '12 3 8'])
      expect(notYet(query), query).toBeNull();
  });

  it('has an id and names of its own', () => {
    const all = NOT_YET.map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('Traditional script', () => {
  const big5 = new Set<string>();
  const decoder = new TextDecoder('big5');
  for (let high = 0xa1; high <= 0xf9; high += 1)
    for (let low = 0x40; low <= 0xfe; low += 1) big5.add(decoder.decode(new Uint8Array([high, low])));

  const texts = [
    ...LIBRARY.flatMap(({ title, source }) => [title.zh, source.zh]),
    ...Object.values(TOPICS).flat(),
    ...SOURCE_NAMES.flat(),
    ...NOT_YET.flatMap(({ names }) => names),
    ...Object.values(NAMED).flatMap(({ names }) => names),
    ...Object.values(PLACES).flatMap(({ names }) => names),
    ...Object.values(GAMES).flatMap(({ names }) => names),
    ...LESSONS.map(({ title }) => title.zh),
    ...[...Object.values(LESSON_NOTIONS), ...Object.values(SKILL_NOTIONS)].flatMap(({ names = [] }) => names),
    ...TREE_NAMES.flatMap(({ names }) => names),
  ].join('');
  const characters = [...new Set(texts.match(/\p{Script=Han}/gu))];

  it('is read: whatever is written in characters that it has not', () => {
    const read = new Set([...big5].map(simplified));
    expect(characters.filter((one) => !big5.has(one) && !read.has(one))).toEqual([]);
  });

  it('is not what names, titles and sources are written in', () => {
    expect(characters.filter((one) => simplified(one) !== one)).toEqual([]);
  });
});

describe('A game', () => {
  it.each([
    ['井字棋', 'tic-tac-toe'],
    ['tictactoe', 'tic-tac-toe'],
    ['Connect 4', 'connect-four'],
    ['四子棋', 'connect-four'],
    ['分錢幣', 'grundy'],
    ['Grundy', 'grundy'],
    ['余一棋', 'last-coin'],
    ['抢数', 'race-to-n'],
    ['race to 10', 'race-to-n'],
    ['Nim', 'nim'],
    ['hexapawn', 'hexapawn'],
    ['mancala', 'kalah'],
    ['播棋', 'kalah'],
  ])('%s is found: %s', (query, game) => {
    expect(answersTo(query)).toContainEqual({ kind: 'game', id: game });
    expect(notYet(query)).toBeNull();
  });

  it('is none where nobody means one', () => {
    for (const query of ['', 'minimax', '剪枝', 'xyzzy'])
      expect(answersTo(query).filter(({ kind }) => kind === 'game')).toEqual([]);
  });
});
