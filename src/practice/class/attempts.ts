/** Puts the hand-ins of one student together, and says which of them counts and which are late. */

/** Which of a student's hand-ins counts. */
export const COUNTING = ['last', 'best', 'first'] as const;
export type Counting = (typeof COUNTING)[number];

/** What is agreed with a class about when to hand in, and what counts. */
export interface Agreement {
  /** the time until which to hand in, in ms since 1970; null when there is none */
  readonly deadline: number | null;
  /** the minutes after the deadline in which nothing counts as late */
  readonly grace: number;
  readonly counts: Counting;
}

export const NO_AGREEMENT: Agreement = { deadline: null, grace: 0, counts: 'last' };

/** The greatest grace, in minutes: four weeks. */
export const MOST_GRACE = 40_320;

/** What is needed of a hand-in. */
export interface Attempt {
  /** what the student is called; equal for hand-ins of one student */
  readonly identifier: string;
  /** when it was handed in, in ms since 1970, by the student's clock; null for a code, which has no time */
  readonly at: number | null;
  /** the share of the marks that was reached, 0 to 1 */
  readonly share: number;
  /** whether the LMS has marked this hand-in as late */
  readonly isMarkedLate: boolean;
}

/** The hand-ins of one student. */
export interface Attempts<T> {
  readonly counting: T;
  /** all of them in time order; those without a time come first, in the order in which they were opened */
  readonly all: readonly T[];
}

/** Groups hand-ins by student, in the order of the first hand-in of each. */
export function attemptsOf<T extends Attempt>(
  handIns: readonly T[],
  counts: Counting,
): readonly Attempts<T>[] {
  const groups = new Map<string, T[]>();
  for (const one of handIns) {
    const group = groups.get(one.identifier);
    if (group === undefined) groups.set(one.identifier, [one]);
    else group.push(one);
  }
  return [...groups.values()].map((group) => {
    const all = group.sort((one, other) => (one.at ?? -Infinity) - (other.at ?? -Infinity) || 0);
    return { counting: countingOf(all, counts), all };
  });
}

/** Returns the one that counts of hand-ins in time order; of equally good ones the last is best. */
function countingOf<T extends Attempt>(all: readonly T[], counts: Counting): T {
  if (counts === 'first') return all[0] as T;
  if (counts === 'last') return all.at(-1) as T;
  return all.reduce((best, one) => (one.share >= best.share ? one : best));
}

/** Whether a hand-in is late; null when that cannot be told, because it has no time. */
export function isLate({ at, isMarkedLate }: Attempt, { deadline, grace }: Agreement): boolean | null {
  if (isMarkedLate) return true;
  if (deadline === null) return false;
  return at === null ? null : at > deadline + grace * 60_000;
}
