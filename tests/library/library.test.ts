import { describe, expect, it } from 'vitest';
import { rangeLabel } from '../../src/core/run/rangeLabel.ts';
import { canSearch } from '../../src/core/search/algorithms.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { CHANCE } from '../../src/core/tree/nodeKind.ts';
import { CHAPTERS, type Example } from '../../src/library/example.ts';
import { gameFiguresOf } from '../../src/library/gameFigures.ts';
import { exampleById, figuresOf, frontFiguresOf, LIBRARY } from '../../src/library/library.ts';
import { momentsOf } from '../../src/library/moments.ts';
import { TOPICS } from '../../src/library/topics.ts';
import { PUBLISHED } from './answers.ts';
import { runOf, treeOf } from './runs.ts';

/** Lin and Ma, figure 3.10: a leaf or a finished node has a value, an open node a bound. */
const TSINGHUA =
  '0, ≤ 0, 5, 0, ≥ 0, −3, ≤ −3, 0, ≤ 0, 3, 3, ≥ 3, 0, ≥ 0, 5, ≤ 5, ' +
  '4, ≤ 4, 1, 1, ≥ 1, −3, ≤ −3, 1, ≤ 1, 6, ≤ 6, 8, 6, ≥ 6, 1, 1';

const examples = LIBRARY.map((example): [string, Example] => [example.id, example]);
const example = (id: string): Example => exampleById(id)!;

const UNPUBLISHED = [
  'single-agent',
  'erring-opponent',
  'style-of-play',
  'alliance',
  'roll-before-each-move',
  'grundy-7',
  'kalah-2-1',
  'star1-six-one',
  'aima-ex-max-leaves-0-1',
  'aima-ex-expectimax-leaves-0-1',
  'hanging',
  'trap',
  'bear-off-lesson',
  'pig-19',
  'pig-20',
  'pig-21',
  'how-deep',
  'estimate-or-proof',
  'proved-early',
  'material',
  'mit6034-maxn',
  'maxn-shallow',
  'maxn-tie',
  'chances-of-a-win',
  'given-results',
  'misled-by-14',
  'nine-wins-and-a-loss',
  'aima-fig-5-10',
];

describe('The library', () => {
  it('opens with the walk-through of alpha-beta', () => {
    expect(LIBRARY[0]!.id).toBe('aima-fig-5-5');
  });

  it('has every published tree once, and some that nobody published', () => {
    const published = PUBLISHED.map(({ id }) => id);
    expect(LIBRARY.map(({ id }) => id).sort()).toEqual([...published, ...UNPUBLISHED].sort());
    expect(new Set(LIBRARY.map(({ id }) => id)).size).toBe(LIBRARY.length);
  });

  it('lists the course first, then textbooks, then exams', () => {
    const groups = ['course', 'textbook', 'exam'];
    const ranks = LIBRARY.map(({ group }) => groups.indexOf(group));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });

  it('has every tree in exactly one chapter, and no chapter without a tree', () => {
    const inChapters = CHAPTERS.flatMap((chapter) => figuresOf(chapter).map(({ id }) => id));
    expect(inChapters.toSorted()).toEqual(LIBRARY.map(({ id }) => id).sort());
    for (const chapter of CHAPTERS)
      expect([...figuresOf(chapter), ...gameFiguresOf(chapter)]).not.toEqual([]);
  });

  it('has what a chapter teaches in it: chance in one, searches without a window before those with one', () => {
    for (const example of LIBRARY) {
      const tree = treeOf(example);
      if (tree.hasChance) expect(example.chapter, example.id).toBe(5);
      if (example.chapter === 3) expect(example.algorithm, example.id).toBe('alpha-beta');
      expect(example.chapter === 6, example.id).toBe(example.algorithm === 'mcts');
      const searched = tree.players > 0 ? 'max-n' : 'minimax';
      if (example.chapter === 2) expect(example.algorithm, example.id).toBe(searched);
    }
  });

  it('puts figures of the chapter on the front door, and all that it names', () => {
    for (const chapter of CHAPTERS) {
      const front = frontFiguresOf(chapter);
      expect(front).toHaveLength(Math.min(4, figuresOf(chapter).length));
      expect(front.map((example) => example.chapter)).toEqual(front.map(() => chapter));
    }
  });

  it('has captions of its own for all', () => {
    for (const code of ['en', 'zh'] as const) {
      const captions = LIBRARY.map(({ name, by }) => `${by[code]} ${name[code]}`);
      expect(captions.filter((caption, index) => captions.indexOf(caption) !== index)).toEqual([]);
    }
  });

  it('finds no example under an unknown id', () => {
    expect(exampleById('no-such-tree')).toBeUndefined();
  });
});

