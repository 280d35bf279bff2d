import { useState } from 'react';
import { FILLINGS, type Filling } from '../../core/edit/index.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { edit } from '../../session/editing.ts';
import { Button } from '../kit/Button.tsx';
import { LabelledSelect } from '../kit/Select.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { NumberRow } from './RandomFields.tsx';
import { useEdited, useSelected } from './useEdited.ts';
import './FillFields.css';

/** The greatest random deviation that can be added to the estimates. */
const MOST_NOISE = 1_000_000;

/**
 * The form that fills in static values for the nodes below the selected node, or for the whole tree when none
 * is selected.
 */
export function FillFields() {
  const session = useSessionStore();
  const words = useWords('evaluation');
  const { tree, names } = useEdited();
  const selected = useSelected();
  const top = selected === null || tree.isLeaf(selected) ? ROOT : selected;
  const [filling, setFilling] = useState<Filling>('mean');
  const [most, setMost] = useState(0);
  const [seed, setSeed] = useState(1);
  const isSound = filling !== 'true' || (Number.isInteger(most) && most >= 0 && most <= MOST_NOISE);
  return (
    <div className="fill row">
      <LabelledSelect
        className="beside"
        label={words.fillBelow(names.of(top))}
        options={FILLINGS}
        chosen={filling}
        text={words.filling}
        choose={setFilling}
      />
      {filling === 'true' && (
        <NumberRow label={words.offBy} value={most} change={setMost}>
          <NumberRow label={words.seed} value={seed} change={setSeed} />
        </NumberRow>
      )}
      <Button
        text={words.fill}
        disabled={!isSound}
        onClick={() => edit(session, tree, ['fillStatics', top, filling, { seed: seed || 0, most }])}
      />
    </div>
  );
}
