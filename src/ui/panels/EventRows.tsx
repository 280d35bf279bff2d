import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import type { Trace } from '../../core/run/trace.ts';
import { goToStep } from '../../session/session.ts';
import type { Language } from '../../words/language.ts';
import { narrate } from '../../words/narrate.ts';
import type { NodeNames } from '../../words/nodeNames.ts';
import { plain } from '../../words/sentence.ts';
import { useSession, useSessionStore, useTrace } from '../useSession.ts';

/**
 * The block of events with the present, the one before and the one after are listed: most steps change
 * none of the rows but two, and a longer run scrolls with the steps.
 */
const BLOCK = 40;

/** The list of events; a row goes to its step. One tab stop, arrows up and down inside. */
export function EventRows() {
  const trace = useTrace();
  const step = useSession((state) => state.step);
  const names = useSession((state) => state.subject.names);
  const language = useSession((state) => state.language);
  const list = useRef<HTMLOListElement>(null);
  const block = Math.floor((step - 1) / BLOCK);
  const from = Math.max(1, (block - 1) * BLOCK + 1);
  const to = Math.min(trace.length, (block + 2) * BLOCK);
  const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const stop = Math.max(step, from);

  /** scrolled out of the margin, and so left out by the browser */
  const isSkipped = useRef(false);

  // Whenever it is written anew: the current row is another with every step.
  useEffect(() => {
    if (list.current !== null && !isSkipped.current) showCurrentRow(list.current);
  });

  useEffect(() => {
    const panel = list.current?.closest('.panel');
    const onChange = (event: Event) => {
      isSkipped.current = (event as ContentVisibilityAutoStateChangeEvent).skipped;
      if (list.current !== null && !isSkipped.current) showCurrentRow(list.current);
    };
    panel?.addEventListener('contentvisibilityautostatechange', onChange);
    return () => panel?.removeEventListener('contentvisibilityautostatechange', onChange);
  }, []);

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
        <EventRow
          key={at}
          {...{ trace, at, names, language }}
          isCurrent={at === step}
          isAhead={at > step}
          isTabStop={at === stop}
        />
      ))}
    </ol>
  );
}

/** Not to be asked for out of sight: measuring lays out what the browser leaves out there. */
function showCurrentRow(holder: HTMLElement): void {
  const row = holder.querySelector('[aria-current]')?.closest('li');
  if (!row) return;
  const above = row.offsetTop - holder.offsetTop;
  if (above < holder.scrollTop || above + row.offsetHeight > holder.scrollTop + holder.clientHeight) {
    holder.scrollTop = above - holder.clientHeight / 2;
  }
}

interface EventRowProps {
  readonly trace: Trace;
  readonly at: number;
  readonly names: NodeNames;
  readonly language: Language;
  readonly isCurrent: boolean;
  /** not yet shown; hidden while the program asks */
  readonly isAhead: boolean;
  readonly isTabStop: boolean;
}

const EventRow = memo(({ trace, at, names, language, isCurrent, isAhead, isTabStop }: EventRowProps) => {
  const session = useSessionStore();
  return (
    <li data-row={at} className={`event ${trace.kindAt(at)} ${isAhead ? 'ahead' : ''}`}>
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => goToStep(session, at)}
      >
        <span className="event-step">{at}</span> {plain(narrate(trace, at, names, language))}
      </button>
    </li>
  );
});
