/** Style sheets of parts that did not come: what loads the parts asks for each of them only once. */
const missing = new Set<HTMLLinkElement>();

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  },
  // Errors of loading do not bubble.
  { capture: true },
);

/** Asks for them once more, and waits for them. */
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
