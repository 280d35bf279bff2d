import { useEffect, useRef } from 'react';
import { useDrawing } from './useDrawing.ts';
import '../kit/tree.css';
import './TreeFigure.css';

/** The tree of the session around it as a whole, however small, beside another: what matters is where they differ. */
export function WholeTree() {
  const frame = useRef<HTMLDivElement>(null);
  const figure = useDrawing(frame);
  useEffect(() => figure.current?.fit(), [figure]);
  return (
    <div className="figure" ref={frame}>
      <svg aria-hidden="true" className="tree" focusable="false">
        <g className="plies" />
        <g className="viewport" />
        <g className="ply-names" />
      </svg>
    </div>
  );
}
