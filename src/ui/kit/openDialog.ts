/** The state that says which dialog is open; the code of a dialog loads when it is first opened. */
import type { Session } from '../../session/session.ts';
import { changeSlice, type Slice } from '../../session/slice.ts';

export type DialogName = 'help' | 'keys' | 'share' | 'print' | 'about' | 'complete';

export const DIALOG: Slice<{ readonly open: DialogName | null }> = { beginning: { open: null } };

export function openDialog(session: Session, name: DialogName): void {
  changeSlice(session, DIALOG, { open: name });
}

export function closeDialog(session: Session): void {
  changeSlice(session, DIALOG, { open: null });
}
