/**
 * Kalah: the player to move takes the counters of one of their own holes and sows them one by one, counterclockwise,
 * into their own holes, their own store and the opponent's holes, but not into the opponent's store. When the last
 * counter falls into the player's store, the same player moves again. When it falls into an empty hole of the player's
 * with counters opposite, both go into the store. When the holes of one player are empty the game is over, and the
 * other keeps what is in their holes. MAX moves first. Source: G. Irving, J. Donkers and J. Uiterwijk, Solving Kalah,
 * ICGA Journal 23 (2000).
 */
import type { Board, Piece } from '../core/index.ts';
import { bySide, opponentOf } from '../core/tree/nodeKind.ts';
import { type GameEntry, type Weights, weighted } from './entry.ts';
import {
  type Bilingual,
  type Feature,
  folded,
  type Game,
  type ReadState,
  refused,
  type Side,
} from './game.ts';

/** The counters in the holes of a side, in the order of sowing, and in its store. */
export interface Half {
  readonly holes: readonly number[];
  readonly store: number;
}

export interface KalahState {
  readonly max: Half;
  readonly min: Half;
  readonly toMove: Side;
}

/** A move: the hole that is sown, from 1 in the order of sowing. */
export type Hole = number;

/** The greatest number of counters; more make trees that take too long to search. */
const MOST = 4;

/** The features of EVAL: the lead that MAX would have if each side kept the counters in its holes. */
const FEATURES: readonly Omit<Feature<KalahState>, 'range'>[] = [
  {
    symbol: 'S',
    name: { en: 'counters in the store of MAX less those of MIN', zh: '仓中棋子：MAX 减 MIN' },
    weight: 1,
    value: ({ max, min }) => max.store - min.store,
  },
  {
    symbol: 'H',
    name: { en: 'counters in the holes of MAX less those of MIN', zh: '坑中棋子：MAX 减 MIN' },
    weight: 1,
    value: ({ max, min }) => sum(max.holes) - sum(min.holes),
  },
];

/** Returns Kalah with this many holes on each side and this many counters in each hole. */
export function kalah(holes: number, counters: number, weights: Weights = null): Game<KalahState, Hole> {
  const all = 2 * holes * counters;
  const half = { holes: Array.from({ length: holes }, () => counters), store: 0 };
  const features = FEATURES.map((feature): Feature<KalahState> => ({ ...feature, range: [-all, all] }));
  const sums = weighted(features, weights);
  // The game is over when all holes are empty; sowing moves the remaining counters into a store.
  const won = Math.abs(sums.features[0]?.weight ?? 0) * all;
  return {
    s0: { max: half, min: half, toMove: 'max' },
    player: ({ toMove }) => toMove,
    actions: (state) => state[state.toMove].holes.flatMap((held, index) => (held > 0 ? [index + 1] : [])),
    result: (state, hole) => sown(state, hole).state,
    terminalTest: ({ max, min }) => sum([...max.holes, ...min.holes]) === 0,
    utility: ({ max, min }) => max.store - min.store,
    utilityRange: [-all, all],
    isWhole: true,
    ...sums,
    endRange: [-won, won],
    isNoisy: (state, hole) => sown(state, hole).captures,
    key: printKalah,
    printMove: String,
    printState: printKalah,
    parseState: (text, first) => readKalah(text, holes, all, first),
    picture: (state) => ({ kind: 'grid', ...boardOf(state) }),
    cellOf: ({ toMove }, hole) => bySide(toMove, holes + 2 + hole, holes + 1 - hole),
  };
}

export const kalahEntry: GameEntry = {
  title: { en: 'Kalah', zh: '播棋（Kalah）' },
  names: ['kalah', 'kalaha', 'mancala', 'sowing game', '播棋', '卡拉哈', '卡拉哈棋', '曼卡拉', '非洲棋'],
  stamp: '1,2,1/0,3,1',
  rules: {
    en: 'A hole is sown counterclockwise; ending in the own store moves again, in an own empty hole captures. The fuller store wins.',
    zh: '取一坑逆时针逐坑播棋；末子入己仓再走一步，落入己方空坑则吃对面的子；仓中多者胜。',
  },
  options: [
    {
      name: 'holes',
      label: { en: 'holes a side', zh: '每方坑数' },
      kind: 'number',
      least: 1,
      most: MOST,
      opening: 2,
    },
    {
      name: 'counters',
      label: { en: 'counters a hole', zh: '每坑子数' },
      kind: 'number',
      least: 1,
      most: MOST,
      opening: 2,
    },
  ],
  make: ({ holes, counters }, weights) => kalah(holes as number, counters as number, weights),
  first: () => 'max',
  opening: { depth: null, symmetry: false },
};

