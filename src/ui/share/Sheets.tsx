import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useEditWords } from '../page/useEditWords.ts';
import { SheetPage } from './SheetPage.tsx';
import { type PrintJob, sheetStore } from './sheetStore.ts';

/** The sheets themselves, seen by the printer only; they print as soon as they stand. */
export function Sheets({ job }: { job: PrintJob }) {
  useEffect(() => {
    const over = () => sheetStore.setState({ job: null });
    window.addEventListener('afterprint', over);
    // Nothing of this is on the screen, and WebKit may give no frame to a picture that stays the same.
    const printing = setTimeout(() => window.print());
    return () => {
      clearTimeout(printing);
      window.removeEventListener('afterprint', over);
    };
  }, []);
  const words = useEditWords();
  const pages = (isKey: boolean) =>
    job.trees.map((tree, index) => (
      // A tree may stand on a sheet twice; its place tells it apart.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <SheetPage key={`${isKey} ${index}`} filed={tree} isKey={isKey} number={index + 1} />
    ));
  return createPortal(
    <div className="print-pages" data-theme="print">
      {job.part !== 'key' && (
        <>
          <p className="print-name">{words.sheetName}: ____________________________</p>
          {pages(false)}
        </>
      )}
      {job.part !== 'blank' && pages(true)}
    </div>,
    document.body,
  );
}
