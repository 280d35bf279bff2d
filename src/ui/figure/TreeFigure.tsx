import { useState } from 'react';
import { drawingRef, figureRef, viewportRef } from '../page/elements.ts';
import { part, partAfterPicture } from '../part/part.tsx';
import { createSight } from './sight.ts';
import { useDrawing } from './useDrawing.ts';
import './TreeFigure.css';
import '../kit/tree.css';

const FigureTools = partAfterPicture(() => import('./FigureTools.tsx'), 'FigureTools');

const LayingOut = part(() => import('./LayingOut.tsx'), 'LayingOut', 'figure');

const HorizonLine = partAfterPicture(() => import('./HorizonLine.tsx'), 'HorizonLine');

/**
 * The drawing of the tree with its buttons. The drawing is only a picture; OperableTree is the tree for
 * keyboard and screen readers.
 */
export function TreeFigure() {
  const [sight] = useState(createSight);
  const { figure, laidOut } = useDrawing(figureRef, sight);
  return (
    <div className="figure" ref={figureRef}>
      <svg ref={drawingRef} aria-hidden="true" className="tree" focusable="false">
        <g className="plies" />
        <g className="viewport" ref={viewportRef} />
        <g className="ply-names" />
      </svg>
      {laidOut !== null && <LayingOut nodes={laidOut} />}
      <HorizonLine figure={figure} />
      <FigureTools figure={figure} sight={sight} />
    </div>
  );
}
