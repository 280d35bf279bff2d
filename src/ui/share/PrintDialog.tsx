import { Dialog } from '../kit/Dialog.tsx';
import { useEditWords } from '../page/useEditWords.ts';
import { SheetSection } from './SheetSection.tsx';
import './ShareDialog.css';

/** A sheet to print. */
export function PrintDialog() {
  const words = useEditWords();
  return (
    <Dialog title={words.sheetHeading} className="share">
      <div className="share-body">
        <SheetSection />
      </div>
    </Dialog>
  );
}
