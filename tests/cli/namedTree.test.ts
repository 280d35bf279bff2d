/** Trees by their name in the library and by a link of the page, and files of the page that hold no trees. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { figureTo } from '../../src/cli/figureTo.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { LESSON_FORMAT } from '../../src/lesson/lesson.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { encodeLink } from '../../src/link/address.ts';
import { packTree } from '../../src/link/packTree.ts';
import { SET_FORMAT } from '../../src/practice/exerciseSet.ts';
import { RESULT_FORMAT } from '../../src/practice/handIn.ts';
import { PROGRESS_FORMAT } from '../../src/storage/progressFile.ts';
import { AIMA, ask, keyOf } from './ask.ts';

const folder = mkdtempSync(join(tmpdir(), 'plyscope-named-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FIGURE = { name: 'figure', answerTo: figureTo };
const PAGE = 'https://example.org/plyscope/#';

test('every tree of the library is searched by its name', async () => {
  for (const { id } of LIBRARY) expect((await ask([id])).stderr, id).toBe('');
});

test('a tree of the library is drawn and traced as its source has it, and options come first', async () => {
  const drawn = await ask(['aima-fig-5-5', '--format', 'svg'], {}, FIGURE);
  expect(drawn.stdout).toContain('<svg');
  const strict = LIBRARY.find(({ rules }) => rules?.cutoff === 'strict')!;
  const written = (cutoff: string) =>
    keyOf([strict.literal, '--algorithm', strict.algorithm, '--cutoff', cutoff]);
  expect((await keyOf([strict.id]))['events']).toEqual((await written('strict'))['events']);
  expect((await keyOf([strict.id, '--cutoff', 'equal']))['events']).toEqual(
    (await written('equal'))['events'],
  );
});

test('a file of that name comes first', async () => {
  writeFileSync(join(folder, 'aima-fig-5-5'), '(7 8)');
  expect(await keyOf(['aima-fig-5-5'], { folder })).toMatchObject({ value: 8 });
});

test('a link is searched as it says, whoever’s its tree is', async () => {
  const rules = { ...DEFAULT_RULES, cutoff: 'strict' } as const;
  const shown = { rules, limits: {}, notation: 'window', step: 3 } as const;
  const text = '((3 5) (3 1))';
  const packed = await packTree({ title: 'Mine', text });
  const own = encodeLink({ ...shown, algorithm: 'alpha-beta', tree: { kind: 'own', packed } });
  expect(await keyOf([`${PAGE}${own}`])).toEqual(await keyOf([text, '--cutoff', 'strict']));
  const other = await keyOf([text, '--algorithm', 'minimax']);
  expect(await keyOf([`${PAGE}${own}`, '--algorithm', 'minimax'])).toEqual(other);
  const tree = { kind: 'library', id: 'aima-fig-5-5' } as const;
  const library = encodeLink({ ...shown, algorithm: 'minimax', tree });
  const minimax = await keyOf([AIMA, '--algorithm', 'minimax']);
  for (const link of [`${PAGE}${library}`, `#${library}`, `${library}`])
    expect(await keyOf([link]), link).toEqual(minimax);
  expect(await keyOf(['v1&tree=aima-fig-5-5'])).toEqual(await keyOf([AIMA]));
});

test.each([
  ['a damaged link', 'v1&check=00000000&tree=aima-fig-5-5', /the link “.*” is damaged; copy it again whole/],
  ['a tree that is not there', 'v1&tree=nope', /the library has no tree “nope”/],
  ['a link to a game', 'v1&game=tic-tac-toe', /is of a game; write --game tic-tac-toe/],
  [
    'a link to a lesson',
    'v1&lesson=minimax',
    /is of an exercise, a set, a lesson or a screen; the page opens it/,
  ],
  ['a packed tree that is damaged', 'v1&own=1abc', /cannot be unpacked; copy it again whole/],
  ['a link that says no tree', 'v1&algorithm=minimax', /says no tree/],
])('%s is refused by what it is', async (_what, link, refusal) => {
  expect((await ask([link])).stderr).toMatch(refusal);
});

test('every file of the page that holds no trees is named, with what opens it', async () => {
  for (const format of [SET_FORMAT, RESULT_FORMAT, LESSON_FORMAT, PROGRESS_FORMAT]) {
    writeFileSync(join(folder, 'file.json'), JSON.stringify({ format, version: 1 }));
    expect((await ask(['file.json'], { folder })).stderr).toMatch(
      /^trace: “file\.json” is [\w ]+; the page .* under [A-Z].*\n$/,
    );
  }
});

test('options are held to the search that the tree brings along, unless another is chosen', async () => {
  const key = await keyOf(['chances-of-a-win', '--iterations', '5']);
  expect(key).toMatchObject({ root: { N: 5 } });
  expect(await keyOf(['v1&tree=chances-of-a-win&algorithm=mcts', '--iterations', '5'])).toEqual(key);
  for (const [args, refusal] of [
    [['chances-of-a-win', '--window', '1..2'], '--window is not for mcts: no windows are handed down in it'],
    [['chances-of-a-win', '--algorithm', 'minimax', '--iterations', '5'], '--iterations is not for minimax'],
    [['(3 4)', '--iterations', '5'], '--iterations is not for alpha-beta'],
  ] as const)
    expect((await ask([...args])).stderr).toBe(`trace: ${refusal}\n`);
});
