/** A file that is too deep is refused in a sentence that can be read, however deep it is. */
import { expect, test } from 'vitest';
import { shownPath } from '../../src/notation/fault.ts';
import { formatIn } from '../../src/notation/jsonText.ts';
import { readTreeFile } from '../../src/notation/readTreeFile.ts';
import { ask } from '../cli/ask.ts';

const fileOf = (plies: number) =>
  `{"format":"plyscope","version":1,"trees":[{"title":"[{","root":${'{"kind":"max","children":['.repeat(plies)}{"value":1}${']}'.repeat(plies)}}]}`;

test('a tree of 1,000 plies is read, and one ply more is refused at a place that is cut in its middle', () => {
  expect(readTreeFile(fileOf(1000), '').faults).toEqual([]);
  const [fault] = readTreeFile(fileOf(1001), '').faults;
  expect(fault?.expected).toEqual({ kind: 'limit', of: 'plies', most: 1000 });
  const shown = shownPath(fault?.path ?? '');
  expect(shown).toMatch(/^\$\.trees\[0\]\.root\.children\[0\]\S*….*children\[0\]$/);
  expect(shown).toHaveLength(80);
  expect(shownPath('$.trees[0].root')).toBe('$.trees[0].root');
});

test('a text that is far deeper is not parsed: where it gets too deep is said by line and column', () => {
  const text = fileOf(180_000);
  expect(readTreeFile(text, '').faults).toMatchObject([
    { path: expect.stringMatching(/^1:\d+$/), found: '1001', expected: { kind: 'limit', of: 'plies' } },
  ]);
  expect(formatIn(text)).toBeNull();
});

test('the terminal says it in one short line', async () => {
  for (const plies of [1001, 180_000]) {
    const { stderr } = await ask(['-'], { stdin: fileOf(plies) });
    expect(stderr).toContain('1,001 plies; the limit is 1,000.');
    expect(stderr.length).toBeLessThan(250);
  }
});
