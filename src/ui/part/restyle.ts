/** Loads style sheets of parts again that failed: the loader of parts requests each of them only once. */
const missing = new Set<HTMLLinkElement>();

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  },
  // Events of failed loading do not bubble.
  { capture: true },
);

/** Requests them once more, and waits for them. */
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
