/** What is typed into a long text is read once the typing rests: reading it takes longer than a key. */
import { useEffect, useMemo } from 'react';

const REST_MS = 200;

/**
 * `read` is called once for the latest text: after a rest, and before anything else that is done with the
 * page (a press of the pointer, another history entry, a hidden tab) or to the box, which has to call
 * `readNow` when it is left.
 *
 * @param read stays the same from render to render
 */
export function usePendingText(read: (text: string) => void): ReturnType<typeof createPendingText> {
  const pending = useMemo(() => createPendingText(read), [read]);
  useEffect(() => {
    const { readNow } = pending;
    const before = { capture: true };
    window.addEventListener('pointerdown', readNow, before);
    window.addEventListener('popstate', readNow, before);
    document.addEventListener('visibilitychange', readNow, before);
    return () => {
      window.removeEventListener('pointerdown', readNow, before);
      window.removeEventListener('popstate', readNow, before);
      document.removeEventListener('visibilitychange', readNow, before);
      readNow();
    };
  }, [pending]);
  return pending;
}

function createPendingText(read: (text: string) => void) {
  let text: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Forgets what is pending. */
  const drop = () => {
    clearTimeout(timer);
    text = null;
  };
  /** Reads what is pending. */
  const readNow = () => {
    const typed = text;
    drop();
    if (typed !== null) read(typed);
  };
  /** Has the text read when nothing more is typed for a while, in place of what is pending. */
  const readLater = (next: string) => {
    drop();
    text = next;
    timer = setTimeout(readNow, REST_MS);
  };
  return { readLater, readNow, drop };
}
