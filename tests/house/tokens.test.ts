/**
 * Space and rounded corners are chosen from the few of ui/styles/tokens.css, not measured anew in each rule;
 * and no rule slants Chinese, whose faces have no italic.
 */
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const FILES = sourceFiles('src').filter(({ path }) => path.endsWith('.css'));
const TOKENS = 'src/ui/styles/tokens.css';

/** Paddings, gaps, margins and radii of a style sheet that say a number of pixels themselves. */
function literalsIn(css: string): readonly string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const declarations = plain.matchAll(
    /(?<![\w-])((?:[\w-]*-)?(?:padding|gap|margin|radius)(?:-[\w-]+)?)\s*:[^;}]*/g,
  );
  return [...declarations].map(([text]) => text).filter((text) => /\d(?:px|pt|rem)\b/.test(text));
}

/** The selectors of the rules of a style sheet that slant text, without those that leave Chinese upright. */
function slantedIn(css: string): readonly string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const rules = plain.matchAll(/([^{};]*)\{[^{}]*font(?:-style)?:[^;}]*italic/g);
  return [...rules]
    .map(([, selector = '']) => selector.trim())
    .filter((one) => !one.includes(':not(:lang(zh))'));
}

describe('italics', () => {
  it.each(FILES)('slant no Chinese in $path', ({ text }) => {
    expect(slantedIn(text)).toEqual([]);
  });

  it.each([
    ['.a { color: red; font-style: italic }', ['.a']],
    ['.a { .b { font: italic 400 1em serif; } }', ['.b']],
    ['.a { &:not(:lang(zh)) { font-style: italic; } }', []],
    ['.a { font-style: normal; }', []],
  ])('%s slants %j', (css, selectors) => {
    expect(slantedIn(css)).toEqual(selectors);
  });
});

describe('padding, gap, margin and radius', () => {
  it.each(FILES.filter(({ path }) => path !== TOKENS))('have no pixels of their own in $path', ({ text }) => {
    expect(literalsIn(text)).toEqual([]);
  });

  it('take tokens that exist, and every token is taken', () => {
    const pattern = /--(?:space|radius)-\w+/g;
    const [declared, taken] = [new Set<string>(), new Set<string>()];
    for (const { path, text } of FILES)
      for (const [name] of text.matchAll(pattern)) (path === TOKENS ? declared : taken).add(name);
    expect([...taken].sort()).toEqual([...declared].sort());
  });

  it.each([
    ['.a { padding: 0 4px; }', 1],
    ['.a { padding-inline: calc(2 * var(--space-1) + 3px) }', 1],
    ['.a { row-gap: 1px; gap: var(--space-1) 2px; }', 2],
    ['.a { border-top-left-radius: 3px; border-radius: var(--radius-tag); }', 1],
    ['.a { margin: 16mm auto 12vh 0.3em; width: 4px; }', 0],
    ['/* padding: 4px; */ .a { --gap: 4px }', 1],
  ])('%s has %i', (css, count) => {
    expect(literalsIn(css)).toHaveLength(count);
  });
});
