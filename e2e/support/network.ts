/** A network that is late or cut for some of the page's own files. */
import { readdirSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';

/**
 * What stands for a part in the names of the built files: "notices" in `assets/notices-DeeNw8FO.js`. Throws when no file is
 * called so, since a test that keeps nothing back would show nothing.
 */
function isFile(name: string): RegExp {
  const file = new RegExp(`/assets/${name}-[^/]{8}\\.(?:js|css)$`);
  if (!readdirSync('dist/assets').some((built) => file.test(`/assets/${built}`)))
    throw new Error(`no built file is called ${name}`);
  return file;
}

/**
 * Keeps the files back that have any of these names, until the returned function lets them come. A page that is opened
 * meanwhile must not be waited for until its `load` event, which waits for the files that the page has asked for before it:
 * `waitUntil: 'commit'`.
 */
export async function holdBack(page: Page, ...names: readonly string[]): Promise<() => void> {
  let letCome: () => void = () => undefined;
  const isLet = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  const hold = async (route: Route) => {
    await isLet;
    await route.continue();
  };
  for (const name of names) await page.route(isFile(name), hold);
  return letCome;
}

/** Cuts the network for files of this name, until the returned function mends it. */
export async function cut(page: Page, name: string): Promise<() => Promise<void>> {
  const abort = (route: Route) => route.abort();
  await page.route(isFile(name), abort);
  return () => page.unroute(isFile(name), abort);
}
