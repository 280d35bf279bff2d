/**
 * A number that rests on an estimate has its "≈" wherever it is said. The law needs no notion of proof: the same search
 * is run twice, the second time with every estimate a little greater. What is another number then rests on estimates.
 */

import { describe, expect, test } from 'vitest';
import type { Random } from '../../src/core/random/seeded.ts';
import { type AnyRun, isOfRecursion } from '../../src/core/run/anyRun.ts';
import { BOUND_NOTATIONS } from '../../src/core/run/boundNotation.ts';
import type { BoundsRun } from '../../src/core/run/boundsRun.ts';
import { moverRun } from '../../src/core/run/moverRun.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { testWorth, windowWorth, worthAt } from '../../src/core/run/worth.ts';
import { type AlgorithmName, canSearch } from '../../src/core/search/algorithms.ts';
import { notByMover } from '../../src/core/search/moverForm.ts';
import {
  DEFAULT_RULES,
  NO_LIMITS,
  type SearchLimits,
  type SearchRules,
} from '../../src/core/search/searchSettings.ts';
import { GameTree } from '../../src/core/tree/gameTree.ts';
import { familyOf, narrate } from '../../src/families/index.ts';
import { GAME_NAMES } from '../../src/games/games.ts';
import { unfold } from '../../src/games/unfold.ts';
import { english } from '../../src/words/en/page.ts';
import { printWorth } from '../../src/words/estimates.ts';
import { moverNames } from '../../src/words/moverNames.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain } from '../../src/words/sentence.ts';
import { printTest, printWindow } from '../../src/words/symbols.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { forTreesAndRulesInTurn, naming } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { judged, noisyAtRandom } from '../support/judged.ts';
import { openingGame } from '../support/openingGame.ts';

/** Between two numbers that leaves have, so that no estimate ties with one of them, before and after. */
const [ASIDE, SHIFT] = [1 / 64, 1 / 32];

/** The tree with every estimate greater by so much. */
function shifted(tree: GameTree, by: number): GameTree {
  const { staticValue, horizon, value } = tree.columns;
  const isEstimate = (node: number) => horizon?.[node] === 1 && Number.isFinite(value[node]);
  return new GameTree(
    {
      ...tree.columns,
      evaluation: null,
      staticValue: staticValue?.map((estimate) => estimate + by) ?? null,
      value: value.map((worth, node) => (isEstimate(node) ? worth + by : worth)),
    },
    tree.leafBounds,
    tree.sum,
  );
}

/** All that is written of a step: sentences of both languages, labels, bounds in every notation, panels. */
function writtenAt(run: AnyRun, step: number, names: NodeNames): readonly string[] {
  const { tree } = run;
  const moment = run.momentAt(step);
  // Nothing else changes in a step.
  const nodes = step === run.length ? tree.nodes() : moment.path;
  const inner = nodes.filter((node) => !tree.isLeaf(node));
  const states = inner.map((node) => ({ node, state: run.stateAt(node, step) }));
  const { event } = moment;
  const test = event !== null && 'test' in event ? event.test : null;
  return [
    ...[english, chinese].map((language) => plain(narrate(moment, names, language))),
    ...states.map(({ node, state }) => run.labelOf(node, state)),
    ...states.flatMap(({ node, state }) =>
      BOUND_NOTATIONS.map((notation) => familyOf(run).boundsAt(run, node, step, notation, state)),
    ),
    ...moment.callStack.flatMap(({ node }) => [
      run.family === 'bounds' ? printWindow(windowWorth(run, node, step)) : '',
      printWorth(worthAt(run, node, step)),
    ]),
    event === null || test === null || !isOfRecursion(run)
      ? ''
      : printTest(testWorth(run, event.node, step, test), run.rules),
  ];
}

const NUMBER = /≈?[+−]?\d+(?:\.\d+)?(?:\/\d+)?/g;

/** What EVAL gives is what EVAL gives, and says so. */
function numbersIn(text: string): readonly string[] {
  return [...text.replaceAll(/EVAL = [+−]?[\d./]+/g, '').matchAll(NUMBER)].map(([number]) => number);
}

/** The numbers that are others in the second text, each as it is written in the first. */
function changedIn(text: string, other: string): readonly string[] {
  const [own, others] = [numbersIn(text), numbersIn(other)];
  if (own.length !== others.length) expect.fail(`other sentences: “${text}” and “${other}”`);
  return own.filter((number, index) => number !== others[index]);
}

function isSameRun(one: AnyRun, other: AnyRun): boolean {
  if (one.length !== other.length) return false;
  for (let step = 1; step <= one.length; step += 1)
    if (one.kindAt(step) !== other.kindAt(step) || one.nodeAt(step) !== other.nodeAt(step)) return false;
  return true;
}

