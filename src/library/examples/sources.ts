/** What several examples share: boards as rows of text, citations, and the algorithms of the chapters. */
import type { AlgorithmName } from '../../core/index.ts';
import type { Chapter, Written } from '../example.ts';

/** Returns the positions in rows of text; a row contains the positions below one move, separated by spaces. */
export function positions(...rows: readonly string[]): readonly string[] {
  return rows.flatMap((row) => row.split(' '));
}

/** The short names of authors, as they stand beside the name of a figure. */
export const BY = {
  aima: { en: 'AIMA', zh: 'AIMA' },
  ours: { en: 'Plyscope', zh: '弈树' },
  tsinghua: { en: 'Tsinghua', zh: '清华教材' },
  cs188: { en: 'CS 188', zh: 'CS 188' },
  nilsson: { en: 'Nilsson', zh: '尼尔逊' },
  knuth: { en: 'Knuth & Moore', zh: 'Knuth、Moore' },
  mit: { en: 'MIT 6.034', zh: 'MIT 6.034' },
  wikipedia: { en: 'Wikipedia', zh: '维基百科' },
  gfg: { en: 'GeeksforGeeks', zh: 'GeeksforGeeks' },
  javatpoint: { en: 'Javatpoint', zh: 'Javatpoint' },
  bb4: { en: 'bb4-games', zh: 'bb4-games' },
  unitTest: { en: 'a unit test', zh: '单元测试' },
  csc480: { en: 'CSC 480', zh: 'CSC 480' },
  auckland: { en: 'Auckland', zh: '奥克兰' },
  pitt: { en: 'Pittsburgh', zh: '匹兹堡' },
  uppsala: { en: 'Uppsala', zh: '乌普萨拉' },
  backgammon: { en: 'Backgammon', zh: '双陆棋' },
  pig: { en: 'Pig', zh: '“小猪”' },
  lecture: { en: 'a lecture', zh: '讲义' },
};

/** A citation: who made a figure, its source and, unless it is as printed in that source, how it was made. */
type Citation = Pick<Written, 'by' | 'source' | 'origin'>;

export const aima = (en: string, zh: string): Citation => ({
  by: BY.aima,
  source: {
    en: `Russell & Norvig, Artificial Intelligence: A Modern Approach, 3rd ed., ${en}`,
    zh: `Russell、Norvig《人工智能：一种现代的方法》第 3 版，${zh}`,
  },
});

export const tsinghua = (en: string, zh: string): Citation => ({
  by: BY.tsinghua,
  source: {
    en: `Lin Yaorui & Ma Shaoping, Introduction to Artificial Intelligence (Tsinghua), ${en}`,
    zh: `林尧瑞、马少平《人工智能导论》（清华大学），${zh}`,
  },
});

export const cs188 = (question: number, en: string, zh: string): Citation => ({
  by: BY.cs188,
  source: {
    en: `UC Berkeley CS 188, Project 2 autograder, question ${question}, ${en}`,
    zh: `加州大学伯克利分校 CS 188，项目 2 自动评分，第 ${question} 题，${zh}`,
  },
});

export const bb4 = (tree: string, first: 'MAX' | 'MIN'): Citation => ({
  by: BY.bb4,
  source: {
    en: `Barry Becker, bb4-games, test tree ${tree} with ${first} to move`,
    zh: `Barry Becker，bb4-games，测试树 ${tree}，${first} 先走`,
  },
});

export const pittsburgh = (tree: number): Citation => ({
  by: BY.pitt,
  source: {
    en: `University of Pittsburgh CS 2710, Homework 2, test tree ${tree}`,
    zh: `匹兹堡大学 CS 2710，作业 2，测试树 ${tree}`,
  },
});

/** Returns the citation of a tree made for the program; `en` and `zh` continue the sentence, from their punctuation. */
export const madeHere = (en: string, zh: string): Citation => ({
  by: BY.ours,
  source: { en: `Made for this program${en}`, zh: `为本程序所作${zh}` },
  origin: 'own',
});

export const KNUTH_MOORE: Citation = {
  by: BY.knuth,
  source: {
    en: 'Derived from D. Knuth & R. Moore, An Analysis of Alpha-Beta Pruning, 1975',
    zh: '据 D. Knuth、R. Moore 1975 年的论文《α-β 剪枝分析》构造',
  },
  origin: 'derived',
};

export const KORF: Citation = {
  by: BY.ours,
  source: {
    en: 'Made for this program, after R. Korf, Multi-Player Alpha-Beta Pruning, 1991',
    zh: '本程序据 R. Korf 1991 年的论文《多人 α-β 剪枝》自编',
  },
  origin: 'own',
};

export const LUCKHARDT_IRANI: Citation = {
  by: BY.ours,
  source: {
    en: 'Made for this program, after C. Luckhardt & K. Irani, An Algorithmic Solution of N-Person Games, 1986',
    zh: '本程序据 C. Luckhardt、K. Irani 1986 年的论文《N 人博弈的一种算法解》自编',
  },
  origin: 'own',
};

export const AIMA_UTILITY: Citation = {
  by: BY.aima,
  source: {
    en: 'Derived from Russell & Norvig, AIMA, 3rd ed., section 5.5.1',
    zh: '据 Russell、Norvig《人工智能：一种现代的方法》第 3 版 5.5.1 节构造',
  },
  origin: 'derived',
};

export const HOLD_AT_20: Citation = {
  by: BY.pig,
  source: {
    en: 'After the rule “hold at 20” for the dice game Pig: hold what the turn has brought, or roll once more, where a 1 loses it',
    zh: '据骰子游戏“小猪”的“满 20 分停手”规则：停手得本轮的分，或再掷一次，掷出 1 则本轮作废',
  },
  origin: 'derived',
};

/** The algorithm that each chapter teaches. Trees of the chapter are searched with it unless they name another. */
export const TAUGHT: Readonly<Record<Chapter, AlgorithmName>> = {
  1: 'minimax',
  2: 'minimax',
  3: 'alpha-beta',
  4: 'alpha-beta',
  5: 'expectiminimax',
  6: 'mcts',
  7: 'alpha-beta',
};
