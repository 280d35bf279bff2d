import { useEffect, useState } from 'react';
import type { Example } from '../../library/example.ts';
import { loadLibrary } from '../loadLibrary.ts';
import { useSession, useSessionStore } from '../useSession.ts';

/** The example to compare the shown one with, as soon as the library is there; null if it has none. */
export function useTwin(): Example | null {
  const session = useSessionStore();
  const id = useSession((state) => state.subject.example?.twin ?? null);
  const [twin, setTwin] = useState<Example | null>(null);
  useEffect(() => {
    let wanted = true;
    if (id === null) return;
    void loadLibrary(session).then((library) => wanted && setTwin(library?.exampleById(id) ?? null));
    return () => {
      wanted = false;
    };
  }, [session, id]);
  return twin?.id === id ? twin : null;
}
