/**
 * The switch of Predict beside the stepping controls. While it is on, the program asks questions, in the side
 * panels or beside a presented figure.
 */
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { askAhead } from '../../session/onWholeTree.ts';
import { Check } from '../kit/Check.tsx';
import { predictRef, questionRef } from '../page/elements.ts';
import { usePlace } from '../page/usePlace.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { AnswerTable } from './AnswerTable.tsx';
import { Asking } from './Asking.tsx';
import { usePredicting } from './usePredicting.ts';
import './Predict.css';

export function Predict() {
  const words = useWords('predict');
  const activity = useSession((state) => state.activity.kind);
  const isOn = usePredicting((asked) => asked.isOn);
  const place = usePlace(questionRef);
  const switchPlace = usePlace(predictRef);
  useWithheld();
  return (
    <>
      {switchPlace !== null && createPortal(<PredictSwitch />, switchPlace)}
      {isOn && activity === 'presenting' && (
        <aside className="predict-beside" aria-label={words.title}>
          <Asking />
          <AnswerTable />
        </aside>
      )}
      {isOn && activity !== 'presenting' && place !== null && createPortal(<Asked />, place)}
    </>
  );
}

function PredictSwitch() {
  const words = useWords('predict');
  const session = useSessionStore();
  const isOn = usePredicting((asked) => asked.isOn);
  return (
    <Check
      className="predict-switch beside"
      title={`${words.ask}\n${words.hint}`}
      text={words.title}
      isChosen={isOn}
      choose={(isAsked) => askAhead(session, isAsked)}
    />
  );
}

function Asked() {
  const words = useWords('predict');
  return (
    <section className="predict-body" aria-label={words.title}>
      <Asking />
      <AnswerTable />
    </section>
  );
}

/**
 * Sets a data attribute on the document while a question is open, by which style sheets hide what would give
 * the answer away.
 */
function useWithheld(): void {
  const isOn = usePredicting((asked) => asked.isOn);
  const kind = usePredicting((asked) => asked.question?.kind);
  const notation = useSession((state) => state.notation);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isOn) dataset['predict'] = `on ${kind ?? ''} ${notation}`;
    else delete dataset['predict'];
  }, [isOn, kind, notation]);
}
