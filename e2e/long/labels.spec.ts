/** No two labels of the drawing run into each other or stand on a stroke: every library tree, step and notation. */
import { expect, test } from '../quietTest.ts';
import { LABEL_VIEWS, labelFaults, nameOf } from '../support/labelViews.ts';
import { openLink } from '../support/reading.ts';

test.use({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
test.describe.configure({ timeout: 300_000 });

for (const view of LABEL_VIEWS)
  test(`labels keep clear of all there is in ${nameOf(view)}`, async ({ page }) => {
    await openLink(page);
    expect(await labelFaults(page, view)).toEqual([]);
  });
