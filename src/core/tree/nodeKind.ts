/** What a node of a game tree is: who decides there, or that nobody does. */
export const NODE_KINDS = ['max', 'min', 'chance', 'leaf'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** The sides that can decide or draw at an inner node. */
export type InnerKind = Exclude<NodeKind, 'leaf'>;

/** Kinds as bytes in the flat tree: positions in NODE_KINDS. */
export const MAX = 0;
export const MIN = 1;
export const CHANCE = 2;
export const LEAF = 3;
export type KindCode = typeof MAX | typeof MIN | typeof CHANCE | typeof LEAF;

/** The kind behind its byte. */
export function kindOfCode(code: KindCode): NodeKind {
  return NODE_KINDS[code] as NodeKind;
}

/** The side that answers the given one: MIN after MAX, MAX after MIN. */
export function opponentOf(side: 'max' | 'min'): 'max' | 'min' {
  return side === 'max' ? 'min' : 'max';
}

/** The one that decides at a node of this kind. Throws where nobody does. */
export function deciderOf(kind: KindCode): 'max' | 'min' {
  switch (kind) {
    case MAX:
      return 'max';
    case MIN:
      return 'min';
    case CHANCE:
    case LEAF:
      throw new Error(`nobody decides at a ${kindOfCode(kind)} node`);
  }
}

/** What a decider would take least: −∞ for MAX, +∞ for MIN. */
export function worstFor(kind: KindCode): number {
  return deciderOf(kind) === 'max' ? -Infinity : Infinity;
}

/** Whether the decider prefers the first value to the second. */
export function isBetter(kind: KindCode, value: number, than: number): boolean {
  return deciderOf(kind) === 'max' ? value > than : value < than;
}

/** Which of two values the decider takes. */
export function bestOf(kind: KindCode, a: number, b: number): number {
  return deciderOf(kind) === 'max' ? Math.max(a, b) : Math.min(a, b);
}
