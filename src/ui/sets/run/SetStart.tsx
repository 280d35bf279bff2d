import { printNumber } from '../../../core/tree/printNumber.ts';
import { marksOf } from '../../../practice/exerciseSet.ts';
import { HAND_IN_LIMITS } from '../../../practice/handIn.ts';
import { type ItemStanding, standingOf } from '../../../session/sets/runResult.ts';
import { type SetRun, showItem, showPage, writeName } from '../../../session/sets/setRun.ts';
import { useSessionStore } from '../../page/useSession.ts';
import { useSetWords } from '../useSetWords.ts';
import { ItemList } from './ItemList.tsx';

/** What the set is, whose answers these are, and how far they are. */
export function SetStart({ run }: { run: SetRun }) {
  const session = useSessionStore();
  const { run: words } = useSetWords();
  const { set, items } = run;
  // Where nothing is marked on the way, what is written is done for now.
  const isOpen = (standing: ItemStanding) => standing === 'blank' || (set.hints && standing === 'written');
  const next = items.findIndex((item) => isOpen(standingOf(item)));
  const isBegun = items.some((item) => standingOf(item) !== 'blank');
  return (
    <>
      <p className="practice-question">{words.size(set.items.length, printNumber(marksOf(set)))}</p>
      <p>{set.hints ? words.withHints : words.withoutHints}</p>
      <NameField run={run} />
      <div className="practice-buttons">
        {next >= 0 && (
          <button type="button" className="primary" onClick={() => showItem(session, next)}>
            {isBegun ? words.goOn : words.begin}
          </button>
        )}
        {(isBegun || next < 0) && (
          <button
            type="button"
            className={next < 0 ? 'primary' : 'chip'}
            onClick={() => showPage(session, 'end')}
          >
            {words.toEnd}
          </button>
        )}
      </div>
      <ItemList run={run} />
    </>
  );
}

/** The name that the code is made of. */
export function NameField({ run, isWrong = false }: { run: SetRun; isWrong?: boolean }) {
  const { run: words } = useSetWords();
  return (
    <label className="sheet-entry set-name">
      <span>{words.yourName}</span>
      <input
        type="text"
        autoComplete="name"
        maxLength={HAND_IN_LIMITS.name}
        aria-invalid={isWrong}
        value={run.name}
        onChange={(event) => writeName(event.target.value)}
      />
      <span>{words.nameWhy}</span>
    </label>
  );
}
