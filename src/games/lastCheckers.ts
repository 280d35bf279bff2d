/**
 * Last checkers, 双陆残局: a race at the end of backgammon. Both sides have passed each other, and the side that bears off
 * its last checker first wins. A side counts its points from its own end, so that a checker moves down by the number on
 * a die. Once all are on points 1 to 6, a checker moves off the board by its exact number, or from the hindmost point
 * by a greater one.
 */
import { bySide, opponentOf } from '../core/tree/nodeKind.ts';
import { type GameEntry, type Weights, weighted } from './entry.ts';
import { type Feature, folded, type Game, type Outcome, type ReadState, refused, type Side } from './game.ts';

/** The points on which a side's checkers stand, in descending order. */
export type Checkers = readonly number[];

/** A roll of two dice, the lower one first. */
export type Roll = readonly [number, number];

export interface Race {
  readonly checkers: Readonly<Record<Side, Checkers>>;
  /** the side that is about to roll, or that has rolled */
  readonly mover: Side;
  /** the roll; null before the dice are thrown */
  readonly roll: Roll | null;
}

/** A move: a roll of the dice, or the points of the mover's checkers after the whole roll is played. */
export type RaceMove = { readonly roll: Roll } | { readonly left: Checkers };

const POINTS = 24;
const HOME = 6;
const MOST_CHECKERS = 15;

const FACES = [1, 2, 3, 4, 5, 6];

const OUTCOMES: readonly Outcome<RaceMove>[] = FACES.flatMap((low) =>
  FACES.filter((high) => high >= low).map((high) => ({
    move: { roll: [low, high] as const },
    probability:
      low === high
        ? { text: '1/36', numerator: 1, denominator: 36 }
        : { text: '1/18', numerator: 1, denominator: 18 },
  })),
);

/**
 * The features of EVAL. Each lies between −1, when MIN has won, and 1, when MAX has won: what MIN still has to bear off
 * minus what MAX still has, divided by the sum of both.
 */
const FEATURES: readonly Feature<Race>[] = [
  {
    name: { en: 'pips ahead, of all pips left', zh: '领先的步数占剩余总步数之比' },
    symbol: 'P',
    weight: 1,
    range: [-1, 1],
    value: ({ checkers: { max, min } }) => leadOf(pips(max), pips(min)),
  },
  {
    name: { en: 'checkers off ahead, of all checkers left', zh: '多移出的棋子占剩余棋子之比' },
    symbol: 'C',
    weight: 1,
    range: [-1, 1],
    value: ({ checkers: { max, min } }) => leadOf(max.length, min.length),
  },
];

/** Returns the race that starts from a position. */
export function lastCheckers(s0: Race, weights: Weights = null): Game<Race, RaceMove> {
  const sums = weighted(FEATURES, weights);
  // At the end every feature is 1 for the winner, so EVAL is the sum of the weights.
  const won = sums.features.reduce((sum, { weight }) => sum + Math.abs(weight), 0);
  return {
    s0,
    player: ({ mover, roll }) => (roll === null ? 'chance' : mover),
    actions: ({ checkers, mover, roll }) =>
      roll === null ? [] : playsOf(checkers[mover], roll).map((left) => ({ left })),
    outcomes: () => OUTCOMES,
    result: ({ checkers, mover }, move) =>
      'roll' in move
        ? { checkers, mover, roll: move.roll }
        : raceOf({ ...checkers, [mover]: move.left }, opponentOf(mover), null),
    terminalTest: isOver,
    utility: ({ checkers }) => (checkers.max.length === 0 ? 1 : -1),
    ...sums,
    utilityRange: [-1, 1],
    endRange: [-won, won],
    key: printRace,
    printMove: (move) => ('roll' in move ? move.roll.join('') : printCheckers(move.left)),
    printState: printRace,
    parseState: readRace,
    picture: ({ checkers, roll }) => ({ kind: 'points', checkers, dice: roll ?? [] }),
  };
}

export const lastCheckersEntry: GameEntry = {
  title: { en: 'Last checkers', zh: '双陆残局' },
  names: [
    'last checkers',
    'backgammon',
    'bear-off',
    'bearing off',
    'dice',
    'race',
    '双陆残局',
    '双陆棋',
    '西洋双陆棋',
    '骰子',
    '掷骰子',
    '移出棋子',
  ],
  rules: {
    en: 'In turn, two dice are rolled and move one’s checkers home and off, a double four times; who has none left first wins.',
    zh: '轮流掷两枚骰子，按点数把己方棋子移回并移出棋盘，对子走四次；先移完者胜。',
  },
  options: [],
  make: (_options, weights) => lastCheckers(raceOf({ max: [5, 2], min: [6] }, 'max', null), weights),
  first: () => 'max',
  opening: { depth: 2, symmetry: false },
};

/** At the end of the race no side is to move. */
function raceOf(checkers: Race['checkers'], mover: Side, roll: Roll | null): Race {
  const race = { checkers, mover, roll };
  return isOver(race) ? { checkers, mover: 'max', roll: null } : race;
}

function isOver({ checkers: { max, min } }: Race): boolean {
  return max.length === 0 || min.length === 0;
}

/**
 * Returns the positions that the whole roll can lead to, fewest pips first; of those with equal pips, the one whose
 * hindmost checker is farthest advanced comes first.
 */
