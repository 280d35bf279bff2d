import { describe, expect, test } from 'vitest';
import { uniformTree } from '../../src/core/random/uniformTree.ts';
import { BOUND_NOTATIONS } from '../../src/core/run/boundNotation.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { edgesOf } from '../../src/drawing/layout.ts';
import type { Picture } from '../../src/export/picture.ts';
import { captionOf } from '../../src/export/picture.ts';
import { printOutline, printOutlineInParts } from '../../src/export/text.ts';
import { narrate } from '../../src/families/index.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { LANGUAGES, type Language, loadLanguage } from '../../src/words/language.ts';
import { plain } from '../../src/words/sentence.ts';
import { EXPORT_WORDS } from '../support/exportWords.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';
import { NASTY_TEXTS } from './nastyTexts.ts';
import { nastyTree } from './nastyTree.ts';
import { pictureOf, pictureOfExample } from './pictureOf.ts';

const english = await loadLanguage('en');
const chinese = await loadLanguage('zh');

const CUT = pictureOfExample('aima-fig-5-5', { title: 'AIMA Figure 5.5', step: 14, notation: 'range' });
const CHANCE = pictureOfExample('aima-chance-1234', { title: 'AIMA 图 5.12', step: 20 });

function sentence({ run, step, layout }: Picture, language: Language): string {
  return plain(narrate(run.momentAt(step), layout.names, language)).replaceAll('\u2009', ' ');
}

describe('an outline', () => {
  test('is the picture in plain text: AIMA figure 5.5 when C is cut', () => {
    expect(printOutline(CUT, english)).toBe(
      `Title: AIMA Figure 5.5
Algorithm: Alpha–beta
Rules: cuts at v ≥ β and v ≤ α, fail-soft, bounds of all ancestors
Bounds: proved range [lo, hi]
Step: 14 of 26

${sentence(CUT, english)}

A  MAX  ≥ 3  [3,\u2009+∞]
├─ B  MIN  3  [3,\u20093]  decides
│  ├─ 3  decides
│  ├─ 12
│  └─ 8
├─ C  MIN  ≤ 2  [−∞,\u20092]  <- here
│  ├─ 2  decides
│  ├─ 4  cut
│  └─ 6  cut
└─ D  MIN  not visited
   ├─ 14  not visited
   ├─ 5  not visited
   └─ 2  not visited
`,
    );
  });

  test('speaks Chinese, with moves and probabilities', () => {
    expect(printOutline(CHANCE, chinese)).toBe(
      `标题：AIMA 图 5.12
算法：期望极小极大
步数：第 20 步，共 36 步

${sentence(CHANCE, chinese)}

A  MAX  ≥ 2.1
├─ a1: B  机会  2.1  起决定作用
│  ├─ 0.9: D  MIN  2
│  │  ├─ 2  起决定作用
│  │  └─ 2
│  └─ 0.1: E  MIN  3
│     ├─ 3  起决定作用
│     └─ 3
└─ a2: C  机会  Σ = 0
   ├─ 0.9: F  MIN  <- 当前
   │  ├─ 1  尚未访问
   │  └─ 1  尚未访问
   └─ 0.1: G  MIN  尚未访问
      ├─ 4  尚未访问
      └─ 4  尚未访问
`,
    );
  });

  test('of every tree, in every language and notation, has a line for every node', async () => {
    for (const code of LANGUAGES) {
      const language = await loadLanguage(code);
      for (const { id } of LIBRARY)
        for (const [index, notation] of BOUND_NOTATIONS.entries()) {
          const picture = pictureOfExample(id, { notation, moment: index / 3 }, code);
          const [, , outline = ''] = printOutline(picture, language).split('\n\n');
          expect(outline.trimEnd().split('\n'), id).toHaveLength(picture.run.tree.size);
        }
    }
  });

  test('says before the first step that nothing has begun', () => {
    expect(printOutline(pictureOfExample('gfg', { step: 0 }), english)).toContain(
      '\n\nThe search has not begun.\n\n',
    );
    expect(printOutline(pictureOfExample('gfg', { step: 0 }), chinese)).toContain('\n\n搜索尚未开始。\n\n');
  });

  test.each(NASTY_TEXTS)(
    'keeps every node on its line, and shows what is hidden: $name',
    ({ text, plain: shown }) => {
      const outline = printOutline(pictureOf(nastyTree([text]), { title: text, step: 0 }), english);
      const lines = outline.split(/[\n\r\u2028\u2029\u0085]/);
      expect(lines[0]).toBe(`Title: ${shown}`);
      expect(lines.slice(-5)).toEqual([
        `${shown}  MAX  not visited`,
        `└─ ${shown}: ${shown}  MIN  not visited`,
        `   ├─ ${shown} = 0  not visited`,
        `   └─ ${shown}: 0  not visited`,
        '',
      ]);
    },
  );

  test('of a tree of a thousand plies stays small', () => {
    let sketch: Sketch = { max: [1, 2] };
    for (let depth = 1; depth < 999; depth += 1)
      sketch = depth % 2 ? { min: [sketch, depth] } : { max: [sketch, depth] };
    const lines = printOutline(pictureOf(treeOf(sketch)), english).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(300);
  });
});

