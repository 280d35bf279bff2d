/** When the page loads what its first picture does without. */
let announce: () => void = () => undefined;

/** Kept once the first picture has been painted. */
export const firstPicture = new Promise<void>((resolve) => {
  announce = resolve;
});

/** To be called when the first picture is drawn; the frame that shows it comes first. */
export function announceFirstPicture(): void {
  requestAnimationFrame(() => setTimeout(announce));
}

/** What stands around the first picture and is still on its way. */
const furnishing = new Set<Promise<unknown>>();

/** Loads what stands around the first picture, right after it. */
export function furnish<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const loading = firstPicture.then(load);
  const isOver = () => void furnishing.delete(loading);
  furnishing.add(loading);
  loading.then(isOver, isOver);
  return loading;
}

/** Loads what nobody has asked for yet, after all that stands around the first picture. */
export async function atLeisure<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await firstPicture;
  await Promise.allSettled(furnishing);
  return load();
}
