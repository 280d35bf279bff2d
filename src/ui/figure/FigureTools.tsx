import { LocateFixed, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../kit/Button.tsx';
import { useWords } from '../page/useSession.ts';
import type { Figure } from './drawFigure.ts';
import { TwinButton } from './TwinButton.tsx';

/** What stands over the drawing; it comes with pan and zoom, after the first picture. */
export function FigureTools({ figure }: { readonly figure: RefObject<Figure | null> }) {
  const words = useWords();
  return (
    <div className="figure-tools">
      <TwinButton />
      <div className="zoom-tools">
        <IconButton
          label={words.zoomOut}
          onClick={() => figure.current?.scaleBy(1 / 1.4)}
          icon={ZoomOut}
          size={18}
        />
        <IconButton
          label={words.zoomIn}
          onClick={() => figure.current?.scaleBy(1.4)}
          icon={ZoomIn}
          size={18}
        />
        <IconButton label={words.fit} onClick={() => figure.current?.fit()} icon={Maximize} size={18} />
        <IconButton
          label={words.follow}
          onClick={() => figure.current?.followNow()}
          icon={LocateFixed}
          size={18}
        />
      </div>
    </div>
  );
}
