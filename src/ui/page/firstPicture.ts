/** What is not needed for the first picture waits for it. */
let announce: () => void = () => undefined;

/** Kept once the first picture has been painted. */
export const firstPicture = new Promise<void>((resolve) => {
  announce = resolve;
});

/** To be called when the first picture is drawn; the frame that shows it comes first. */
export function announceFirstPicture(): void {
  requestAnimationFrame(() => setTimeout(announce));
}
