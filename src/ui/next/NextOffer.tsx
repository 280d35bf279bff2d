import type { NextStep } from '../../practice/schedule/chooseNext.ts';
import { skipModel } from '../../session/practice/model.ts';
import { beginStep } from '../../session/practice/nextStep.ts';
import { Button } from '../kit/Button.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { useSayNext } from './useSayNext.ts';
import './NextOffer.css';

/** What comes next for the reader, why, and the button that begins it; `label` stands above. */
export function NextOffer({ step, label }: { step: NextStep; label: string | null }) {
  const session = useSessionStore();
  const words = useWords('nextStep');
  const practice = useWords('practice');
  const { name, why } = useSayNext(step);
  return (
    <div className="next-offer row apart">
      <p>
        {label !== null && <span className="quiet-text">{label}</span>}
        {name !== null && <strong>{name}</strong>}
        <span className={name === null ? undefined : 'hint'}>{why}</span>
        {name === null && <span className="hint">{words.anyOther}</span>}
      </p>
      <div className="row">
        {step.kind === 'model' && (
          <Button text={words.skipModel} onClick={() => void skipModel(session, step.skill)} />
        )}
        {step.kind !== 'rest' && (
          <Button
            kind="primary"
            text={step.kind === 'model' ? words.seeModel : practice.begin}
            onClick={() => beginStep(session, step)}
          />
        )}
      </div>
    </div>
  );
}
