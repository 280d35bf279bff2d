import { useEffect, useState } from 'react';

/** When no edit has come for this many ms, what takes long for a large tree is computed. */
export const REST_MS = 150;

/**
 * Returns a value that changes with every edit or, when `waits`, the one before until no other has come for REST_MS, so
 * that the drawing is updated first.
 */
export function useRested<Value>(current: Value, waits: boolean): Value {
  const [rested, setRested] = useState(current);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setRested(current), REST_MS);
    return () => clearTimeout(timer);
  }, [current, waits]);
  return waits ? rested : current;
}
