import type { Problem, TextEdit } from '../../notation/problem.ts';
import { Button } from '../kit/Button.tsx';
import { useEditWords } from '../page/useEditWords.ts';
import { useNoticeWords } from '../page/useNoticeWords.ts';

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
          <Button kind="primary" onClick={() => mend(repair)}>
            {mendText}
          </Button>
        )}
        <Button onClick={goToPlace}>{words.goToPlace}</Button>
        <Button onClick={discard}>{words.discardText}</Button>
      </div>
    </div>
  );
}
