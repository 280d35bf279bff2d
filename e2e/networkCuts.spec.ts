/** A part of the walk in long/networkCuts.spec.ts: some screens, each without one of the files it asks for. */
import { seeded, shuffled } from '../src/core/random/seeded.ts';
import { howMany } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { filesOf, lateFiles, openWithout } from './support/networkCuts.ts';
import { SCREENS } from './support/screens.ts';

test.use({ ownContext: true, reducedMotion: 'reduce', permissions: ['clipboard-write'] });

const SEED = 31;
const random = seeded(SEED);

/** How many screens are opened without a file. */
const MOST = howMany(2, 1);

test('a screen bears the loss of a file, and comes when it is tried again', async ({
  page,
  browser,
  faults,
}) => {
  let cut = 0;
  for (const screen of shuffled(SCREENS, random)) {
    const before = await browser.newContext();
    const files = await filesOf(await before.newPage(), screen);
    await before.close();
    // Some screens ask for no file of their own.
    if (files.length === 0) continue;
    await openWithout(page, screen, random.pick(files));
    // The browser itself writes what it could not load.
    expect(faults.splice(0).filter((fault) => !/net::ERR_FAILED/.test(fault))).toEqual([]);
    cut += 1;
    if (cut === MOST) break;
  }
  expect(cut).toBe(MOST);
});

test('a lesson comes when it is tried again after a file was lost that other parts need too', async ({
  page,
  faults,
}) => {
  const screen = SCREENS.find(({ name }) => name === 'the lesson equality');
  const file = lateFiles().find((name) => /^margin-.*\.js$/.test(name));
  if (screen === undefined || file === undefined) throw new Error('no such lesson or no file of the margin');
  await openWithout(page, screen, { file, isSilent: false });
  expect(faults.splice(0).filter((fault) => !/net::ERR_FAILED/.test(fault))).toEqual([]);
});
