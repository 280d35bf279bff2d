import { useEffect, useRef } from 'react';
import { useDrawing } from './useDrawing.ts';
import '../kit/tree.css';
import './TreeFigure.css';

/**
 * The drawing of the session's whole tree, scaled down to fit, for comparison with another drawing beside it.
 */
export function WholeTree() {
  const frame = useRef<HTMLDivElement>(null);
  const { figure } = useDrawing(frame);
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
