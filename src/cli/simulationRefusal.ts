/** Refuses what a simulation cannot use of a tree or of its settings; each refusal names the place and says what to do. */
import type { GameTree, NodeId, SearchLimits } from '../core/index.ts';
import { infiniteLeaf } from '../core/search/infiniteLeaf.ts';
import { leafWithoutChance } from '../core/search/rewards.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import { pathSaid } from './pathSaid.ts';

type Settings = Partial<SearchLimits>;

/** Returns why a tree cannot be simulated with the settings; null when it can. */
export function simulationRefusal(tree: GameTree, settings: Settings): string | null {
  const infinite = infiniteLeaf(tree);
  if (infinite !== null)
    return `mcts needs rewards, and ${leafSaid(tree, infinite)} is infinite; put a number there, or choose another --algorithm`;
  // Given results take the place of the leaves.
  const outside = settings.leaves === 'chance' && !settings.given ? leafWithoutChance(tree) : null;
  if (outside !== null)
    return `--leaves chance: ${leafSaid(tree, outside)} is no probability; put a number from 0 to 1 there, or leave --leaves out`;
  return priorsRefusal(settings, tree.isLeaf(ROOT) ? 0 : tree.moveCount(ROOT));
}

/** Returns why the priors do not fit a root with this number of moves; null when they do. */
export function priorsRefusal({ priors = null }: Settings, moves: number): string | null {
  if (priors === null || priors.length === moves) return null;
  const [found, wanted] = [counted(priors.length, 'number'), counted(moves, 'move')];
  return `--priors has ${found}, and the root has ${wanted}: give one prior for each move, or leave --priors out`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function leafSaid(tree: GameTree, leaf: NodeId): string {
  return `leaf ${tree.leafIndex(leaf)}, ${pathSaid(tree, leaf)}, with the value ${printNumber(tree.value(leaf))},`;
}
