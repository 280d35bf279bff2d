import { LocateFixed, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useWords } from '../useSession.ts';
import type { Figure } from './drawFigure.ts';
import { TwinButton } from './TwinButton.tsx';

/** What stands over the drawing; it comes with pan and zoom, after the first picture. */
export function FigureTools({ figure }: { readonly figure: RefObject<Figure | null> }) {
  const words = useWords();
  return (
    <div className="figure-tools">
      <TwinButton />
      <div className="zoom-tools">
        <ToolButton
          label={words.zoomOut}
          act={() => figure.current?.scaleBy(1 / 1.4)}
          icon={<ZoomOut aria-hidden size={18} />}
        />
        <ToolButton
          label={words.zoomIn}
          act={() => figure.current?.scaleBy(1.4)}
          icon={<ZoomIn aria-hidden size={18} />}
        />
        <ToolButton
          label={words.fit}
          act={() => figure.current?.fit()}
          icon={<Maximize aria-hidden size={18} />}
        />
        <ToolButton
          label={words.follow}
          act={() => figure.current?.followNow()}
          icon={<LocateFixed aria-hidden size={18} />}
        />
      </div>
    </div>
  );
}

function ToolButton({ label, act, icon }: { label: string; act: () => void; icon: ReactNode }) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={act}>
      {icon}
    </button>
  );
}
