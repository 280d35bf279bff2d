/** Counts are written with commas between their thousands, and so that no count is taken for the name of a move. */
import { expect, test } from 'vitest';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { narrate } from '../../src/families/index.ts';
import { panels as inEnglish } from '../../src/words/en/figure.ts';
import { english } from '../../src/words/en/page.ts';
import type { Language } from '../../src/words/language.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain } from '../../src/words/sentence.ts';
import { panels as inChinese } from '../../src/words/zh/figure.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { treeOf } from '../support/sketch.ts';

const WIDE = treeOf({ max: Array.from({ length: 1234 }, (_, leaf) => leaf % 7) });

test.each([english, chinese])('in the sentences of $code', (language) => {
  for (const algorithm of ['minimax', 'alpha-beta'] as const) {
    const run = recordTrace(WIDE, algorithm, DEFAULT_RULES);
    const names = new NodeNames(run.tree);
    const said = [0, run.length].map((step) => plain(narrate(run.momentAt(step), names, language)));
    for (const sentence of said) {
      expect(sentence).toContain('1,234');
      expect(sentence).not.toMatch(/\d{4}/);
    }
  }
  expect(language.page.foldedNodes(3279)).toContain('3,279');
  expect(language.page.foldedNodes(1)).toContain('+1');
});

test.each([inEnglish, inChinese])('beside the figure', (words) => {
  for (const text of [words.enteredOf(549_946), words.storedNow(549_946), words.wholeTree(549_946)])
    expect(text).toContain('549,946');
});

test('how many further moves are as good is told in words', () => {
  const ties = recordTrace(treeOf({ max: Array.from({ length: 9 }, () => 0) }), 'minimax', DEFAULT_RULES);
  const said = (language: Language) =>
    plain(narrate(ties.momentAt(ties.length), new NodeNames(ties.tree), language));
  expect(ties.bestMove).toBe(ties.tree.child(ROOT, 0));
  expect(said(english)).toMatch(/ and 2 further moves are as good\./);
  expect(said(chinese)).toMatch(/ 等 8 个走步与它等值。/);
});
