import { isBlank, runOf } from '../../practice/answer.ts';
import { firstPlace } from '../../practice/diagnose/signs.ts';
import { momentOfWindows } from '../../practice/exercise.ts';
import type { Finding } from '../../practice/index.ts';
import { taskOfPart } from '../../practice/searches.ts';
import { isReversed } from '../../practice/task.ts';
import { MARGIN } from '../../session/margin.ts';
import { freshSeed } from '../../session/practice/begin.ts';
import { changePractice, hasRun, type Practice } from '../../session/practice/practice.ts';
import { openWhatIf, showStep } from '../../session/practice/showPractice.ts';
import { askToTell } from '../../session/practice/submit.ts';
import { changeSlice } from '../../session/slice.ts';
import { sayItem, sayOwner, sayRule } from '../../words/feedback.ts';
import type { AnyFeedbackFacts } from '../../words/feedbackFacts.ts';
import type { Sentence } from '../../words/index.ts';
import { nameApart } from '../../words/nameApart.ts';
import { SentenceText } from '../figure/SentenceText.tsx';
import { Button } from '../kit/Button.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';

/**
 * The feedback on a wrong answer, in small portions: which item, which rule, whose bound, and the step. It
 * never begins with the right answer.
 */
export function Feedback({ practice }: { practice: Practice }) {
  const session = useSessionStore();
  const words = useWords('practice');
  const { result, phase, finding: index } = practice;
  const diagnosis = result?.diagnosis;
  if (result === null || diagnosis === undefined || result.grade.isRight) return null;
  const finding = diagnosis.findings[index];
  return (
    <section className="practice-feedback" aria-labelledby="feedback-heading">
      <h3 id="feedback-heading">
        {phase === 'slip' ? words.slip : words.feedback}
        {diagnosis.findings.length > 1 && (
          <span className="feedback-count">{words.findingOf(index + 1, diagnosis.findings.length)}</span>
        )}
      </h3>
      <div role={phase === 'slip' ? undefined : 'status'}>
        {finding === undefined ? (
          <Unexplained practice={practice} />
        ) : (
          <Told practice={practice} finding={finding} />
        )}
      </div>
      {practice.asked !== null && <p>{practice.asked === 'right' ? words.notThat : words.stillOpen}</p>}
      {diagnosis.candidates.length > 0 && (
        <div>
          <p>{diagnosis.candidates.length === 1 ? words.oneFits : words.twoFit}</p>
          <Button kind="chip" text={words.askOneMore} onClick={() => askToTell(session, freshSeed())} />
        </div>
      )}
    </section>
  );
}

function Told({ practice, finding }: { practice: Practice; finding: Finding }) {
  const session = useSessionStore();
  const words = useWords('practice');
  const said = useWords('feedback');
  const { told, result, finding: index } = practice;
  const facts = factsOf(practice, finding);
  const findings = result?.diagnosis.findings.length ?? 0;
  const isSlip = finding.misconception === 'slip';
  const hasOwner = (finding.place.test?.owner ?? null) !== null;
  const next = isSlip ? null : nextTelling(told, hasOwner);
  const more = next === 'step' && !hasRun(practice) ? null : next;
  const tell = () => {
    if (more === 'step') showStep(session, finding.part, finding.place);
    else changePractice(session, () => ({ told: more === 'rule' ? 1 : 2 }));
  };
  return (
    <>
      <Said sentence={isSlip ? said.slip(facts) : sayItem(said, facts)} />
      {told >= 1 && !isSlip && <Said sentence={sayRule(said, facts)} />}
      {told >= 2 && !isSlip && <Said sentence={sayOwner(said, facts)} />}
      {told >= 1 && finding.misconception === 'refuses-cut' && (
        <WhatIfOffer practice={practice} finding={finding} />
      )}
      <div className="practice-buttons row">
        {/* One button requests every portion of feedback, so that it keeps the keyboard focus. */}
        {more !== null && <Button kind="chip" text={words.tellMore[more]} onClick={tell} />}
        {findings > 1 && (
          <Button
            kind="chip"
            text={words.nextFinding}
            onClick={() => changePractice(session, () => ({ finding: (index + 1) % findings, told: 0 }))}
          />
        )}
      </div>
    </>
  );
}

function Said({ sentence }: { sentence: Sentence }) {
  return (
    <p>
      <SentenceText sentence={sentence} />
    </p>
  );
}

/**
 * Returns the next portion of feedback after `told` portions: the rule, the owner of the bound (or the node),
 * and at last the step on the tree.
 */
function nextTelling(told: number, hasOwner: boolean): 'rule' | 'owner' | 'place' | 'step' {
  if (told === 0) return 'rule';
  if (told > 1) return 'step';
  return hasOwner ? 'owner' : 'place';
}

/**
 * The feedback when no known misconception explains the answer, or several do: it says only where to look.
 */
function Unexplained({ practice }: { practice: Practice }) {
  const words = useWords('practice');
  const said = useWords('feedback');
  const { active, result, exercise, right } = practice;
  const [asked, grade] = [exercise.parts[active], result?.grade.parts[active]];
  const undecided = result?.diagnosis.undecided ?? null;
  const nothing = { misconception: 'slip', also: null, detail: null } as const;
  if (undecided !== null)
    return <Said sentence={sayItem(said, factsOf(practice, { ...undecided, ...nothing }))} />;
  if (asked === undefined || grade === undefined || grade.isRight || result === null) return null;
  if (isBlank(asked.part, result.answer)) return <p>{words.partIsBlank}</p>;
  const place = firstPlace(runOf(right, asked.part.kind), asked.part, grade);
  const facts = factsOf(practice, { ...nothing, part: asked.part.kind, place });
  return (
    <>
      <Said sentence={sayItem(said, facts)} />
      <p>{words.noExplanation}</p>
    </>
  );
}

function factsOf({ right, subject, exercise }: Practice, finding: Finding): AnyFeedbackFacts {
  const { rules } = taskOfPart(exercise, finding.part);
  return {
    finding,
    run: runOf(right, finding.part),
    names: subject.names,
    rules,
    windowsAt: momentOfWindows(exercise),
  };
}

/**
 * For a student who doubts a cut: a button that opens "what if", where other values of the hidden leaves can
 * be tried.
 */
function WhatIfOffer({ practice, finding }: { practice: Practice; finding: Finding }) {
  const session = useSessionStore();
  const words = useWords('practice');
  const { tree } = practice.exercise;
  const run = runOf(practice.right, finding.part);
  const { node } = finding.place;
  const hidden = tree.leaves().find((leaf) => tree.isWithin(leaf, node) && run.lastStep(leaf) === 0);
  // "What if" works only for trees of MAX and MIN, whose children it visits from left to right.
  if (hidden === undefined || tree.players > 0 || isReversed(practice.exercise)) return null;
  return (
    <Button
      kind="chip"
      text={words.whatIf(nameApart(practice.subject.names, hidden, words.leafApart))}
      onClick={() => {
        openWhatIf(session, practice, hidden, finding);
        changeSlice(session, MARGIN, { tab: 'whatIf', isOpen: true });
      }}
    />
  );
}