/** How many numbers were looked at; throws when one that changed has no sign. */
function expectSigns(
  run: AnyRun,
  other: AnyRun,
  tree: GameTree,
  otherTree: GameTree,
  most = Infinity,
): number {
  let changed = 0;
  const [names, otherNames] = [new NodeNames(tree), new NodeNames(otherTree)];
  // Of a long run as many steps as are asked for, all over it.
  const stride = Math.max(1, Math.ceil(run.length / most));
  for (let step = stride === 1 ? 1 : run.length % stride || stride; step <= run.length; step += stride) {
    const [here, there] = [writtenAt(run, step, names), writtenAt(other, step, otherNames)];
    for (const [index, text] of here.entries()) {
      const numbers = changedIn(text, there[index] ?? '');
      changed += numbers.length;
      const bare = numbers.filter((number) => !number.startsWith('≈'));
      if (bare.length > 0) expect.fail(`step ${step}: ${bare.join(', ')} in “${text}”`);
    }
  }
  return changed;
}

function limitsAtRandom(random: Random): SearchLimits {
  const depth = random.below(4);
  return random.pick<SearchLimits>([
    { ...NO_LIMITS, depth },
    { ...NO_LIMITS, depth, window: { alpha: -2.5, beta: 3.25 } },
    { ...NO_LIMITS, deepen: true, budget: random.pick([null, 9, 30]) },
    { ...NO_LIMITS, depth, quiet: random.pick(['all', 'noisy']), most: random.pick([null, 2]) },
    { ...NO_LIMITS, depth, check: 2 },
  ]);
}

const ALGORITHMS: readonly AlgorithmName[] = ['alpha-beta', 'pvs', 'minimax', 'expectiminimax', 'star1'];

describe('what rests on an estimate has its sign, in both languages, in every notation, in the panels', () => {
  test.each([false, true])('on random trees within limits, with chance nodes: %s', (chance) => {
    let [runs, numbers] = [0, 0];
    forTreesAndRulesInTurn({ long: 3_000, usual: 70 }, { nodes: 28, chance }, (sample, rules) => {
      const { random } = sample;
      const values = sample.tree
        .leaves()
        .map((leaf) => sample.tree.value(leaf))
        .filter(Number.isFinite);
      const estimate = () => (values.length === 0 ? 0 : random.pick(values)) + ASIDE;
      const [least, most] = sample.tree.leafBounds;
      // Bounds of the leaves hold for estimates, too.
      const roomy = sample.tree.withBounds([least - 1, most + 1]);
      const tree = noisyAtRandom(judged(roomy, estimate), random, 0.5);
      const moved = shifted(tree, SHIFT);
      const limits = limitsAtRandom(random);
      for (const algorithm of ALGORITHMS.filter((name) => canSearch(name, tree)))
        naming(
          () => `${algorithm}, ${JSON.stringify(limits)}`,
          () => {
            const of = (one: GameTree) => recordLimited(one, algorithm as 'alpha-beta', rules, limits);
            const [run, other] = [of(tree), of(moved)];
            if (!isSameRun(run, other)) return;
            runs += 1;
            numbers += expectSigns(run, other, tree, moved);
            if (notByMover(tree, algorithm) === null) numbers += byMover(run, other);
          },
        );
    });
    expect(runs).toBeGreaterThan(howMany(1_500, 40));
    expect(numbers).toBeGreaterThan(10 * runs);
  });

  /** The same in the numbers of the side to move. */
  function byMover(run: BoundsRun, other: BoundsRun): number {
    const [written, moved] = [moverRun(run), moverRun(other)];
    const namesOf = (run: BoundsRun) => moverNames(new NodeNames(run.tree), run.tree);
    for (let step = 1; step <= written.length; step += 1) {
      const here = writtenAt(written, step, namesOf(written));
      const there = writtenAt(moved, step, namesOf(moved));
      for (const [index, text] of here.entries()) {
        const bare = changedIn(text, there[index] ?? '').filter((number) => !number.startsWith('≈'));
        if (bare.length > 0) expect.fail(`by the mover, step ${step}: ${bare.join(', ')} in “${text}”`);
      }
    }
    return 0;
  }

  const RULES: readonly SearchRules[] = [
    DEFAULT_RULES,
    { ...DEFAULT_RULES, cutoff: 'strict', value: 'hard', bounds: 'all' },
    { ...DEFAULT_RULES, cutoff: 'equal', value: 'running', bounds: 'parent' },
  ];

  test.each(GAME_NAMES)('in the tree of a game, %s', (name) => {
    const unfolded = unfold(openingGame(name), name === 'last-checkers' ? 3 : 2);
    if (!unfolded.ok) throw new Error('too large a tree');
    const tree = shifted(unfolded.tree, ASIDE);
    const moved = shifted(tree, SHIFT);
    for (const algorithm of [...ALGORITHMS, 'two-phase', 'level-by-level'] as const)
      for (const rules of canSearch(algorithm, tree) ? RULES : [])
        naming(
          () => `${algorithm}, ${JSON.stringify(rules)}`,
          () => {
            const of = (one: GameTree) => recordSearch(one, algorithm, rules, 'drawn');
            const [run, other] = [of(tree), of(moved)];
            if (isSameRun(run, other)) expectSigns(run, other, tree, moved, howMany(2_000, 150));
          },
        );
  });
});
