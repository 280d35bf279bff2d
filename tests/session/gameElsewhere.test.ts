/** Games that take long to search: the worker's run and tree are the page's, byte for byte, and nothing else is shown. */
import { describe, expect, test } from 'vitest';
import type { GraphRun } from '../../src/core/graph/graphRun.ts';
import type { AlgorithmName, AnyRun } from '../../src/core/index.ts';
import '../../src/core/run/furtherRecorders.ts';
import '../../src/core/run/furtherSearches.ts';
import { canGrow } from '../../src/core/run/growth.ts';
import type { SentRun } from '../../src/core/run/runColumns.ts';
import {
  ALGORITHMS,
  canSearch,
  DEPTH_FIRST,
  type DepthFirstName,
  isListForm,
  type ListFormName,
} from '../../src/core/search/algorithms.ts';
import {
  DEFAULT_RULES,
  NO_LIMITS,
  type SearchLimits,
  type SearchRules,
} from '../../src/core/search/searchSettings.ts';
import { graphForm } from '../../src/drawing/graphForm.ts';
import { orderOf } from '../../src/drawing/graphOrder.ts';
import { familyNames } from '../../src/families/index.ts';
import { searchableGame, sideAt } from '../../src/games/game.ts';
import { GAME_NAMES, type GameName } from '../../src/games/games.ts';
import { type GameAsGraph, searchGame, searchGraph } from '../../src/games/searchGame.ts';
import {
  depthsOf,
  type GameSetting,
  knowsChance,
  openingSetting,
  type Placed,
  placed,
} from '../../src/games/setting.ts';
import { unfold } from '../../src/games/unfold.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { chooseAlgorithm, chooseGrowth, chooseRules } from '../../src/session/chooseSearch.ts';
import { firstSubject } from '../../src/session/firstSubject.ts';
import { fullInSteps, gameInSteps, graphInSteps } from '../../src/session/gameFromTask.ts';
import { changeGame, chooseStrategy, chooseWeights, openGame } from '../../src/session/games.ts';
import { beginLong, LONG_SEARCH, type LongSearch } from '../../src/session/longSearch.ts';
import { NotOpened } from '../../src/session/notOpened.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { sliceOf } from '../../src/session/slice.ts';
import { growthOf, type Subject } from '../../src/session/subject.ts';
import { type InputOf, type PartOf, stepsOf, type TaskName } from '../../src/session/tasks/tasks.ts';
import { english } from '../../src/words/en/page.ts';
import { expectSame, naming } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { dataOf } from '../support/runData.ts';
import { searchOver } from '../support/searchOver.ts';

/** The last part of a task, sent as a worker sends it. */
function sent<Name extends TaskName>(name: Name, input: InputOf<Name>): PartOf<Name> {
  const steps = stepsOf(name, structuredClone(input), false, () => {});
  let last: PartOf<Name> | null = null;
  for (let step = steps.next(); step.done !== true; step = steps.next()) last = step.value.part ?? last;
  const { transfer = [] } = last as { transfer?: readonly ArrayBuffer[] };
  return structuredClone(last as PartOf<Name>, { transfer: [...transfer] });
}

/** The game that the task has searched; null when it needs too many positions. */
function sentGame(
  setting: GameSetting,
  algorithm: DepthFirstName | ListFormName,
  rules: SearchRules,
  limits: SearchLimits,
) {
  const part = sent('gameSearch', { setting, algorithm, rules, limits });
  if (part.kind !== 'game') return null;
  return [...gameInSteps(placed(setting), part)].at(-1)?.part ?? null;
}

const LIMITS: readonly SearchLimits[] = [
  NO_LIMITS,
  { ...NO_LIMITS, deepen: true, tries: 'last' },
  { ...NO_LIMITS, deepen: true, budget: 60 },
  { ...NO_LIMITS, quiet: 'noisy', most: 2 },
  { ...NO_LIMITS, quiet: 'all', most: 1 },
  { ...NO_LIMITS, check: 1 },
  { ...NO_LIMITS, tries: 'kind', window: { alpha: -1, beta: 2 } },
];

const RULES: readonly SearchRules[] = [
  DEFAULT_RULES,
  { ...DEFAULT_RULES, cutoff: 'strict', ties: 'soonest' },
  { ...DEFAULT_RULES, value: 'hard', bounds: 'parent' },
];

