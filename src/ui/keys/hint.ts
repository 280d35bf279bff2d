import { useSession } from '../page/useSession.ts';
import type { Action } from './actions.ts';
import { isCharacter, pressName } from './press.ts';

/** Adds the key to the label of a button, if it has one: "Play (Space)", in the tooltip and for screen readers. */
export function useHint(
  label: string,
  action: Action | undefined,
): { title: string; 'aria-keyshortcuts'?: string } {
  const letterKeys = useSession((state) => state.letterKeys);
  const key = action?.keys[0];
  if (key === undefined || (isCharacter(key) && !letterKeys)) return { title: label };
  return { title: `${label} (${pressName(key)})`, 'aria-keyshortcuts': key };
}
