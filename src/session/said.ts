/** Announcements to screen readers in addition to the sentences of the steps. */
import type { Session } from './session.ts';
import { changeSlice, type Slice } from './slice.ts';

export const SAID: Slice<{ readonly text: string }> = { beginning: { text: '' } };

/**
 * Announces a text to screen readers, such as the result of a key press; "" removes an announcement that is
 * out of date.
 */
export function sayAloud(session: Session, text: string): void {
  changeSlice(session, SAID, { text });
}
