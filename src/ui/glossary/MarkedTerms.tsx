import { Fragment } from 'react';
import type { TermId } from '../../library/glossary.ts';
import type { TermPlace } from '../../words/termsIn.ts';
import { Closed, closingOf } from '../kit/Closed.tsx';

interface MarkedTermsProps {
  text: string;
  places: readonly TermPlace<TermId>[];
  ask: (term: TermId, at: HTMLElement) => void;
}

/** A text whose terms are buttons that ask what they mean. */
export function MarkedTerms({ text, places, ask }: MarkedTermsProps) {
  return places.map(({ from, to, term }, index) => {
    const closing = closingOf(text.slice(to));
    const next = places[index + 1]?.from;
    return (
      <Fragment key={from}>
        {index === 0 && text.slice(0, from)}
        <Closed by={closing}>
          <button type="button" className="term" onClick={({ currentTarget }) => ask(term, currentTarget)}>
            {text.slice(from, to)}
          </button>
        </Closed>
        {text.slice(to + closing.length, next)}
      </Fragment>
    );
  });
}
