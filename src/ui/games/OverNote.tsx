import type { GamePosition } from '../../session/subject.ts';
import { useSession, useWords } from '../page/useSession.ts';
import { resultOf } from './gameResult.ts';
import './GameBoard.css';

/** Says, beside the sentence about the step, that the game is over in its first position, and with which result. */
export function OverNote({ at }: { at: GamePosition }) {
  const words = useWords('board');
  const code = useSession((state) => state.language.code);
  return (
    <span className="over-note">
      {' '}
      {words.over(resultOf(at, at.game.s0, words, code))} {words.noSearch}
    </span>
  );
}
