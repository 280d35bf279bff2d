import { useSession } from '../page/useSession.ts';
import type { Action } from './actions.ts';
import { isCharacter, pressName } from './press.ts';

/** How a button says its key, if it has one: "Play (Space)" under the pointer, and for those who listen. */
export function useHint(
  label: string,
  action: Action | undefined,
): { title: string; 'aria-keyshortcuts'?: string } {
  const letterKeys = useSession((state) => state.letterKeys);
  const key = action?.keys[0];
  if (key === undefined || (isCharacter(key) && !letterKeys)) return { title: label };
  return { title: `${label} (${pressName(key)})`, 'aria-keyshortcuts': key };
}
