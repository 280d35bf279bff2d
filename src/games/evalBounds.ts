/** What every EVAL of a game lies in, ends included: bounds that a search to a depth begins with. */
import { weightedSum } from '../core/tree/evaluation.ts';
import type { Game } from './game.ts';

/** From the features and their weights where the game's ends have finite values on that scale; else none. */
export function evalBounds<State>({
  features = [],
  endRange: [low, high] = [-Infinity, Infinity],
}: Pick<Game<State, never>, 'features' | 'endRange'>): readonly [number, number] {
  const weights = features.map(({ weight }) => weight);
  const least = features.map(({ weight, range: [from, to] }) => (weight < 0 ? to : from));
  const most = features.map(({ weight, range: [from, to] }) => (weight < 0 ? from : to));
  return [Math.min(low, weightedSum(weights, least)), Math.max(high, weightedSum(weights, most))];
}
