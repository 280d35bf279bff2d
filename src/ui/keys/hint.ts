import { useSession } from '../page/useSession.ts';
import type { Action } from './actions.ts';
import { isCharacter, pressName } from './press.ts';

/**
 * Returns a button's label with the action's key, such as "Play (Space)", for the tooltip and for screen
 * readers; without a key, the label alone.
 */
export function useHint(
  label: string,
  action: Action | undefined,
): { title: string; 'aria-keyshortcuts'?: string } {
  const letterKeys = useSession((state) => state.letterKeys);
  const key = action?.keys[0];
  if (key === undefined || (isCharacter(key) && !letterKeys)) return { title: label };
  return { title: `${label} (${pressName(key)})`, 'aria-keyshortcuts': key };
}
