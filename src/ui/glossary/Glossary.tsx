import { useEffect, useRef } from 'react';
import type { TermId } from '../../library/glossary.ts';
import { changeSlice } from '../../session/slice.ts';
import { termsIn } from '../../words/termsIn.ts';
import { popoverRef } from '../page/elements.ts';
import { useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { bringGlossary, GLOSSARY } from './glossary.ts';
import { MarkedTerms } from './MarkedTerms.tsx';
import { TermCard } from './TermCard.tsx';

/**
 * Loads the glossary, and displays the explanation of a term beside the text in which the reader pressed it.
 */
export function Glossary() {
  const session = useSessionStore();
  const glossary = useWords('glossary');
  const asked = useSlice(GLOSSARY, (state) => state.asked);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ask = (term: TermId, at: HTMLElement) => changeSlice(session, GLOSSARY, { asked: { term, at } });
    bringGlossary(session, (text) => {
      const places = termsIn(text, glossary);
      return places.length === 0 ? text : <MarkedTerms text={text} places={places} ask={ask} />;
    });
  }, [session, glossary]);
  useEffect(() => {
    if (asked === null || sheet.current === null) return;
    const { current } = sheet;
    current.showPopover();
    popoverRef.current = current;
    const { left, top, bottom } = asked.at.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = current;
    // The card stands above the term, if there is room, so that the rest of the sentence remains visible.
    const isAbove = top - height - 16 >= 0;
    current.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`;
    current.style.top = `${isAbove ? top - height - 8 : Math.max(8, Math.min(bottom + 8, window.innerHeight - height - 8))}px`;
  }, [asked]);
  const close = () => sheet.current?.hidePopover();
  return (
    <div
      ref={sheet}
      popover="auto"
      className="sheet term-sheet"
      onToggle={({ newState }) => newState === 'closed' && changeSlice(session, GLOSSARY, { asked: null })}
    >
      {asked !== null && <TermCard term={asked.term} then={close} />}
    </div>
  );
}
