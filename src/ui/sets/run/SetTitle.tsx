import { ArrowLeft, ChevronLeft, ChevronRight, X } from 'lucide-react';
import { leavePractice } from '../../../session/practice/showPractice.ts';
import { endRun, type SetRun, showItem, showNext, showPage } from '../../../session/sets/setRun.ts';
import { useFocusFirst } from '../../kit/useFocusFirst.ts';
import { useSessionStore } from '../../page/useSession.ts';
import { useSetWords } from '../useSetWords.ts';

/** Which exercise of the set this is, and the ways to the others. */
export function SetTitle({ run }: { run: SetRun }) {
  const session = useSessionStore();
  const { run: words } = useSetWords();
  const heading = useFocusFirst<HTMLHeadingElement>();
  const { set, current } = run;
  const item = set.items[current];
  return (
    <>
      <div className="practice-title">
        <button
          type="button"
          className="icon-button"
          aria-label={words.toStart}
          title={words.toStart}
          onClick={() => showPage(session, 'start')}
        >
          <ArrowLeft aria-hidden size={20} />
        </button>
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{item?.title || words.exercise(current + 1)}</bdi>
        </h2>
        <LeaveSet />
      </div>
      <nav className="set-nav" aria-label={words.overview}>
        <button
          type="button"
          className="icon-button"
          aria-label={words.previous}
          title={words.previous}
          disabled={current === 0}
          onClick={() => showItem(session, current - 1)}
        >
          <ChevronLeft aria-hidden size={20} />
        </button>
        <span>{words.of(current + 1, set.items.length)}</span>
        <button
          type="button"
          className="icon-button"
          aria-label={current + 1 < set.items.length ? words.next : words.toEnd}
          title={current + 1 < set.items.length ? words.next : words.toEnd}
          onClick={() => showNext(session)}
        >
          <ChevronRight aria-hidden size={20} />
        </button>
        <button type="button" className="chip" onClick={() => showPage(session, 'end')}>
          {words.toEnd}
        </button>
      </nav>
    </>
  );
}

/** Back to the tree that was there; the answers stay where they are kept. */
export function LeaveSet() {
  const session = useSessionStore();
  const { run: words } = useSetWords();
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={words.leave}
      title={words.leave}
      onClick={() => {
        endRun();
        leavePractice(session);
      }}
    >
      <X aria-hidden size={20} />
    </button>
  );
}
