/** Counts the nodes of the full tree of a game, which takes long for a large one. */
import { movesAt, orbits } from './game.ts';
import type { Placed } from './setting.ts';

/** The nodes between two pauses, which take about a millisecond. */
const NODES = 512;

/** Returns the number of nodes of the full tree, as the setting says; null when there are more than `most`. */
export function* countNodes(
  { game, setting: { depth, symmetry } }: Placed,
  most: number,
): Generator<undefined, number | null> {
  let nodes = 0;
  /** positions that are not counted yet, each with the number of plies that may follow it; the last one is the next */
  const left: { readonly state: unknown; readonly plies: number }[] = [
    { state: game.s0, plies: depth ?? Infinity },
  ];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { state, plies } = next;
    nodes += 1;
    if (nodes > most) return null;
    if (nodes % NODES === 0) yield;
    if (plies === 0 || game.terminalTest(state)) continue;
    const moves = symmetry ? orbits(game, state).map(({ move }) => move) : movesAt(game, state);
    for (const move of moves) left.push({ state: game.result(state, move), plies: plies - 1 });
  }
  return nodes;
}
