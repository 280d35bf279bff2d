import type { ReactNode, Ref } from 'react';
import './QuestionForm.css';

/** The options of a question, each a button; once the question is answered, with the verdict on them. */
export function Options(props: {
  texts: readonly string[];
  /** returns the digit or letter of an option, given its index from 0 */
  sign: (option: number) => ReactNode;
  right: number;
  /** the index of the option that the reader has chosen; null for none */
  chosen: number | null;
  /** whether the answer is known; until then nothing says which option is right */
  isAnswered: boolean;
  words: { readonly isRight: string; readonly isYours: string };
  choose: (option: number) => void;
  /** a reference to the button of the right option */
  rightRef?: Ref<HTMLButtonElement>;
  /** the items after the options */
  children?: ReactNode;
}) {
  const { right, chosen, isAnswered, words } = props;
  return (
    <ol className="options">
      {props.texts.map((text, option) => {
        const isRight = isAnswered && option === right;
        const isMissed = isAnswered && !isRight && option === chosen;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the options of a question stay as they are
          <li key={option}>
            <button
              type="button"
              ref={option === right ? props.rightRef : null}
              className={`option line-button row tabular ${isRight ? 'right' : ''} ${isMissed ? 'missed' : ''}`}
              aria-disabled={isAnswered}
              // The second press of a double click is ignored, because something else may have taken the place
              // of what the reader meant to press.
              onClick={({ detail }) => detail < 2 && !isAnswered && props.choose(option)}
            >
              <kbd>{props.sign(option)}</kbd>
              <span className="option-text">{text}</span>
              {(isRight || isMissed) && (
                <span className="verdict">
                  <span aria-hidden="true">{isRight ? '✓' : '✗'}</span>{' '}
                  {isRight ? words.isRight : words.isYours}
                </span>
              )}
            </button>
          </li>
        );
      })}
      {props.children}
    </ol>
  );
}
