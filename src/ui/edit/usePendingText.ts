/**
 * Delays the parsing of a long text until the reader pauses typing, because parsing it takes longer than the
 * time between two key presses.
 */
import { useEffect, useMemo } from 'react';

const REST_MS = 200;

/**
 * Calls `read` once for the latest text: after a pause in typing, and before the reader does anything else
 * with the page (presses the pointer, changes the history entry, hides the tab). The caller has to call the
 * returned `readNow` when the text box loses the focus.
 * @param read has to be one function for all renders
 */
export function usePendingText(read: (text: string) => void): ReturnType<typeof createPendingText> {
  const pending = useMemo(() => createPendingText(read), [read]);
  useEffect(() => {
    const { readNow } = pending;
    const leave = new AbortController();
    const before = { capture: true, signal: leave.signal };
    window.addEventListener('pointerdown', readNow, before);
    window.addEventListener('popstate', readNow, before);
    document.addEventListener('visibilitychange', readNow, before);
    return () => {
      leave.abort();
      readNow();
    };
  }, [pending]);
  return pending;
}

function createPendingText(read: (text: string) => void) {
  let text: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Discards the text that has not been parsed yet. */
  const drop = () => {
    clearTimeout(timer);
    text = null;
  };
  /** Parses, at once, the text that has not been parsed yet. */
  const readNow = () => {
    const typed = text;
    drop();
    if (typed !== null) read(typed);
  };
  /** Schedules a text to be parsed after a pause, and discards the one scheduled before. */
  const readLater = (next: string) => {
    drop();
    text = next;
    timer = setTimeout(readNow, REST_MS);
  };
  return { readLater, readNow, drop };
}
