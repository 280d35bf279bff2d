/** The counts beside the figure, in the panel that the page shows. */
import { cleanup, render } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES, NO_LIMITS, RULES, type SearchLimits } from '../../src/core/search/searchSettings.ts';
import { GameTree } from '../../src/core/tree/gameTree.ts';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, type SessionState } from '../../src/session/session.ts';
import { subjectOfTree } from '../../src/session/subject.ts';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { CountsPanel } from '../../src/ui/panels/CountsPanel.tsx';
import { english } from '../../src/words/en/page.ts';
import { loadWords } from '../../src/words/language.ts';
import { howMany } from '../support/howMany.ts';
import { judgedAtRandom, noisyAtRandom } from '../support/judged.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';

beforeAll(() => loadWords('en', 'work'));

/** The counts at the last step, by what is written below them. */
function countsOf(tree: GameTree, how: Partial<SessionState>): Map<string, number> {
  const subject = subjectOfTree(tree, { id: 'own', title: '' });
  const session = createSession({ subject, language: english, theme: 'light', ...how });
  session.setState({ step: runOf(session.getState()).length });
  render(
    <SessionProvider session={session}>
      <CountsPanel />
    </SessionProvider>,
  );
  const told = new Map(
    [...document.querySelectorAll('.count')].map((count) => [
      count.querySelector('dt')?.textContent ?? '',
      Number(count.querySelector('dd')?.textContent?.replaceAll(',', '')),
    ]),
  );
  cleanup();
  return told;
}

test.each(['minimax', 'alpha-beta'] as const)(
  'what %s evaluates beyond the limit is counted as what minimax would evaluate',
  (algorithm) => {
    const { tree } = subjectOfExample(exampleById('hanging')!);
    const limits: SearchLimits = { ...NO_LIMITS, depth: 1, quiet: 'noisy' };
    const told = countsOf(tree, { algorithm, limits });
    expect([...told]).toEqual([
      ['positions evaluated', 3],
      ['leaves cut', 0],
      ['positions minimax evaluates', 3],
      ['entered of 6 nodes', 4],
      ['positions estimated', 2],
    ]);
  },
);

test('no search evaluates fewer leaves than are told to be the fewest possible', () => {
  let told = 0;
  for (let seed = 1; seed <= howMany(200, 40); seed += 1) {
    const random = seeded(seed);
    const branching = 2 + random.below(2);
    const values = random.pick([2, 4, 9]);
    const grow = (depth: number): Sketch => {
      if (depth === 0) return random.below(values);
      const children = Array.from({ length: branching }, () => grow(depth - 1));
      return depth % 2 === 0 ? { max: children } : { min: children };
    };
    const plain = treeOf(grow(2 + 2 * random.below(2)));
    const bounded = new GameTree(
      plain.columns,
      random.pick([
        [-Infinity, Infinity],
        [0, values - 1],
      ]),
    );
    const tree = noisyAtRandom(judgedAtRandom(bounded, random), random, 0.5);
    const limits: SearchLimits = {
      ...NO_LIMITS,
      depth: random.pick([null, 1, 2]),
      quiet: random.pick(['none', 'all', 'noisy']),
      window: random.pick([null, { alpha: values, beta: values + 1 }]),
    };
    const rules = { ...DEFAULT_RULES, cutoff: random.pick(RULES.cutoff), begin: random.pick(RULES.begin) };
    const counts = countsOf(tree, { algorithm: 'alpha-beta', rules, limits });
    const fewest = counts.get('fewest possible');
    if (fewest === undefined) continue;
    told += 1;
    const evaluated = counts.get('leaves evaluated') ?? counts.get('positions evaluated');
    expect(evaluated, `seed ${seed}`).toBeGreaterThanOrEqual(fewest);
  }
  expect(told).toBeGreaterThan(3);
});