/** The searches of a game that are sent, each with a depth that is soon searched. */
function* searchesOf(name: GameName, only: number): Generator<readonly [GameSetting, AlgorithmName, number]> {
  const opening = openingSetting(name);
  const at = placed(opening);
  const [least, most] = depthsOf(at.entry);
  let number = only;
  for (const algorithm of [...DEPTH_FIRST, ...ALGORITHMS.filter(isListForm)])
    for (const symmetry of [true, false])
      for (const depth of symmetry ? [3] : [1, 2]) {
        if (depth < least || depth > most || !canGrow(algorithm)) continue;
        if (!canSearch(algorithm, searchableGame(at.game), depth)) continue;
        yield [{ ...opening, form: 'tree', depth, symmetry }, algorithm, number];
        number += 1;
      }
}

describe('the game that the task has searched is that of the page, byte for byte', () => {
  test.each(GAME_NAMES)('%s', (name) => {
    let compared = 0;
    for (let turn = 0; turn < howMany(7, 1); turn += 1)
      for (const [setting, algorithm, number] of searchesOf(name, turn * 5)) {
        const limits = LIMITS[number % LIMITS.length] as SearchLimits;
        const rules = RULES[number % RULES.length] as SearchRules;
        const at = placed(setting);
        naming(
          () => `${algorithm} to depth ${setting.depth} within ${JSON.stringify(limits)}`,
          () => {
            const { run, states } = searchGame(at, algorithm, rules, limits);
            const found = sentGame(setting, algorithm as DepthFirstName, rules, limits);
            if (!run.result.ok && run.result.halt.reason === 'too-many') {
              expectSame(found, null);
              return;
            }
            if (found === null) throw new Error('the task has made no run');
            expectSame(dataOf(found.run as SentRun), dataOf(run as SentRun));
            const printed = (state: unknown) => [at.game.key(state), at.game.printState(state)];
            const [names, due] = [found.names, familyNames(run.family, run.tree)];
            for (const node of run.tree.nodes()) {
              expectSame(printed(found.stateAt(node)), printed(states[node]));
              if (names !== null) expectSame(names.of(node), due.of(node));
            }
          },
        );
        compared += 1;
      }
    expect(compared).toBeGreaterThan(4);
  });

  test.each(['connect-four', 'othello', 'tic-tac-toe'] as const)('the full tree of %s', (name) => {
    const setting = { ...openingSetting(name), depth: 3, symmetry: name === 'othello' };
    const { made } = sent('drawnGame', { setting, byEval: true });
    if (made === null) throw new Error('the task has made no tree');
    const found = [...fullInSteps(placed(setting), true, made)].at(-1)?.part;
    const { game } = placed(setting);
    const due = unfold(game, 3, { byEval: true, symmetryOnce: setting.symmetry });
    if (!due.ok || !found) throw new Error('no tree');
    expectSame(found.tree.columns, due.tree.columns);
    expectSame(found.tree.leafBounds, due.tree.leafBounds);
    for (const node of due.tree.nodes())
      expectSame(game.key(found.stateAt(node)), game.key(due.states[node]));
  });
});

const phase = (session: Session) => sliceOf(session, LONG_SEARCH).phase;

function sessionOf(): Session {
  return createSession({ subject: firstSubject(), language: english, theme: 'light' });
}

const DEEP = { ...openingSetting('connect-four'), depth: 6 };
const SHOWN = ['subject', 'algorithm', 'rules', 'limits', 'numbers', 'activity', 'step'] as const;
const shown = (session: Session) => SHOWN.map((name) => session.getState()[name]);

