import { useState } from 'react';
import { useStore } from 'zustand';
import { draftFault, draftStore, setOf } from '../../../session/sets/setDraft.ts';
import { Choices } from '../../kit/Choices.tsx';
import { NumberField } from '../NumberField.tsx';
import { useSetWords } from '../useSetWords.ts';
import { Papers } from './Papers.tsx';
import { MOST_PAPERS, PAPER_PARTS, type PaperPart, paperStore } from './paperStore.ts';

/** The set on paper: as many variants as are asked for, and their keys. */
export function PapersSection() {
  const { make: words } = useSetWords();
  const draft = useStore(draftStore, (state) => state.draft);
  const job = useStore(paperStore, (state) => state.job);
  const [count, setCount] = useState(3);
  const [part, setPart] = useState<PaperPart>('both');
  const [wrong, setWrong] = useState('');
  if (draftFault(draft) !== null) return null;
  return (
    <section>
      <h3>{words.papers}</h3>
      <p className="hint">{words.papersHint}</p>
      <div className="set-print">
        <div className="set-field">
          <span aria-hidden="true">{words.variants}</span>
          <NumberField
            label={words.variants}
            value={count}
            most={MOST_PAPERS}
            isWhole
            write={setCount}
            fault={setWrong}
          />
        </div>
        <Choices
          legend={words.papersPart}
          name="papers-part"
          options={PAPER_PARTS}
          chosen={part}
          text={words.papersOf}
          choose={setPart}
        />
      </div>
      <div role="alert">{wrong !== '' && <p className="problem">{words.variantsFault}</p>}</div>
      <button
        type="button"
        className="primary"
        onClick={() => paperStore.setState({ job: { set: setOf(draft), count, part } })}
      >
        {words.print}
      </button>
      {job !== null && <Papers job={job} />}
    </section>
  );
}
