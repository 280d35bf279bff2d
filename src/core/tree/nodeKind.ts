/** What a node of a game tree is: who decides there, or that nobody does. */
export const NODE_KINDS = ['max', 'min', 'chance', 'leaf', 'player'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** Who can decide or draw at an inner node: a side of two, chance, or one of several players. */
export type InnerKind = Exclude<NodeKind, 'leaf'>;

/** Kinds as bytes in the flat tree: positions in NODE_KINDS. */
export const MAX = 0;
export const MIN = 1;
export const CHANCE = 2;
export const LEAF = 3;
/** one of several players; which one, the tree says */
export const PLAYER = 4;
export type KindCode = typeof MAX | typeof MIN | typeof CHANCE | typeof LEAF | typeof PLAYER;

/** The kind behind its byte. */
export function kindOfCode(code: KindCode): NodeKind {
  return NODE_KINDS[code] as NodeKind;
}

/** Whether one of the two sides decides. */
export function isSide(kind: NodeKind): kind is 'max' | 'min' {
  return kind === 'max' || kind === 'min';
}

/** The side that answers the given one: MIN after MAX, MAX after MIN. */
export function opponentOf(side: 'max' | 'min'): 'max' | 'min' {
  return bySide(side, 'min', 'max');
}

/** One of two things, by who decides. Throws where neither MAX nor MIN does: nothing is MIN's for not being MAX's. */
export function bySide<T>(kind: KindCode | NodeKind, forMax: T, forMin: T): T {
  switch (kind) {
    case MAX:
    case 'max':
      return forMax;
    case MIN:
    case 'min':
      return forMin;
    case CHANCE:
    case 'chance':
    case LEAF:
    case 'leaf':
    case PLAYER:
    case 'player':
      throw new Error(`neither MAX nor MIN decides at a ${kind} node`);
  }
}

/** What a decider would take least: −∞ for MAX, +∞ for MIN. */
export function worstFor(kind: KindCode): number {
  return bySide(kind, -Infinity, Infinity);
}

/** Which of two values the decider takes. */
export function bestOf(kind: KindCode, a: number, b: number): number {
  return bySide(kind, Math.max, Math.min)(a, b);
}
