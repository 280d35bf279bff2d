import type { Question } from '../../practice/predict/question.ts';
import { sayOptions, sayQuestion, type Telling } from '../../words/sayQuestion.ts';
import { SentenceText } from '../figure/SentenceText.tsx';
import { useWords } from '../page/useSession.ts';
import './QuestionForm.css';

interface QuestionFormProps {
  readonly question: Question;
  readonly telling: Telling;
  /**
   * the index of the chosen option, from 0; null while the question is open, and until then nothing says
   * which is right
   */
  readonly chosen: number | null;
  readonly choose: (option: number) => void;
}

/** A question with its options, each a button with a digit. */
export function QuestionForm({ question, telling, chosen, choose }: QuestionFormProps) {
  const words = useWords('predict');
  return (
    <fieldset className={`question ${question.kind}`}>
      <legend>
        <SentenceText sentence={sayQuestion(question, telling)} />
      </legend>
      <ol className="options">
        {sayOptions(question, telling).map((text, option) => {
          const verdict = verdictOf(option, question, chosen);
          return (
            <li key={text}>
              <button
                type="button"
                className={`option row tabular ${verdict}`}
                aria-disabled={chosen !== null}
                // The second press of a double click is ignored, because another question may have taken the
                // place of the answered one.
                onClick={(event) => event.detail < 2 && chosen === null && choose(option)}
              >
                <kbd>{option + 1}</kbd>
                <span className="option-text">{text}</span>
                {verdict !== '' && (
                  <span className="verdict">
                    <span aria-hidden="true">{verdict === 'right' ? '✓' : '✗'}</span>{' '}
                    {verdict === 'right' ? words.isRight : words.isYours}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}

function verdictOf(option: number, { correct }: Question, chosen: number | null): '' | 'right' | 'missed' {
  if (chosen === null) return '';
  if (option === correct) return 'right';
  return option === chosen ? 'missed' : '';
}
