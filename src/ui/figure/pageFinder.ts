/** Finds places for names on the page, which has to answer meanwhile. */
import { NAME_FINDER as FINDER } from '../../drawing/nameSpots.ts';
import { patientFinder } from '../../drawing/patientFinder.ts';

/**
 * How many obstacles the searches for places of a graph's names look at when a step is drawn, which takes a few
 * milliseconds; at most steps of most graphs they look at fewer than a hundred.
 */
const MOST = 500;

/** The time after which a task that goes on with these searches begins no further one, ms. */
const SLICE_MS = 20;

/** In a crowded graph a hundred names have no place in any of sixteen searches, so that these are made a few at a time. */
export const GRAPH_FINDER = patientFinder(MOST, SLICE_MS, () => performance.now());

export const NAME_FINDER = { ...FINDER, ofGraph: GRAPH_FINDER };
