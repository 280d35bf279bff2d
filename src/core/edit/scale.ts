/**
 * Rescales the values of a tree: to a·x + b with a above 0, or to xᵏ. Both keep the order of the leaves, so no minimax
 * move changes; at chance nodes only the first keeps the moves. Values are computed exactly and rounded once, as
 * expectations are, so that ties stay ties and no new ties appear.
 */

import { flips } from '../analysis/index.ts';
import { Fractions } from '../search/expectation.ts';
import { type Fraction, nearestDouble } from '../search/fraction.ts';
import type { GameTree, NodeId } from '../tree/index.ts';
import { rowsOf } from '../tree/treeRows.ts';
import { type Edited, editedTree, refused } from './edited.ts';
import { SAFE_VALUE } from './fields.ts';
import { withValues } from './splice.ts';

export type Scale =
  /** a scale that maps x to a·x + b */
  | { readonly kind: 'linear'; readonly factor: number; readonly shift: number }
  /** a scale that maps x to xᵏ; k is a whole number from 1 */
  | { readonly kind: 'power'; readonly exponent: number };

export const MOST_EXPONENT = 20;

/** Returns the tree with every leaf value, and the declared bounds of the leaves, rescaled. */
export function scaleValues(tree: GameTree, scale: Scale, selected: NodeId): Edited {
  if (tree.players > 0) return refused('players');
  if (scale.kind === 'linear' && scale.factor <= 0) return refused('scale-turned', scale.factor);
  const values = [...new Set(tree.leaves().map((leaf) => tree.value(leaf)))].filter(
    (value) => !Number.isNaN(value),
  );
  const isEven = scale.kind === 'power' && scale.exponent % 2 === 0;
  const negative = values.find((value) => value < 0);
  if (isEven && negative !== undefined) return refused('scale-below-zero', negative);
  const fractions = new Fractions();
  const onScale = new Map(values.map((value) => [value, scaled(value, scale, fractions)]));
  const most = tree.hasChance ? SAFE_VALUE : Number.MAX_VALUE;
  for (const [value, exact] of onScale) {
    if (exact === null) continue;
    const rounded = nearestDouble(exact);
    if (Math.abs(rounded) > most) return refused('scale-too-large', value);
    // Every scaled leaf value must be exact in a tree with chance nodes; a rounded one would change expectations.
    const isExact = isEqual(new Fractions().of(rounded), exact);
    if (tree.hasChance && scale.kind === 'linear' && !isExact) return refused('scale-too-fine', value);
  }
  const rescaled = (value: number) => toNumber(value, onScale.get(value) ?? null);
  const merged = values.length - new Set(values.map(rescaled)).size;
  if (merged > 0) return refused('scale-too-fine', values.length);
  const boundOf = (bound: number) => {
    const nearest = isEven ? Math.max(bound, 0) : bound;
    return Number.isFinite(bound) ? toNumber(nearest, scaled(nearest, scale, fractions)) : bound;
  };
  const [low, high] = tree.leafBounds;
  const edited = withEachValue(tree.withBounds([boundOf(low), boundOf(high)]), rescaled, tree.key(selected));
  const isTrue =
    !edited.ok || scale.kind === 'power' || !tree.hasChance || flips(tree, edited.tree).length === 0;
  return isTrue ? edited : refused('scale-too-fine', values.length);
}

function withEachValue(tree: GameTree, changed: (value: number) => number, selected: string): Edited {
  const other = withValues(tree, changed);
  if (other !== null) return { ok: true, tree: other, selected };
  const rows = rowsOf(tree).map((row) => ({ ...row, value: changed(row.value) }));
  return editedTree(rows, tree, selected);
}

/**
 * Returns the rescaled value as a fraction; null when the value is infinite or unknown, because it then does not
 * change.
 */
function scaled(value: number, scale: Scale, fractions: Fractions): Fraction | null {
  if (!Number.isFinite(value)) return null;
  const { numerator, denominator } = fractions.of(value);
  if (scale.kind === 'power') {
    const exponent = BigInt(scale.exponent);
    return { numerator: numerator ** exponent, denominator: denominator ** exponent };
  }
  const [factor, shift] = [fractions.of(scale.factor), fractions.of(scale.shift)];
  const product = factor.denominator * denominator;
  return {
    numerator: factor.numerator * numerator * shift.denominator + shift.numerator * product,
    denominator: product * shift.denominator,
  };
}

function toNumber(value: number, exact: Fraction | null): number {
  return exact === null ? value : nearestDouble(exact);
}

function isEqual(a: Fraction, b: Fraction): boolean {
  return a.numerator * b.denominator === b.numerator * a.denominator;
}
