/**
 * Computes an interval that contains every EVAL of a game, terminal positions included; a depth-limited search starts
 * with these bounds.
 */
import { weightedSum } from '../core/tree/evaluation.ts';
import type { Game } from './game.ts';

/**
 * Returns the interval from the features and their weights when the values of the game's terminal positions are finite
 * on the scale of EVAL; otherwise (−∞, +∞).
 */
export function evalBounds<State>({
  features = [],
  endRange: [low, high] = [-Infinity, Infinity],
}: Pick<Game<State, never>, 'features' | 'endRange'>): readonly [number, number] {
  const weights = features.map(({ weight }) => weight);
  const least = features.map(({ weight, range: [from, to] }) => (weight < 0 ? to : from));
  const most = features.map(({ weight, range: [from, to] }) => (weight < 0 ? from : to));
  return [Math.min(low, weightedSum(weights, least)), Math.max(high, weightedSum(weights, most))];
}
