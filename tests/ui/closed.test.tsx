import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { MarkedTerms } from '../../src/ui/glossary/MarkedTerms.tsx';

/** What stands on one line with each term, and the whole text. */
function linesOf(text: string, ...terms: readonly string[]) {
  const places = terms.map((word) => {
    const from = text.indexOf(word);
    return { from, to: from + word.length, term: 'bound' as const };
  });
  const { container } = render(<MarkedTerms {...{ text, places }} ask={() => undefined} />);
  const closed = [...container.querySelectorAll('.closed')].map((line) => line.textContent);
  return { closed, text: container.textContent };
}

describe('a term in a text', () => {
  test.each([
    ['or less (α from A).', ['α'], ['(α']],
    ['the window, then (α and β).', ['window', 'α', 'β'], ['window,', '(α', 'β).']],
    ['“window” (α), “β”', ['window', 'α', 'β'], ['“window”', '(α),', '“β”']],
    ['改变（α 来自 A）。', ['α'], ['（α']],
  ])('keeps the brackets and marks around it on its line: %s', (text, terms, due) => {
    expect(linesOf(text, ...terms)).toEqual({ closed: due, text });
  });
});
