import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { readSheet } from '../../../practice/entry/index.ts';
import { changePractice, currentPractice, type Practice } from '../../../session/practice/practice.ts';
import { leavePractice } from '../../../session/practice/showPractice.ts';
import type { Session } from '../../../session/session.ts';
import type { SetRun } from '../../../session/sets/index.ts';
import { endRun, showItem, showNext, showPage, tryItemAgain } from '../../../session/sets/setRun.ts';
import { Button, IconButton } from '../../kit/Button.tsx';
import { useSessionStore, useWords } from '../../page/useSession.ts';
import { PanelTitle } from '../../practice/PanelTitle.tsx';
import './SetPages.css';

/** The title above an exercise of a set: its number, and buttons to the other exercises. */
export function SetTitle({ run }: { run: SetRun }) {
  const session = useSessionStore();
  const words = useWords('setRun');
  const { set, current } = run;
  const isLast = current + 1 === set.items.length;
  return (
    <>
      <PanelTitle
        text={set.items[current]?.title || words.exercise(current + 1)}
        back={{ label: words.toStart, onClick: () => showPage(session, 'start') }}
        leave={leaving(session, run)}
      />
      <nav className="set-nav beside tabular" aria-label={words.overview}>
        <IconButton
          label={words.previous}
          icon={ChevronLeft}
          disabled={current === 0}
          onClick={() => showItem(session, current - 1)}
        />
        <span>{words.of(current + 1, set.items.length)}</span>
        <IconButton
          label={isLast ? words.toEnd : words.next}
          icon={ChevronRight}
          onClick={() => showNext(session)}
        />
        <Button kind="chip" className="at-end" text={words.toEnd} onClick={() => showPage(session, 'end')} />
      </nav>
    </>
  );
}

/**
 * Returns what leaves the set and shows again the figure that was open before; the answers remain stored. Undefined where a
 * page shows nothing but this set.
 */
export function leaving(session: Session, run: SetRun | null): (() => void) | undefined {
  if (run?.hosted !== undefined) return undefined;
  return () => {
    endRun(session);
    leavePractice(session);
  };
}

/**
 * The button to the next exercise of a set that is marked at the end. Entries that cannot be read are
 * reported first.
 */
export function NextUnmarked({ run }: { run: SetRun }) {
  const session = useSessionStore();
  const words = useWords('setRun');
  const isLast = run.current + 1 === run.items.length;
  const press = (event: MouseEvent) => {
    event.preventDefault();
    const practice = currentPractice(session);
    const unread = practice === null ? [] : readSheet(practice.sheet, practice.exercise).unread;
    const [first] = unread;
    if (practice === null || first === undefined) return showNext(session);
    const active = practice.exercise.parts.findIndex(({ part }) => part.kind === first.part);
    changePractice(session, () => ({ unread, active }));
  };
  return (
    <Button kind="primary" type="submit" text={isLast ? words.toEnd : words.nextShort} onClick={press} />
  );
}

/**
 * The buttons after the marks of a set's exercise: the exercise once more with other numbers, or the next
 * one.
 */
export function AfterMarks({ run, practice }: { run: SetRun; practice: Practice }) {
  const session = useSessionStore();
  const words = useWords('setRun');
  const isLast = run.current + 1 === run.items.length;
  const item = run.set.items[run.current];
  const first = run.items[run.current]?.first ?? null;
  return (
    <>
      {item !== undefined && run.trees.hasVariants(item) && (
        <Button
          kind="chip"
          text={item.variants === 'fresh' ? words.againFresh : words.again}
          onClick={() => tryItemAgain(session)}
        />
      )}
      <Button kind="primary" text={isLast ? words.toEnd : words.next} onClick={() => showNext(session)} />
      {first !== null && first.variant !== practice.origin.variant && <p className="hint">{words.stands}</p>}
    </>
  );
}
