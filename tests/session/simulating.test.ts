/** Long simulations: what is made in the worker is the run that would have been made at once, and none that is stale is shown. */
import { describe, expect, test } from 'vitest';
import type { Progress } from '../../src/core/progress.ts';
import { recordSearch, treeInStepsOf } from '../../src/core/run/recordSearch.ts';
import { putTogetherIn, putTogetherOn, spaceFor } from '../../src/core/run/recordSimulation.ts';
import type { SimulationChunk } from '../../src/core/run/simulationChunk.ts';
import type { SimulationRun } from '../../src/core/run/simulationRun.ts';
import {
  AT_ONCE,
  DEFAULT_RULES,
  NO_LIMITS,
  type SearchLimits,
} from '../../src/core/search/searchSettings.ts';
import { gameSource } from '../../src/games/gameSource.ts';
import { searchGame } from '../../src/games/searchGame.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, goToStep, type Session } from '../../src/session/session.ts';
import { chooseSimulation, isShort, SIMULATING } from '../../src/session/simulating.ts';
import { sliceOf } from '../../src/session/slice.ts';
import { simulationTask } from '../../src/session/tasks/simulationTask.ts';
import type { StartTask } from '../../src/session/tasks/taskRunner.ts';
import { english } from '../../src/words/en/page.ts';
import { forTrees } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { searchOver } from '../support/searchOver.ts';

/** The run in the last part of its steps. */
function end(steps: Iterable<Progress<SimulationRun>>): SimulationRun {
  const run = [...steps].at(-1)?.part;
  if (run === undefined || run === null) throw new Error('the steps made no run');
  return run;
}

/** A run as data: its tree, its record at all steps, its result. */
function printed(run: SimulationRun): unknown {
  const { tree, log, result } = run;
  const iterations = Array.from({ length: log.iterations }, (_, index) => [
    log.pathOf(index),
    log.rewardOf(index),
    log.pliesUpTo(index + 1),
  ]);
  const sums = tree
    .nodes()
    .map((node) => [run.standingOf(node, run.length), tree.key(node), tree.move(node)]);
  return {
    iterations,
    sums,
    length: run.length,
    result: result.ok ? result.value : [result.halt.node, result.halt.reason],
  };
}

/** Returns the chunks of a simulation, `most` of them, as a message brings them: it loses what no plain data has. */
function chunksOf(asked: Parameters<typeof simulationTask>[0], most = Infinity): SimulationChunk[] {
  const chunks: SimulationChunk[] = [];
  for (const { part } of simulationTask(asked)) {
    if (part !== null) chunks.push(part);
    if (chunks.length >= most) break;
  }
  return structuredClone(chunks);
}

describe('a run that is put together from what a worker made is the one made at once', () => {
  test.each<[string, Partial<SearchLimits>]>([
    ['as they stand', {}],
    ['with leaves that are read as chances, and halt the run when they are none', { leaves: 'chance' }],
    ['with PUCT and priors, and several playouts', { selection: 'puct', priors: [0.2, 0.8], playouts: 3 }],
    ['with given results', { given: [20, 10, 0, 14] }],
  ])('on random trees, drawn and grown, halting ones too, %s', (_how, settings) => {
    forTrees(howMany(300, 100), { nodes: 40, halting: true }, ({ tree, seed }) => {
      if (tree.hasInfinite) return;
      const limits: SearchLimits = { ...NO_LIMITS, iterations: 300, seed, ...settings };
      const search = { algorithm: 'mcts', rules: DEFAULT_RULES, limits } as const;
      const chunks = chunksOf({ of: { tree: tree.columns, leafBounds: tree.leafBounds }, limits });
      for (const growth of ['drawn', 'grown'] as const) {
        const made = recordSearch(tree, 'mcts', DEFAULT_RULES, growth, limits) as SimulationRun;
        expect(printed(end(putTogetherOn(tree, search, growth, chunks)))).toEqual(printed(made));
        const inSteps = treeInStepsOf('mcts')!(tree, search, growth);
        expect(printed(end(inSteps as Iterable<Progress<SimulationRun>>))).toEqual(printed(made));
      }
    });
  });

  test.each(['othello', 'tic-tac-toe', 'kalah', 'last-checkers'] as const)('of %s', (name) => {
    const at = placed(openingSetting(name));
    const limits: SearchLimits = { ...NO_LIMITS, iterations: 700 };
    const { run } = searchGame(at, 'mcts', DEFAULT_RULES, limits);
    const space = spaceFor(gameSource(at.game));
    const search = { algorithm: 'mcts', rules: DEFAULT_RULES, limits } as const;
    const made = end(putTogetherIn(space, search, chunksOf({ of: { game: at.setting }, limits })));
    expect(printed(made)).toEqual(printed(run as SimulationRun));
  });
});

