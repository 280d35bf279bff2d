import { readSheet } from '../../../practice/entry/sheet.ts';
import { changePractice, currentPractice, type Practice } from '../../../session/practice/practice.ts';
import { type SetRun, showNext, tryAfresh } from '../../../session/sets/setRun.ts';
import { useSessionStore } from '../../page/useSession.ts';
import { useSetWords } from '../useSetWords.ts';

/** On to the next exercise without marks; what cannot be read is said first. */
export function NextUnmarked({ run }: { run: SetRun }) {
  const session = useSessionStore();
  const { run: words } = useSetWords();
  const isLast = run.current + 1 === run.items.length;
  const press = () => {
    const practice = currentPractice();
    const { unread } = practice === null ? { unread: [] } : readSheet(practice.sheet);
    const [first] = unread;
    if (practice === null || first === undefined) {
      showNext(session);
      return;
    }
    const active = practice.exercise.parts.findIndex(({ part }) => part.kind === first.part);
    changePractice(() => ({ unread, active }));
  };
  return (
    <button type="button" className="primary" onClick={press}>
      {isLast ? words.toEnd : words.nextShort}
    </button>
  );
}

/** After the marks of an exercise of a set: once more with other numbers, or on. */
export function AfterMarks({ run, practice }: { run: SetRun; practice: Practice }) {
  const session = useSessionStore();
  const { run: words } = useSetWords();
  const isLast = run.current + 1 === run.items.length;
  const item = run.set.items[run.current];
  const first = run.items[run.current]?.first ?? null;
  return (
    <>
      {item !== undefined && run.trees.hasVariants(item) && (
        <button type="button" className="chip" onClick={() => tryAfresh(session)}>
          {words.again}
        </button>
      )}
      <button type="button" className="primary" onClick={() => showNext(session)}>
        {isLast ? words.toEnd : words.next}
      </button>
      {first !== null && first.variant !== practice.origin.variant && (
        <p className="practice-how">{words.stands}</p>
      )}
    </>
  );
}
