/** Counts are written with commas between their thousands, and so that no count is taken for the name of a move. */
import { expect, test } from 'vitest';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { narrate } from '../../src/families/index.ts';
import * as enClass from '../../src/words/en/class.ts';
import * as enFigure from '../../src/words/en/figure.ts';
import { english } from '../../src/words/en/page.ts';
import * as enProgram from '../../src/words/en/program.ts';
import * as enWork from '../../src/words/en/work.ts';
import type { Language } from '../../src/words/language.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain } from '../../src/words/sentence.ts';
import * as zhClass from '../../src/words/zh/class.ts';
import * as zhFigure from '../../src/words/zh/figure.ts';
import { chinese } from '../../src/words/zh/page.ts';
import * as zhProgram from '../../src/words/zh/program.ts';
import * as zhWork from '../../src/words/zh/work.ts';
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

test.each([enFigure.panels, zhFigure.panels])('beside the figure', (words) => {
  for (const text of [words.enteredOf(549_946), words.storedNow(549_946), words.wholeTree(549_946)])
    expect(text).toContain('549,946');
});

/** Texts by where they are in a file of words, each with what makes it; those in lists count by their index. */
function textsIn(words: object, path = ''): [string, (...facts: unknown[]) => unknown][] {
  return Object.entries(words).flatMap(([name, text]) => {
    const at = `${path}.${name}`;
    if (typeof text === 'function') return [[at, text] as [string, (...facts: unknown[]) => unknown]];
    return typeof text === 'object' && text !== null ? textsIn(text, at) : [];
  });
}

/** Returns how often the number stands without commas in what a text makes of it; null when it makes no text of numbers. */
function ungrouped(make: (...facts: unknown[]) => unknown): number | null {
  try {
    const made = make(...new Array(9).fill(12_345));
    const said = Array.isArray(made) ? plain(made) : made;
    return typeof said === 'string' ? said.split('12345').length - 1 : null;
  } catch {
    return null;
  }
}

test.each([
  ['page', english.page, chinese.page],
  ['figure', enFigure, zhFigure],
  ['work', enWork, zhWork],
  ['class', enClass, zhClass],
  ['program', enProgram, zhProgram],
] as const)('wherever a text of %s has them in one language, in the other as well', (_, inOne, inOther) => {
  const others = new Map(textsIn(inOther));
  let compared = 0;
  const unlike = textsIn(inOne).flatMap(([at, make]) => {
    const counts = [ungrouped(make), ungrouped(others.get(at)!)];
    if (counts.includes(null)) return [];
    compared += 1;
    return counts[0] === counts[1] ? [] : [`${at}: ${counts.join(' against ')}`];
  });
  expect(compared).toBeGreaterThan(10);
  expect(unlike).toEqual([]);
});

test('how many further moves are as good is told in words', () => {
  const ties = recordTrace(treeOf({ max: Array.from({ length: 9 }, () => 0) }), 'minimax', DEFAULT_RULES);
  const said = (language: Language) =>
    plain(narrate(ties.momentAt(ties.length), new NodeNames(ties.tree), language));
  expect(ties.bestMove).toBe(ties.tree.child(ROOT, 0));
  expect(said(english)).toMatch(/ and 2 further moves are as good\./);
  expect(said(chinese)).toMatch(/ 等 8 个走步与它等值。/);
});
