import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { move } from '../../session/moves.ts';
import { answerQuestion } from '../../session/predicting.ts';
import { speakQuestion } from '../../words/sayQuestion.ts';
import { sayReason } from '../../words/sayReason.ts';
import { SentenceText } from '../figure/SentenceText.tsx';
import { Button } from '../kit/Button.tsx';
import { useRun, useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { usePredicting } from './usePredicting.ts';
import { useKeptFocus, useQuestionKeys } from './useQuestionKeys.ts';

/** The question at the current step, and whether the last answer was right. */
export function Asking() {
  const session = useSessionStore();
  const words = useWords('predict');
  const run = useRun();
  const names = useSession((state) => state.subject.names);
  const question = usePredicting((asked) => asked.question);
  const given = usePredicting((asked) => asked.given);
  const hasMore = usePredicting((asked) => asked.hasMore);
  const area = useRef<HTMLDivElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  const wayOn = useRef<HTMLButtonElement>(null);
  const choose = useCallback((option: number) => answerQuestion(session, option), [session]);
  useQuestionKeys(area, choose);

  const telling = { run, names, words };
  const isShown = given !== null && given.chosen === null;
  const isWrong = given !== null && !isShown && given.chosen !== given.question.correct;
  /** after a wrong or revealed answer, the question remains until the reader goes on */
  const stays = isWrong || isShown;
  const shown = question ?? (stays ? given.question : null);
  useKeptFocus(area, told, wayOn, shown?.step ?? null, stays);

  return (
    <div className={`asking ${shown === null ? '' : 'stands'}`} ref={area} tabIndex={-1}>
      <p className={`feedback ${isWrong ? 'wrong' : 'right'}`} ref={told} role="status">
        {given !== null && (
          <>
            <strong>{isShown ? words.answer : isWrong ? words.wrong : words.right}</strong>{' '}
            <SentenceText sentence={sayReason(given.question, telling)} />
          </>
        )}
      </p>
      {shown === null ? (
        <p className="hint">{hasMore ? words.waiting : words.nothingLeft}</p>
      ) : (
        <QuestionForm
          key={shown.step}
          question={shown}
          telling={telling}
          chosen={question === null && given !== null ? (given.chosen ?? given.question.correct) : null}
          choose={choose}
        />
      )}
      <div className="asking-moves">
        {shown !== null && (
          <Button className="back beside" onClick={() => move(session, 'back')}>
            <ChevronLeft aria-hidden size={18} />
            {words.back}
          </Button>
        )}
        {stays && question === null && (
          <Button className="go-on beside" ref={wayOn} onClick={() => move(session, 'next')}>
            {words.goOn}
            <ChevronRight aria-hidden size={18} />
          </Button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {question !== null && `${words.question}: ${speakQuestion(question, telling)}`}
      </p>
    </div>
  );
}
