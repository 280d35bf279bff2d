import { closeDialog, DIALOG } from '../kit/openDialog.ts';
import { useSessionStore, useSlice } from '../page/useSession.ts';
import { CornerFrame } from '../part/frames.tsx';
import { part } from '../part/part.tsx';

// Only whether a dialog is open is loaded with the first picture.
const DialogByName = part(() => import('./DialogByName.tsx').then((module) => module.DialogByName));

/** Shows the open dialog, if any. */
export function Dialogs() {
  const session = useSessionStore();
  const open = useSlice(DIALOG, (state) => state.open);
  return (
    open && <DialogByName name={open} frame={CornerFrame} isAwaited leave={() => closeDialog(session)} />
  );
}
