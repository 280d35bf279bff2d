import { useEffect, useMemo, useState } from 'react';
import { type BeginLong, beginUnsaid } from '../../session/longSearch.ts';
import { NotOpened } from '../../session/notOpened.ts';
import { madeAtOnce, onceRecorded } from '../../session/searching.ts';

/** What needs searches that are not displayed: made, being searched for with the share that is done, or not to be had. */
export type Recorded<Made> =
  | { readonly state: 'made'; readonly made: Made }
  | { readonly state: 'coming'; readonly share: number }
  | { readonly state: 'failed' };

const COMING = { state: 'coming', share: 0 } as const;

/**
 * Returns what needs searches that are not displayed: at once where these are short or known; otherwise they are recorded
 * beside the page, which stays free. Another `make`, which has to be memoized, ends the search for the one before, whose
 * result is never returned.
 */
export function useRecorded<Made>(make: () => Made): Recorded<Made> {
  const now = useMemo(() => madeAtOnce(make), [make]);
  const [later, setLater] = useState<{ readonly of: () => Made; readonly recorded: Recorded<Made> } | null>(
    null,
  );
  useEffect(() => (now === null ? search(make, setLater) : undefined), [now, make]);
  if (now !== null) return { state: 'made', made: now.made };
  return later?.of === make ? later.recorded : COMING;
}

/** Begins the searches and tells how far they are; the returned function ends them. */
function search<Made>(
  make: () => Made,
  tell: (later: { of: () => Made; recorded: Recorded<Made> }) => void,
): () => void {
  let isWanted = true;
  let cancel = () => {};
  const say = (recorded: Recorded<Made>) => {
    if (isWanted) tell({ of: make, recorded });
  };
  const begin: BeginLong = (first) => ({
    ...beginUnsaid(first),
    change({ share }) {
      if (share !== undefined) say({ state: 'coming', share });
    },
    cancelBy(by) {
      cancel = by;
    },
  });
  onceRecorded(make, begin).then(
    (found) => say(found === null ? { state: 'failed' } : { state: 'made', made: found.made }),
    (thrown: unknown) => {
      if (!(thrown instanceof NotOpened)) throw thrown;
    },
  );
  return () => {
    isWanted = false;
    cancel();
  };
}
