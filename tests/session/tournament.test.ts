/** The match of strategies in the session: its games as they are reported, and reports that come too late. */
import { describe, expect, test } from 'vitest';
import { gamesIn, type PlayedGame, playTournament } from '../../src/games/match/tournament.ts';
import { readTournament } from '../../src/games/match/tournamentSetting.ts';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { createSession } from '../../src/session/session.ts';
import { sliceOf } from '../../src/session/slice.ts';
import type { StartTask, TaskListener } from '../../src/session/tasks/taskRunner.ts';
import { openPair, startTournament, TOURNAMENT } from '../../src/session/tournament.ts';
import { english } from '../../src/words/en/page.ts';

const { setting: SETTING } = readTournament(
  new Map([
    ['size', '4'],
    ['players', 'greedy:1,few:1'],
  ]),
);
const OF = gamesIn(SETTING);
const GAMES = [...playTournament(SETTING)].flatMap(({ part }) => part ?? []);

/** A session with tasks that report when the test says so. */
function session() {
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  const listeners: TaskListener<PlayedGame>[] = [];
  const cancelled: number[] = [];
  const start = ((_name, _input, listener: TaskListener<PlayedGame>) => {
    const number = listeners.push(listener) - 1;
    listener.begun('worker');
    return () => {
      cancelled.push(number);
      // As a worker that is ended before its first report.
      listener.ended('cancelled', { done: 0, of: 0, parts: [] });
    };
  }) as StartTask;
  const made = createSession({ subject, language: english, theme: 'light' });
  return { made, listeners, cancelled, start, now: () => sliceOf(made, TOURNAMENT) };
}

describe('a match', () => {
  test('has its games as they are reported', () => {
    const { made, listeners, start, now } = session();
    startTournament(made, SETTING, start);
    expect(now()).toMatchObject({ phase: 'playing', setting: SETTING, games: [], place: 'worker' });
    listeners[0]!.progressed({ done: 2, of: OF, parts: GAMES.slice(0, 2) });
    expect(now()).toMatchObject({ phase: 'playing', done: 2, of: OF, games: GAMES.slice(0, 2) });
    listeners[0]!.ended('done', { done: 6, of: OF, parts: GAMES.slice(2, 6) });
    expect(now()).toMatchObject({ phase: 'done', done: 6, games: GAMES.slice(0, 6) });
  });

  test('that is begun anew loses the games of its first beginning, and the pair that was open', () => {
    const { made, listeners, start, now } = session();
    startTournament(made, SETTING, start);
    listeners[0]!.progressed({ done: 2, of: OF, parts: GAMES.slice(0, 2) });
    openPair(made, { row: 0, column: 1, replay: null });
    listeners[0]!.begun('page');
    expect(now()).toMatchObject({ place: 'page', done: 0, games: [], opened: null });
  });

  test('that breaks off keeps its games', () => {
    const { made, listeners, start, now } = session();
    startTournament(made, SETTING, start);
    listeners[0]!.progressed({ done: 1, of: OF, parts: GAMES.slice(0, 1) });
    listeners[0]!.failed('Error: broken');
    expect(now()).toMatchObject({ phase: 'failed', games: GAMES.slice(0, 1) });
  });

  test('ends when it is cancelled, or when another one starts, which hears nothing of it', () => {
    const { made, listeners, cancelled, start, now } = session();
    startTournament(made, SETTING, start);
    now().cancel();
    expect(cancelled).toEqual([0]);
    expect(now()).toMatchObject({ phase: 'cancelled', done: 0, of: OF });
    startTournament(made, { ...SETTING }, start);
    startTournament(made, { ...SETTING, seed: 2 }, start);
    expect(cancelled).toEqual([0, 1]);
    listeners[1]!.progressed({ done: 3, of: OF, parts: GAMES.slice(0, 3) });
    listeners[0]!.progressed({ done: 3, of: OF, parts: GAMES.slice(0, 3) });
    expect(now()).toMatchObject({ phase: 'playing', games: [], done: 0 });
  });
});
