/**
 * What the maker of an exercise may say of a question besides the nodes that it names. Each kind of question takes some
 * of these wishes or none; sets store them as fields of the question, links as an ending of its name.
 */
import { type Of, oneOf } from '../../notation/codec.ts';
import { GOAL } from './goal.ts';
import { AFTER } from './listRows.ts';

/** The wishes, with how a set stores each. */
export const WISHES = {
  /** asks for windows as they are at the end of a call instead of its start, or for the one number v by then */
  at: oneOf(['end', 'own']),
  /** asks whether each cutoff is shallow or deep, too */
  depth: oneOf([true]),
  /** what the numbers that are asked for have to bring about */
  goal: GOAL,
  /** all leaves have to have different numbers */
  distinct: oneOf([true]),
  /** asks for a strategy of this side, whether or not it wins */
  owner: oneOf(['max', 'min']),
  /** asks for lists after these passes */
  after: AFTER,
  /** asks for CLOSED in its order, too */
  ordered: oneOf([true]),
};
export type WishName = keyof typeof WISHES;
export type Wish = { readonly [Name in WishName]?: Of<(typeof WISHES)[Name]> };

export const WISH_NAMES = Object.keys(WISHES) as readonly WishName[];
