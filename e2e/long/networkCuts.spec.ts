/** A walk through every screen with the network cut at each part that is loaded late, in turn. */
import { expect, test } from '../quietTest.ts';
import { type AskedFile, filesOf, lateFiles, openWithout } from '../support/networkCuts.ts';
import { SCREENS, type Screen } from '../support/screens.ts';

test.use({ reducedMotion: 'reduce' });

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
  const asked = new Map<string, { readonly screen: Screen; readonly asked: AskedFile }>();
  for (const screen of SCREENS)
    for (const file of await visit((page) => filesOf(page, screen))) {
      // The first screen that misses it; where none does, the first.
      const before = asked.get(file.file);
      if (before === undefined || (before.asked.isSilent && !file.isSilent))
        asked.set(file.file, { screen, asked: file });
    }
  expect
    .soft(
      lateFiles().filter((file) => !asked.has(file)),
      'files that no screen asks for',
    )
    .toEqual([]);
  for (const { screen, asked: file } of asked.values()) {
    const walk = `${screen.name} without ${file.file}`;
    await test.step(walk, () =>
      visit((page) => openWithout(page, screen, file)).catch((error: unknown) => {
        expect.soft(String(error), walk).toBe('');
      }),
    );
  }
});
