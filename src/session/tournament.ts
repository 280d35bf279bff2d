/** The tournament that is played or was played last, and the game of it that is replayed. */
import { gamesIn, type PlayedGame, type TournamentSetting } from '../games/match/tournament.ts';
import type { Session } from './session.ts';
import { changeSlice, type Slice, sliceOf } from './slice.ts';
import type { Report } from './tasks/inSlices.ts';
import { startTask } from './tasks/pageTasks.ts';
import type { StartTask, TaskPlace } from './tasks/taskRunner.ts';

export interface Tournament {
  /** the setting that the games are of; null when none has been played */
  readonly setting: TournamentSetting | null;
  readonly phase: 'playing' | 'done' | 'cancelled' | 'failed';
  readonly place: TaskPlace;
  /** the number of games that have ended, and of all games that the setting asks for */
  readonly done: number;
  readonly of: number;
  /** the games that have ended, in the order in which they were played */
  readonly games: readonly PlayedGame[];
  readonly opened: OpenedPair | null;
  /** ends the tournament early */
  readonly cancel: () => void;
}

/** A cell of the table whose games are listed. */
export interface OpenedPair {
  readonly row: number;
  readonly column: number;
  /** the game that is replayed, and the number of its moves made on the board; null when none is */
  readonly replay: { readonly game: PlayedGame; readonly ply: number } | null;
}

export const TOURNAMENT: Slice<Tournament> = {
  beginning: {
    ...{ setting: null, phase: 'done', place: 'worker', done: 0, of: 0, games: [], opened: null },
    cancel: () => {},
  },
};

/** Plays a tournament. One that is under way is cancelled first. */
export function startTournament(
  session: Session,
  setting: TournamentSetting,
  start: StartTask = startTask,
): void {
  const before = sliceOf(session, TOURNAMENT);
  if (before.phase === 'playing') before.cancel();
  const change = (part: Partial<Tournament>) => {
    // What a tournament reports after another one was started is dropped.
    if (sliceOf(session, TOURNAMENT).setting === setting) changeSlice(session, TOURNAMENT, part);
  };
  const add = ({ done, parts }: Report<PlayedGame>, phase: Tournament['phase']) =>
    change({ phase, done, games: [...sliceOf(session, TOURNAMENT).games, ...parts] });
  changeSlice(session, TOURNAMENT, {
    ...TOURNAMENT.beginning,
    ...{ setting, phase: 'playing' },
    // A task that is cancelled before its first report has not said this.
    of: gamesIn(setting),
  });
  const cancel = start('tournament', setting, {
    begun: (place) => change({ place, done: 0, games: [], opened: null }),
    progressed: (report) => add(report, 'playing'),
    ended: (how, report) => add(report, how),
    failed: () => change({ phase: 'failed' }),
  });
  change({ cancel });
}

export function openPair(session: Session, opened: OpenedPair | null): void {
  changeSlice(session, TOURNAMENT, { opened });
}