/** Returns the state after sowing the counters of a hole, and whether the move captures. */
function sown(state: KalahState, hole: Hole): { readonly state: KalahState; readonly captures: boolean } {
  const { toMove } = state;
  const other = opponentOf(toMove);
  const count = state.max.holes.length;
  // the holes and the store that are sown, in order; the opponent's store is left out
  const places = [...state[toMove].holes, state[toMove].store, ...state[other].holes];
  const inHand = places[hole - 1] ?? 0;
  places[hole - 1] = 0;
  for (let sowing = 0; sowing < inHand; sowing += 1) {
    const at = (hole + sowing) % places.length;
    places[at] = (places[at] ?? 0) + 1;
  }
  const last = (hole - 1 + inHand) % places.length;
  const opposite = 2 * count - last;
  const taken = places[opposite] ?? 0;
  const captures = last < count && places[last] === 1 && taken > 0;
  let [own, others] = [places.slice(0, count), places.slice(count + 1)];
  let stores = [places[count] ?? 0, state[other].store] as const;
  if (captures) {
    own = own.with(last, 0);
    others = others.with(opposite - count - 1, 0);
    stores = [stores[0] + taken + 1, stores[1]];
  }
  if (sum(own) === 0 || sum(others) === 0) {
    stores = [stores[0] + sum(own), stores[1] + sum(others)];
    own = own.fill(0);
    others = others.fill(0);
  }
  const [mover, opponent] = [
    { holes: own, store: stores[0] },
    { holes: others, store: stores[1] },
  ];
  const halves = bySide(toMove, { max: mover, min: opponent }, { max: opponent, min: mover });
  return { state: { ...halves, toMove: last === count ? toMove : other }, captures };
}

/**
 * In the picture MIN's holes are above and sown from right to left, MAX's are below; each side's store is at its end.
 */
function boardOf({ max, min }: KalahState): Board {
  const count = max.holes.length;
  const number = (shape: number, side: Side): Piece => ({ shape, side });
  const hole = (side: Side) => (held: number) => (held === 0 ? null : number(held, side));
  return {
    columns: count + 2,
    cells: [
      number(min.store, 'min'),
      ...min.holes.map(hole('min')).reverse(),
      number(max.store, 'max'),
      null,
      ...max.holes.map(hole('max')),
      null,
    ],
    cellHeight: 1.5,
    tall: [0, count + 1],
  };
}

/**
 * Returns the text of a position, such as "2,2,0/2,2,0": MAX's holes and store, then MIN's; "MIN" follows when it is
 * MIN's turn.
 */
function printKalah({ max, min, toMove }: KalahState): string {
  const halves = [max, min].map(({ holes, store }) => [...holes, store].join(',')).join('/');
  return `${halves}${bySide(toMove, '', ' MIN')}`;
}

function readKalah(text: string, count: number, all: number, first: Side): ReadState<KalahState> {
  const written = folded(text).replaceAll('、', ',');
  const toMove = written.endsWith('min') ? 'min' : written.endsWith('max') ? 'max' : first;
  const halves = written
    .replace(/(max|min)$/, '')
    .split('/')
    .map((half) => half.split(','));
  if (halves.length !== 2 || halves.some((half) => half.length !== count + 1))
    return refused(notTwoHalves(count));
  const at = halves.flat().findIndex((held) => !/^\d{1,3}$/.test(held));
  if (at >= 0) return refused(noCounters(at, halves.flat()[at] ?? '', count, all));
  const [max, min] = halves.map((half): Half => {
    const numbers = half.map(Number);
    return { holes: numbers.slice(0, count), store: numbers[count] ?? 0 };
  }) as [Half, Half];
  const found = sum([...max.holes, max.store, ...min.holes, min.store]);
  if (found !== all)
    return refused({
      en: `it has ${found} counters, and this game has ${all}`,
      zh: `共有 ${found} 枚棋子，而这一局有 ${all} 枚`,
    });
  const [ofMax, ofMin] = [sum(max.holes), sum(min.holes)];
  if ((ofMax === 0) === (ofMin === 0)) return { ok: true, state: { max, min, toMove } };
  const [empty, other, left] = ofMax === 0 ? ['MAX', 'MIN', ofMin] : ['MIN', 'MAX', ofMax];
  return refused({
    en: `the holes of ${empty} are empty, so the game is over: the ${left} in the holes of ${other} belong in its store`,
    zh: `${empty} 的坑已空，棋局结束：${other} 坑中的 ${left} 枚应放入它的仓`,
  });
}

function notTwoHalves(count: number): Bilingual {
  const example = [1, 2].map(() => [...Array(count).fill(2), 0].join(',')).join('/');
  return {
    en: `it is not ${count} ${count === 1 ? 'hole' : 'holes'} and the store of MAX, “/”, and the same of MIN: ${example}`,
    zh: `应写 MAX 的 ${count} 个坑和仓、“/”、MIN 的坑和仓：${example}`,
  };
}

/** Returns the message about a hole or store, by its index through both halves, whose text is no number. */
function noCounters(at: number, found: string, count: number, all: number): Bilingual {
  const [place, isMax] = [at % (count + 1), at <= count];
  const side = isMax ? 'MAX' : 'MIN';
  return {
    en: `“${found}”, ${place === count ? 'the store' : `hole ${place + 1}`} of ${side}, is no number of counters from 0 to ${all}`,
    zh: `${side} 的${place === count ? '仓' : `第 ${place + 1} 坑`}“${found}”不是 0 到 ${all} 之间的枚数`,
  };
}

function sum(counters: readonly number[]): number {
  return counters.reduce((all, held) => all + held, 0);
}
