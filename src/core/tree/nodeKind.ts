/** The kinds of node in a game tree: which side, player or chance decides at the node, or that it is a leaf. */
export const NODE_KINDS = ['max', 'min', 'chance', 'leaf', 'player'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** Who decides at an inner node: one of two sides, chance, or one of several players. */
export type InnerKind = Exclude<NodeKind, 'leaf'>;

/** The kinds of node as bytes: their indices in NODE_KINDS. */
export const MAX = 0;
export const MIN = 1;
export const CHANCE = 2;
export const LEAF = 3;
/** The kind of a node at which one of several players decides; the tree says which player. */
export const PLAYER = 4;
export type KindCode = typeof MAX | typeof MIN | typeof CHANCE | typeof LEAF | typeof PLAYER;

/** Returns the kind that a byte stands for. */
function kindOfCode(code: KindCode): NodeKind {
  return NODE_KINDS[code] as NodeKind;
}

/** Whether MAX or MIN decides at a node. */
export function isSide(kind: NodeKind): kind is 'max' | 'min' {
  return kind === 'max' || kind === 'min';
}

/** Returns the opponent of a side: MIN for MAX, MAX for MIN. */
export function opponentOf(side: 'max' | 'min'): 'max' | 'min' {
  return bySide(side, 'min', 'max');
}

/**
 * Returns the first value when MAX decides and the second when MIN does. Throws when neither does, so that nothing
 * counts as MIN's merely because it is not MAX's.
 */
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

/** Returns the worst value for a side: −∞ for MAX, +∞ for MIN. */
export function worstFor(kind: KindCode): number {
  return bySide(kind, -Infinity, Infinity);
}

/** Returns the value that a side prefers: the greater for MAX, the less for MIN. */
export function bestOf(kind: KindCode, a: number, b: number): number {
  return bySide(kind, Math.max, Math.min)(a, b);
}

/** Returns the name of the kind of an inner node. Throws for a leaf. */
export function innerKindOf(kind: KindCode): InnerKind {
  const name = kindOfCode(kind);
  if (name === 'leaf') throw new Error('a leaf has no children');
  return name;
}
