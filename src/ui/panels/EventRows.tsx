import { type KeyboardEvent, memo, type RefObject, useEffect, useRef } from 'react';
import type { AnyRun } from '../../core/index.ts';
import { narrate } from '../../families/index.ts';
import { goToStep } from '../../session/session.ts';
import type { Language, NodeNames } from '../../words/index.ts';
import { plain } from '../../words/sentence.ts';
import { useRun, useSession, useSessionStore, useStep } from '../page/useSession.ts';
import './EventRows.css';

/**
 * The number of rows in a block. The block of the current event and the blocks next to it are rendered, so
 * that most steps change only two rows.
 */
const BLOCK = 40;

/**
 * The list of the events of the run; a press on a row goes to its step. The list is one tab stop, and arrow
 * keys go from row to row.
 */
export function EventRows() {
  const run = useRun();
  const step = useStep();
  const names = useSession((state) => state.subject.names);
  const language = useSession((state) => state.language);
  const list = useRef<HTMLOListElement>(null);
  const current = useRef<HTMLLIElement>(null);
  const block = Math.floor((step - 1) / BLOCK);
  const from = Math.max(1, (block - 1) * BLOCK + 1);
  const to = Math.min(run.length, (block + 2) * BLOCK);
  const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const stop = Math.max(step, from);

  // The effect runs after every render, because each step makes a different row the current one.
  useEffect(() => showRow(list.current, current.current));

  const walk = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const rows = [...(list.current?.children ?? [])];
    const row = rows[rows.findIndex((one) => one.contains(event.target as Node)) + by];
    if (row?.firstElementChild instanceof HTMLElement) row.firstElementChild.focus();
  };

  return (
    <ol className="events tabular" ref={list} start={from} onKeyDown={walk}>
      {steps.map((at) => (
        <EventRow
          key={at}
          {...{ run, at, names, language }}
          row={at === step ? current : null}
          isAhead={at > step}
          isTabStop={at === stop}
        />
      ))}
    </ol>
  );
}

/** Scrolls the list until the row is visible, without scrolling the panel around the list. */
function showRow(list: HTMLElement | null, row: HTMLElement | null): void {
  if (list === null || row === null) return;
  const above = row.offsetTop - list.offsetTop;
  if (above < list.scrollTop || above + row.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = above - list.clientHeight / 2;
}

interface EventRowProps {
  readonly run: AnyRun;
  readonly at: number;
  readonly names: NodeNames;
  readonly language: Language;
  /** the reference to put on the row when it is the current event; otherwise null */
  readonly row: RefObject<HTMLLIElement | null> | null;
  /** whether the event comes after the current step; its text is hidden while a question is open */
  readonly isAhead: boolean;
  readonly isTabStop: boolean;
}

const EventRow = memo(({ run, at, names, language, row, isAhead, isTabStop }: EventRowProps) => {
  const session = useSessionStore();
  return (
    <li ref={row} data-row={at} className={`event ${run.kindAt(at)} ${isAhead ? 'ahead' : ''}`}>
      <button
        type="button"
        className="line-button"
        tabIndex={isTabStop ? 0 : -1}
        aria-current={row === null ? undefined : 'step'}
        onClick={() => goToStep(session, at)}
      >
        <span className="event-step">{at}</span> {plain(narrate(run.momentAt(at), names, language))}
      </button>
    </li>
  );
});
