import { describe, expect, test } from 'vitest';
import { hasChinese, isBeyondPdfLatex, latexMath, latexText } from '../../src/export/latexText.ts';
import { visibleText } from '../../src/words/visibleText.ts';
import { NASTY_TEXTS } from './nastyTexts.ts';

describe('a text that somebody wrote', () => {
  test.each(NASTY_TEXTS)('stays a text in LaTeX: $name', ({ text, latex }) => {
    expect(latexText(text)).toBe(latex);
  });

  test.each(NASTY_TEXTS)('is one line of plain text, and shows what is hidden: $name', ({ text, plain }) => {
    expect(visibleText(text)).toBe(plain);
  });

  test('of any character holds no command but those of the table', () => {
    for (let code = 0; code < 0x3000; code += 1) {
      const latex = latexText(`x${String.fromCodePoint(code)}x`);
      const rest = latex
        .replace(/\\[{}$&#%_]|\\text\w+\{(\}|U\+[0-9A-F]+\}|\\char34\})|\$(-|_\{\d\}|\\[A-Za-z]+)\$/g, '')
        .replace(/[^\\{}$&#%_^~<>|"\p{C}]|[\u200C\u200D]/gu, '');
      expect(rest, code.toString(16)).toBe('');
    }
  });
});

describe('what the program writes', () => {
  test.each([
    ['3', '$3$'],
    ['−2.5', '$-2.5$'],
    ['≤ 2', '$\\leq 2$'],
    ['≈0', '$\\approx 0$'],
    ['≥ −∞', '$\\geq -\\infty$'],
    ['6…8', '$6\\ldots 8$'],
    ['(−∞,\u2009+∞)', '$(-\\infty, +\\infty)$'],
    ['[3,\u20092]', '$[3, 2]$'],
    ['α = 3', '$\\alpha = 3$'],
    ['Σ = 0.5', '$\\Sigma = 0.5$'],
    ['1/3', '$1/3$'],
    ['N 12', '$N\\ 12$'],
    ['1e+21', '$1\\cdot 10^{21}$'],
    ['2e−7', '$2\\cdot 10^{-7}$'],
    ['', ''],
  ])('is math: %s', (text, math) => {
    expect(latexMath(text)).toBe(math);
  });

  test('in a sentence is math that no line break parts', () => {
    expect(latexText('cuts at v ≥ β and v < α')).toBe(`cuts at $\{v \\geq \\beta}$ and $\{v < \\alpha}$`);
  });
});

describe('code', () => {
  test.each([
    ['Zoë, naïve, Ünal', false, false],
    ['Ðorđe', true, false],
    ['дерево', true, false],
    ['弈树', true, true],
    ['  % 弈树\nA', false, false],
  ])('%j needs more than pdfLaTeX: %s; Chinese: %s', (code, beyond, chinese) => {
    expect(isBeyondPdfLatex(code)).toBe(beyond);
    expect(hasChinese(code)).toBe(chinese);
  });
});
