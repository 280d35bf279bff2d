/** Searches that take long: the worker's run is the page's, byte for byte, and none that is out of date is shown. */
import { describe, expect, test } from 'vitest';
import { uniformTree } from '../../bench/trees.ts';
import type { RecordedBoundsRun } from '../../src/core/run/boundsRun.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { runOfColumns, type SentName, type SentRun } from '../../src/core/run/runColumns.ts';
import '../../src/core/run/furtherSearches.ts';
import '../../src/core/run/furtherRecorders.ts';
import { GROWTHS, type GrowthName } from '../../src/core/run/growth.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { canSearch, DEPTH_FIRST, type DepthFirstName } from '../../src/core/search/algorithms.ts';
import { isUnlimited } from '../../src/core/search/searchLimits.ts';
import {
  DEFAULT_RULES,
  NO_LIMITS,
  type SearchLimits,
  type SearchRules,
} from '../../src/core/search/searchSettings.ts';
import { GameTree } from '../../src/core/tree/gameTree.ts';
import { LIMITS as SIZES } from '../../src/core/tree/limits.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { nodesOfWhole } from '../../src/core/tree/nodesOfWhole.ts';
import { sentTree } from '../../src/core/tree/sentTree.ts';
import { chooseAlgorithm, chooseGrowth, chooseLimits } from '../../src/session/chooseSearch.ts';
import { compare, comparedInStep, comparedPartings, comparedRuns } from '../../src/session/comparing.ts';
import { opened, searchedSubject } from '../../src/session/growing.ts';
import '../../src/families/furtherRows.ts';
import { inStep } from '../../src/core/run/inStep.ts';
import { LONG_SEARCH, type LongSearch } from '../../src/session/longSearch.ts';
import { openSubject } from '../../src/session/openSubject.ts';
import { MOST_AT_ONCE, runOf } from '../../src/session/runOf.ts';
import { whenRecorded } from '../../src/session/searching.ts';
import { createSession, goToStep, type Session } from '../../src/session/session.ts';
import { sliceOf } from '../../src/session/slice.ts';
import { subjectOfTree } from '../../src/session/subject.ts';
import { searchTask } from '../../src/session/tasks/searchTask.ts';
import type { StartTask, TaskPlace } from '../../src/session/tasks/taskRunner.ts';
import { english } from '../../src/words/en/page.ts';
import { expectSame, forTreesAndRulesInTurn, naming } from '../support/forTrees.ts';
import { judgedAtRandom, noisyAtRandom } from '../support/judged.ts';
import { MIT, SUM_NINE, treeOfText } from '../support/limitExamples.ts';
import { forPlayers } from '../support/playerTrees.ts';
import { dataOf } from '../support/runData.ts';

function recorded(
  tree: GameTree,
  algorithm: DepthFirstName,
  rules: SearchRules,
  limits: SearchLimits,
): RecordedBoundsRun {
  return isUnlimited(limits)
    ? recordTrace(tree, algorithm, rules)
    : recordLimited(tree, algorithm, rules, limits);
}

/** The run that the task makes, sent as a worker sends it and put together on the page's tree. */
function sentRun(
  tree: GameTree,
  algorithm: SentName,
  rules: SearchRules,
  limits: SearchLimits,
  growth: GrowthName = 'drawn',
  isOnPage = false,
): SentRun {
  const sent = sentTree(tree, growth === 'grown');
  const asked = structuredClone({ tree: sent, algorithm, rules, limits, growth });
  const part = [...searchTask(asked, isOnPage)].at(-1)?.part;
  if (part?.kind !== 'run') throw new Error('the task made no run');
  const { run: columns } = structuredClone(part, { transfer: [...part.transfer] });
  const run = [...runOfColumns(tree, columns)].at(-1)?.part;
  if (!run) throw new Error('no run was put together');
  return run;
}

const LIMITS: readonly SearchLimits[] = [
  NO_LIMITS,
  { ...NO_LIMITS, depth: 2 },
  { ...NO_LIMITS, depth: 3, quiet: 'noisy', most: 2 },
  { ...NO_LIMITS, depth: 3, deepen: true, tries: 'last' },
  { ...NO_LIMITS, deepen: true, budget: 20 },
  { ...NO_LIMITS, depth: 2, check: 1 },
  { ...NO_LIMITS, window: { alpha: -1, beta: 3 } },
];

