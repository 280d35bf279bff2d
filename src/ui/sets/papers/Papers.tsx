import { useState } from 'react';
import { printNumber } from '../../../core/tree/printNumber.ts';
import { type ExerciseSet, marksOf } from '../../../practice/exerciseSet.ts';
import { DRAFT, draftFault, setOf } from '../../../session/sets/setDraft.ts';
import { Button } from '../../kit/Button.tsx';
import { Choices } from '../../kit/Choices.tsx';
import { PrintPages } from '../../kit/PrintPages.tsx';
import { useSlice, useWords } from '../../page/useSession.ts';
import { CountField } from '../NumberField.tsx';
import { PaperItem } from './PaperItem.tsx';
import './Papers.css';

/** The form that prints a set, in a number of variants, and their keys. */
export function PapersSection() {
  const words = useWords('sets');
  const draft = useSlice(DRAFT, (state) => state.draft);
  /** the papers to print; they are in the document from the press of the button to the end of printing */
  const [job, setJob] = useState<PaperJob | null>(null);
  const [count, setCount] = useState(3);
  const [part, setPart] = useState<PaperPart>('both');
  const [wrong, setWrong] = useState('');
  if (draftFault(draft) !== null) return null;
  return (
    <section>
      <h2>{words.papers}</h2>
      <p className="hint">{words.papersHint}</p>
      <div className="set-print row">
        <CountField
          className="set-field"
          label={words.variants}
          value={count}
          most={MOST_PAPERS}
          write={setCount}
          fault={setWrong}
        />
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
      <Button kind="primary" text={words.print} onClick={() => setJob({ set: setOf(draft), count, part })} />
      {job !== null && <Papers job={job} over={() => setJob(null)} />}
    </section>
  );
}

/** The papers and their keys, visible only in print; they are printed as soon as they are rendered. */
function Papers({ job, over }: { job: PaperJob; over: () => void }) {
  // The variants on paper are counted from 1, because variant 0 is the one that students get on the page.
  const variants = Array.from({ length: job.count }, (_, index) => index + 1);
  const kinds = [...(job.part === 'key' ? [] : [false]), ...(job.part === 'paper' ? [] : [true])];
  return (
    <PrintPages className="papers" over={over}>
      {kinds.map((isKey) =>
        variants.map((variant) => (
          <Paper key={`${isKey} ${variant}`} job={job} variant={variant} isKey={isKey} />
        )),
      )}
    </PrintPages>
  );
}

function Paper({ job: { set }, variant, isKey }: { job: PaperJob; variant: number; isKey: boolean }) {
  const words = useWords('papers');
  const make = useWords('sets');
  return (
    <article className={isKey ? 'paper key' : 'paper'}>
      <header className="paper-head">
        <h1>
          <bdi>{set.title || make.untitled}</bdi>
        </h1>
        <p>
          {words.variant(variant)}
          {isKey && ` · ${words.key}`}
        </p>
        <p>{words.total(printNumber(marksOf(set)))}</p>
      </header>
      {!isKey && (
        <p className="paper-name">
          {words.name} <span className="room" />
        </p>
      )}
      {set.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a set keep their places
        <PaperItem key={place} item={item} place={place + 1} variant={variant} isKey={isKey} />
      ))}
    </article>
  );
}

const PAPER_PARTS = ['paper', 'key', 'both'] as const;
type PaperPart = (typeof PAPER_PARTS)[number];

const MOST_PAPERS = 30;

interface PaperJob {
  readonly set: ExerciseSet;
  readonly count: number;
  readonly part: PaperPart;
}
