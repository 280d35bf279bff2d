import { useContext } from 'react';
import type { Game, Side } from '../../games/game.ts';
import type { TranscriptFault } from '../../games/transcript.ts';
import { isUnfinished, printTranscript, readTyped } from '../../games/typedPosition.ts';
import { changeGame } from '../../session/games.ts';
import type { GamePosition } from '../../session/subject.ts';
import { Button } from '../kit/Button.tsx';
import { Field, FieldFocus } from '../kit/Field.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';

/**
 * A field in which a position is typed or pasted, or the moves that lead to it from the beginning. A message below it
 * says what is wrong with the text; meanwhile the last valid position remains.
 */
export function PositionField({ at }: { at: GamePosition }) {
  const session = useSessionStore();
  const words = useWords('game');
  const code = useSession((state) => state.language.code);
  const { entry, setting } = at;
  const game = entry.make(setting.options, setting.weights);
  const first = entry.first(setting.options);
  const written = writtenPosition(at, game, first);
  const read = (text: string) => readTyped(game, text, first);
  const play = (moves: readonly string[]) => changeGame(session, { start: null, moves });
  const problem = (text: string) => {
    const typed = read(text);
    if (typed.kind === 'neither') return typed.fault[code];
    if (typed.kind === 'position' || typed.fault === null) return null;
    return <WrongMove fault={typed.fault} before={typed.moves} play={play} />;
  };
  return (
    <Field
      label={game.cellName === undefined ? words.position : words.positionOrMoves}
      value={written}
      problem={problem}
      isBeginning={(text) => {
        const typed = read(text);
        if (typed.kind === 'moves') return typed.fault !== null && isUnfinished(typed.fault, text);
        return text.length < written.length;
      }}
      canonical={(text) => {
        const typed = read(text);
        if (typed.kind === 'position') return game.printState(typed.state);
        return printMoves(game, typed.kind === 'moves' ? typed.moves : []);
      }}
      change={(text) => {
        const typed = read(text);
        if (typed.kind === 'moves') play(typed.moves);
        else changeGame(session, { start: text, moves: [] });
      }}
    />
  );
}

/** Whether the field shows the moves from the beginning. */
export function hasTranscript({ setting, game }: GamePosition): boolean {
  return setting.start === null && setting.moves.length > 0 && game.cellName !== undefined;
}

/**
 * Returns the text of the start position, or of the moves from the beginning when the game calls its squares by name.
 * A position whose text does not say who moves is written as the reader typed it when the other side moves.
 */
function writtenPosition(
  { setting, states }: GamePosition,
  game: Game<unknown, unknown>,
  first: Side,
): string {
  const written = game.printState(states[0]);
  if (setting.start === null) return printMoves(game, setting.moves);
  const read = game.parseState(written, first);
  return read.ok && game.key(read.state) === game.key(states[0]) ? written : setting.start;
}

/** Returns the transcript of moves; the text of the beginning when there is none, or no transcripts of the game. */
function printMoves(game: Game<unknown, unknown>, moves: readonly string[]): string {
  return moves.length > 0 && game.cellName !== undefined
    ? printTranscript(game, moves)
    : game.printState(game.s0);
}

/** The message about the first wrong move of a transcript, with a button that plays the moves before it. */
function WrongMove(props: {
  fault: TranscriptFault;
  before: readonly string[];
  play: (moves: readonly string[]) => void;
}) {
  const { fault, before, play } = props;
  const words = useWords('game');
  const focusField = useContext(FieldFocus);
  return (
    <>
      {words.wrongMove(fault, before.length)}{' '}
      {before.length > 0 && (
        <Button
          text={words.playBefore(before.length)}
          onClick={() => {
            focusField();
            play(before);
          }}
        />
      )}
    </>
  );
}
