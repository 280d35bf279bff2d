import { Fragment } from 'react';
import { changeSlice } from '../../session/slice.ts';
import { useSessionStore, useSlice } from '../page/useSession.ts';
import { GLOSSARY } from './glossary.ts';

/** A text in which every term can be asked about. */
export function Terms({ text }: { text: string }) {
  const session = useSessionStore();
  const find = useSlice(GLOSSARY, (glossary) => glossary.find);
  const places = find?.(text) ?? [];
  if (places.length === 0) return text;
  return (
    <>
      {places.map(({ from, to, term }, index) => (
        <Fragment key={from}>
          {text.slice(places[index - 1]?.to ?? 0, from)}
          <button
            type="button"
            className="term"
            onClick={({ currentTarget }) =>
              changeSlice(session, GLOSSARY, { asked: { term, at: currentTarget } })
            }
          >
            {text.slice(from, to)}
          </button>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.to ?? 0)}
    </>
  );
}
