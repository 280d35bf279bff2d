import { closeDialog, type DialogName } from '../kit/openDialog.ts';
import { useSessionStore } from '../page/useSession.ts';
import { CornerFrame } from '../part/frames.tsx';
import { part } from '../part/part.tsx';

const DIALOGS = {
  help: part(() => import('./HelpDialog.tsx').then((module) => module.HelpDialog)),
  keys: part(() => import('./HelpDialog.tsx').then((module) => module.KeysDialog)),
  share: part(() => import('../share/ShareDialog.tsx').then((module) => module.ShareDialog)),
  print: part(() => import('../share/PrintDialog.tsx').then((module) => module.PrintDialog)),
  complete: part(() => import('../games/CompleteTree.tsx').then((module) => module.CompleteTree)),
  about: part(() => import('./AboutDialog.tsx').then((module) => module.AboutDialog)),
} satisfies Record<DialogName, unknown>;

/** Renders the dialog with the given name; the code of a dialog loads when it is first opened. */
export function DialogByName({ name }: { name: DialogName }) {
  const session = useSessionStore();
  const NamedDialog = DIALOGS[name];
  return <NamedDialog frame={CornerFrame} isAwaited leave={() => closeDialog(session)} />;
}
