/** Announcements to screen readers, besides the sentences of the steps. */
import type { Session } from './session.ts';
import { changeSlice, type Slice } from './slice.ts';

export const SAID: Slice<{ readonly text: string }> = { beginning: { text: '' } };

/** Announces the result of a press, or what is shown now; "" removes an announcement about something else. */
export function sayAloud(session: Session, text: string): void {
  changeSlice(session, SAID, { text });
}
