/** What is said to those who listen, beside the sentences of the steps. */
import type { Session } from './session.ts';
import { changeSlice, type Slice } from './slice.ts';

export const SAID: Slice<{ readonly text: string }> = { beginning: { text: '' } };

/** Says what has come of a press, or what is shown now; "" takes back what was said of something else. */
export function sayAloud(session: Session, text: string): void {
  changeSlice(session, SAID, { text });
}
