/** A walk through every screen with the network cut at each part that is loaded late, in turn. */
import { expect, test } from '../quietTest.ts';
import { type AskedFile, filesOf, lateFiles, openWithout } from '../support/networkCuts.ts';
import { SCREENS, type Screen } from '../support/screens.ts';

test.use({ reducedMotion: 'reduce' });

/** The screens on which a file is missed are tried up to this many. */
const MOST_SCREENS = 4;

test('Every late file has a screen that asks for it, and every screen bears the loss of each', async ({
  browser,
}) => {
  /** A visitor who has never been here. */
  const visit = async <T>(
    act: (page: Awaited<ReturnType<typeof browser.newPage>>) => Promise<T>,
  ): Promise<T> => {
    const context = await browser.newContext({ permissions: ['clipboard-write'] });
    try {
      return await act(await context.newPage());
    } finally {
      await context.close();
    }
  };
  /** By file, the screens that ask for it; first those on which something would be missed without it. */
  const asked = new Map<string, { readonly screen: Screen; readonly asked: AskedFile }[]>();
  for (const screen of SCREENS)
    for (const file of await visit((page) => filesOf(page, screen))) {
      const screens = asked.get(file.file) ?? [];
      asked.set(file.file, screens);
      screens.push({ screen, asked: file });
    }
  expect
    .soft(
      lateFiles().filter((file) => !asked.has(file)),
      'files that no screen asks for',
    )
    .toEqual([]);
  for (const [file, screens] of asked) {
    const inTurn = screens.toSorted((a, b) => Number(a.asked.isSilent) - Number(b.asked.isSilent));
    await test.step(file, async () => {
      const faults: string[] = [];
      // A screen may load what only a later press needs, and says nothing of it until then.
      for (const { screen, asked: one } of inTurn.slice(0, MOST_SCREENS))
        try {
          return await visit((page) => openWithout(page, screen, one));
        } catch (error) {
          faults.push(`${screen.name}: ${String(error)}`);
        }
      expect.soft(faults, `without ${file}`).toEqual([]);
    });
  }
});
