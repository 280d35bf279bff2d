/** The screens and dialogs of the page that a reader can search for, with all names that readers type for each. */
import { names } from './topics.ts';

/** What a query can ask for, as 练习 asks for exercises and 讲解 for lessons. */
export type Wanted = 'skill' | 'lesson' | 'figure' | 'game' | 'term';

export interface Place {
  readonly names: readonly string[];
  /** the kind of answers that come first when a query has one of the names and other words; absent when none do */
  readonly wants?: Wanted;
}

const ROWS = {
  course: place('course, the course, contents, chapters, home', '课程、目录、章节、首页、主页'),
  trees: {
    ...place('figure, fig, all trees, all figures, library', '图、图库、例子、所有的树、全部的树'),
    wants: 'figure',
  },
  practise: {
    ...place(
      'practise, practice, exercise, practice problem, drill, skills',
      '练习、练习题、习题、例题、题目、做题、技能',
    ),
    wants: 'skill',
  },
  mine: place('my trees, own trees, stored trees, saved trees', '我的树、自己的树、保存的树'),
  newTree: place(
    'new tree, own tree, make a tree, make your own tree, draw a tree, edit, editor, edit a tree, tree editor',
    '新建、新建树、新的树、新树、编辑、编辑树、编辑器、树编辑器、画树、造树、自己造一棵树',
  ),
  randomTree: place(
    'random tree, make a random tree, tree generator, generate a tree, generated tree',
    '随机树、随机生成、随机生成树、生成树、树生成器',
  ),
  uniformTree: place(
    'uniform tree, uniform, make a uniform tree, complete tree, full tree, regular tree, b and d',
    '均匀树、均匀、均匀的树、完全树、满树',
  ),
  lessons: {
    ...place('lesson, tutorial, lecture', '讲解、课件、教程、讲课、一课'),
    wants: 'lesson',
  },
  sets: place('set of exercises, problem set, homework, assignment', '题组、作业、习题集'),
  results: place('hand-ins, submissions, check answers, marking', '核对结果、核对、批改、收作业'),
  progress: place('progress, mastery, score, marks', '学习进度、进度、成绩、掌握'),
  growth: place(
    'growth, how it grows, how searches grow, complexity, exponential growth, leaves against depth, combinatorial explosion',
    '增长、怎样增长、搜索量、搜索量怎样增长、复杂度、指数增长、指数爆炸、组合爆炸',
  ),
  ucb1: place(
    'ucb1 table, ucb table, arms, bandit, multi-armed bandit, slot machine',
    'ucb1表、ucb表、臂、多臂老虎机、多臂赌博机、老虎机',
  ),
  program: place(
    'check your program, own program, my program, my code, debug, log, autograder, trace of a program',
    '检查程序、检查自己的程序、自己的程序、我的程序、我的代码、调试、日志、代码检查',
  ),
  match: place('match, match of strategies, tournament', '对局、策略对局、策略比赛、比赛、循环赛、锦标赛'),
  help: place('help, legend, glossary, how to read the picture', '帮助、图例、术语、术语表、怎样看图'),
  keys: place('keys, keyboard, shortcut, keyboard shortcut', '快捷键、键盘、按键、键盘快捷键'),
  about: place('about, about plyscope, version, licence, license', '关于、关于弈树、版本、许可证'),
} as const satisfies Readonly<Record<string, Place>>;

export type PlaceName = keyof typeof ROWS;

/** The screens and dialogs, by name. */
export const PLACES: Readonly<Record<PlaceName, Place>> = ROWS;

function place(latin: string, chinese: string): Place {
  return { names: names(latin, chinese) };
}
