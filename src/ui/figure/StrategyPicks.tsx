import { chosenMove, takeMove } from '../../session/chosenMove.ts';
import { useClicks } from '../kit/useClicks.ts';
import { drawingRef } from '../page/elements.ts';
import { useRun, useSessionStore } from '../page/useSession.ts';

/** The greatest distance from a dashed edge, in px on screen, at which a press still chooses the edge. */
const NEAR = 9;

/**
 * Lets the reader replace a move of the drawn strategy by an equally good one, by pressing its dashed edge.
 */
export function StrategyPicks() {
  const session = useSessionStore();
  const run = useRun();
  useClicks(drawingRef, (event) => {
    const drawing = drawingRef.current;
    if (drawing === null || run.family !== 'graph') return;
    if ((event.target as Element).closest('[data-node]') !== null) return;
    const id = nearestOther(drawing, event.clientX, event.clientY);
    const edge = run.graph.edges.find((each) => each.id === id);
    if (edge === undefined) return;
    const { own } = chosenMove(run, edge.from);
    const move = own.find((each) => run.graph.successors(edge.from)[each]?.node === edge.to);
    if (move !== undefined) takeMove(session, run, edge.from, move);
  });
  return null;
}

/** Returns the dashed edge nearest to a point of the window, as the node below it; null when none is near. */
function nearestOther(drawing: SVGSVGElement, x: number, y: number): number | null {
  let [best, nearest] = [null as number | null, NEAR];
  for (const edge of drawing.querySelectorAll<SVGPathElement>('.edge.other')) {
    const matrix = edge.getScreenCTM();
    if (matrix === null) continue;
    const length = edge.getTotalLength();
    const pieces = Math.max(1, Math.ceil(length / 4));
    for (let piece = 0; piece <= pieces; piece += 1) {
      const at = edge.getPointAtLength((length * piece) / pieces).matrixTransform(matrix);
      const distance = Math.hypot(at.x - x, at.y - y);
      if (distance < nearest) [best, nearest] = [Number(edge.dataset['edge']), distance];
    }
  }
  return best;
}
