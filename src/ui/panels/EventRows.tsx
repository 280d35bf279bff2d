import { type KeyboardEvent, useEffect, useRef } from 'react';
import { goToStep } from '../../session/session.ts';
import { narrate } from '../../words/narrate.ts';
import { plain } from '../../words/sentence.ts';
import { useSession, useSessionStore, useTrace } from '../useSession.ts';

/** So many events either side of the present are listed; a longer run scrolls with the steps. */
const REACH = 150;

/** The list of events; a row goes to its step. One tab stop, arrows up and down inside. */
export function EventRows() {
  const session = useSessionStore();
  const trace = useTrace();
  const step = useSession((state) => state.step);
  const names = useSession((state) => state.subject.names);
  const language = useSession((state) => state.language);
  const list = useRef<HTMLOListElement>(null);
  const from = Math.max(1, step - REACH);
  const to = Math.min(trace.length, step + REACH);
  const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const stop = Math.max(step, from);

  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${step}"]`);
    const holder = list.current;
    if (!row || !holder) return;
    const above = row.offsetTop - holder.offsetTop;
    if (above < holder.scrollTop || above + row.offsetHeight > holder.scrollTop + holder.clientHeight) {
      holder.scrollTop = above - holder.clientHeight / 2;
    }
  }, [step]);

  const walk = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const row = (event.target as HTMLElement).closest('li');
    const next = by === 1 ? row?.nextElementSibling : row?.previousElementSibling;
    next?.querySelector('button')?.focus();
  };

  return (
    <ol className="events" ref={list} start={from} onKeyDown={walk}>
      {steps.map((at) => (
        <li key={at} data-row={at} className={`event ${trace.kindAt(at)}`}>
          <button
            type="button"
            tabIndex={at === stop ? 0 : -1}
            aria-current={at === step ? 'step' : undefined}
            onClick={() => goToStep(session, at)}
          >
            <span className="event-step">{at}</span> {plain(narrate(trace, at, names, language))}
          </button>
        </li>
      ))}
    </ol>
  );
}
