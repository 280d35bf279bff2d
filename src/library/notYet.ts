/** Subjects of the course that have no tree yet. A search for such a subject names it, instead of finding nothing. */
import type { Bilingual } from './example.ts';
import type { TermId } from './glossary.ts';
import { names } from './topics.ts';

export interface NotYetTerm {
  readonly id: string;
  /** the name of the subject, as it stands in a sentence */
  readonly name: Bilingual;
  /** the terms of the glossary that say something of the subject all the same */
  readonly terms: readonly TermId[];
  /** all names that readers type for the subject; subjects that have a tree are in `topics.ts` */
  readonly names: readonly string[];
}

export const NOT_YET: readonly NotYetTerm[] = [
  term(['chess', 'chess', '国际象棋'], 'chess game, stockfish', '西洋棋', ['deep-blue']),
  term(['xiangqi', 'Chinese chess', '中国象棋'], 'xiangqi', '象棋'),
  term(['checkers', 'checkers', '西洋跳棋'], 'draughts, checker', '国际跳棋', ['chinook']),
  term(['chinese-checkers', 'Chinese checkers', '跳棋'], 'halma, chinese checker', '中国跳棋'),
  term(['go', 'Go', '围棋'], 'game of go, baduk, weiqi', '', ['too-wide', 'alphago']),
  term(['gomoku', 'Gomoku', '五子棋'], 'five in a row, renju', '连珠'),
  term(['mtd-f', 'MTD(f)', 'MTD(f) 搜索'], 'mtdf, mtd, mtd-f', ''),
  term(['sss', 'SSS*', 'SSS* 搜索'], 'sss', ''),
  term(
    ['aspiration', 'aspiration windows', '渴望窗口'],
    'aspiration window, aspiration, aspiration search',
    '期望窗口、渴望搜索',
  ),
  term(
    ['transposition-table', 'transposition tables', '置换表'],
    'transposition table, transposition, hash table, memoization, zobrist',
    '置换、转置表、换位表、同形表、哈希表、散列表',
  ),
  term(
    ['killer-heuristic', 'the killer heuristic', '杀手启发'],
    'killer heuristic, killer move, history heuristic',
    '杀手走步、杀手着法、杀手启发式、历史启发、历史启发式',
  ),
  term(
    ['null-move', 'null-move pruning', '空着剪枝'],
    'null move, null move pruning, null move heuristic, nullmove',
    '空着、空步、空着启发',
  ),
  term(
    ['imperfect-information', 'games of imperfect information', '不完全信息博弈'],
    'imperfect information, incomplete information, partial information, partially observable, card game, cards, poker, bridge, kriegspiel, battleship',
    '不完全信息、不完美信息、信息不完备、不完备信息、非完备信息、部分可观察、部分可观测、纸牌、牌类、扑克、桥牌、军棋、海战棋',
    ['perfect-information'],
  ),
];

function term(
  [id, en, zh]: readonly [string, string, string],
  latin: string,
  chinese: string,
  terms: readonly TermId[] = [],
): NotYetTerm {
  return { id, name: { en, zh }, terms, names: [en, zh, ...names(latin, chinese)] };
}
