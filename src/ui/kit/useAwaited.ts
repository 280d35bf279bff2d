import { useEffect, useState } from 'react';

/**
 * Returns the result of the asynchronous function `find`; undefined until it is known. When `find` changes,
 * the earlier result is dropped.
 */
export function useAwaited<T>(find: () => Promise<T>): T | undefined {
  const [known, setKnown] = useState<{ readonly find: () => Promise<T>; readonly found: T } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void find().then((come) => isWanted && setKnown({ find, found: come }));
    return () => {
      isWanted = false;
    };
  }, [find]);
  return known?.find === find ? known.found : undefined;
}

/** Returns the address of this page with the given hash. */
export function pageAt(hash: string): URL {
  return new URL(`#${hash}`, location.href.replace(/#.*$/, ''));
}