describe.each(examples)('%s', (id, example) => {
  it('is a tree with all leaf values known, or with given results, which its algorithm can search', () => {
    const tree = treeOf(example);
    expect(tree.hasUnknown).toBe(example.limits?.given !== undefined);
    expect(canSearch(example.algorithm, tree)).toBe(true);
    expect(runOf(example).result.ok).toBe(true);
  });

  it('names each move of its root, or none', () => {
    const { moves } = example;
    if (moves !== undefined) expect(moves).toHaveLength(treeOf(example).childCount(ROOT));
  });

  it('has a twin that points back', () => {
    if (example.twin !== undefined) expect(exampleById(example.twin)?.twin).toBe(id);
  });

  it('has topics, each once', () => {
    expect(example.topics.length).toBeGreaterThan(0);
    expect(new Set(example.topics).size).toBe(example.topics.length);
    for (const topic of example.topics) expect(TOPICS).toHaveProperty([topic]);
  });

  it('has texts in both languages, as they are printed', () => {
    expect(example.title.en.length).toBeLessThanOrEqual(45);
    for (const { en, zh } of [example.title, example.source, example.notice]) {
      for (const text of [en, zh]) {
        expect(text.trim()).not.toBe('');
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/-\d/);
        expect(text).not.toMatch(/https?:|github/i);
      }
      expect(en).not.toMatch(/\p{Script=Han}|[，。；：（）]/u);
      expect(zh).toMatch(/\p{Script=Han}/u);
      expect(zh).not.toMatch(/\p{Script=Han} ?[,;:!?]|[,;!?] ?\p{Script=Han}/u);
    }
    expect(example.notice.en).toMatch(/\.$/);
    expect(example.notice.zh).toMatch(/。$/);
  });

  it('says so where parts of it are reconstructed', () => {
    const { origin, notice } = example;
    expect(/reconstructed/.test(notice.en)).toBe(origin === 'reconstructed');
    expect(/重构/.test(notice.zh)).toBe(origin === 'reconstructed');
  });
});

it.each(PUBLISHED.map((published) => [published.id, published] as const))(
  '%s is the tree that was published',
  (id, published) => {
    const printed = treeOf({ ...example(id), literal: JSON.stringify(published.tree) });
    expect(unnamed(treeOf(example(id)))).toEqual(unnamed(printed));
    expect(example(id).root ?? 'max').toBe(published.root);
    expect(example(id).leafBounds).toEqual(published.leafBounds);
  },
);

/** The tree without its names: who decides at each node, what the leaves are worth, how likely outcomes are. */
function unnamed(tree: GameTree, node: NodeId = ROOT): unknown {
  if (tree.isLeaf(node)) return tree.value(node);
  const children = tree.children(node).map((child) => unnamed(tree, child));
  const isChance = tree.kind(node) === CHANCE;
  return [
    tree.kindName(node),
    ...children,
    isChance && tree.children(node).map((child) => tree.probability(child)),
  ];
}

describe('Named moments', () => {
  it('are the six frames of AIMA’s figure 5.5', () => {
    const run = runOf(example('aima-fig-5-5'));
    const moments = momentsOf(example('aima-fig-5-5').moments, run);
    expect(moments.map(({ name }) => name)).toEqual(['(a)', '(b)', '(c)', '(d)', '(e)', '(f)']);
    const [root, b, c, d] = [0, 1, 5, 9].map((id) => run.tree.nodes()[id]!);
    const rangeOf = (node = root!, index = 0) => {
      const { low, high } = run.rangeAt(node, moments[index]!.step);
      return [low, high];
    };
    expect([rangeOf(b, 0), rangeOf(root, 0)]).toEqual([
      [-Infinity, 3],
      [-Infinity, Infinity],
    ]);
    expect([rangeOf(b, 1), rangeOf(root, 1)]).toEqual([
      [-Infinity, 3],
      [-Infinity, Infinity],
    ]);
    expect([rangeOf(b, 2), rangeOf(root, 2)]).toEqual([
      [3, 3],
      [3, Infinity],
    ]);
    expect([rangeOf(c, 3), rangeOf(root, 3)]).toEqual([
      [-Infinity, 2],
      [3, Infinity],
    ]);
    expect([rangeOf(d, 4), rangeOf(root, 4)]).toEqual([
      [-Infinity, 14],
      [3, 14],
    ]);
    expect([rangeOf(d, 5), rangeOf(root, 5)]).toEqual([
      [2, 2],
      [3, 3],
    ]);
  });

  it('are the 32 of the Tsinghua textbook, each with what is then known', () => {
    const run = runOf(example('thu-fig-3-10'));
    const moments = momentsOf(example('thu-fig-3-10').moments, run);
    expect(moments).toHaveLength(32);
    expect([moments[0]!.name, moments[31]!.name]).toEqual(['1', '32']);
    const known = moments.map(({ step }) => {
      const { node } = run.event(step);
      return rangeLabel(run.tree.kindName(node), run.stateAt(node, step), run.tree.leafBounds);
    });
    expect(known.join(', ')).toBe(TSINGHUA);
  });
});
