/** When the page loads what its first picture does without. */
let announceDrawn: () => void = () => undefined;
let announcePainted: () => void = () => undefined;

/** Kept once the first picture is in the page; what is asked for now travels while it is painted. */
const drawn = new Promise<void>((resolve) => {
  announceDrawn = resolve;
});

/** Kept once the first picture has been painted. */
export const firstPicture = new Promise<void>((resolve) => {
  announcePainted = resolve;
});

/** To be called when the first picture is drawn; the frame that shows it comes first. */
export function announceFirstPicture(): void {
  announceDrawn();
  requestAnimationFrame(() => setTimeout(announcePainted));
}

/** What stands around the first picture and is still on its way. */
const furnishing = new Set<Promise<unknown>>();

/** Loads what stands around the first picture, right after it. */
export function furnish<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const loading = drawn.then(load);
  const isOver = () => void furnishing.delete(loading);
  furnishing.add(loading);
  loading.then(isOver, isOver);
  return loading;
}

/** What stands around the picture has asked for its files this long after the picture was painted, ms. */
const ASKED_MS = 100;

/** Loads what nobody has asked for yet, after all that stands around the first picture. */
export async function atLeisure<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await firstPicture;
  await new Promise((resolve) => setTimeout(resolve, ASKED_MS));
  await Promise.allSettled(furnishing);
  return load();
}
