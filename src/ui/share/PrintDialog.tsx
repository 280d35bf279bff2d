import { Dialog } from '../kit/Dialog.tsx';
import { useWords } from '../page/useSession.ts';
import { SheetSection } from './SheetSection.tsx';
import './ShareDialog.css';

/** The dialog that prints a sheet of trees to be solved by hand. */
export function PrintDialog() {
  const words = useWords('editing');
  return (
    <Dialog title={words.sheetHeading} className="share">
      <div className="share-body">
        <SheetSection />
      </div>
    </Dialog>
  );
}
