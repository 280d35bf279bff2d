/** What is said beyond a depth limit: well set, and every number in it is one of the step. */

import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchLimits } from '../../src/core/search/searchSettings.ts';
import { printNumber } from '../../src/core/tree/printNumber.ts';
import { narrate } from '../../src/families/index.ts';
import { english } from '../../src/words/en/page.ts';
import type { Language } from '../../src/words/language.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain } from '../../src/words/sentence.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { expectSame, forTreesAndRulesInTurn } from '../support/forTrees.ts';
import { judgedAtRandom, noisyAtRandom } from '../support/judged.ts';
import { TRAP, treeOfText } from '../support/limitExamples.ts';

function said(run: AnyRun, step: number, language: Language): string {
  return plain(narrate(run.momentAt(step), new NodeNames(run.tree), language));
}

/** What a sentence may count with at a step: values that stand there, depths, plies. */
function numbersAt(run: AnyRun, step: number): ReadonlySet<string> {
  const { tree, limits } = run;
  const event = run.event(step);
  const { depth, checks } = run.passAt(step);
  const { node } = event;
  const plies = checks
    .filter((check) => tree.isWithin(node, check.node))
    .flatMap((check) => [check.plies, tree.depth(node) - tree.depth(check.node)]);
  const test = event.kind === 'stay' && event.test !== null ? [event.test.v, event.test.limit] : [];
  const all = [
    tree.staticValue(node),
    depth,
    tree.depth(node) - (depth ?? 0),
    limits.check,
    ...plies,
    ...test,
  ];
  return new Set(all.filter((one) => one !== null).map(printNumber));
}

describe('beyond a depth limit', () => {
  test('every number is one of the step, in both languages', () => {
    forTreesAndRulesInTurn(400, { nodes: 50, chance: false }, ({ tree: bare, random }, rules) => {
      const tree = noisyAtRandom(judgedAtRandom(bare, random), random, 0.6);
      const limits: SearchLimits = {
        ...NO_LIMITS,
        depth: random.below(3),
        quiet: random.pick(['all', 'noisy'] as const),
        most: random.pick([null, 1, 2]),
        check: random.pick([null, 1, 2]),
      };
      const algorithm = random.pick(['alpha-beta', 'pvs'] as const);
      const run = recordLimited(tree, algorithm, rules, limits);
      for (let step = 1; step <= run.length; step += 1) {
        const event = run.event(step);
        const isTold =
          event.kind === 'stay' ||
          event.kind === 'horizon' ||
          (event.kind === 'pass' && event.purpose === 'check');
        const isBeyond = event.kind === 'enter' && run.treeAt(step).isExtended(event.node);
        if (!isTold && !isBeyond) continue;
        for (const language of [english, chinese]) {
          const sentence = said(run, step, language);
          expect(sentence).not.toMatch(/NaN|undefined|null/);
          // Of what is entered only what follows the window is told here; names are letters with a number.
          const about = isBeyond ? sentence.slice(sentence.search(/[A-Z]\d* (lies|已)/)) : sentence;
          const counted = about.replace(/[A-Z]\d+/g, '').match(/−?(?:\d+(?:\.\d+)?|∞)/g) ?? [];
          const known = numbersAt(run, step);
          for (const number of counted)
            if (!known.has(number)) expect(`${number} in ${sentence}`).toBe([...known].join(' '));
          const says = language.code === 'en' ? 'but is not quiet' : '但不静止';
          if (isBeyond) expectSame(sentence.includes(says), true);
        }
      }
    });
  });

  test.each([
    [
      { quiet: 'noisy' },
      10,
      'D lies at the depth limit 2, but is not quiet (MAX has the noisy move check): the search goes on.',
    ],
    [{ quiet: 'noisy' }, 11, 'MAX need not make a noisy move: D may keep ≈−1.'],
    [
      { quiet: 'noisy' },
      13,
      'MIN need not make a noisy move: F may keep ≈−1. Since ≈−1 ≤ ≈−1, the rest can be cut.',
    ],
    [{ check: 4 }, 16, 'The chosen line ends at D, judged ≈−1. It is looked at 4 plies farther.'],
    [
      { check: 4 },
      48,
      'The answer is that of depth 2: MAX plays let, worth −3. Before it was checked the move was check.',
    ],
    [
      { check: 2 },
      33,
      'G lies 2 plies below D, which is checked to 2 plies: it is judged, not looked into: EVAL = −2. An estimate, no proof.',
    ],
    [
      { check: 2 },
      42,
      'The answer is that of depth 2: MAX plays check, worth ≈−2. Checking has not changed the move.',
    ],
  ] as const)('trap, %j, step %d', (limits, step, sentence) => {
    const run = recordLimited(treeOfText(TRAP), 'alpha-beta', DEFAULT_RULES, {
      ...NO_LIMITS,
      depth: 2,
      ...limits,
    });
    expect(said(run, step, english)).toContain(sentence);
    expect(said(run, step, chinese)).toMatch(/[\u4e00-\u9fff]/);
  });
});
