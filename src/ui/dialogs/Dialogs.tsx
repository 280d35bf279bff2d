import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { Boundary } from '../Boundary.tsx';
import { dialogStore } from './openDialog.ts';

// Nothing about the dialogs but whether there is one comes with the first picture.
const DialogByName = lazy(() =>
  import('./DialogByName.tsx').then((module) => ({ default: module.DialogByName })),
);

/** The open dialog, if any. */
export function Dialogs() {
  const open = useStore(dialogStore, (state) => state.open);
  return (
    <Boundary>
      <Suspense>{open !== null && <DialogByName name={open} />}</Suspense>
    </Boundary>
  );
}
