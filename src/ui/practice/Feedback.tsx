import type { Finding } from '../../practice/diagnose/finding.ts';
import { firstPlace } from '../../practice/diagnose/place.ts';
import { freshSeed } from '../../session/practice/begin.ts';
import { changePractice, type Practice } from '../../session/practice/practice.ts';
import { showStep } from '../../session/practice/showPractice.ts';
import { askToTell } from '../../session/practice/submit.ts';
import type { FeedbackFacts } from '../../words/feedback.ts';
import { SentenceText } from '../SentenceText.tsx';
import { useSessionStore } from '../useSession.ts';
import { useFeedbackWords } from './useFeedbackWords.ts';
import { usePracticeWords } from './usePractice.ts';
import { WhatIfOffer } from './WhatIfOffer.tsx';

/** What went wrong, told a little at a time: which item, which rule, whose bound, the step. Never the answer first. */
export function Feedback({ practice }: { practice: Practice }) {
  const words = usePracticeWords();
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
      {diagnosis.candidates.length > 1 && (
        <div className="practice-telling">
          <p>{words.twoFit}</p>
          <button type="button" className="chip" onClick={() => askToTell(freshSeed())}>
            {words.askOneMore}
          </button>
        </div>
      )}
    </section>
  );
}

function Told({ practice, finding }: { practice: Practice; finding: Finding }) {
  const session = useSessionStore();
  const words = usePracticeWords();
  const said = useFeedbackWords();
  const { told, result, finding: index } = practice;
  const facts = factsOf(practice, finding);
  const { test } = finding.place;
  const owner = test === null ? [] : said.owner(facts, test);
  const findings = result?.diagnosis.findings.length ?? 0;
  const isSlip = finding.misconception === 'slip';
  const more = isSlip ? null : nextTelling(told, owner.length > 0);
  const tell = () => {
    if (more === 'step') showStep(session, finding.place);
    else changePractice(() => ({ told: more === 'rule' ? 1 : 2 }));
  };
  return (
    <>
      <p>
        <SentenceText sentence={isSlip ? said.rule.slip(facts) : said.item(facts)} />
      </p>
      {told >= 1 && !isSlip && (
        <p>
          <SentenceText sentence={said.rule[finding.misconception](facts)} />
        </p>
      )}
      {told >= 2 && owner.length > 0 && (
        <p>
          <SentenceText sentence={owner} />
        </p>
      )}
      {told >= 1 && finding.misconception === 'refuses-cut' && (
        <WhatIfOffer practice={practice} finding={finding} />
      )}
      <div className="practice-buttons">
        {/* One button throughout: whoever presses it by key goes on from it. */}
        {more !== null && (
          <button type="button" className="chip" onClick={tell}>
            {words.tellMore[more]}
          </button>
        )}
        {findings > 1 && (
          <button
            type="button"
            className="chip"
            onClick={() => changePractice(() => ({ finding: (index + 1) % findings, told: 0 }))}
          >
            {words.nextFinding}
          </button>
        )}
      </div>
    </>
  );
}

/** What is told next; in the end the step itself, on the tree. */
function nextTelling(told: number, hasOwner: boolean): 'rule' | 'owner' | 'step' {
  if (told === 0) return 'rule';
  return told === 1 && hasOwner ? 'owner' : 'step';
}

/** Nothing usual explains it, or more than one thing does: where to look, and that is all. */
function Unexplained({ practice }: { practice: Practice }) {
  const words = usePracticeWords();
  const said = useFeedbackWords();
  const { active, result, exercise, right } = practice;
  const [asked, grade] = [exercise.parts[active], result?.grade.parts[active]];
  const undecided = result?.diagnosis.undecided ?? null;
  if (undecided !== null) {
    const facts = factsOf(practice, { ...undecided, misconception: 'slip' });
    return (
      <>
        <p>
          <SentenceText sentence={said.item(facts)} />
        </p>
        {result?.diagnosis.candidates.length === 0 && <p>{words.stillOpen}</p>}
      </>
    );
  }
  if (asked === undefined || grade === undefined || grade.isRight) return null;
  const place = firstPlace(right.trace, asked.part, grade);
  const facts = factsOf(practice, { misconception: 'slip', part: asked.part.kind, place });
  return (
    <>
      <p>
        <SentenceText sentence={said.item(facts)} />
      </p>
      <p>{words.noExplanation}</p>
    </>
  );
}

function factsOf({ right, subject, exercise }: Practice, finding: Finding): FeedbackFacts {
  return { finding, trace: right.trace, names: subject.names, rules: exercise.rules };
}
