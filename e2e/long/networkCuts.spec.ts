/** A walk through every screen with the network cut at each part that is loaded late, in turn. */
import { expect, test } from '../quietTest.ts';
import { filesOf, lateFiles, openWithout } from '../support/networkCuts.ts';
import { SCREENS, type Screen } from '../support/screens.ts';

test.use({ reducedMotion: 'reduce' });

test('Every late file has a screen that asks for it, and every screen bears the loss of each', async ({
  browser,
}) => {
  /** A visitor who has never been here. */
  const visit = async <T>(
    act: (page: Awaited<ReturnType<typeof browser.newPage>>) => Promise<T>,
  ): Promise<T> => {
    const context = await browser.newContext();
    try {
      return await act(await context.newPage());
    } finally {
      await context.close();
    }
  };
  const screens = new Map<string, Screen>();
  for (const screen of SCREENS)
    for (const file of await visit((page) => filesOf(page, screen)))
      if (!screens.has(file)) screens.set(file, screen);
  expect
    .soft(
      lateFiles().filter((file) => !screens.has(file)),
      'files that no screen asks for',
    )
    .toEqual([]);
  for (const [file, screen] of screens) {
    const walk = `${screen.name} without ${file}`;
    await test.step(walk, () =>
      visit((page) => openWithout(page, screen, file)).catch((error: unknown) => {
        expect.soft(String(error), walk).toBe('');
      }),
    );
  }
});
