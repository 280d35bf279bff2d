/** The switch that makes the program ask, in the margin; what it asks, there and beside a presentation. */
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { askQuestions } from '../../session/predicting.ts';
import { Check } from '../kit/Check.tsx';
import { questionRef } from '../page/elements.ts';
import { Panel } from '../part/Panel.tsx';
import './places.css';
import './predict.css';
import './withheld.css';
import { useSession, useSessionStore } from '../page/useSession.ts';
import { AnswerTable } from './AnswerTable.tsx';
import { Asking } from './Asking.tsx';
import { usePredicting, usePredictWords } from './usePredicting.ts';

export function Predict() {
  const words = usePredictWords();
  const activity = useSession((state) => state.activity.kind);
  const isOn = usePredicting((asked) => asked.isOn);
  const place = usePlace();
  useWithheld();
  if (activity === 'presenting' && isOn)
    return (
      <aside className="predict-beside" aria-label={words.title}>
        <Asking />
        <AnswerTable />
      </aside>
    );
  return place === null ? null : createPortal(<PredictPanel />, place);
}

/** The question stays when the panel is folded: the steps behind it are withheld all the same. */
function PredictPanel() {
  const words = usePredictWords();
  const session = useSessionStore();
  const isOn = usePredicting((asked) => asked.isOn);
  return (
    <>
      <Panel name="predict" title={words.title}>
        <Check
          className="predict-switch"
          isChosen={isOn}
          choose={(isAsked) => askQuestions(session, isAsked)}
        >
          {words.ask}
        </Check>
        {!isOn && <p className="hint">{words.hint}</p>}
      </Panel>
      {isOn && (
        <div className="predict-body">
          <Asking />
          <AnswerTable />
        </div>
      )}
    </>
  );
}

/**
 * The place that the margin keeps for this; null in an activity without it. It is looked for after every render,
 * since the margin comes and goes with the activity.
 */
function usePlace(): HTMLElement | null {
  const { subscribe } = useSessionStore();
  return useSyncExternalStore(subscribe, () => questionRef.current);
}

/** Says on the document what is asked, so that what would give the answer away is not shown meanwhile. */
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
