/**
 * Which child a selection would choose for each C. A score is a line in C, so that the winner as a function of C follows
 * the upper envelope of the lines.
 */
import type { NodeId } from '../tree/index.ts';
import type { Candidate } from './simulationEvent.ts';

/** From one C to another the same move wins. */
export interface CInterval {
  readonly from: number;
  /** `Infinity` when it wins for every greater C too */
  readonly to: number;
  /** the index of the winning move among all moves of the node */
  readonly place: number;
  readonly child: NodeId | null;
}

/** A score without its C: `mean + C · slope`. */
interface Line {
  readonly option: Candidate;
  readonly mean: number;
  readonly slope: number;
}

/** Means, slopes and scores that differ by at most this are equal. */
const EQUAL = 1e-9;

/**
 * Returns the intervals of C from 0 to `most`, in order, each with the move that wins in it. While a move without visits
 * comes before all others there is one interval, that of the first such move.
 * @param c the constant with which the scores of the options were computed, greater than 0
 */
export function cIntervals(options: readonly Candidate[], c: number, most: number): readonly CInterval[] {
  const first = options.find(({ score }) => score === Infinity);
  if (first !== undefined) return [{ from: 0, to: Infinity, place: first.place, child: first.child }];
  const lines = options.map((option): Line => {
    const bonus = option.bonus ?? 0;
    return { option, mean: option.score - bonus, slope: bonus / c };
  });
  const intervals: CInterval[] = [];
  let winner = lines.reduce((best, line) => (isAhead(line, best, 0) ? line : best));
  for (let from = 0; from < most; ) {
    const crossings = lines
      .filter(({ slope }) => slope > winner.slope + EQUAL)
      .map((line) => ({ line, at: Math.max(from, (winner.mean - line.mean) / (line.slope - winner.slope)) }));
    const next = crossings.reduce<(typeof crossings)[number] | null>(
      (best, each) =>
        best === null ||
        each.at < best.at - EQUAL ||
        (each.at <= best.at + EQUAL && each.line.slope > best.line.slope)
          ? each
          : best,
      null,
    );
    const to = next === null || next.at >= most - EQUAL ? Infinity : next.at;
    const { place, child } = winner.option;
    if (to > from) intervals.push({ from, to, place, child });
    if (next === null || to === Infinity) break;
    winner = next.line;
    from = next.at;
  }
  return intervals;
}

/** Returns the first of the moves with the greatest score; one without a score yet only when there is no other. */
export function winnerOf(options: readonly Candidate[]): Candidate | null {
  return options.reduce<Candidate | null>(
    (best, each) =>
      best === null || Number.isNaN(best.score) || each.score > best.score + EQUAL ? each : best,
    null,
  );
}

/** Whether a line lies above another one just after the given C. */
function isAhead(line: Line, other: Line, c: number): boolean {
  const ahead = line.mean + c * line.slope - (other.mean + c * other.slope);
  return ahead > EQUAL || (ahead >= -EQUAL && line.slope > other.slope + EQUAL);
}
