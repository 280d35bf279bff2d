/** The glossary as the page has it: it comes after the first picture, and until then no term is marked. */
import type { ReactNode } from 'react';
import type { TermId } from '../../library/glossary.ts';
import type { Session } from '../../session/session.ts';
import { changeSlice, type Slice } from '../../session/slice.ts';

interface GlossaryState {
  /** a text of the page's language with its terms marked; null before it has come */
  readonly mark: ((text: string) => ReactNode) | null;
  /** what is asked about, and the element it was asked at */
  readonly asked: { readonly term: TermId; readonly at: HTMLElement } | null;
}

export const GLOSSARY: Slice<GlossaryState> = { beginning: { mark: null, asked: null } };

/** From now on terms are marked, in the language that `mark` knows. */
export function bringGlossary(session: Session, mark: NonNullable<GlossaryState['mark']>): void {
  changeSlice(session, GLOSSARY, { mark });
}