describe('a game whose search takes long', () => {
  test('is shown once it is searched; until then, and when that is cancelled, the page is as it was', async () => {
    const session = sessionOf();
    const before = shown(session);
    expect(openGame(session, DEEP)).toBe(true);
    expect(phase(session)).toBe('searching');
    expect(shown(session)).toEqual(before);
    sliceOf(session, LONG_SEARCH).cancel();
    expect(phase(session)).toBe('none');
    expect(shown(session)).toEqual(before);
    openGame(session, DEEP);
    await searchOver(session);
    const { subject } = session.getState();
    const { run, states } = searchGame(placed(DEEP), 'alpha-beta', DEFAULT_RULES);
    expect(subject.game?.setting).toEqual(DEEP);
    expectSame(dataOf(runOf(session.getState()) as SentRun), dataOf(run as SentRun));
    const last = run.tree.nodes().at(-1)!;
    expect(subject.game?.stateAt(last)).toEqual(states[last]);
    expect(subject.boards?.at(last)).toEqual(placed(DEEP).game.picture(states[last]));
  });

  test('of what is asked for meanwhile the newest is shown', async () => {
    const session = sessionOf();
    openGame(session, { ...openingSetting('othello'), depth: 7 });
    changeGame(session, { depth: 1 });
    openGame(session, DEEP);
    openGame(session, { ...DEEP, depth: 5 });
    await searchOver(session);
    expect(session.getState().subject.game?.setting).toMatchObject({ name: 'connect-four', depth: 5 });
    openGame(session, DEEP);
    openGame(session, openingSetting('tic-tac-toe'));
    expect(phase(session)).toBe('none');
    expect(session.getState().subject.game?.setting.name).toBe('tic-tac-toe');
  });

  test('is searched by other rules and algorithms, and with other weights', async () => {
    const session = sessionOf();
    openGame(session, DEEP);
    await searchOver(session);
    for (const [change, rules, algorithm] of [
      [
        () => chooseRules(session, { cutoff: 'strict' }),
        { ...DEFAULT_RULES, cutoff: 'strict' },
        'alpha-beta',
      ],
      [() => chooseAlgorithm(session, 'pvs'), { ...DEFAULT_RULES, cutoff: 'strict' }, 'pvs'],
    ] as const) {
      const before = session.getState().subject;
      change();
      expect(session.getState().subject).toBe(before);
      await searchOver(session);
      const { run } = searchGame(placed(DEEP), algorithm, rules);
      expectSame(dataOf(runOf(session.getState()) as SentRun), dataOf(run as SentRun));
    }
    openGame(session, { ...openingSetting('othello'), depth: 7 });
    await searchOver(session);
    const usual = session.getState().subject.tree;
    chooseWeights(session, [1, 1, 1, 1, 1, 1]);
    expect(session.getState().subject.tree).toBe(usual);
    await searchOver(session);
    expect(session.getState().subject.game?.setting.weights).toEqual([1, 1, 1, 1, 1, 1]);
    expect(session.getState().subject.tree).not.toBe(usual);
  });

  test('is drawn in full, once that is made and searched', async () => {
    const session = sessionOf();
    openGame(session, { ...openingSetting('connect-four'), depth: 5, symmetry: false });
    await searchOver(session);
    expect(growthOf(session.getState().subject)).toBe('grown');
    chooseGrowth(session, 'drawn');
    expect([phase(session), growthOf(session.getState().subject)]).toEqual(['making', 'grown']);
    await searchOver(session);
    const { subject } = session.getState();
    expect(growthOf(subject)).toBe('drawn');
    expect(subject.tree.size).toBe(1 + 7 + 49 + 343 + 2401 + 16_807);
    expect(runOf(session.getState()).length).toBeGreaterThan(0);
  });

  test('is simulated in slices where its playouts are long', async () => {
    const session = sessionOf();
    openGame(session, openingSetting('othello'), 'mcts', { limits: { ...NO_LIMITS, iterations: 1000 } });
    expect(phase(session)).toBe('searching');
    await searchOver(session);
    const { run } = searchGame(placed(openingSetting('othello')), 'mcts', DEFAULT_RULES, {
      ...NO_LIMITS,
      iterations: 1000,
    });
    const made = runOf(session.getState());
    expect([made.length, made.tree.size]).toEqual([run.length, run.tree.size]);
    expect(made.event(made.length)).toEqual(run.event(run.length));
    expectSame(made.tree.columns, run.tree.columns);
  });
});

/** The graphs of a game that are searched, each to a depth that is soon searched. */
function* graphsOf(name: GameName): Generator<GameSetting> {
  const opening = openingSetting(name);
  const [least, most] = depthsOf(placed(opening).entry);
  for (const depth of name === 'tic-tac-toe' ? [4, null] : name === 'grundy' ? [null] : [2, 3])
    for (const symmetry of [true, false])
      if ((depth === null || (depth >= least && depth <= most)) && (depth !== null || symmetry))
        yield { ...opening, form: 'graph', depth, symmetry };
}

const GAMES_AS_GRAPHS = GAME_NAMES.filter((name) => !knowsChance(openingSetting(name)));
const TIC_TAC_TOE: GameSetting = { ...openingSetting('tic-tac-toe'), form: 'graph', depth: null };
const ROOM = { width: 800, height: 500 };
const laidOut = ({ form, tree, names }: Subject, run: AnyRun) => {
  const { placements, edges, plies, width, height } = form.layOut(tree, names, { ...ROOM, run });
  return { placements, edges: [...edges.values()], plies, width, height };
};

/** The graph that the task has made; null when it is too large to be drawn. */
function sentGraph(setting: GameSetting): GameAsGraph | null {
  const part = sent('gameGraph', setting);
  if (part.kind !== 'graph') return null;
  const found = [...graphInSteps(placed(setting), part)].at(-1)?.part ?? null;
  expect(found && orderOf(found.run)).toBe(part.order);
  return found;
}

