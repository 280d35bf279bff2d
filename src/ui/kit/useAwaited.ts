import { useEffect, useState } from 'react';

/** What `find` has found, the last one that was asked; undefined before anything has come. */
export function useAwaited<T>(find: () => Promise<T>): T | undefined {
  const [found, setFound] = useState<T>();
  useEffect(() => {
    let isWanted = true;
    void find().then((come) => isWanted && setFound(come));
    return () => {
      isWanted = false;
    };
  }, [find]);
  return found;
}

/** This page with another hash. */
export function pageAt(hash: string): URL {
  return new URL(`#${hash}`, location.href.replace(/#.*$/, ''));
}
