/** Opens the editor at one of its forms. */
import { openNewTree } from './newTree.ts';
import type { Session } from './session.ts';
import { changeSlice, type Slice } from './slice.ts';

/** The forms of the editor that make a tree, by the names of their panels. */
export const EDITOR_FORMS = ['random', 'uniform'] as const;
export type EditorForm = (typeof EDITOR_FORMS)[number];

/**
 * The form of the editor that was asked for, until it is displayed, and whether it then gets the focus; null when no form is
 * asked for.
 */
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

/**
 * Unfolds a form of the editor and moves the focus to it. When no tree is being edited, the editor first opens with a new
 * tree.
 */
export function openEditorAt(session: Session, name: EditorForm): void {
  if (session.getState().activity.kind !== 'editing') openNewTree(session);
  session.setState(({ folded }) => ({ folded: folded.filter((other) => other !== name) }));
  askForForm(session, name, true);
}
