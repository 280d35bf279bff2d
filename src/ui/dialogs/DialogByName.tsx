import { lazy } from 'react';
import type { DialogName } from './openDialog.ts';

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
const ProgressDialog = lazy(() =>
  import('../progress/ProgressDialog.tsx').then((module) => ({ default: module.ProgressDialog })),
);
const SetsDialog = lazy(() =>
  import('../sets/SetsDialog.tsx').then((module) => ({ default: module.SetsDialog })),
);

/** The dialog of that name, loaded when it is first asked for. */
export function DialogByName({ name }: { name: DialogName }) {
  switch (name) {
    case 'library':
      return <LibraryDialog />;
    case 'help':
      return <HelpDialog />;
    case 'trees':
      return <TreesDialog />;
    case 'share':
      return <ShareDialog />;
    case 'progress':
      return <ProgressDialog />;
    case 'sets':
      return <SetsDialog />;
  }
}
