import type { CSSProperties, ReactNode } from 'react';
import { narrate } from '../../families/index.ts';
import type { Sentence } from '../../words/index.ts';
import { useMoment, useSession, useStepped, useWords } from '../page/useSession.ts';
import { SentenceText } from './SentenceText.tsx';
import './Subtitle.css';

/**
 * The sentence about the current step, like a subtitle under the figure, followed by buttons for actions that
 * concern it.
 */
export function Subtitle({ children }: { children?: ReactNode }) {
  const moment = useMoment();
  const { step } = moment;
  const names = useSession((state) => state.subject.names);
  const language = useSession((state) => state.language);
  const sentence = narrate(moment, names, language);
  return (
    <p className="subtitle" style={{ '--letters': lettersOf(sentence) } as CSSProperties} data-step={step}>
      <SentenceText key={step} sentence={sentence} />
      <Invitation />
      {children}
    </p>
  );
}

/** Before the first step: tells the reader which key or button to press. */
function Invitation() {
  const words = useWords();
  const atStart = useStepped((state) => state.step === 0 && !state.playing);
  return atStart ? (
    <span className="invitation">
      {' '}
      <span className="by-key">{words.press}</span>
      <span className="by-touch">{words.tap}</span>
    </span>
  ) : null;
}

/** Returns the length of a sentence. A Chinese character counts as two letters, and a node's token adds two. */
function lettersOf(sentence: Sentence): number {
  let letters = 0;
  for (const { kind, text } of sentence) {
    if (kind === 'node') letters += 2;
    for (const character of text) letters += character > '⺀' ? 2 : 1;
  }
  return letters;
}
