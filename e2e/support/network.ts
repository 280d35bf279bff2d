/** A network that is late or cut for some of the page's own files. */
import type { Page, Route } from '@playwright/test';

/** What stands for a part in the names of the built files: "notices" in `assets/notices-DeeNw8FO.js`. */
function isFile(name: string): RegExp {
  return new RegExp(`/assets/${name}-[^/]{8}\\.(?:js|css)$`);
}

/** Keeps the files back that have any of these names, until the returned function lets them come. */
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
