import { useEffect, useState } from 'react';

/** Returns what `find` has found; undefined until it has, because the result of an earlier function is out of date. */
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

/** Returns the address of this page with another hash. */
export function pageAt(hash: string): URL {
  return new URL(`#${hash}`, location.href.replace(/#.*$/, ''));
}
