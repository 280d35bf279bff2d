/** The glossary as the page has it: it comes after the first picture, and until then no term is marked. */
import type { TermId } from '../../library/glossary.ts';
import type { Session } from '../../session/session.ts';
import { changeSlice, type Slice } from '../../session/slice.ts';
import type { TermPlace } from '../../words/termsIn.ts';

interface GlossaryState {
  /** where terms stand in a text of the page's language; null before it has come */
  readonly find: ((text: string) => readonly TermPlace<TermId>[]) | null;
  /** what is asked about, and the element it was asked at */
  readonly asked: { readonly term: TermId; readonly at: HTMLElement } | null;
}

export const GLOSSARY: Slice<GlossaryState> = { beginning: { find: null, asked: null } };

/** From now on terms are marked, in the language that `find` knows. */
export function bringGlossary(session: Session, find: NonNullable<GlossaryState['find']>): void {
  changeSlice(session, GLOSSARY, { find });
}
