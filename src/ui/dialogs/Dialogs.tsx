import { closeDialog, DIALOG } from '../kit/openDialog.ts';
import { useSessionStore, useSlice } from '../page/useSession.ts';
import { CornerFrame } from '../part/frames.tsx';
import { part } from '../part/part.tsx';

// The dialogs load on demand; the first picture needs only the state that says which one is open.
const DialogByName = part(() => import('./DialogByName.tsx'), 'DialogByName');

/** Renders the open dialog; nothing while none is open. */
export function Dialogs() {
  const session = useSessionStore();
  const open = useSlice(DIALOG, (state) => state.open);
  return (
    open && <DialogByName name={open} frame={CornerFrame} isAwaited leave={() => closeDialog(session)} />
  );
}
