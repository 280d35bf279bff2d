/** Decides when the page loads what its first picture does without. */
let announceDrawn: () => void = () => undefined;
let announcePainted: () => void = () => undefined;

/** Resolves once the first picture is in the page; files requested now load while it is painted. */
const drawn = new Promise<void>((resolve) => {
  announceDrawn = resolve;
});

/** Resolves once the first picture has been painted. */
export const firstPicture = new Promise<void>((resolve) => {
  announcePainted = resolve;
});

/** Has to be called when the first picture is drawn; the frame that shows it comes before what follows. */
export function announceFirstPicture(): void {
  announceDrawn();
  requestAnimationFrame(() => setTimeout(announcePainted));
}

/** The parts around the first picture that are still loading. */
const furnishing = new Set<Promise<unknown>>();

/** Loads what stands around the first picture, right after it. */
export function furnish<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const loading = drawn.then(load);
  const isOver = () => void furnishing.delete(loading);
  furnishing.add(loading);
  loading.then(isOver, isOver);
  return loading;
}

/** After this many ms, what stands around the picture has requested its files. */
const ASKED_MS = 100;

/** Loads what nobody has requested yet, after everything around the first picture. */
export async function atLeisure<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await firstPicture;
  await new Promise((resolve) => setTimeout(resolve, ASKED_MS));
  await Promise.allSettled(furnishing);
  return load();
}
