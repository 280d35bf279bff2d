import { useLayoutEffect, useRef } from 'react';
import { useKeyScope } from '../keys/scopes.ts';
import { Button } from '../kit/Button.tsx';
import { attempt } from '../page/attempt.ts';
import { useSessionStore, useWords } from '../page/useSession.ts';
import './PartNote.css';

/**
 * The message in place of a component that failed to load, with buttons that try again or go on without it.
 */
export function PartNote(props: {
  text: string;
  isTrying: boolean;
  again: () => void;
  leave?: (() => void) | undefined;
}) {
  const session = useSessionStore();
  const words = useWords();
  const note = useRef<HTMLDivElement>(null);
  useEscape(props.leave);
  useLayoutEffect(() => () => passFocusOn(note.current), []);
  const save = () =>
    attempt(session, () => import('../files/saveTrees.ts').then(({ saveShown }) => saveShown(session)));
  return (
    <div className="part-note" role="alert" ref={note}>
      <p>{props.isTrying ? words.loading : props.text}</p>
      <Button kind="primary" text={words.tryAgain} aria-disabled={props.isTrying} onClick={props.again} />
      <Button text={words.saveTree} onClick={save} />
      <Button text={words.reload} onClick={() => location.reload()} />
      {props.leave !== undefined && <Button text={words.close} onClick={props.leave} />}
    </div>
  );
}

/** The message in place of a component that is still loading. */
export function Waiting({ leave }: { leave: (() => void) | undefined }) {
  const words = useWords();
  useEscape(leave);
  return <p className="part-waiting">{words.loading}</p>;
}

/** Makes Escape leave a component that is loading or has failed. */
function useEscape(leave: (() => void) | undefined): void {
  useKeyScope('part', () => {
    leave?.();
    return leave !== undefined;
  });
}

/**
 * When the element that contains the focus is about to be removed, gives the focus to the first control that
 * will take its place.
 */
function passFocusOn(going: HTMLElement | null): void {
  if (going?.contains(document.activeElement) !== true) return;
  const places: { readonly around: Element; readonly index: number }[] = [];
  for (let at: Element = going; at.parentElement !== null; at = at.parentElement)
    places.push({ around: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  queueMicrotask(() => {
    const place = places.find(({ around }) => around.isConnected);
    if (document.activeElement === document.body) firstControl(place?.around.children[place.index])?.focus();
  });
}

/** Returns the first element inside that can have the focus. */
function firstControl(element: Element | undefined): HTMLElement | undefined {
  if (element instanceof HTMLElement && element.tabIndex >= 0) return element;
  return [...(element?.children ?? [])].map(firstControl).find(Boolean);
}
