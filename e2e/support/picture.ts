/** Everything a step shows, as text that can be compared. */
import type { Page } from '@playwright/test';

export interface Picture {
  /** classes, places and texts of all nodes and edges; what only moves is left out */
  readonly drawing: readonly string[];
  readonly plies: readonly string[];
  readonly sentence: string;
  /** the margin: window, pseudocode, call stack, counts, events */
  readonly panels: readonly string[];
  readonly slider: string;
}

/**
 * The picture once all is there that loads by itself, one element a line so that a difference can be read.
 * The switch that comes by itself some time after the first picture is no part of it.
 */
export async function pictureOf(page: Page): Promise<Picture> {
  await furnished(page);
  return page.evaluate(() => {
    const lines = (element: Element | null): string[] => {
      if (element === null) return ['missing'];
      const copy = element.cloneNode(true) as Element;
      for (const moving of copy.querySelectorAll('.travels, #predict > *')) moving.remove();
      // Which texts the border cuts depends on how far the figure is scrolled, which the picture leaves out.
      for (const cut of copy.querySelectorAll('[data-cut]')) cut.removeAttribute('data-cut');
      return copy.innerHTML.replaceAll('><', '>\n<').split('\n');
    };
    const slider = document.querySelector<HTMLInputElement>('.timeline input');
    const subtitle = document.querySelector('.subtitle');
    return {
      drawing: lines(document.querySelector('svg.tree .viewport')),
      plies: [...document.querySelectorAll('svg.tree .ply-name')].map((name) => name.textContent ?? ''),
      sentence: `${subtitle?.getAttribute('data-step')}: ${subtitle?.textContent}`,
      panels: lines(document.querySelector('aside')),
      slider: `${slider?.value} of ${slider?.max}, ${slider?.getAttribute('aria-valuetext')}`,
    };
  });
}

/** Until the newest step is shown, and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await twoFrames(page);
  await page.waitForFunction(
    () =>
      document.getAnimations().length === 0 && document.querySelector('.travelling:not([hidden])') === null,
  );
}

/**
 * Until the page has all it loads by itself, so that the drawing's room changes no more. Last of it come the code and
 * texts of the work, and what their components ask for in turn. No time without requests is waited for: it says
 * nothing on a busy machine, where code may still be read, and takes half a second on any other.
 */
export async function furnished(page: Page): Promise<void> {
  for (let before = -1, now = 0; now !== before; ) {
    before = now;
    await page.waitForFunction(hasAllAskedFor);
    now = await page.evaluate(filesOnceRun);
    await twoFrames(page);
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await twoFrames(page);
}

/** Whether what the work needs has loaded, as has every file whose link is in the document, and no part is waited for. */
function hasAllAskedFor(): boolean {
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const links = document.querySelectorAll<HTMLLinkElement>('link:is([rel=modulepreload], [rel=stylesheet])');
  return (
    [/\/work-[^/]*\.js$/, /\/..-work-[^/]*\.js$/].every((work) =>
      [...loaded].some((name) => work.test(name)),
    ) &&
    [...links].every(({ href }) => loaded.has(href)) &&
    document.querySelector('.part-waiting, .panels > #predict:only-child') === null
  );
}

/** The number of files that have loaded, once the code and texts of the work among them have run. */
async function filesOnceRun(): Promise<number> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const work = loaded.filter((name) => /\/(?:..-)?work-[^/]*\.js$/.test(name));
  await Promise.all(work.map((name) => import(name)));
  return loaded.length;
}

/**
 * Until what has just come has been laid out, and drawn anew where that changed its room, and the newest step is shown
 * everywhere: the figure shows it in the next frame at the latest, the rest of the page after that frame.
 */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Sets the slider to a step, as a drag that ends there does. */
export async function slideTo(page: Page, step: number): Promise<void> {
  await page.locator('.timeline input').evaluate((slider: HTMLInputElement, value) => {
    // React hears of a value only if it was set past its own record of it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, String(value));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  }, step);
}
