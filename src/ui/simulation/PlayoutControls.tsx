import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { NodeId, ReplayedPlayout } from '../../core/index.ts';
import { simulationOf } from '../../core/run/anyRun.ts';
import { ASKED_PLAYOUT } from '../../session/askedPlayout.ts';
import { changeSlice } from '../../session/slice.ts';
import { IconButton } from '../kit/Button.tsx';
import { LabelledSelect } from '../kit/Select.tsx';
import { focusOnce } from '../kit/useFocusFirst.ts';
import { useMoment, useSessionStore, useSlice, useWords } from '../page/useSession.ts';

/** A playout that is played on the board, and how many of its moves have been made there. */
export interface BoardPlayout {
  readonly playouts: readonly ReplayedPlayout[];
  /** the index of the playout that is played */
  readonly chosen: number;
  readonly ply: number;
  /** the state before each move, and at the end */
  readonly states: readonly unknown[];
  readonly play: (chosen: number, ply: number) => void;
}

/**
 * Returns the playouts that are made from a node and its state at the current step, as far as they have been played on the
 * board; null when there are none. A step of the run takes all their moves back.
 */
export function usePlayout(node: NodeId, state: unknown): BoardPlayout | null {
  const { run: anyRun, step, event } = useMoment();
  const run = simulationOf(anyRun);
  const iteration = event?.kind === 'simulate' ? event.iteration : null;
  const playouts = useMemo(
    () => (run === null || iteration === null ? [] : run.playoutsOf(iteration)),
    [run, iteration],
  );
  const [played, setPlayed] = useState({ run, step, chosen: 0, ply: 0 });
  const isOfStep = played.run === run && played.step === step;
  if (!isOfStep && played.ply > 0) setPlayed({ run, step, chosen: 0, ply: 0 });
  const { chosen, ply } = isOfStep ? played : { chosen: 0, ply: 0 };
  const playout = playouts[chosen];
  if (playout === undefined || event?.node !== node) return null;
  const states = [state, ...playout.positions];
  const play = (next: number, to: number) => setPlayed({ run, step, chosen: next, ply: to });
  return { playouts, chosen, ply, states, play };
}

/** Buttons that play a playout move by move, and a line that says which move has been made, and how it ends. */
export function PlayoutControls(props: {
  readonly playout: BoardPlayout;
  /** Whether the side to move in a state can only pass. */
  readonly isPassing: (state: unknown) => boolean;
  readonly pass: string;
  /** Returns how the game has ended in a state; null when it is not over. */
  readonly resultOf: (state: unknown) => string | null;
}) {
  const { playout, isPassing, pass, resultOf } = props;
  const { onBoardOf: words } = useWords('simulation');
  const session = useSessionStore();
  const { run, step } = useMoment();
  const isAsked = useSlice(ASKED_PLAYOUT, (asked) => asked.run === run && asked.step === step);
  const { playouts, chosen, ply, states, play } = playout;
  const moves = playouts[chosen]?.moves ?? [];
  const of = moves.length;
  const go = (to: number) => () => play(chosen, Math.min(Math.max(to, 0), of));
  return (
    <>
      {playouts.length > 1 && (
        <LabelledSelect
          className="beside"
          label={words.which}
          options={playouts.map((_, index) => index)}
          chosen={chosen}
          text={(index) => words.nth(index + 1, playouts.length)}
          choose={(index) => play(index, 0)}
        />
      )}
      <div className="row">
        <IconButton label={words.first} icon={ChevronFirst} aria-disabled={ply === 0} onClick={go(0)} />
        <IconButton label={words.back} icon={ChevronLeft} aria-disabled={ply === 0} onClick={go(ply - 1)} />
        <IconButton
          ref={isAsked ? focusOnce : undefined}
          onFocus={() => isAsked && changeSlice(session, ASKED_PLAYOUT, { run: null })}
          label={words.next}
          icon={ChevronRight}
          aria-disabled={ply === of}
          onClick={go(ply + 1)}
        />
        <IconButton label={words.last} icon={ChevronLast} aria-disabled={ply === of} onClick={go(of)} />
      </div>
      <p role="status">{said()}</p>
    </>
  );

  function said(): string {
    if (ply === 0) return words.offer(of);
    const moved = words.at(ply, of, isPassing(states[ply - 1]) ? pass : (moves[ply - 1] ?? ''));
    return ply < of ? moved : `${moved}${words.gap}${resultOf(states[of]) ?? words.tabled}`;
  }
}