describe('the run that the task of searches records is that of the page, byte for byte', () => {
  test('by every algorithm, within every kind of limits, of trees with and without chance', () => {
    let compared = 0;
    forTreesAndRulesInTurn(160, { nodes: 120, halting: true }, ({ seed, tree: plain, random }, rules) => {
      const tree = seed % 2 === 0 ? plain : noisyAtRandom(judgedAtRandom(plain, random), random, 0.5);
      for (const algorithm of DEPTH_FIRST) {
        if (!canSearch(algorithm, tree)) continue;
        const limits = LIMITS[(seed + compared) % LIMITS.length] as SearchLimits;
        naming(
          () => `${algorithm} within ${JSON.stringify(limits)}`,
          () =>
            expectSame(
              dataOf(sentRun(tree, algorithm, rules, limits)),
              dataOf(recorded(tree, algorithm, rules, limits)),
            ),
        );
        compared += 1;
      }
    });
    expect(compared).toBeGreaterThan(100);
  });

  test.each([MIT, SUM_NINE])('of trees of several players: %s', (text) => {
    const tree = treeOfText(text);
    for (const algorithm of ['minimax', 'alpha-beta', 'pvs'] as const)
      if (canSearch(algorithm, tree))
        expectSame(
          dataOf(sentRun(tree, algorithm, DEFAULT_RULES, NO_LIMITS)),
          dataOf(recorded(tree, algorithm, DEFAULT_RULES, NO_LIMITS)),
        );
  });

  test.each(['', 'sum M; ', 'sum M; leaves 0..M; '])(
    'of trees of 2 to 6 players by max^n, in the worker and on the page, where they declare “%s”',
    (head) => {
      let cuts = 0;
      forPlayers(4_000, { head }, ({ tree, seed }) => {
        const own = recordSearch(tree, 'max-n', DEFAULT_RULES, 'drawn') as SentRun;
        const sent = sentRun(tree, 'max-n', DEFAULT_RULES, NO_LIMITS, 'drawn', seed % 2 === 0);
        expectSame(dataOf(sent), dataOf(own));
        expectSame(toldBy(sent), toldBy(own));
        cuts += own.eventsOf('cutoff').length;
      });
      expect(cuts > 0).toBe(head !== '');
    },
  );

  /** All events of a run, and what holds of every node at its end. */
  function toldBy(run: SentRun): unknown {
    return [
      Array.from({ length: run.length }, (_, step) => run.event(step + 1)),
      run.tree.nodes().map((node) => run.stateAt(node, run.length)),
    ];
  }
});

describe('a tree that grows with its search comes back from the task as the page makes it, texts included', () => {
  /** The searches by which trees grow, and those by list procedures of trees that are there before. */
  const SEARCHES = [
    ...DEPTH_FIRST.map((algorithm) => [algorithm, 'grown'] as const),
    ...(['two-phase', 'level-by-level'] as const).flatMap((algorithm) =>
      GROWTHS.map((growth) => [algorithm, growth] as const),
    ),
  ];

  test('by every algorithm, within every kind of limits, of 240 random trees', () => {
    let compared = 0;
    forTreesAndRulesInTurn(240, { nodes: 120, halting: true }, ({ seed, tree: plain, random }, rules) => {
      const judged = seed % 2 === 0 ? plain : noisyAtRandom(judgedAtRandom(plain, random), random, 0.5);
      const tree = withTexts(judged);
      for (const [algorithm, growth] of SEARCHES) {
        if (!canSearch(algorithm, tree)) continue;
        const limits = LIMITS[(seed + compared) % LIMITS.length] as SearchLimits;
        naming(
          () => `${algorithm}, ${growth}, within ${JSON.stringify(limits)}`,
          () => {
            const sent = sentRun(tree, algorithm, rules, limits, growth);
            const own = recordSearch(tree, algorithm, rules, growth, limits) as SentRun;
            expectSame(dataOf(sent), dataOf(own));
            expectSame([...nodesOfWhole(sent.tree, tree)], [...nodesOfWhole(own.tree, tree)]);
          },
        );
        compared += 1;
      }
    });
    expect(compared).toBeGreaterThan(240);
  });

  test.each([MIT, SUM_NINE])('of trees of several players: %s', (text) => {
    const tree = treeOfText(text);
    for (const algorithm of ['minimax', 'alpha-beta'] as const)
      expectSame(
        dataOf(sentRun(tree, algorithm, DEFAULT_RULES, NO_LIMITS, 'grown')),
        dataOf(recordSearch(tree, algorithm, DEFAULT_RULES, 'grown')),
      );
  });

  /** Gives labels and moves to some nodes, and a move to the root as well, as a part of a larger tree has one. */
  function withTexts(tree: GameTree): GameTree {
    const label = tree.nodes().map((node) => (node % 3 === 0 ? `L${node}` : ''));
    const move = tree.nodes().map((node) => (node % 2 === 0 ? `m${node}` : ''));
    return new GameTree({ ...tree.columns, label, move }, tree.leafBounds, tree.sum);
  }
});

