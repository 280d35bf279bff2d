import { describe, expect, test } from 'vitest';
import { ALGORITHMS, canSearch } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES } from '../../src/core/search/rules.ts';
import { recordTrace, type Trace } from '../../src/core/trace/trace.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/subject.ts';
import { english } from '../../src/words/en/english.ts';
import type { Language } from '../../src/words/language.ts';
import { narrate } from '../../src/words/narrate.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain } from '../../src/words/sentence.ts';
import { chinese } from '../../src/words/zh/chinese.ts';
import { EVERY_RULE, forTrees, naming } from '../support/forTrees.ts';
import { treeOf } from '../support/sketch.ts';

const LANGUAGES = [english, chinese];

function sentencesOf(trace: Trace, language: Language): string[] {
  const names = new NodeNames(trace.tree);
  return Array.from({ length: trace.length + 1 }, (_, step) => plain(narrate(trace, step, names, language)));
}

function expectWellSet(sentence: string, language: Language): void {
  expect(sentence).not.toBe('');
  expect(sentence, 'no word of the machine').not.toMatch(/NaN|undefined|Infinity|null|\[object/);
  expect(sentence, 'a true minus before figures').not.toMatch(/-[\d∞]/);
  expect(sentence, 'no gap doubled').not.toMatch(/ {2}| [.,]/);
  if (language.code === 'zh') {
    expect(sentence).toMatch(/[\u4e00-\u9fff]/);
    expect(sentence, 'Chinese has its own stops').not.toMatch(/[\u4e00-\u9fff][.,;:!?]/);
  } else expect(sentence).not.toMatch(/[\u4e00-\u9fff]/);
}

describe('the sentence of a step', () => {
  test.each(LIBRARY.map((example) => [example.id, example] as const))(
    'is well set at every step of %s, in both languages',
    (_, example) => {
      const { tree } = subjectOfExample(example);
      for (const algorithm of ALGORITHMS.filter((name) => canSearch(name, tree))) {
        const trace = recordTrace(tree, algorithm, DEFAULT_RULES);
        for (const language of LANGUAGES) {
          for (const sentence of sentencesOf(trace, language)) expectWellSet(sentence, language);
        }
      }
    },
  );

  test('is well set on random trees with every feature, under every rule', () => {
    forTrees(150, { nodes: 40, halting: true }, ({ tree, random }) => {
      const rules = random.pick(EVERY_RULE);
      const trace = recordTrace(tree, 'alpha-beta', rules);
      for (const language of LANGUAGES) {
        for (const sentence of sentencesOf(trace, language)) expectWellSet(sentence, language);
      }
    });
  });

  test('of a cut names node, comparison, owner and reach', () => {
    forTrees(300, { nodes: 60, halting: false }, ({ tree }) => {
      const trace = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
      const names = new NodeNames(tree);
      for (let step = 1; step <= trace.length; step += 1) {
        const event = trace.event(step);
        if (event.kind !== 'cutoff') continue;
        const sentence = narrate(trace, step, names, english);
        const nodes = sentence.flatMap((segment) => (segment.kind === 'node' ? [segment.node] : []));
        naming(
          () => plain(sentence),
          () => {
            expect(nodes[0]).toBe(event.node);
            expect(plain(sentence)).toMatch(/ [≥≤] /);
            if (event.owner === null) expect(plain(sentence)).toMatch(/nothing can beat/);
            else {
              expect(nodes).toContain(event.owner);
              expect(plain(sentence)).toMatch(event.reach === 'shallow' ? /shallow cut/ : /deep cut/);
            }
          },
        );
      }
    });
  });
});

describe('the six steps a reader of AIMA sees first', () => {
  const trace = recordTrace(
    treeOf({ max: [{ min: [3, 12, 8] }, { min: [2, 4, 6] }, { min: [14, 5, 2] }] }),
    'alpha-beta',
    DEFAULT_RULES,
  );
  const said = sentencesOf(trace, english);

  test.each([
    [0, 'MAX decides at A. Press → to see the search begin; 9 leaves in all.'],
    [4, 'The leaf 3 takes B down to 3. No bound from above yet.'],
    [
      11,
      'Down to C, where MIN decides, with the window (3,\u2009+∞). It cuts if it drops to 3 or less (α from A).',
    ],
    [
      14,
      'Cut at C: it is worth 2 or less, and A already has 3 from B (2 ≤ 3). The 2 leaves left can change nothing. A shallow cut: A is the parent.',
    ],
    [15, 'C returns 2 to A: 2 or less is all that is proved of it.'],
    [26, 'Done: A is worth 3, and MAX plays to B. 7 of 9 leaves were evaluated.'],
  ])('step %i', (step, sentence) => {
    expect(said[step]).toBe(sentence);
  });
});
