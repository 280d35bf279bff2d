/**
 * The code that the figure loads after its first picture: finding positions for names, names and bars over a figure
 * that is too small to read, the plies of such a figure, the line of the depth limit, the layout for a projector, folds,
 * and the pointer in the figure.
 */
export { spreadOf } from '../../drawing/spreadPlies.ts';
export { seenOf } from '../../session/folds.ts';
export { namedNodesIn } from '../../session/namedNodes.ts';
export { projected, projectedText } from '../../session/projecting.ts';
export { placeHorizon } from './horizon.ts';
export { outOfView } from './outOfView.ts';
export { createOverlay } from './overlay.ts';
export { NAME_FINDER } from './pageFinder.ts';
export { showFolding } from './showFolding.ts';
export { showSaid } from './showSaid.ts';
export { standIn } from './standIn.ts';
export { isPressed, listenToPicks, resumed } from './underPointer.ts';
