import { closeDialog, type DialogName } from '../kit/openDialog.ts';
import { useSessionStore } from '../page/useSession.ts';
import { CornerFrame } from '../part/frames.tsx';
import { part } from '../part/part.tsx';

const DIALOGS = {
  help: part(() => import('./HelpDialog.tsx'), 'HelpDialog'),
  keys: part(() => import('./HelpDialog.tsx'), 'KeysDialog'),
  share: part(() => import('../share/ShareDialog.tsx'), 'ShareDialog'),
  print: part(() => import('../share/PrintDialog.tsx'), 'PrintDialog'),
  complete: part(() => import('../games/CompleteTree.tsx'), 'CompleteTree'),
  about: part(() => import('./AboutDialog.tsx'), 'AboutDialog'),
} satisfies Record<DialogName, unknown>;

/** Renders the dialog with the given name; the code of a dialog loads when it is first opened. */
export function DialogByName({ name }: { name: DialogName }) {
  const session = useSessionStore();
  const NamedDialog = DIALOGS[name];
  return <NamedDialog frame={CornerFrame} isAwaited leave={() => closeDialog(session)} />;
}
