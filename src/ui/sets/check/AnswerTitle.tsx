import { ChevronLeft, ChevronRight } from 'lucide-react';
import { leavePractice } from '../../../session/practice/showPractice.ts';
import type { LookedAt } from '../../../session/sets/index.ts';
import { backToResults, lookAtAnswer, nextAnswer } from '../../../session/sets/lookAtAnswer.ts';
import { IconButton } from '../../kit/Button.tsx';
import { useSessionStore, useWords } from '../../page/useSession.ts';
import { PanelTitle } from '../../practice/PanelTitle.tsx';
import '../run/SetPages.css';

/**
 * The title above a student's answer: the student, the exercise, and buttons to the other answers and to the
 * table of results.
 */
export function AnswerTitle({ looked }: { looked: LookedAt }) {
  const session = useSessionStore();
  const page = useWords();
  const words = useWords('sets');
  const run = useWords('setRun');
  const { result, results, place } = looked;
  const row = results.indexOf(result);
  return (
    <>
      <PanelTitle
        text={result.name || words.noName}
        back={{ label: words.toResults, onClick: () => backToResults(session) }}
        leave={() => leavePractice(session)}
        leaving={page.close}
      />
      <Ways
        looked={looked}
        along="students"
        label={words.students}
        text={words.studentOf(row + 1, results.length)}
        ways={[words.previousStudent, words.nextStudent]}
      />
      <Ways
        looked={looked}
        along="exercises"
        label={run.overview}
        text={run.exerciseOf(place + 1, result.handIn?.items.length ?? 0)}
        ways={[run.previous, run.next]}
      />
    </>
  );
}

function Ways(props: {
  looked: LookedAt;
  along: 'students' | 'exercises';
  label: string;
  text: string;
  ways: readonly [back: string, on: string];
}) {
  const { looked, along, label, text, ways } = props;
  const session = useSessionStore();
  const way = (by: 1 | -1) => {
    const next = nextAnswer(looked, along, by);
    return {
      label: by < 0 ? ways[0] : ways[1],
      // At the first and last answer, the button to the previous or next answer has no effect instead of
      // being disabled, so that it keeps the focus.
      'aria-disabled': next === null,
      onClick: () => next !== null && lookAtAnswer(session, { ...looked, ...next }),
    };
  };
  return (
    <nav className="set-nav beside tabular" aria-label={label}>
      <IconButton {...way(-1)} icon={ChevronLeft} />
      <span>{text}</span>
      <IconButton {...way(1)} icon={ChevronRight} />
    </nav>
  );
}
