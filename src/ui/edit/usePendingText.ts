/** A long text that is being typed is parsed once the typing pauses, because parsing takes longer than a key press. */
import { useEffect, useMemo } from 'react';

const REST_MS = 200;

/**
 * `read` is called once for the latest text: after a pause, before anything else is done with the page (a press of the
 * pointer, another history entry, a hidden tab), and when the box is left, which has to call `readNow`.
 *
 * @param read has to stay the same from render to render
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
  /** Drops the text that has not been parsed yet. */
  const drop = () => {
    clearTimeout(timer);
    text = null;
  };
  /** Parses the text that has not been parsed yet. */
  const readNow = () => {
    const typed = text;
    drop();
    if (typed !== null) read(typed);
  };
  /** Schedules the text to be parsed after a pause, in place of the pending one. */
  const readLater = (next: string) => {
    drop();
    text = next;
    timer = setTimeout(readNow, REST_MS);
  };
  return { readLater, readNow, drop };
}
