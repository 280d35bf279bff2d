import { describe, expect, test } from 'vitest';
import { fewestOrder } from '../../src/core/order/fewestOrder.ts';
import { seeded } from '../../src/core/random/seeded.ts';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { canSearch, DEPTH_FIRST } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import { rowsOf, treeOfRows } from '../../src/core/tree/treeRows.ts';
import { narrate } from '../../src/families/index.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { english } from '../../src/words/en/page.ts';
import type { Language } from '../../src/words/language.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain } from '../../src/words/sentence.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { EVERY_RULE, forTrees, naming } from '../support/forTrees.ts';
import { treeOf } from '../support/sketch.ts';

const LANGUAGES = [english, chinese];

function sentencesOf(run: AnyRun, language: Language): string[] {
  const names = new NodeNames(run.tree);
  return Array.from({ length: run.length + 1 }, (_, step) =>
    plain(narrate(run.momentAt(step), names, language)),
  );
}

function expectWellSet(sentence: string, language: Language): void {
  expect(sentence).not.toBe('');
  expect(sentence, 'no word of the machine').not.toMatch(/NaN|undefined|Infinity|null|\[object/);
  // Between figures a hyphen belongs to a name: the play 5-2.
  expect(sentence, 'a true minus before figures').not.toMatch(/(?<!\d)-[\d∞]/);
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
      for (const algorithm of DEPTH_FIRST.filter((name) => canSearch(name, tree))) {
        const run = recordTrace(tree, algorithm, DEFAULT_RULES);
        for (const language of LANGUAGES) {
          for (const sentence of sentencesOf(run, language)) expectWellSet(sentence, language);
        }
      }
    },
  );

  test('is well set on random trees with every feature, under every rule', () => {
    forTrees(150, { nodes: 40, halting: true }, ({ tree, random }) => {
      const rules = random.pick(EVERY_RULE);
      const run = recordTrace(tree, 'alpha-beta', rules);
      for (const language of LANGUAGES) {
        for (const sentence of sentencesOf(run, language)) expectWellSet(sentence, language);
      }
    });
  });

  test('of a cut names node, comparison, owner and reach', () => {
    forTrees(300, { nodes: 60, halting: false }, ({ tree }) => {
      const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
      const names = new NodeNames(tree);
      for (let step = 1; step <= run.length; step += 1) {
        const event = run.event(step);
        if (event.kind !== 'cutoff') continue;
        const sentence = narrate(run.momentAt(step), names, english);
        const nodes = sentence.flatMap((segment) => (segment.kind === 'node' ? [segment.node] : []));
        naming(
          () => plain(sentence),
          () => {
            expect(nodes[0]).toBe(event.node);
            expect(plain(sentence)).toMatch(/ [≥≤] /);
            if (event.owner === null) expect(plain(sentence)).toMatch(/nothing can beat|no leaf is worth/);
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
  const run = recordTrace(
    treeOf({ max: [{ min: [3, 12, 8] }, { min: [2, 4, 6] }, { min: [14, 5, 2] }] }),
    'alpha-beta',
    DEFAULT_RULES,
  );
  const said = sentencesOf(run, english);

  test.each([
    [0, 'MAX decides at A. 9 leaves in all.'],
    [4, 'The leaf 3 takes B down to 3. α is still −∞: nothing can cut B yet.'],
    [
      6,
      'The leaf 12 is no better for MIN than the 3 that B has. Only the last child is yet to come: after it B has nothing to cut.',
    ],
    [
      8,
      'The leaf 8 is no better for MIN than the 3 that B has. B is settled now: its value can be passed up.',
    ],
    [10, 'B takes A up to 3.'],
    [
      11,
      'Down to C, where MIN decides, with the window (3,\u2009+∞). It cuts if it drops to 3 or less (α from A).',
    ],
    [
      14,
      'α cut at C: it is worth 2 or less, and A already has 3 from B (2 ≤ 3). The 2 leaves left can change nothing. A shallow cut: A is the parent.',
    ],
    [15, 'C returns 2 to A: 2 or less is all that is proved of it.'],
    [16, 'C returned 2: no better for MAX than the 3 that A has (C is worth 2 or less).'],
    [21, 'The leaf 5 takes D down to 5. Only the last child is yet to come: after it D has nothing to cut.'],
    [26, 'Done: A is worth 3, and MAX plays to B. Of 9 leaves, 7 were evaluated.'],
  ])('step %i', (step, sentence) => {
    expect(said[step]).toBe(sentence);
  });
});

/** The sentences of a run of alpha-beta on a literal. */
function said(literal: string, rules: Partial<SearchRules> = {}, language: Language = english): string[] {
  const parsed = parseTree(literal);
  if (!parsed.ok) throw new Error(`${literal} is no tree`);
  return sentencesOf(recordTrace(parsed.value, 'alpha-beta', { ...DEFAULT_RULES, ...rules }), language);
}

describe('A sentence says no more than is true', () => {
  test('of a bound that came back: it is no value', () => {
    const sentences = said('((3 5) (3 1))');
    expect(sentences[14]).toBe(
      'C returned 3: no better for MAX than the 3 that A has (C is worth 3 or less).',
    );
    expect(said('((3 5) (3 1))', {}, chinese)[14]).toBe('C 返回 3（它至多是 3），不大于 3，A 仍为 3。');
    expect(said('min(3 (4))', { value: 'hard' })[8]).toMatch(
      /^B returned 3: no better for MIN than the 3 that A has \(B is worth 4\)/,
    );
  });

  test('of a node that has nothing yet', () => {
    const sentences = said('(-inf -inf)');
    expect(sentences[3]).toBe('The leaf −∞ is all that A has so far, and nothing is worse for MAX.');
    expect(sentences[5]).toBe('The leaf −∞ is no better for MAX than the −∞ that A has.');
  });

  test('of the fewest leaves: with infinite values the count of Knuth and Moore is none', () => {
    const last = (literal: string) => said(literal).at(-1);
    expect(last('((-inf 5) (inf inf))')).toMatch(/Of 4 leaves, 3 were evaluated\.$/);
    expect(last('((inf inf) (-inf 5))')).toMatch(/Of 4 leaves, 2 were evaluated\.$/);
    expect(last('((3 5) (2 7))')).toMatch(/Of 4 leaves, 3 were evaluated, the fewest possible\.$/);
  });

  test('of the fewest leaves on uniform trees: no order of children needs fewer', () => {
    let claims = 0;
    for (let seed = 1; seed <= 400; seed += 1) {
      const random = seeded(seed);
      const leaf = (): string => random.pick(['1', '2', '3', '4', '5', 'inf', '-inf']);
      const ply = (depth: number): string => (depth === 0 ? leaf() : `(${ply(depth - 1)} ${ply(depth - 1)})`);
      const literal = ply(2 + (seed % 2));
      const last = said(literal).at(-1) as string;
      if (!/fewest possible/.test(last)) continue;
      claims += 1;
      const parsed = parseTree(literal);
      const fewest = parsed.ok ? fewestOrder(parsed.value)?.leaves : null;
      expect(last, literal).toMatch(new RegExp(`Of \\d+ leaves, ${fewest} `));
    }
    expect(claims).toBeGreaterThan(10);
  });

  test('of a bound that a node was given: it is not its own', () => {
    const sentences = said('min(0 min(3 (4 9)))', { value: 'running', bounds: 'parent' });
    expect(sentences[6]).toMatch(/^The leaf 3 is no better for MIN than β = 0 at B\./);
    expect(sentences[10]).toMatch(/and B itself already has 3 from the leaf 3 \(4 ≥ 3\)/);
  });

  test('of infinity: nothing is more', () => {
    expect(said('(((inf 1) (2 inf)) ((inf inf) 3))').join(' ')).not.toMatch(/∞ or (more|less)/);
  });

  test('of what is known before the search, if something is', () => {
    expect(said('leaves -2..2; (1 2)')[1]).toBe(
      'The search begins at A, where MAX decides. Every leaf is known to lie between −2 and 2, but the search begins open: the window is (−∞,\u2009+∞).',
    );
  });

  test('of a cut between equals: play could come there as well', () => {
    const sentences = said('((3 4) ((((3 1) 9) 8) 7))');
    const cut = sentences.find((sentence) => /deep cut/.test(sentence));
    expect(cut).toMatch(/A deep cut: A is 3 plies up, and [A-Z] cannot beat its 3\.$/);
  });
});

describe('Names', () => {
  test('made by themselves leave out those that were given', () => {
    expect(said('A:(3 12 8) B:(2 4 6) C:(14 5 2)').at(-1)).toMatch(
      /^Done: D is worth 3, and MAX plays to A\./,
    );
    expect(said('A:(3 12 8) B:(2 4 6) C:(14 5 2)', {}, chinese).at(-1)).toMatch(/^搜索结束：D 的值为 3，/);
  });

  test('of inner nodes are never two nodes’, unless somebody gave one twice', () => {
    forTrees(200, { nodes: 80 }, ({ tree, random }) => {
      const rows = rowsOf(tree).map((row, index) => ({
        ...row,
        label: random.flip(0.3) ? 'ABCDEFGHIJ'.charAt(index % 10) + 'x'.repeat(Math.floor(index / 10)) : '',
      }));
      const labelled = treeOfRows(rows);
      const names = new NodeNames(labelled);
      const inner = labelled.nodes().filter((node) => !labelled.isLeaf(node));
      expect(new Set(inner.map((node) => names.of(node))).size).toBe(inner.length);
    });
  });

  test('of moves are said where there are some', () => {
    expect(said('a1-> (3 12) a2-> (2 4)').at(-1)).toMatch(/^Done: A is worth 3, and MAX plays a1\./);
    expect(said('a1-> (3 12) a2-> (2 4)', {}, chinese).at(-1)).toMatch(/MAX 的最佳走步是 a1。/);
  });
});
