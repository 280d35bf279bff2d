import { LocateFixed, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../kit/Button.tsx';
import { useWords } from '../page/useSession.ts';
import type { Figure } from './drawFigure.ts';

/** What stands over the drawing; it comes with pan and zoom, after the first picture. */
export function FigureTools({ figure }: { readonly figure: RefObject<Figure | null> }) {
  const words = useWords();
  const tools = [
    ['zoomOut', ZoomOut, () => figure.current?.scaleBy(1 / 1.4)],
    ['zoomIn', ZoomIn, () => figure.current?.scaleBy(1.4)],
    ['fit', Maximize, () => figure.current?.fit()],
    ['follow', LocateFixed, () => figure.current?.followNow()],
  ] as const;
  return (
    <div className="figure-tools">
      <div className="zoom-tools">
        {tools.map(([name, icon, press]) => (
          <IconButton key={name} label={words[name]} onClick={press} icon={icon} size={18} />
        ))}
      </div>
    </div>
  );
}