test.each([
  ['alpha-beta', uniformTree(3, 11, 1)],
  ['max-n', largeParty()],
] as const)(
  'the task tells what %s knows so far, and how much of the tree is left behind',
  (algorithm, tree) => {
    const asked = {
      tree: sentTree(tree),
      algorithm,
      rules: DEFAULT_RULES,
      limits: NO_LIMITS,
      growth: 'drawn',
    } as const;
    const told = [...searchTask(asked, false)].flatMap(({ done, part }) =>
      part?.kind === 'so-far' ? [{ node: done as NodeId, soFar: part.soFar }] : [],
    );
    expect(told.length).toBeGreaterThan(1);
    expect(told.map(({ soFar }) => soFar.entered)).toEqual(told.map((_, index) => 2048 * (index + 1)));
    const run = recordSearch(tree, algorithm, DEFAULT_RULES, 'drawn');
    const entries = [...run.eventsOf('enter'), ...run.eventsOf('leaf')].sort((a, b) => a - b);
    for (const [index, { node, soFar }] of told.entries()) {
      expect(run.nodeAt(entries[2048 * (index + 1) - 1] as number)).toBe(node);
      // The search pauses where it would enter the next node.
      const { entered, leaves, cutoffs } = run.tallyAt((entries[2048 * (index + 1)] as number) - 1);
      expect(soFar).toEqual({ entered, leaves, cutoffs });
    }
  },
);

/** A tree of three players that is searched elsewhere, with cutoffs. */
function largeParty(): GameTree {
  const group = '<1 2 6> <4 2 3> p2(<5 1 3> <1 7 1> <2 2 2>) '.repeat(1_500);
  return treeOfText(`sum 9; leaves 0..9; p1(${`p3(${group}) p1(${group}) `.repeat(3)})`);
}

/** Tasks of which a test says when they go on. */
class Tasks {
  readonly places: TaskPlace[] = ['worker'];
  readonly cancelled: number[] = [];
  readonly finish: (() => void)[] = [];
  readonly fail: (() => void)[] = [];

  readonly start: StartTask = (_name, input, listener) => {
    const number = this.finish.length;
    for (const place of this.places) listener.begun(place);
    this.finish.push(() => {
      const steps = searchTask(input as never, this.places.at(-1) === 'page');
      const parts = [...steps].flatMap(({ part }) => part ?? []);
      listener.ended('done', { done: 1, of: 1, parts: parts as never });
    });
    this.fail.push(() => listener.failed('broken'));
    return () => {
      this.cancelled.push(number);
      listener.ended('cancelled', { done: 0, of: 0, parts: [] });
    };
  };
}

let seed = 0;

/** A tree that is searched elsewhere, and of which no run is known yet. */
function largeTree(): GameTree {
  seed += 1;
  return uniformTree(3, 9, seed);
}

const own = (id: string) => ({ id, title: id });

function sessionAt(tree: GameTree): Session {
  return createSession({ subject: subjectOfTree(tree, own('before')), language: english, theme: 'light' });
}

/** Waits until a search is over, however that is done. */
async function over(session: Session): Promise<void> {
  await new Promise<void>((resolve) => {
    const unwatch = session.standing.subscribe(() => {
      if (sliceOf(session, LONG_SEARCH).phase !== 'none') return;
      unwatch();
      resolve();
    });
  });
}

/** Waits until the page says that a search is in a phase. */
async function phase(session: Session, asked: LongSearch['phase']): Promise<void> {
  if (sliceOf(session, LONG_SEARCH).phase === asked) return;
  await new Promise<void>((resolve) => {
    const unwatch = session.standing.subscribe(() => {
      if (sliceOf(session, LONG_SEARCH).phase !== asked) return;
      unwatch();
      resolve();
    });
  });
}

