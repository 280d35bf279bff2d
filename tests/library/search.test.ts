import { describe, expect, it } from 'vitest';
import { LIBRARY, searchLibrary } from '../../src/library/library.ts';

const idsOf = (query: string) => searchLibrary(query).map(({ id }) => id);

describe('The search', () => {
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

  it('takes a row of figures as a row of leaves, whole and in order', () => {
    expect(idsOf('3 12 8')).toEqual([
      'aima-fig-5-5',
      'aima-fig-5-2',
      'aima-fig-5-5-reordered',
      'cs188-q3-1-alpha-beta-pruning',
      'cs188-q4-0-expectimax1',
    ]);
    expect(idsOf('12 3 8')).toEqual([]);
    expect(idsOf('3 12 80')).toEqual([]);
  });

  it('asks for every word', () => {
    expect(idsOf('cs188 quiz')).toEqual(['cs188-quiz1', 'cs188-quiz2']);
    expect(idsOf('清华 剪枝')).toEqual(['thu-fig-3-10', 'thu-fig-intro', 'ttt-stage1-alphabeta']);
    expect(idsOf('chance 9 100')).toEqual(['gfg-expectimax']);
  });

  it('ignores case and width', () => {
    expect(idsOf('ＡＩＭＡ')).toEqual(idsOf('aima'));
    expect(idsOf('NILSSON')).toEqual(idsOf('nilsson'));
  });

  it('shows everything while nothing is asked', () => {
    expect(searchLibrary('')).toEqual(LIBRARY);
    expect(searchLibrary('  ', 'zh')).toEqual(LIBRARY);
  });

  it('finds nothing for what the library does not have', () => {
    for (const query of ['疊代加深', '視野問題', 'quiescence']) expect(idsOf(query)).toEqual([]);
  });

  it('puts titles in the reader’s language first and loses nothing', () => {
    const plain = idsOf('期望');
    const ranked = searchLibrary('期望', 'zh').map(({ id }) => id);
    expect(plain[0]).toBe('backgammon-dice');
    expect(ranked[0]).toBe('gfg-expectimax');
    expect([...ranked].sort()).toEqual([...plain].sort());
  });
});
