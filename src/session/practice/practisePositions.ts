/** Begins exercises on f(p) of positions that the figure at hand shows, a game or a tree of the library. */
import type { NodeId } from '../../core/index.ts';
import { fullSearch } from '../../core/search/fullSearch.ts';
import { DEFAULT_RULES } from '../../core/search/searchSettings.ts';
import { estimateOf, MOST_POSITIONS, readPosition, treeOfPositions } from '../../practice/positions.ts';
import type { Session } from '../session.ts';
import { newTreeId, type Subject, subjectOfTree } from '../subject.ts';
import { beginOnTree } from './practiseTree.ts';

/**
 * Returns at most four of the positions that are leaves of a subject's tree, from left to right, as far apart as they can
 * be; none when it has no positions that are judged by their open lines.
 */
export function positionsShown({ tree, example, game }: Subject): readonly string[] {
  const found = new Set<string>();
  for (const leaf of tree.leaves()) {
    const position = readPosition(
      example?.boards?.[leaf] ?? (game === null ? '' : judgedByLines(game, leaf) ? printed(game, leaf) : ''),
    );
    if (typeof position === 'string') found.add(position);
  }
  const all = [...found];
  const count = Math.min(all.length, MOST_POSITIONS);
  return Array.from({ length: count }, (_, place) => all[Math.floor((place * all.length) / count)] ?? '');
}

type Game = NonNullable<Subject['game']>;

function printed({ game, stateAt }: Game, node: NodeId): string {
  return game.printState(stateAt(node));
}

/** Whether the game counts at a node what the question asks for: the open lines of MAX, and those of MIN. */
function judgedByLines(at: Game, node: NodeId): boolean {
  const { terms = [] } = at.game;
  const position = readPosition(printed(at, node));
  if (terms.length !== 2 || typeof position !== 'string') return false;
  const { max, min } = estimateOf(position);
  return [max, min].every((lines, place) => terms[place]?.value(at.stateAt(node)) === lines);
}

/** Begins an exercise on positions, which has an address. */
export function beginOnPositions(
  session: Session,
  positions: readonly string[],
  title: string,
): Promise<boolean> {
  const tree = treeOfPositions(positions);
  const task = { tree, algorithm: fullSearch(tree), rules: DEFAULT_RULES };
  return beginOnTree(session, subjectOfTree(tree, { id: newTreeId(), title }), task, ['estimate']);
}
