import { useStore } from 'zustand';
import { CornerFrame } from '../frames.tsx';
import { part } from '../part.tsx';
import { closeDialog, dialogStore } from './openDialog.ts';

// Nothing about the dialogs but whether there is one comes with the first picture.
const DialogByName = part(() => import('./DialogByName.tsx').then((module) => module.DialogByName));

/** The open dialog, if any. */
export function Dialogs() {
  const open = useStore(dialogStore, (state) => state.open);
  return open && <DialogByName name={open} frame={CornerFrame} isAwaited leave={closeDialog} />;
}
