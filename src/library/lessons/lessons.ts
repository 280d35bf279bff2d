/** The lessons of the program, one for each part of the course, in the course's order. */
import type { Bilingual, Chapter } from '../example.ts';
import type { ShippedLesson } from './shippedLesson.ts';

export interface LessonRow {
  /** the id, which never changes because links contain it */
  readonly id: string;
  readonly chapter: Chapter;
  readonly title: Bilingual;
  /** what a student knows after the lesson, in one sentence */
  readonly about: Bilingual;
  load(): Promise<ShippedLesson>;
}

export const LESSONS: readonly LessonRow[] = [
  {
    id: 'minimax',
    chapter: 2,
    title: { en: 'Minimax: values go up', zh: '极小极大：值自下而上' },
    about: {
      en: 'How two players who choose in turn give every position a value, and the root a move.',
      zh: '双方轮流选择，如何使每个局面有值，并为根节点选出一步棋。',
    },
    load: async () => (await import('./minimax.ts')).minimax,
  },
  {
    id: 'worked-example',
    chapter: 3,
    title: { en: 'Alpha-beta: a worked example', zh: 'α-β 剪枝：一个完整的例子' },
    about: {
      en: 'Four cuts on a tree of 22 leaves: which test held at each, and whose bound it was.',
      zh: '一棵 22 个叶节点的树上的四次剪枝：每次是哪个条件成立，界是谁的。',
    },
    load: async () => (await import('./workedExample.ts')).workedExample,
  },
  {
    id: 'equality',
    chapter: 3,
    title: { en: 'Does an equal value cut?', zh: '相等时剪不剪？' },
    about: {
      en: 'What changes between v ≤ α and v < α: the leaves, not the value; and why a tie is to be read with care.',
      zh: 'v ≤ α 与 v < α 有何不同：评估的叶节点不同，值相同；以及为什么打平的走步要小心。',
    },
    load: async () => (await import('./equality.ts')).equality,
  },
  {
    id: 'deep-cutoffs',
    chapter: 3,
    title: { en: 'Deep cutoffs', zh: '深剪枝' },
    about: {
      en: 'A bound counts for all that lies below it, not for the children alone; and what it costs to ask only the parent.',
      zh: '界对它之下的所有节点都有效，不只是子节点；以及只看父节点要付什么代价。',
    },
    load: async () => (await import('./deepCutoffs.ts')).deepCutoffs,
  },
  {
    id: 'order',
    chapter: 3,
    title: { en: 'The order of moves', zh: '行棋排序' },
    about: {
      en: 'The same tree takes few leaves or nearly all of them: from b^m down to about b^(m/2), and never another value.',
      zh: '同一棵树，可以只评估少数叶节点，也可以几乎全部：从 b^m 到大约 b^(m/2)，值始终相同。',
    },
    load: async () => (await import('./order.ts')).order,
  },
  {
    id: 'own-program',
    chapter: 3,
    title: { en: 'Check your own program', zh: '检查自己的程序' },
    about: {
      en: 'What two prints show of a program: where its calls, windows and values part from those of a right search.',
      zh: '两行输出能看出什么：程序的调用、窗口和值从哪里开始与正确的搜索不同。',
    },
    load: async () => (await import('./ownProgram.ts')).ownProgram,
  },
  {
    id: 'growing',
    chapter: 3,
    title: { en: 'Trees that grow; OPEN and CLOSED', zh: '边搜索边生成；OPEN 与 CLOSED' },
    about: {
      en: 'Why a pruned node is never generated, and what the search has to store when it generates level by level.',
      zh: '为什么被剪的节点根本不生成，而逐层生成时又要存储多少。',
    },
    load: async () => (await import('./growing.ts')).growing,
  },
  {
    id: 'grundy',
    chapter: 1,
    title: { en: 'Grundy’s coins: who wins, and how', zh: '分钱币：谁赢，怎样赢' },
    about: {
      en: 'A game solved to its ends: positions that merge, and the winner’s strategy as a solution graph.',
      zh: '把一盘棋解到底：局面合并成图，再从图中标出胜者的策略，即解图。',
    },
    load: async () => (await import('./grundy.ts')).grundy,
  },
  {
    id: 'depth-limit',
    chapter: 4,
    title: { en: 'Depth limit, estimates, horizon', zh: '深度限制、估计与视野' },
    about: {
      en: 'What a search that stops before the ends knows, what it only estimates, and what it does not see.',
      zh: '不到终局就停止的搜索知道什么，只估计什么，又看不到什么。',
    },
    load: async () => (await import('./depthLimit.ts')).depthLimit,
  },
  {
    id: 'deepening',
    chapter: 4,
    title: { en: 'Iterative deepening', zh: '迭代加深' },
    about: {
      en: 'How a search always has an answer ready, and how each pass orders the next.',
      zh: '搜索如何随时都有结果可用，每一次搜索又如何为下一次排序。',
    },
    load: async () => (await import('./deepening.ts')).deepening,
  },
  {
    id: 'chance',
    chapter: 5,
    title: { en: 'Chance, and the scale of values', zh: '机会节点与值的尺度' },
    about: {
      en: 'Why expected values decide where dice are rolled, and why the order of values is not enough there.',
      zh: '有骰子时为什么取期望值，为什么这时只有大小次序还不够。',
    },
    load: async () => (await import('./chance.ts')).chance,
  },
  {
    id: 'simulation',
    chapter: 6,
    title: { en: 'Simulation: learn by playing on', zh: '模拟：从一次次走到终局中学习' },
    about: {
      en: 'The four phases of Monte-Carlo tree search, how it explores, what misleads it, and what it finds in the long run.',
      zh: '蒙特卡洛树搜索的四个阶段，它怎样探索，会被什么误导，长远又会找到什么。',
    },
    load: async () => (await import('./simulation.ts')).simulation,
  },
  {
    id: 'othello',
    chapter: 7,
    title: { en: 'Othello: what is a good position?', zh: '黑白棋：什么是好局面？' },
    about: {
      en: 'What each evaluation of a position sees and overlooks: discs, corners, stable discs, moves; and what a pass is.',
      zh: '各种评价看到什么，又忽略什么：子数、角、稳定子、可走的步数；以及什么是停一手。',
    },
    load: async () => (await import('./othello.ts')).othello,
  },
];

export function lessonById(id: string): LessonRow | undefined {
  return LESSONS.find((row) => row.id === id);
}
