import { Fragment } from 'react';
import type { TermId } from '../../library/glossary.ts';
import type { TermPlace } from '../../words/termsIn.ts';
import { Closed, closingOf, openingOf } from '../kit/Closed.tsx';
import './MarkedTerms.css';

interface MarkedTermsProps {
  text: string;
  places: readonly TermPlace<TermId>[];
  ask: (term: TermId, at: HTMLElement) => void;
}

/** A text in which each term of the glossary is a button that opens its explanation. */
export function MarkedTerms({ text, places, ask }: MarkedTermsProps) {
  return places.map(({ from, to, term }, index) => {
    const closing = closingOf(text.slice(to));
    const opening = openingOf(text.slice(places[index - 1]?.to ?? 0, from));
    const next = places[index + 1]?.from ?? text.length;
    const behind = text.slice(to + closing.length, next);
    // An opening bracket before the next term is rendered with that term's button, so that no line breaks
    // between them.
    const kept = index + 1 < places.length ? behind.length - openingOf(behind).length : behind.length;
    return (
      <Fragment key={from}>
        {index === 0 && text.slice(0, from - opening.length)}
        <Closed after={opening} by={closing}>
          <button type="button" className="term" onClick={({ currentTarget }) => ask(term, currentTarget)}>
            {text.slice(from, to)}
          </button>
        </Closed>
        {behind.slice(0, kept)}
      </Fragment>
    );
  });
}
