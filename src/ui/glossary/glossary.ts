/**
 * The state of the glossary. It loads after the first picture, and until then texts contain no buttons for
 * terms.
 */
import type { ReactNode } from 'react';
import type { TermId } from '../../library/glossary.ts';
import type { Session } from '../../session/session.ts';
import { changeSlice, type Slice } from '../../session/slice.ts';

interface GlossaryState {
  /** renders a text with its terms as buttons; null before the glossary has loaded */
  readonly mark: ((text: string) => ReactNode) | null;
  /** the term that the reader has pressed, and the button of it; null when no explanation is open */
  readonly asked: { readonly term: TermId; readonly at: HTMLElement } | null;
}

export const GLOSSARY: Slice<GlossaryState> = { beginning: { mark: null, asked: null } };

/**
 * Makes the glossary available: from now on texts are rendered by `mark`, in the language it was made for.
 */
export function bringGlossary(session: Session, mark: NonNullable<GlossaryState['mark']>): void {
  changeSlice(session, GLOSSARY, { mark });
}
