/** What is said of the terms, and where they are found in what is said of anything else. */

import { describe, expect, expectTypeOf, it, test } from 'vitest';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { narrate } from '../../src/families/index.ts';
import { TERMS, type TermId } from '../../src/library/glossary.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { english } from '../../src/words/en/page.ts';
import { glossary as englishGlossary } from '../../src/words/en/work.ts';
import { LANGUAGE_ROWS } from '../../src/words/languages.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain } from '../../src/words/sentence.ts';
import type { GlossaryEntry } from '../../src/words/termsIn.ts';
import { termsIn } from '../../src/words/termsIn.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { glossary as chineseGlossary } from '../../src/words/zh/work.ts';
import { treeOf } from '../library/runs.ts';

const GLOSSARIES = { en: englishGlossary as Readonly<Record<TermId, GlossaryEntry>>, zh: chineseGlossary };
type Code = keyof typeof GLOSSARIES;

/** The names found, each with its term: "the [window](search-window)". */
function marked(text: string, code: Code): string {
  let [out, done] = ['', 0];
  for (const { from, to, term } of termsIn(text, GLOSSARIES[code])) {
    out += `${text.slice(done, from)}[${text.slice(from, to)}](${term})`;
    done = to;
  }
  return out + text.slice(done);
}

describe('The glossary', () => {
  it('has the terms of the library, and no others', async () => {
    expectTypeOf<keyof typeof englishGlossary>().toEqualTypeOf<TermId>();
    for (const code of ['en', 'zh'] as const) {
      const { glossary } = await LANGUAGE_ROWS[code].work();
      expect(Object.keys(glossary)).toEqual(Object.keys(TERMS));
      expect(glossary).toBe(GLOSSARIES[code]);
    }
  });

  test.each(Object.entries(englishGlossary))('says of %s two sentences', (_, { title, text, names }) => {
    const sentences = text.split(/(?<=\.) (?=[A-Zα-ω])/);
    expect(sentences).toHaveLength(2);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-Zα-ω].*\.$/);
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(26);
    }
    expect(title).toMatch(/^[A-Zα-ω]/);
    expect(`${title} ${text}`).not.toMatch(/\p{Script=Han}|-\d|['"]| {2}/u);
    expect(names.length).toBeGreaterThan(0);
  });

  test.each(Object.entries(chineseGlossary))('says of %s two sentences in Chinese', (_, { title, text }) => {
    expect(text).toMatch(/^[^。]+。[^。]+。$/);
    for (const sentence of text.split('。')) expect(sentence.length, sentence).toBeLessThanOrEqual(60);
    expect(`${title}${text}`).not.toMatch(/\p{Script=Han} *[,;:.!?]|\p{Script=Han} +\p{Script=Han}|-\d/u);
    // A space between the scripts, but in α剪枝.
    expect(text).not.toMatch(/\p{Script=Han}[A-Za-zα-ω\d]|[A-Za-z\d]\p{Script=Han}/u);
  });

  test.each(['en', 'zh'] as const)('has each name once in %s, and finds it', (code) => {
    const seen = new Set<string>();
    for (const [term, { names }] of Object.entries(GLOSSARIES[code]))
      for (const name of names) {
        expect(seen.has(name), name).toBe(false);
        seen.add(name);
        expect(marked(name, code)).toBe(`[${name}](${term})`);
      }
  });
});

describe('Terms are found', () => {
  test.each<[Code, string]>([
    ['en', 'Down to C, where [MIN](min-node) decides, with the [window](search-window) (3, +∞).'],
    ['en', '[α cut](alpha-cut) at C: it is worth 2 or less. The 2 [leaves](leaf) left can change nothing.'],
    ['en', 'A [deep cut](deep-cutoff): A is 3 [plies](ply) up, so play never comes here.'],
    ['en', '[α](alpha) is still −∞: nothing can [cut](cutoff) B yet.'],
    ['en', 'What goes up is only a [bound](bound).'],
    ['en', '[Windows](search-window), [MAX nodes](max-node), [chance nodes](chance-node), [Leaf](leaf)'],
    ['en', '[search windows](search-window) are pairs [(α, β)](search-window)'],
    ['en', '[Alpha–beta](alpha-beta), [alpha-beta pruning](alpha-beta), [alpha](alpha) and [β](beta)'],
    // not in other words
    [
      'en',
      'Max and min, the maximum, a leaflet, windowed, boundary, shortcut, αβγ, cut-off, non-leaf, x1alpha',
    ],
    ['zh', '在 C 处发生 [α剪枝](alpha-cut)：它的值至多是 2，而 A 已经从 B 得到 3（2 ≤ 3）。'],
    ['zh', '这是[深剪枝](deep-cutoff)：A 在上方 3 [层](ply)，棋局不会走到这里。'],
    ['zh', '向下进入 [MIN 节点](min-node) C，[搜索窗口](search-window)为 (3, +∞)。'],
    ['zh', 'C 的子节点都已返回，向上传的只是一个[界](bound)。'],
    ['zh', 'B 的[倒推值](backed-up-value)定为 3，传给 A。'],
    ['zh', '[期望极小极大](expectiminimax)与[极小极大](minimax)，[α-β 剪枝](alpha-beta)与[剪枝](cutoff)'],
    ['zh', 'MAXIMUM、alphabet'],
  ])('%s: %s', (code, text) => {
    const bare = text.replace(/\[([^\]]+)\]\([a-z-]+\)/g, '$1');
    expect(marked(bare, code)).toBe(text);
  });

  it('in order, apart from each other, and where they are said to stand', () => {
    const text = 'The α cut at the MIN node, a shallow cut, narrows no window.';
    const places = termsIn(text, GLOSSARIES.en);
    expect(places.map(({ from, to }) => text.slice(from, to))).toEqual([
      'α cut',
      'MIN node',
      'shallow cut',
      'window',
    ]);
    expect(termsIn('', GLOSSARIES.en)).toEqual([]);
  });

  test.each([english, chinese])('in most sentences of a run in $tag', (language) => {
    const tree = treeOf(LIBRARY[0]!);
    const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
    const names = new NodeNames(tree);
    const glossary = GLOSSARIES[language.code];
    const sentences = Array.from({ length: run.length }, (_, index) =>
      plain(narrate(run.momentAt(index + 1), names, language)),
    );
    const silent = sentences.filter((sentence) => termsIn(sentence, glossary).length === 0);
    expect(silent.length).toBeLessThan(sentences.length / 2);
  });
});
