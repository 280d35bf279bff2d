import { Fragment } from 'react';
import type { Chapter } from '../../library/example.ts';
import type { TermId } from '../../library/glossary.ts';
import { notionsOf } from '../../library/notions.ts';
import { changeSlice } from '../../session/slice.ts';
import { GLOSSARY } from '../glossary/glossary.ts';
import { Button } from '../kit/Button.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';
import './Contents.css';

/** The notions of a chapter, each as a button that opens its explanation. */
export function Notions({ chapter }: { chapter: Chapter }) {
  const session = useSessionStore();
  const words = useWords('course');
  const glossary = useWords('glossary');
  const ask = (term: TermId, at: HTMLElement) => changeSlice(session, GLOSSARY, { asked: { term, at } });
  return (
    <>
      {words.notions}{' '}
      {notionsOf(chapter).map((term, index) => (
        <Fragment key={term}>
          {index > 0 && ' · '}
          <Button
            kind="text-link"
            text={glossary[term].title}
            onClick={({ currentTarget }) => ask(term, currentTarget)}
          />
        </Fragment>
      ))}
    </>
  );
}
