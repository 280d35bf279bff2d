import { closeDialog, type DialogName } from '../kit/openDialog.ts';
import { useSessionStore } from '../page/useSession.ts';
import { CornerFrame } from '../part/frames.tsx';
import { part } from '../part/part.tsx';

const DIALOGS = {
  library: part(() => import('./LibraryDialog.tsx').then((module) => module.LibraryDialog)),
  help: part(() => import('./HelpDialog.tsx').then((module) => module.HelpDialog)),
  trees: part(() => import('./TreesDialog.tsx').then((module) => module.TreesDialog)),
  share: part(() => import('../share/ShareDialog.tsx').then((module) => module.ShareDialog)),
  progress: part(() => import('../progress/ProgressDialog.tsx').then((module) => module.ProgressDialog)),
  sets: part(async () => {
    const [{ SetsDialog }, { loadSetTrees }] = await Promise.all([
      import('../sets/SetsDialog.tsx'),
      import('../../session/sets/setTrees.ts'),
    ]);
    await loadSetTrees();
    return SetsDialog;
  }),
} satisfies Record<DialogName, unknown>;

/** The dialog of that name, loaded when it is first asked for. */
export function DialogByName({ name }: { name: DialogName }) {
  const session = useSessionStore();
  const NamedDialog = DIALOGS[name];
  return <NamedDialog frame={CornerFrame} isAwaited leave={() => closeDialog(session)} />;
}
