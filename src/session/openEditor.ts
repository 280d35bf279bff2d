/** Opens the editor at one of its forms. */
import { openNewTree } from './newTree.ts';
import type { Session } from './session.ts';
import { changeSlice, type Slice } from './slice.ts';

/** The forms of the editor that make a tree, by the names of their panels. */
export const EDITOR_FORMS = ['random', 'uniform'] as const;
export type EditorForm = (typeof EDITOR_FORMS)[number];

/** The form of the editor that was asked for, until it is displayed, null for none; whether it gets the focus. */
export const ASKED_FORM: Slice<{ readonly name: EditorForm | null; readonly takesFocus: boolean }> = {
  beginning: { name: null, takesFocus: false },
};

/** Asks for a form of the editor to be displayed whole. */
export function askForForm(session: Session, name: EditorForm, takesFocus: boolean): void {
  changeSlice(session, ASKED_FORM, { name, takesFocus });
}

/** Notes that the form that was asked for is displayed. */
export function formIsShown(session: Session): void {
  changeSlice(session, ASKED_FORM, ASKED_FORM.beginning);
}

/** Opens the editor with a form unfolded: on the tree that is being edited, otherwise on a new one. */
export function openEditorAt(session: Session, name: EditorForm): void {
  if (session.getState().activity.kind !== 'editing') openNewTree(session);
  session.setState(({ folded }) => ({ folded: folded.filter((other) => other !== name) }));
  askForForm(session, name, true);
}
