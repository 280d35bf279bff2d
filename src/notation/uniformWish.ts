/**
 * Writes a large uniform tree as the wish that it was made by, `uniform b=3 d=10 seed=1 values=0..99 order=best`, and
 * reads it. Values drawn from a range are written `least..most`, the numbers 0 to n − 1 `count`. MIN at the root is
 * `root=min`.
 */
import { LEAF_ORDERS, refuseUniform, type UniformWish } from '../core/random/uniformTree.ts';

const WISH =
  /^\s*uniform b=(\d{1,5}) d=(\d{1,4}) seed=(-?\d{1,16}) values=(?:(-?\d{1,6})\.\.(-?\d{1,6})|count) order=(\w+)( root=min)?\s*$/;

export function printWish({ branching, depth, seed, values, order, root }: UniformWish): string {
  const range = values === null ? 'count' : `${values[0]}..${values[1]}`;
  const first = root === 'min' ? ' root=min' : '';
  return `uniform b=${branching} d=${depth} seed=${seed} values=${range} order=${order}${first}`;
}

/** Returns the wish that a text is; null when it is none, or one for a tree that there is not. */
export function readWish(text: string): UniformWish | null {
  const [found, branching, depth, seed, least, most, order, root] = WISH.exec(text) ?? [];
  const known = LEAF_ORDERS.find((name) => name === order);
  if (found === undefined || known === undefined) return null;
  const wish: UniformWish = {
    ...{ branching: Number(branching), depth: Number(depth), seed: Number(seed), order: known },
    values: least === undefined ? null : [Number(least), Number(most)],
    root: root === undefined ? 'max' : 'min',
  };
  return refuseUniform(wish) === null ? wish : null;
}
