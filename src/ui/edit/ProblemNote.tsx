import type { Problem, TextEdit } from '../../notation/problem.ts';
import { useNoticeWords } from '../useNoticeWords.ts';
import { useEditWords } from './useEditWords.ts';

/** What is wrong with a text, where, and what mends it. */
export function ProblemNote({
  problem,
  mend,
  goToPlace,
  discard,
}: {
  problem: Problem;
  mend: (repair: readonly TextEdit[]) => void;
  goToPlace: () => void;
  discard: () => void;
}) {
  const words = useEditWords();
  const notices = useNoticeWords();
  const { repair, code } = problem;
  const mendText =
    code === 'probability-sum' ? words.normalise : code === 'missing-probability' ? words.fillIn : words.mend;
  return (
    <div className="problem-note">
      <p className="problem" role="alert" data-code={code}>
        {notices.problem(problem)} {words.textStands}
      </p>
      <div className="row">
        {repair !== undefined && (
          <button type="button" className="primary" onClick={() => mend(repair)}>
            {mendText}
          </button>
        )}
        <button type="button" className="quiet-button" onClick={goToPlace}>
          {words.goToPlace}
        </button>
        <button type="button" className="quiet-button" onClick={discard}>
          {words.discardText}
        </button>
      </div>
    </div>
  );
}
