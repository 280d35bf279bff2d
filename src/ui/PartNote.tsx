import { useEffect, useLayoutEffect, useRef } from 'react';
import { addNotices } from '../session/session.ts';
import { useSessionStore, useWords } from './useSession.ts';

/** In the place of a part that failed: how it can come all the same, and how to go on without it. */
export function PartNote({
  text,
  isTrying,
  again,
  leave,
}: {
  text: string;
  isTrying: boolean;
  again: () => void;
  leave?: (() => void) | undefined;
}) {
  const session = useSessionStore();
  const words = useWords();
  const note = useRef<HTMLDivElement>(null);
  useEscape(leave);
  useLayoutEffect(() => () => passFocusOn(note.current), []);
  const save = () =>
    void import('./files/saveTrees.ts').then(
      ({ saveShown }) => saveShown(session),
      () => addNotices(session, [{ kind: 'load-failed', again: save }]),
    );
  return (
    <div className="part-note" role="alert" ref={note}>
      <p>{isTrying ? words.loading : text}</p>
      <button type="button" className="primary" aria-disabled={isTrying} onClick={again}>
        {words.tryAgain}
      </button>
      <button type="button" className="quiet-button" onClick={save}>
        {words.saveTree}
      </button>
      <button type="button" className="quiet-button" onClick={() => location.reload()}>
        {words.reload}
      </button>
      {leave !== undefined && (
        <button type="button" className="quiet-button" onClick={leave}>
          {words.close}
        </button>
      )}
    </div>
  );
}

/** In the place of a part that is on its way. */
export function Waiting({ leave }: { leave: (() => void) | undefined }) {
  const words = useWords();
  useEscape(leave);
  return <p className="part-waiting">{words.loading}</p>;
}

/** Escape is the way out. */
function useEscape(leave: (() => void) | undefined): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave?.();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [leave]);
}

const TAKES_FOCUS = 'button, input, select, textarea, [tabindex]';

/** A focus in what is about to go passes to the first control of what comes in its place. */
function passFocusOn(going: HTMLElement | null): void {
  if (going?.contains(document.activeElement) !== true) return;
  const places: { readonly around: Element; readonly index: number }[] = [];
  for (let at: Element = going; at.parentElement !== null; at = at.parentElement)
    places.push({ around: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  queueMicrotask(() => {
    const place = places.find(({ around }) => around.isConnected);
    if (document.activeElement === document.body)
      place?.around.children[place.index]?.querySelector<HTMLElement>(TAKES_FOCUS)?.focus();
  });
}
