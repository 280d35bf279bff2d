/** Decides when the page loads the code that its first picture does not need. */
let announceDrawn: () => void = () => undefined;
let announcePainted: () => void = () => undefined;

/**
 * Resolves once the first picture is in the document; files requested then load while the browser paints it.
 */
const drawn = new Promise<void>((resolve) => {
  announceDrawn = resolve;
});

/** Resolves once the browser has painted the first picture. */
export const firstPicture = new Promise<void>((resolve) => {
  announcePainted = resolve;
});

/**
 * Has to be called once the first picture is in the document; `firstPicture` then resolves after the next
 * frame.
 */
export function announceFirstPicture(): void {
  announceDrawn();
  requestAnimationFrame(() => setTimeout(announcePainted));
}

/** What surrounds the first picture and is still loading. */
const furnishing = new Set<Promise<unknown>>();

/** What is read first around the first picture, from when it is asked for; null when nothing is. */
let readFirst: Promise<unknown> | null = null;

/**
 * Loads what is read first around the first picture. All else that surrounds the picture waits for it, because on a slow
 * network it would delay it.
 */
export function furnishFirst<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const loading = drawn.then(load);
  readFirst = loading.catch(() => undefined);
  return loading;
}

/** Loads what surrounds the first picture, as soon as the picture is in the document and what is read first has loaded. */
export function furnish<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const loading = drawn.then(() => readFirst).then(load);
  const isOver = () => void furnishing.delete(loading);
  furnishing.add(loading);
  loading.then(isOver, isOver);
  return loading;
}

/** The time after the first picture within which the components around it have requested their files, ms. */
const ASKED_MS = 100;

/** Loads code that is not needed yet, after the components around the first picture have loaded. */
export async function atLeisure<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await firstPicture;
  await new Promise((resolve) => setTimeout(resolve, ASKED_MS));
  await Promise.allSettled(furnishing);
  return load();
}
