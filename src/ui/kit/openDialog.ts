/** Which dialog is open; the dialogs themselves are loaded when first asked for. */
import { createStore } from 'zustand/vanilla';

const DIALOGS = ['library', 'help', 'trees', 'share', 'progress', 'sets'] as const;
export type DialogName = (typeof DIALOGS)[number];

export const dialogStore = createStore<{ readonly open: DialogName | null }>(() => ({ open: null }));

export function openDialog(name: DialogName): void {
  dialogStore.setState({ open: name });
}

export function closeDialog(): void {
  dialogStore.setState({ open: null });
}
