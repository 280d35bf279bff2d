/** The figures of the library that are searches of a game from a position; their trees are made when they are opened. */
import type { GameName } from '../games/games.ts';
import type { Bilingual, Chapter } from './example.ts';

export interface GameFigure {
  readonly id: string;
  readonly chapter: Chapter;
  /** a short name for captions, and the author of the figure */
  readonly name: Bilingual;
  readonly by: Bilingual;
  /** one sentence that tells the reader what to notice */
  readonly notice: Bilingual;
  /** the address of the figure without "#" and version */
  readonly address: string;
}

/** The perfect game on 6 × 6 squares that J. Feinstein published in 1993, up to the position before its last moves. */
const PERFECT_6 = 'c2.b4.c5.d2.e4.e3.d1.c1.b1.d5.d6.f4.b3.b2.f3.f2.e2.b6.a4.c6.a6.a2.b5.a5.e6.e5';

/** The author of what was made for this program. */
export const OWN: Bilingual = { en: 'Plyscope', zh: '弈树' };

const TSINGHUA: Bilingual = { en: 'Tsinghua', zh: '清华教材' };

export const GAME_FIGURES: readonly GameFigure[] = [
  {
    id: 'seven-coins',
    chapter: 1,
    name: { en: 'Seven coins, AND/OR graph', zh: '七枚钱币，与或图' },
    by: TSINGHUA,
    notice: {
      en: 'MIN begins and has three moves; MAX answers each of them with (4, 2, 1) and wins. Of the 14 positions the solution graph holds seven.',
      zh: 'MIN 先走，有三种走步；MAX 都应以 (4, 2, 1) 而取胜。14 个局面中，解图只含七个。',
    },
    address: 'game=grundy&n=7&algorithm=two-phase',
  },
  {
    id: 'six-coins',
    chapter: 1,
    name: { en: 'Six coins, MIN wins', zh: '六枚钱币，MIN 胜' },
    by: OWN,
    notice: {
      en: 'With one coin less MIN, who begins again, wins by the move to (4, 2): the complete strategy is MIN’s.',
      zh: '少一枚，仍由 MIN 先走，它走到 (4, 2) 就能取胜：完整的策略在 MIN 一方。',
    },
    address: 'game=grundy&n=6&algorithm=two-phase',
  },
  {
    id: 'othello-8-opening',
    chapter: 7,
    name: { en: '8 × 8, two plies', zh: '8 × 8，两步' },
    by: OWN,
    notice: {
      en: 'The four opening moves are equal by symmetry, and each has three replies.',
      zh: '四种开局走步彼此对称，每种有三个应着。',
    },
    address: 'game=othello&depth=2&algorithm=minimax',
  },
  {
    id: 'othello-6-end',
    chapter: 7,
    name: { en: 'The end of a perfect game', zh: '完美对局的结尾' },
    by: { en: 'Feinstein 1993', zh: 'Feinstein 1993' },
    notice: {
      en: 'Black loses by 4 whatever happens; f5 would lose by 6. On the way Black has to pass.',
      zh: '黑棋无论如何输 4 子，走 f5 则输 6 子；途中黑棋要停一手。',
    },
    address: `game=othello&size=6&moves=${PERFECT_6}&depth=end&algorithm=alpha-beta`,
  },
  {
    id: 'othello-4-solved',
    chapter: 7,
    name: { en: '4 × 4 to its ends', zh: '4 × 4 直到终局' },
    by: OWN,
    notice: {
      en: 'With symmetric moves counted once and alpha-beta, 506 positions show that White wins by 8.',
      zh: '对称的走步只算一次，用 α-β 剪枝，506 个局面就证明白棋胜 8 子。',
    },
    address: 'game=othello&size=4&depth=end&symmetry=once&algorithm=alpha-beta',
  },
  {
    id: 'tic-tac-toe-simulated',
    chapter: 6,
    name: { en: 'Tic-tac-toe, 1,000 iterations', zh: '井字棋，1000 次迭代' },
    by: OWN,
    notice: {
      en: 'Minimax finds every first move worth a draw. Here a corner is ahead with 191 visits, the centre has 143; after 5,000 iterations the centre has 1,486, more than any other.',
      zh: '极小极大认为每种第一步都是平局。这里领先的是一个角，191 次访问，中心有 143 次；5000 次迭代之后，中心有 1486 次，多于其他任何一格。',
    },
    address: 'game=tic-tac-toe&algorithm=mcts&iterations=1000',
  },
  {
    id: 'connect-four-simulated',
    chapter: 6,
    name: { en: 'Connect-4, 1,000 iterations', zh: '四子棋，1000 次迭代' },
    by: { en: 'Allis 1988', zh: 'Allis 1988' },
    notice: {
      en: 'The first player wins by the middle column, and by no other. Simulation, without any evaluation, has it ahead from iteration 652 on: 222 visits in the end.',
      zh: '先走者走中间一列必胜，走其他列则不能。模拟不用任何评价函数，从第 652 次迭代起它就领先，最后有 222 次访问。',
    },
    address: 'game=connect-four&algorithm=mcts&iterations=1000',
  },
  {
    id: 'othello-6-end-simulated',
    chapter: 6,
    name: { en: 'A perfect game’s end, simulated', zh: '完美对局的结尾，用模拟' },
    by: { en: 'Feinstein 1993', zh: 'Feinstein 1993' },
    notice: {
      en: 'Minimax loses by 4 with a3 and by 6 with f5. Simulation counts wins, not discs: after 1,000 iterations f5 has 543 visits and a3 457.',
      zh: '极小极大算得 a3 输 4 子，f5 输 6 子。模拟数的是输赢，不是棋子：1000 次迭代之后，f5 有 543 次访问，a3 有 457 次。',
    },
    address: `game=othello&size=6&moves=${PERFECT_6}&depth=end&algorithm=mcts&iterations=1000`,
  },
];

/** Returns the figure with the given id; undefined when there is none. */
export function gameFigureById(id: string): GameFigure | undefined {
  return GAME_FIGURES.find((figure) => figure.id === id);
}

export function gameFiguresOf(chapter: Chapter): readonly GameFigure[] {
  return GAME_FIGURES.filter((figure) => figure.chapter === chapter);
}

/** Returns the figures that are searches of a game. */
export function gameFiguresAbout(game: GameName): readonly GameFigure[] {
  return GAME_FIGURES.filter(({ address }) => address.startsWith(`game=${game}&`));
}
