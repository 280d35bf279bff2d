/** The glossary of the page: it loads after the first picture, and until then no term is marked. */
import type { ReactNode } from 'react';
import type { TermId } from '../../library/glossary.ts';
import type { Session } from '../../session/session.ts';
import { changeSlice, type Slice } from '../../session/slice.ts';

interface GlossaryState {
  /** marks the terms in a text of the page's language; null before it has loaded */
  readonly mark: ((text: string) => ReactNode) | null;
  /** the term that is asked about, and the element at which it was asked */
  readonly asked: { readonly term: TermId; readonly at: HTMLElement } | null;
}

export const GLOSSARY: Slice<GlossaryState> = { beginning: { mark: null, asked: null } };

/** Marks terms from now on; `mark` knows the language. */
export function bringGlossary(session: Session, mark: NonNullable<GlossaryState['mark']>): void {
  changeSlice(session, GLOSSARY, { mark });
}
