/** How long a button that cancels takes, measured in the page. */

/** Presses a button; returns the time in ms until it has gone from the page. */
export function timeToCancel(button: Element): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    new MutationObserver((_changes, observer) => {
      if (button.isConnected) return;
      observer.disconnect();
      resolve(performance.now() - began);
    }).observe(document.body, { childList: true, subtree: true });
    (button as HTMLElement).click();
  });
}