describe('a large tree', () => {
  const small = uniformTree(2, 3, 1);
  const open = (session: Session, tree: GameTree, tasks: Tasks) => {
    const subject = subjectOfTree(tree, own('large'));
    whenRecorded(session, (searching) => openSubject(searching, subject), tasks.start);
  };

  test('is displayed once its search is recorded elsewhere, and not searched again', async () => {
    const large = largeTree();
    expect(large.size).toBeGreaterThan(MOST_AT_ONCE);
    const [session, tasks] = [sessionAt(small), new Tasks()];
    open(session, large, tasks);
    expect(session.getState().subject.own?.id).toBe('before');
    expect(sliceOf(session, LONG_SEARCH)).toMatchObject({ phase: 'searching', nodes: large.size });
    tasks.finish[0]?.();
    expect(sliceOf(session, LONG_SEARCH).phase).toBe('assembling');
    await over(session);
    expect(session.getState().subject.tree).toBe(large);
    expectSame(
      dataOf(runOf(session.getState()) as RecordedBoundsRun),
      dataOf(recordTrace(large, 'alpha-beta', DEFAULT_RULES)),
    );
    expect(tasks.finish).toHaveLength(1);
  });

  test('leaves the page as it was when it is cancelled, at either time', async () => {
    const large = largeTree();
    const [session, tasks] = [sessionAt(small), new Tasks()];
    goToStep(session, 3);
    open(session, large, tasks);
    sliceOf(session, LONG_SEARCH).cancel();
    expect(tasks.cancelled).toEqual([0]);
    open(session, large, tasks);
    tasks.finish[1]?.();
    sliceOf(session, LONG_SEARCH).cancel();
    expect(sliceOf(session, LONG_SEARCH).phase).toBe('none');
    expect(session.getState()).toMatchObject({ step: 3, subject: { own: { id: 'before' } } });
  });

  test('gives way to another one that is asked for meanwhile, and to another tree', async () => {
    const large = largeTree();
    const [session, tasks] = [sessionAt(small), new Tasks()];
    open(session, large, tasks);
    const later = largeTree();
    open(session, later, tasks);
    expect(tasks.cancelled).toEqual([0]);
    tasks.finish[1]?.();
    await over(session);
    expect(session.getState().subject.tree).toBe(later);
    open(session, large, tasks);
    openSubject(session, subjectOfTree(small, own('meanwhile')));
    expect(tasks.cancelled).toEqual([0, 2]);
    expect(session.getState().subject.own?.id).toBe('meanwhile');
  });

  test('says where it is searched, and that the search broke off', () => {
    const large = largeTree();
    const [session, tasks] = [sessionAt(small), new Tasks()];
    tasks.places.push('worker-again', 'page');
    open(session, large, tasks);
    expect(sliceOf(session, LONG_SEARCH)).toMatchObject({ phase: 'searching', place: 'page', share: 0 });
    tasks.fail[0]?.();
    expect(sliceOf(session, LONG_SEARCH)).toMatchObject({ phase: 'failed', work: 'searching' });
    sliceOf(session, LONG_SEARCH).cancel();
    expect(sliceOf(session, LONG_SEARCH).phase).toBe('none');
  });

  test('is refused on the page when it has more nodes than the page searches', () => {
    const [session, tasks] = [sessionAt(small), new Tasks()];
    tasks.places.push('worker-again', 'page');
    const tree = uniformTree(2, 17, 1);
    expect(tree.size).toBeGreaterThan(SIZES.nodes);
    open(session, tree, tasks);
    tasks.finish[0]?.();
    expect(sliceOf(session, LONG_SEARCH)).toMatchObject({ phase: 'refused', nodes: tree.size });
    sliceOf(session, LONG_SEARCH).cancel();
    expect(sliceOf(session, LONG_SEARCH).phase).toBe('none');
  });

  test('is searched elsewhere also by another algorithm and within other limits', async () => {
    const large = largeTree();
    const [session, tasks] = [sessionAt(large), new Tasks()];
    whenRecorded(session, (searching) => chooseAlgorithm(searching, 'minimax'), tasks.start);
    expect(session.getState().algorithm).toBe('alpha-beta');
    tasks.finish[0]?.();
    await over(session);
    expect(session.getState().algorithm).toBe('minimax');
    whenRecorded(session, (searching) => chooseLimits(searching, { depth: 4 }), tasks.start);
    tasks.finish[1]?.();
    await over(session);
    expect(session.getState().limits?.depth).toBe(4);
    expect(runOf(session.getState()).why).toBe('halt');
  });

  test('grows with its search, and is searched with lists, once that is recorded elsewhere', async () => {
    const large = largeTree();
    const [session, tasks] = [sessionAt(large), new Tasks()];
    const asked = (session: Session) =>
      whenRecorded(session, (searching) => chooseGrowth(searching, 'grown'), tasks.start);
    asked(session);
    expect(session.getState().subject.growth).toBeNull();
    sliceOf(session, LONG_SEARCH).cancel();
    expect(tasks.cancelled).toEqual([0]);
    asked(session);
    tasks.finish[1]?.();
    await over(session);
    const { subject } = session.getState();
    const own = searchedSubject(subjectOfTree(large, null), session.getState(), 'grown');
    expectSame(dataOf(subject.growth?.run as SentRun), dataOf(own.growth?.run as SentRun));
    const named = (one: typeof own) => one.tree.nodes().map((node) => one.names.of(node));
    expect(named(subject)).toEqual(named(own));
    for (const algorithm of ['two-phase', 'level-by-level'] as const) {
      const begun = tasks.finish.length;
      whenRecorded(session, (searching) => chooseAlgorithm(searching, algorithm), tasks.start);
      expect(session.getState().algorithm).not.toBe(algorithm);
      tasks.finish[begun]?.();
      await over(session);
      const lists = runOf(session.getState());
      expect([lists.algorithm, lists.grows]).toEqual([algorithm, true]);
      expectSame(
        dataOf(lists as SentRun),
        dataOf(recordSearch(large, algorithm, DEFAULT_RULES, 'grown') as SentRun),
      );
    }
    expect(tasks.finish).toHaveLength(4);
  });

  test('is simulated in slices, and none of that stays when it is cancelled', async () => {
    const large = largeTree();
    const [session, tasks] = [sessionAt(large), new Tasks()];
    const simulate = () =>
      whenRecorded(session, (searching) => chooseAlgorithm(searching, 'mcts'), tasks.start);
    simulate();
    expect(sliceOf(session, LONG_SEARCH)).toMatchObject({ phase: 'searching', algorithm: 'mcts' });
    sliceOf(session, LONG_SEARCH).cancel();
    expect(session.getState().algorithm).toBe('alpha-beta');
    simulate();
    await over(session);
    const { algorithm, limits } = session.getState();
    expect([algorithm, limits?.iterations]).toEqual(['mcts', NO_LIMITS.iterations]);
    expect(runOf(session.getState()).length).toBeGreaterThan(0);
    expect(tasks.finish).toHaveLength(0);
  });

  test('of several players is displayed once its search is recorded elsewhere, unless that is cancelled', async () => {
    const large = largeParty();
    const [session, tasks] = [sessionAt(largeTree()), new Tasks()];
    const open = () =>
      whenRecorded(session, (asked) => openSubject(asked, opened(subjectOfTree(large, null))), tasks.start);
    open();
    expect(sliceOf(session, LONG_SEARCH)).toMatchObject({ phase: 'searching', algorithm: 'max-n' });
    sliceOf(session, LONG_SEARCH).cancel();
    expect(tasks.cancelled).toEqual([0]);
    expect(session.getState().subject.tree).not.toBe(large);
    open();
    tasks.finish[1]?.();
    await over(session);
    expect(session.getState().subject.tree).toBe(large);
    expectSame(
      dataOf(runOf(session.getState()) as SentRun),
      dataOf(recordSearch(large, 'max-n', DEFAULT_RULES, 'drawn') as SentRun),
    );
    expect(tasks.finish).toHaveLength(2);
  });

  test('stands beside another figure once both are searched and set in step, unless that is cancelled', async () => {
    const large = largeTree();
    const [session, tasks] = [sessionAt(large), new Tasks()];
    runOf(session.getState());
    const beside = () => whenRecorded(session, (searching) => compare(searching), tasks.start);
    beside();
    expect(sliceOf(session, LONG_SEARCH)).toMatchObject({ phase: 'searching', algorithm: 'minimax' });
    sliceOf(session, LONG_SEARCH).cancel();
    beside();
    tasks.finish[1]?.();
    // The other run is there by the time that both are set in step.
    await phase(session, 'pairing');
    expect(session.getState().activity.kind).toBe('reading');
    sliceOf(session, LONG_SEARCH).cancel();
    expect(session.getState().activity.kind).toBe('reading');
    beside();
    expect(sliceOf(session, LONG_SEARCH).phase).toBe('pairing');
    await over(session);
    expect(session.getState().activity.kind).toBe('comparing');
    expect(tasks.finish).toHaveLength(2);
    const { leading, other } = comparedRuns(session.getState());
    expect([leading.algorithm, other.algorithm]).toEqual(['minimax', 'alpha-beta']);
    expect(comparedInStep(session.getState())).toEqual(inStep(leading, other, (node) => node));
    const cuts = comparedPartings(session.getState());
    expect(cuts.length).toBeGreaterThan(100);
    for (const { stop, node, spared, side } of cuts.slice(0, 100)) {
      expect(side).toBe('other');
      const stops = comparedInStep(session.getState()).stops.slice(stop, stop + spared);
      expect(stops.every(({ leaf, isShared }) => !isShared && large.isWithin(leaf as NodeId, node))).toBe(
        true,
      );
    }
  });
});