test('an outline of a simulation has the visits of every node', () => {
  const picture = pictureOf(treeOf({ max: [{ min: [3, 12] }, 2] }), {
    algorithm: 'mcts',
    limits: { iterations: 5, playout: 'first' },
  });
  expect(printOutline(picture, english)).toMatch(
    /^A {2}MAX {2}\S+ {2}N 5 {2}<- here\n├─ B {2}MIN {2}\S+ {2}N 3 {2}decides$/m,
  );
});

describe('a caption', () => {
  test.each([
    [
      { playout: 'first' },
      'en',
      'A tree. Monte-Carlo tree search, UCT, C = √2, numbers of MAX; step 0 of 14.',
    ],
    [
      { seed: 7, selection: 'puct', c: 2 },
      'en',
      'A tree. Monte-Carlo tree search, PUCT, C = 2, seed 7, numbers of MAX; step 0 of 14.',
    ],
    [{}, 'zh', 'A tree。蒙特卡洛树搜索，UCT，C = √2，随机种子 1，数值按 MAX 记；第 0 步，共 14 步。'],
  ] as const)('tells with what a simulation was made: %j in %s', (limits, language, caption) => {
    const shown = { algorithm: 'mcts', limits: { iterations: 3, ...limits }, step: 0 } as const;
    const picture = pictureOf(treeOf({ max: [{ min: [3, 12] }, 2] }), shown);
    expect(captionOf(picture, EXPORT_WORDS[language])).toBe(caption);
  });

  test.each([
    [
      {},
      'en',
      'A tree. Alpha–beta, cuts at v ≥ β and v ≤ α, fail-soft, bounds of all ancestors; step 26 of 26.',
    ],
    [
      {},
      'zh',
      'A tree。α-β 剪枝，v ≥ β 或 v ≤ α 时剪枝，返回 v 本身（fail-soft），看所有祖先节点的界；第 26 步，共 26 步。',
    ],
    [
      { rules: { cutoff: 'strict', value: 'hard', bounds: 'parent' }, step: 5, title: 'Why?' },
      'en',
      'Why? Alpha–beta, cuts only at v > β and v < α, fail-hard, bounds of the parent only; step 5 of 26.',
    ],
    [{ algorithm: 'minimax', step: 0, title: '' }, 'en', 'Minimax; step 0 of 29.'],
    [{ algorithm: 'minimax', step: 0, title: '' }, 'zh', '极小极大；第 0 步，共 29 步。'],
  ] as const)('tells title, algorithm, rules and step: %j in %s', (shown, language, caption) => {
    const picture = pictureOfExample('aima-fig-5-5', { title: 'A tree', ...shown });
    expect(captionOf(picture, EXPORT_WORDS[language])).toBe(caption);
  });
});

describe('the outline of a large tree', () => {
  test('is the same when the tree is not laid out', () => {
    forTrees({ long: 600, usual: 150 }, { halting: true }, ({ tree, random }) => {
      const growth = random.flip(0.5) ? 'drawn' : 'grown';
      const picture = pictureOf(tree, { moment: random.below(11) / 10, growth });
      const layout = { names: picture.layout.names, edges: edgesOf(picture.run.tree) };
      expectSame(printOutline({ ...picture, layout }, english), printOutline(picture, english));
    });
  });

  test('ends the children of each node that are there with one corner', () => {
    forTrees({ long: 600, usual: 150 }, { halting: true }, ({ tree, random }) => {
      const picture = pictureOf(tree, { moment: random.below(11) / 10, growth: 'grown' });
      const { run, step } = picture;
      const there = run.tree.nodes().filter((node) => node !== ROOT && run.bornAt(node) <= step);
      const corners = printOutline(picture, english).match(/└─ /g) ?? [];
      expect(corners).toHaveLength(new Set(there.map((node) => run.tree.parent(node))).size);
    });
  });

  test('comes in parts of a thousand lines', () => {
    const wish = { branching: 3, depth: 8, seed: 1, values: [0, 99], order: 'given', root: 'max' } as const;
    const picture = pictureOf(uniformTree(wish), { moment: 0.5 });
    const parts = [...printOutlineInParts(picture, english)];
    const lines = parts.map((part) => part.split('\n').length);
    expect(parts.length).toBeGreaterThan(9);
    expect(Math.max(...lines)).toBeLessThan(1_100);
    expect(
      parts
        .join('')
        .split('\n')
        .filter((line) => /^(?:A {2}|[│ ]*[├└]─ )/.test(line)),
    ).toHaveLength(picture.run.tree.size);
  });
});
