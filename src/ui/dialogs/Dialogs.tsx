import { useStore } from 'zustand';
import { closeDialog, dialogStore } from '../kit/openDialog.ts';
import { CornerFrame } from '../part/frames.tsx';
import { part } from '../part/part.tsx';

// Nothing about the dialogs but whether there is one comes with the first picture.
const DialogByName = part(() => import('./DialogByName.tsx').then((module) => module.DialogByName));

/** The open dialog, if any. */
export function Dialogs() {
  const open = useStore(dialogStore, (state) => state.open);
  return open && <DialogByName name={open} frame={CornerFrame} isAwaited leave={closeDialog} />;
}
