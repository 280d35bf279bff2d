import { Dialog } from '../kit/Dialog.tsx';
import { useWords } from '../page/useSession.ts';
import { FramesSection } from './FramesSection.tsx';
import { LinkSection } from './LinkSection.tsx';
import { ListSection } from './ListSection.tsx';
import { PictureSection } from './PictureSection.tsx';
import { SheetSection } from './SheetSection.tsx';
import { TreeTextSection } from './TreeTextSection.tsx';
import './ShareDialog.css';

/** The dialog for sharing the figure: a link, an embedded player, files, and paper. */
export function ShareDialog() {
  const words = useWords('editing');
  return (
    <Dialog title={words.shareTitle} className="share">
      <div className="share-body">
        <LinkSection />
        <PictureSection />
        <TreeTextSection />
        <FramesSection />
        <ListSection />
        <SheetSection />
      </div>
    </Dialog>
  );
}
