/** Whose results a simulation tells, in the session: chosen, linked, filed, kept by longer runs, and asked about. */
import { describe, expect, test } from 'vitest';
import type { SimulationRun } from '../../src/core/run/simulationRun.ts';
import { AT_ONCE } from '../../src/core/search/searchSettings.ts';
import { narrate } from '../../src/families/index.ts';
import { exampleById } from '../../src/library/library.ts';
import { decodeAddress, encodeAddress } from '../../src/link/address.ts';
import { readTreeFile } from '../../src/notation/readTreeFile.ts';
import { printTreeFile } from '../../src/notation/treeFile.ts';
import { simulationQuestion } from '../../src/practice/predict/simulationQuestion.ts';
import { addressOf } from '../../src/session/addressOf.ts';
import { chooseNumbers } from '../../src/session/chooseNumbers.ts';
import { chooseAlgorithm, chooseGrowth } from '../../src/session/chooseSearch.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { filedTree } from '../../src/session/filedTrees.ts';
import { openSubject } from '../../src/session/openSubject.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { chooseSimulation, SIMULATING } from '../../src/session/simulating.ts';
import { sliceOf } from '../../src/session/slice.ts';
import { simulationTask } from '../../src/session/tasks/simulationTask.ts';
import type { StartTask } from '../../src/session/tasks/taskRunner.ts';
import { english } from '../../src/words/en/page.ts';
import { plain } from '../../src/words/sentence.ts';

const CHANCES = '#v1&tree=chances-of-a-win&algorithm=mcts&iterations=20&step=64';

async function opened(hash: string): Promise<Session> {
  const shown = await restore(decodeAddress(hash));
  expect(shown.notices).toEqual([]);
  return createSession({ ...shown, language: english, theme: 'light' });
}

const runIn = (session: Session) => runOf(session.getState()) as SimulationRun;

function said(session: Session): string {
  const state = session.getState();
  return plain(narrate(runOf(state).momentAt(state.step), state.subject.names, english));
}

describe('the results of the side that moved', () => {
  test('are chosen at the same step, told, and taken back', async () => {
    const session = await opened(CHANCES);
    expect(said(session)).toBe('A: N 9 → 10, W 6.1 → 6.5, Q 0.68 → 0.65.');
    chooseNumbers(session, 'mover');
    expect(said(session)).toBe('A, for MIN: N 9 → 10, W 2.9 → 3.5, Q 0.32 → 0.35.');
    expect([session.getState().step, runIn(session).told.numbers]).toEqual([64, 'mover']);
    chooseNumbers(session, 'max');
    expect(said(session)).toContain('Q 0.68 → 0.65');
  });

  test('are in the link and in the file', async () => {
    const session = await opened(CHANCES);
    chooseNumbers(session, 'mover');
    const link = encodeAddress(addressOf(session.getState())!)!;
    expect(link).toContain('numbers=mover');
    const again = await opened(`#${link}`);
    expect(said(again)).toBe(said(session));
    const filed = readTreeFile(printTreeFile([filedTree(session.getState())]), '').trees[0];
    expect(filed).toMatchObject({ numbers: 'mover', step: 64 });
  });

  test('stay with other settings, another growth, a game and another search', async () => {
    const session = await opened(`${CHANCES}&numbers=mover`);
    chooseSimulation(session, { c: 2 });
    expect([runIn(session).limits.c, runIn(session).told.numbers]).toEqual([2, 'mover']);
    chooseGrowth(session, 'grown');
    expect([runIn(session).grows, runIn(session).told.numbers]).toEqual([true, 'mover']);
    chooseGrowth(session, 'drawn');
    chooseAlgorithm(session, 'minimax');
    expect(runOf(session.getState()).tree.numbers).toBe('mover');
    chooseAlgorithm(session, 'mcts');
    expect(runIn(session).told.numbers).toBe('mover');
    const game = await opened('#v1&game=tic-tac-toe&algorithm=mcts&iterations=30&numbers=mover&step=0');
    expect(runIn(game).told.numbers).toBe('mover');
    const dice = await opened('#v1&tree=aima-chance-1234&algorithm=mcts&iterations=30&numbers=mover&step=0');
    expect(runIn(dice).told.numbers).toBe('mover');
  });

  test('are told of a long simulation that is put together later, too', async () => {
    const session = await opened('#v1&tree=aima-fig-5-5&algorithm=mcts&numbers=mover&step=37');
    const start = ((_name, asked, heard) => {
      heard.begun('worker');
      const parts = [...simulationTask(asked as never)].flatMap(({ part }) => part ?? []);
      heard.ended('done', { done: 0, of: 0, parts: structuredClone(parts) as never[] });
      return () => {};
    }) as StartTask;
    chooseSimulation(session, { iterations: AT_ONCE + 500 }, start);
    await expect.poll(() => sliceOf(session, SIMULATING).phase, { timeout: 20_000 }).toBe('none');
    expect([runIn(session).iterations, runIn(session).told.numbers]).toEqual([AT_ONCE + 500, 'mover']);
  });

  test('are asked about by Predict', async () => {
    const session = await opened(`${CHANCES}&numbers=mover`);
    let asked = 0;
    const run = runIn(session);
    for (let step = 1; step <= run.length; step += 1) {
      const question = simulationQuestion(run, step);
      if (question?.kind !== 'counts') continue;
      const told = run.toldStandingOf(question.node, question.step);
      expect(question.options[question.correct]).toEqual({
        visits: told.visits,
        mean: told.sum / told.visits,
      });
      asked += 1;
    }
    expect(asked).toBeGreaterThan(5);
  });
});

describe('the figure of the library that is written so', () => {
  const subject = () => subjectOfExample(exampleById('aima-fig-5-10')!);

  test('opens so, and the figure after it does not', async () => {
    const session = await opened(CHANCES);
    openSubject(session, subject());
    expect(runIn(session).told.numbers).toBe('mover');
    openSubject(session, subjectOfExample(exampleById('chances-of-a-win')!));
    expect(runIn(session).told.numbers).toBe('max');
    chooseNumbers(session, 'mover');
    openSubject(session, subjectOfExample(exampleById('misled-by-14')!));
    expect(runIn(session).told.numbers).toBe('mover');
  });

  test('has the numbers of the book, and selects what the book says', async () => {
    const session = await opened('#v1&tree=aima-fig-5-10&numbers=mover&step=594');
    const run = runIn(session);
    const held = run.tree.nodes().flatMap((node) => {
      const { visits, sum } = run.toldStandingOf(node, run.length);
      return run.tree.depth(node) < 2 ? [`${sum}/${visits}`] : [];
    });
    expect(held).toEqual(['37/100', '60/79', '1/10', '2/11']);
    const scores = (c: number) =>
      run.candidatesAt(0 as never, run.length, c).map(({ score }) => Number(score.toFixed(4)));
    expect(scores(1.4)).toEqual([1.0975, 1.0501, 1.0877]);
    expect(scores(1.5)).toEqual([1.1217, 1.1179, 1.1524]);
  });
});
