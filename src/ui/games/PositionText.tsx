import type { NodeId } from '../../core/index.ts';
import { startingFrom } from '../../games/game.ts';
import { printTranscript } from '../../games/typedPosition.ts';
import type { GamePosition } from '../../session/subject.ts';
import { CopyRow } from '../kit/CopyRow.tsx';
import { useSession, useWords } from '../page/useSession.ts';

/**
 * The position of a node, and the moves that lead to it from the beginning of the game, as texts to copy; absent when
 * other programs have no such texts for the game.
 */
export function PositionText({ at, node }: { at: GamePosition; node: NodeId }) {
  const words = useWords('board');
  const tree = useSession(({ subject }) => subject.tree);
  const { game, setting, states, stateAt } = at;
  if (game.printSquares === undefined) return null;
  const moves = [
    ...setting.moves,
    ...tree
      .pathTo(node)
      .slice(1)
      .map((each) => tree.move(each) ?? ''),
  ];
  return (
    <details>
      <summary>{words.asText}</summary>
      <CopyRow label={words.squaresText} text={game.printSquares(stateAt(node))} />
      {setting.start === null && (
        <CopyRow label={words.movesText} text={printTranscript(startingFrom(game, states[0]), moves)} />
      )}
    </details>
  );
}
