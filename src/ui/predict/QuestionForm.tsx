import type { Question } from '../../practice/predict/question.ts';
import { sayOptions, sayQuestion, type Telling } from '../../words/sayQuestion.ts';
import { SentenceText } from '../figure/SentenceText.tsx';
import { useWords } from '../page/useSession.ts';
import { Options } from './Options.tsx';
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
      <Options
        texts={sayOptions(question, telling)}
        sign={(option) => option + 1}
        right={question.correct}
        chosen={chosen}
        isAnswered={chosen !== null}
        words={words}
        choose={choose}
      />
    </fieldset>
  );
}
