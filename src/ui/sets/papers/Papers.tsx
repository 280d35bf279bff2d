import '../../styles/papers.css';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { printNumber } from '../../../core/tree/printNumber.ts';
import { marksOf } from '../../../practice/exerciseSet.ts';
import { useSetWords } from '../useSetWords.ts';
import { PaperItem } from './PaperItem.tsx';
import { type PaperJob, paperStore } from './paperStore.ts';

/** The papers and their keys, seen by the printer only; they print as soon as they stand. */
export function Papers({ job }: { job: PaperJob }) {
  useEffect(() => {
    const over = () => paperStore.setState({ job: null });
    window.addEventListener('afterprint', over);
    // Nothing of this is on the screen, and WebKit may give no frame to a picture that stays the same.
    const printing = setTimeout(() => window.print());
    return () => {
      clearTimeout(printing);
      window.removeEventListener('afterprint', over);
    };
  }, []);
  // Variant 0 is the set as students have it on the page.
  const variants = Array.from({ length: job.count }, (_, index) => index + 1);
  const kinds = [...(job.part === 'key' ? [] : [false]), ...(job.part === 'paper' ? [] : [true])];
  return createPortal(
    <div className="print-pages papers" data-theme="print">
      {kinds.map((isKey) =>
        variants.map((variant) => (
          <Paper key={`${isKey} ${variant}`} job={job} variant={variant} isKey={isKey} />
        )),
      )}
    </div>,
    document.body,
  );
}

function Paper({ job: { set }, variant, isKey }: { job: PaperJob; variant: number; isKey: boolean }) {
  const { papers: words, make } = useSetWords();
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
        // The items of a set keep their places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <PaperItem key={place} item={item} place={place + 1} variant={variant} isKey={isKey} />
      ))}
    </article>
  );
}