/** Expects a graph to be as the page makes it at once, and to be drawn as that, also by a form that displays it already. */
function expectGraph(subject: Subject, found: GameAsGraph, { run, states }: GameAsGraph, at: Placed): void {
  expectSame(dataOf(found.run), dataOf(run));
  const { graph } = found.run;
  for (const node of run.tree.nodes()) {
    expectSame(graph.successors(node), run.graph.successors(node));
    expectSame(found.run.stateAt(node, run.length >> 1), run.stateAt(node, run.length >> 1));
    expectSame(at.game.key(found.states[node]), at.game.key(states[node]));
  }
  expectSame([graph.edges, graph.layers, graph.ends], [run.graph.edges, run.graph.layers, run.graph.ends]);
  expectSame([found.run.owner, found.run.winner], [run.owner, run.winner]);
  expectSame(found.run.solutionAt(run.length), run.solutionAt(run.length));
  expectSame(found.run.otherWaysAt(run.length), run.otherWaysAt(run.length));
  const turns = states.map((state) => sideAt(at.game, state));
  const ends = states.map((state) => at.game.terminalTest(state));
  const drawn = (own: GraphRun) => laidOut({ ...subject, form: graphForm({ run: own, turns, ends }) }, own);
  expectSame(drawn(found.run), drawn(run));
  expectSame(laidOut(subject, found.run), drawn(run));
}

describe('a game as a graph', () => {
  test.each(GAMES_AS_GRAPHS)('of %s is that of the page, byte for byte, and drawn alike', async (name) => {
    for (const setting of graphsOf(name)) {
      const session = sessionOf();
      openGame(session, setting);
      await searchOver(session);
      const at = placed(setting);
      const due = searchGraph(at);
      const { subject } = session.getState();
      const found = sentGraph(setting);
      if (due.run.tree.size > 2000) {
        expect([subject.game, found]).toEqual([null, null]);
        continue;
      }
      if (found === null) throw new Error('the task has made no graph');
      expectGraph(subject, found, due, at);
      const states = due.run.tree.nodes().map((node) => subject.game?.stateAt(node));
      expectGraph(subject, { run: runOf(session.getState()) as GraphRun, states }, due, at);
    }
  });

  test('is shown once it is searched; until then, and when that is cancelled, the page is as it was', async () => {
    const session = sessionOf();
    const before = shown(session);
    openGame(session, TIC_TAC_TOE);
    expect([phase(session), shown(session)]).toEqual(['searching', before]);
    // How much of it is told before it is over depends on the machine; that it can be cancelled in its midst is tested in the page.
    sliceOf(session, LONG_SEARCH).cancel();
    expect([phase(session), shown(session)]).toEqual(['none', before]);
    openGame(session, TIC_TAC_TOE);
    openGame(session, openingSetting('grundy'));
    await searchOver(session);
    expect(session.getState().subject.game?.setting.name).toBe('grundy');
    changeGame(session, TIC_TAC_TOE);
    openGame(session, TIC_TAC_TOE);
    await searchOver(session);
    expect(session.getState().subject.game?.setting).toEqual(TIC_TAC_TOE);
  });

  test('is opened by a link, which the reader can cancel', async () => {
    const address = decodeAddress('v1&game=tic-tac-toe&form=graph&depth=end&step=2420')!;
    const works: unknown[] = [];
    const begin = (first: Partial<LongSearch>) => {
      works.push(first.phase);
      return beginLong(sessionOf(), first);
    };
    const { subject, step } = await restore(address, undefined, begin);
    expect([works, subject.tree.size, step]).toEqual([['searching'], 765, 2420]);
    await expect(
      restore(address, undefined, (first) => ({
        ...beginLong(sessionOf(), first),
        cancelBy: (cancel) => void setTimeout(cancel, 0),
      })),
    ).rejects.toThrow(NotOpened);
  });

  test('has the strategy of the other side marked, once that is found', async () => {
    const session = sessionOf();
    openGame(session, TIC_TAC_TOE);
    await searchOver(session);
    const before = shown(session);
    chooseStrategy(session, { solution: 'min' });
    expect([phase(session), shown(session)]).toEqual(['searching', before]);
    await searchOver(session);
    expect((runOf(session.getState()) as GraphRun).owner).toBe('min');
  });

  test('with few positions is there at once', () => {
    const session = sessionOf();
    openGame(session, openingSetting('grundy'));
    expect([phase(session), session.getState().subject.game?.setting.name]).toEqual(['none', 'grundy']);
  });
});
