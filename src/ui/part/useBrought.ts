import { useEffect } from 'react';
import { useSession } from '../page/useSession.ts';
import type { Bringable } from './part.tsx';

/**
 * Loads components that are rendered later, such as the contents of a closed menu, so that they then appear
 * at once. The list has to be a constant.
 */
export function useBrought(parts: readonly Bringable[]): void {
  const code = useSession((state) => state.language.code);
  useEffect(() => {
    for (const one of parts) void one.bring(code);
  }, [parts, code]);
}