function playsOf(checkers: Checkers, [low, high]: Roll): readonly Checkers[] {
  const orders =
    low === high
      ? [[low, low, low, low]]
      : [
          [low, high],
          [high, low],
        ];
  const reached = orders.flatMap((dice) =>
    dice.reduce<readonly Checkers[]>(
      (before, die) => distinct(before.flatMap((from) => movedBy(from, die))),
      [checkers],
    ),
  );
  return distinct(reached).toSorted((a, b) => pips(a) - pips(b) || firstDifference(a, b));
}

/** Returns every position that one die can lead to; when no checker is left, the die has no effect. */
function movedBy(checkers: Checkers, die: number): readonly Checkers[] {
  const hindmost = checkers[0];
  if (hindmost === undefined) return [checkers];
  return [...new Set(checkers)].flatMap((point) => {
    const others = checkers.toSpliced(checkers.indexOf(point), 1);
    if (point > die) return [[...others, point - die].sort((a, b) => b - a)];
    const isOff = hindmost <= HOME && (point === die || point === hindmost);
    return isOff ? [others] : [];
  });
}

/** Compares two lists of numbers: returns the difference at the first index at which they differ. */
function firstDifference(a: Checkers, b: Checkers): number {
  return a.map((point, at) => point - (b[at] ?? 0)).find((by) => by !== 0) ?? 0;
}

function distinct(all: readonly Checkers[]): readonly Checkers[] {
  return [...new Map(all.map((checkers) => [checkers.join(), checkers])).values()];
}

function pips(checkers: Checkers): number {
  return checkers.reduce((sum, point) => sum + point, 0);
}

/**
 * Rounds a feature to two decimals, which are enough for an estimate and fit into a node. It is ±1 only when a side has
 * nothing left.
 */
function leadOf(max: number, min: number): number {
  return Math.round((100 * (min - max)) / (min + max)) / 100;
}

function printCheckers(checkers: Checkers): string {
  return checkers.length === 0 ? 'off' : checkers.join('-');
}

/**
 * Returns the text of a position, such as "7,3-6,6/21": MAX's checkers, MIN's, and the roll if there is one; "MIN"
 * follows when it is MIN's turn.
 */
function printRace({ checkers: { max, min }, mover, roll }: Race): string {
  const sides = [max, min].map((points) => points.join(',') || '0').join('-');
  const rolled = roll === null ? '' : `/${roll.toReversed().join('')}`;
  return `${sides}${rolled}${bySide(mover, '', ' MIN')}`;
}

function readRace(text: string, first: Side): ReadState<Race> {
  const written = folded(text).replace(/[–−—]/g, '-').replaceAll('、', ',');
  const mover = written.endsWith('min') ? 'min' : written.endsWith('max') ? 'max' : first;
  const [sides = '', rolled, ...more] = written.replace(/(max|min)$/, '').split('/');
  const [max, min, ...others] = sides
    .split('-')
    .map((side) => (side === '' || side === '0' ? [] : side.split(',')));
  if (max === undefined || min === undefined || others.length > 0 || more.length > 0)
    return refused({
      en: 'it is not MAX’s points, “-”, MIN’s points and, if dice were thrown, “/” and the roll: 7,3-6,6/21',
      zh: '应写 MAX 的各点、“-”、MIN 的各点，已掷骰子时再写“/”和点数：7,3-6,6/21',
    });
  const wrong = [...max, ...min].find(
    (point) => !/^\d{1,2}$/.test(point) || Number(point) < 1 || Number(point) > POINTS,
  );
  if (wrong !== undefined)
    return refused({
      en: `“${wrong}” is no point from 1 to ${POINTS}`,
      zh: `“${wrong}”不是 1 到 ${POINTS} 之间的点`,
    });
  const most = Math.max(max.length, min.length);
  if (most > MOST_CHECKERS)
    return refused({
      en: `a side has ${most} checkers; there can be ${MOST_CHECKERS}`,
      zh: `一方有 ${most} 枚棋子，最多 ${MOST_CHECKERS} 枚`,
    });
  if (max.length + min.length === 0)
    return refused({ en: 'neither side has a checker left', zh: '双方都没有棋子了' });
  const checkers = { max: inOrder(max), min: inOrder(min) };
  const [ofMax = 0, ofMin = 0] = [checkers.max[0], checkers.min[0]];
  // Sides count points from opposite ends: the first point of one side is the last of the other.
  if (ofMax + ofMin > POINTS)
    return refused({
      en: `the sides have not passed each other: point ${ofMax} of MAX is behind point ${ofMin} of MIN, which MAX counts as ${POINTS + 1 - ofMin}`,
      zh: `双方尚未错开：MAX 的 ${ofMax} 点还在 MIN 的 ${ofMin} 点（MAX 数来是 ${POINTS + 1 - ofMin} 点）之后`,
    });
  if (rolled === undefined) return { ok: true, state: raceOf(checkers, mover, null) };
  const dice = /^([1-6])[-,]?([1-6])$/.exec(rolled)?.slice(1).map(Number).sort();
  if (dice === undefined)
    return refused({
      en: `“${rolled}” is no roll of two dice, such as 21`,
      zh: `“${rolled}”不是两枚骰子的点数，应写如 21`,
    });
  return { ok: true, state: raceOf(checkers, mover, dice as unknown as Roll) };
}

function inOrder(points: readonly string[]): Checkers {
  return points.map(Number).sort((a, b) => b - a);
}
