import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { Boundary } from '../Boundary.tsx';
import { dialogStore } from './openDialog.ts';

const LibraryDialog = lazy(() =>
  import('./LibraryDialog.tsx').then((module) => ({ default: module.LibraryDialog })),
);
const HelpDialog = lazy(() => import('./HelpDialog.tsx').then((module) => ({ default: module.HelpDialog })));

const TreesDialog = lazy(() =>
  import('./TreesDialog.tsx').then((module) => ({ default: module.TreesDialog })),
);
const ShareDialog = lazy(() =>
  import('../share/ShareDialog.tsx').then((module) => ({ default: module.ShareDialog })),
);

/** The open dialog, if any. */
export function Dialogs() {
  const open = useStore(dialogStore, (state) => state.open);
  return (
    <Boundary>
      <Suspense>
        {open === 'library' && <LibraryDialog />}
        {open === 'help' && <HelpDialog />}
        {open === 'trees' && <TreesDialog />}
        {open === 'share' && <ShareDialog />}
      </Suspense>
    </Boundary>
  );
}
