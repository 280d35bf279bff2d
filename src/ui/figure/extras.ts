/**
 * What the figure does without in its first picture: names for which a place has to be found, names over a figure that
 * is too small to read, the line of the horizon, and the layout of a projector.
 */
export { NAME_FINDER } from '../../drawing/nameSpots.ts';
export { namedNodesIn } from '../../session/namedNodes.ts';
export { projected, projectedText } from '../../session/projecting.ts';
export { createFarNames } from './farNames.ts';
export { placeHorizon } from './horizon.ts';