describe('in the session', () => {
  async function opened(hash: string): Promise<Session> {
    const shown = await restore(decodeAddress(hash));
    return createSession({ ...shown, language: english, theme: 'light' });
  }
  const TREE = '#v1&tree=aima-fig-5-5&algorithm=mcts&step=37';
  const runIn = (session: Session) => runOf(session.getState()) as SimulationRun;

  /** A worker that makes everything when it is told to, or only some of it when it is cancelled. */
  function slow() {
    let listener: Parameters<StartTask>[2] | null = null;
    let input: Parameters<typeof simulationTask>[0] | null = null;
    const start = ((_name, asked, heard) => {
      input = asked as typeof input;
      listener = heard as typeof listener;
      heard.begun('worker');
      return () => report('cancelled', 10);
    }) as StartTask;
    function report(how: 'done' | 'cancelled', chunks = Infinity) {
      const parts = chunksOf(input!, chunks);
      listener?.ended(how, { done: 0, of: 0, parts: parts as never[] });
      listener = null;
    }
    return { start, finish: () => report('done') };
  }

  const settled = (session: Session) =>
    expect.poll(() => sliceOf(session, SIMULATING).phase, { timeout: 20_000 }).toBe('none');

  test('the first iterations are there at once, and the others when they have come, at the same moment', async () => {
    const session = await opened(TREE);
    const { start, finish } = slow();
    chooseSimulation(session, { iterations: 5000 }, start);
    expect([runIn(session).iterations, sliceOf(session, SIMULATING).phase]).toEqual([AT_ONCE, 'made']);
    // the end of a phase, to which both runs have the same way
    goToStep(session, 62);
    finish();
    await settled(session);
    expect([runIn(session).iterations, session.getState().step]).toEqual([5000, 62]);
    expect(session.getState().limits?.iterations).toBe(5000);
  });

  test.each([
    ['a tree', TREE],
    ['a game', '#v1&game=othello&algorithm=mcts&step=37'],
  ])('what was made of %s is kept when the reader has enough', async (_what, hash) => {
    const session = await opened(hash);
    const { start } = slow();
    chooseSimulation(session, { iterations: 200_000 }, start);
    await searchOver(session);
    sliceOf(session, SIMULATING).cancel();
    await settled(session);
    expect(runIn(session).iterations).toBe(2560);
    expect(session.getState().limits?.iterations).toBe(2560);
  });

  test('what comes after another tree was opened is dropped', async () => {
    const session = await opened(TREE);
    const { start, finish } = slow();
    chooseSimulation(session, { iterations: 5000 }, start);
    const other = await opened('#v1&tree=thu-fig-3-5');
    session.setState({ subject: other.getState().subject, algorithm: 'alpha-beta', step: 0 });
    finish();
    await settled(session);
    expect(runOf(session.getState()).algorithm).toBe('alpha-beta');
  });

  test('a link to a game has the settings of the simulation, in a tree without an end too', async () => {
    const session = await opened('#v1&game=othello&algorithm=mcts&iterations=30&c=2&step=0');
    expect(runIn(session).tree.leafCount).toBe(0);
    expect(session.getState().limits).toMatchObject({ iterations: 30, c: 2 });
    expect(runIn(session).limits).toMatchObject({ iterations: 30, c: 2 });
  });

  test('a link to many iterations opens with the first ones', async () => {
    const session = await opened(`${TREE}&iterations=150000`);
    expect([runIn(session).iterations, isShort(runIn(session), session.getState().limits!)]).toEqual([
      AT_ONCE,
      true,
    ]);
  });
});
