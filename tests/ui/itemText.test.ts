import { describe, expect, test } from 'vitest';
import type { BoundNotation } from '../../src/core/run/boundNotation.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { itemText } from '../../src/ui/figure/itemText.ts';
import { operable } from '../../src/words/en/figure.ts';
import { english } from '../../src/words/en/page.ts';
import { runOf } from '../library/runs.ts';

const AIMA = exampleById('aima-fig-5-5')!;

/** What is said of the nodes B and C when C has seen its first leaf, 2, beside the 3 that A has: figure 5.5 (d). */
function spoken(notation: BoundNotation): string[] {
  const run = runOf(AIMA);
  const { names } = subjectOfExample(AIMA);
  const moment = run.momentAt(13);
  return [1, 5].map((node) =>
    itemText(moment, names, { page: english.page, words: operable }, node as NodeId, false, notation),
  );
}

describe('bounds are said as they are drawn', () => {
  test.each([
    ['window', ['B, MIN, finished, 3', 'C, MIN, open, ≤ 2, (3, +∞), the search is here']],
    ['range', ['B, MIN, finished, 3, [3, 3]', 'C, MIN, open, ≤ 2, [−∞, 2], the search is here']],
    ['one', ['B, MIN, finished, 3, β = 3', 'C, MIN, open, ≤ 2, β = 2, the search is here']],
    ['pair', ['B, MIN, finished, 3, [−∞, 3]', 'C, MIN, open, ≤ 2, [3, 2], the search is here']],
  ] as const)('%s', (notation, said) => {
    expect(spoken(notation).map((text) => text.replaceAll('\u2009', ' '))).toEqual(said);
  });
});
