/**
 * The links to style sheets that failed to load. They have to be requested again by this file, because the
 * module loader requests each only once.
 */
const missing = new Set<HTMLLinkElement>();

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  },
  // The listener runs in the capture phase, because error events of links do not bubble.
  { capture: true },
);

/**
 * Requests all failed style sheets once more; resolves when all have loaded, rejects when one fails again.
 */
export async function restyle(): Promise<void> {
  await Promise.all(
    [...missing].map(
      (link) =>
        new Promise((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.addEventListener('load', resolve);
          again.addEventListener('error', reject);
          missing.delete(link);
          link.replaceWith(again);
        }),
    ),
  );
}
