import { LocateFixed, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef } from 'react';
import { useWords } from '../useSession.ts';
import { TwinButton } from './TwinButton.tsx';
import { useDrawing } from './useDrawing.ts';

/** The drawing of the tree. It is a picture: what can be operated is the tree of OperableTree. */
export function TreeFigure() {
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const controls = useDrawing(frame);
  return (
    <div className="figure" ref={frame}>
      <svg aria-hidden="true" className="tree" focusable="false">
        <g className="plies" />
        <g className="viewport" />
        <g className="ply-names" />
      </svg>
      <div className="figure-tools">
        <TwinButton />
        <div className="zoom-tools">
          <ToolButton
            label={words.zoomOut}
            act={() => controls.current?.scaleBy(1 / 1.4)}
            icon={<ZoomOut aria-hidden size={18} />}
          />
          <ToolButton
            label={words.zoomIn}
            act={() => controls.current?.scaleBy(1.4)}
            icon={<ZoomIn aria-hidden size={18} />}
          />
          <ToolButton
            label={words.fit}
            act={() => controls.current?.fit()}
            icon={<Maximize aria-hidden size={18} />}
          />
          <ToolButton
            label={words.follow}
            act={() => controls.current?.followNow()}
            icon={<LocateFixed aria-hidden size={18} />}
          />
        </div>
      </div>
    </div>
  );
}

function ToolButton({ label, act, icon }: { label: string; act: () => void; icon: React.ReactNode }) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={act}>
      {icon}
    </button>
  );
}
