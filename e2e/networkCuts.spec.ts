/** A part of the walk in long/networkCuts.spec.ts: some screens, each without one of the files it asks for. */
import { seeded, shuffled } from '../src/core/random/seeded.ts';
import { howMany } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { filesOf, openWithout } from './support/networkCuts.ts';
import { SCREENS } from './support/screens.ts';

test.use({ ownContext: true, reducedMotion: 'reduce', permissions: ['clipboard-write'] });

const SEED = 31;
const random = seeded(SEED);

for (const screen of shuffled(SCREENS, random).slice(0, howMany(2, 1))) {
  const draw = random.fraction();
  test(`${screen.name} bears the loss of a file, and comes when it is tried again`, async ({
    page,
    browser,
    faults,
  }) => {
    const before = await browser.newContext();
    const files = await filesOf(await before.newPage(), screen);
    await before.close();
    const file = files[Math.floor(draw * files.length)];
    if (file === undefined) throw new Error('the screen asks for no file');
    await openWithout(page, screen, file);
    // The browser itself writes what it could not load.
    expect(faults.splice(0).filter((fault) => !/net::ERR_FAILED/.test(fault))).toEqual([]);
  });
}
