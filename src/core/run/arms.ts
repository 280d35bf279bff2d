/**
 * A selection of which only the numbers are given, as in questions of exams: arms of which each was pulled so often, with
 * such a sum of rewards.
 */
import { SELECTION } from '../search/selection.ts';
import type { Candidate } from './simulationEvent.ts';

/** A move of which only its visits N and the sum of its rewards W are known. */
export interface Arm {
  readonly visits: number;
  readonly sum: number;
}

/** Returns the visits of all arms together, which are those of their parent unless others are given. */
export function visitsOfArms(arms: readonly Arm[]): number {
  return arms.reduce((sum, { visits }) => sum + visits, 0);
}

/**
 * Returns what UCB1 says of each arm, for rewards whose span is 1.
 * @param parentVisits at least 1 when an arm has visits
 */
export function armCandidates(arms: readonly Arm[], parentVisits: number, c: number): readonly Candidate[] {
  return arms.map(({ visits, sum }, place): Candidate => {
    const at = { place, child: null, move: armName(place), visits, sum };
    if (visits === 0) return { ...at, mean: null, bonus: null, score: Infinity };
    const mean = sum / visits;
    const bonus = c * SELECTION.uct.slope(parentVisits, visits);
    return { ...at, mean, bonus, score: mean + bonus };
  });
}

/** Returns the name of an arm: A, B, C, … */
export function armName(place: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + place);
}
