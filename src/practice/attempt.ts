/**
 * One graded exercise as it is stored; progress is computed from all stored attempts. An attempt is never
 * changed after it is made, so two browser tabs, a file and a device can hold copies that stay equal.
 */
import { flag, list, type Of, oneOf, record, scalar, text } from '../notation/codec.ts';
import { number, timestamp } from '../notation/numberShapes.ts';
import { refined, versioned } from '../notation/shapes.ts';
import type { PartKind } from './exercise.ts';
import { MISCONCEPTIONS, type Misconception } from './misconception.ts';
import { PART_KINDS } from './partKinds.ts';
import { DIFFICULTIES, SKILLS, type Skill } from './skill.ts';

/**
 * The current version of the format of stored attempts. A new name of a skill, a question kind or a
 * misconception requires a new version.
 */
const ATTEMPT_VERSION = 6;

type Name = Skill | Misconception | PartKind | null;

/** The names of skills, question kinds and misconceptions that version 4 of the format added. */
const NEW_IN_4: readonly Name[] = [
  'simulation',
  'visits',
  'selections',
  'own-visits',
  'exploitation-alone',
  'other-sides-reward',
  'new-node-alone',
  'unvisited-not-first',
];

/** The names of skills, question kinds and misconceptions that version 5 of the format added. */
const NEW_IN_5: readonly Name[] = [
  'ties',
  'again',
  'bestCase',
  'best-case',
  'bounds-as-values',
  'all-better-again',
  'first-children',
  'every-bound',
  'cutLabels',
  'cut-labels',
  'all-shallow',
  'deep-by-ply',
  'nearest-owner',
  'construct',
  'formula',
  'solution',
  'one-reply',
  'all-own-moves',
  'other-player',
  'ends-reversed',
  'lists',
  'open-as-stack',
  'successors-reversed',
  'ends-queued',
  'estimate',
  'own-lines-alone',
  'sign-exchanged',
  'win-overlooked',
];

/** The names that version 6 of the format added. */
const NEW_IN_6: readonly Name[] = ['no-merging'];

/**
 * Returns the version of a new attempt: the earliest that has all its names, so that older programs can read every attempt
 * whose names they know, but never version 1 or 2. Attempts of these versions count as the old ladder counted them
 * (schedule/studentState.ts).
 */
export function attemptVersion(
  attempt: Pick<Attempt, 'skill' | 'misconceptions'> & { readonly parts: readonly { kind: PartKind }[] },
): Attempt['version'] {
  const { skill, misconceptions, parts } = attempt;
  const names = [skill, ...misconceptions, ...parts.map(({ kind }) => kind)];
  const isAnyOf = (others: readonly Name[]) => names.some((name) => others.includes(name));
  if (isAnyOf(NEW_IN_6)) return ATTEMPT_VERSION;
  if (isAnyOf(NEW_IN_5)) return 5;
  return isAnyOf(NEW_IN_4) ? 4 : 3;
}

const ATTEMPT_LIMITS = { parts: 50, marks: 1000, source: 200 } as const;

const MARKS = number(0, ATTEMPT_LIMITS.marks);

/** The kind of one question, the marks the student reached in it, and the marks that were possible. */
const MARKED_PART = refined(
  record({ kind: oneOf(PART_KINDS), points: MARKS, marks: MARKS }),
  ({ points, marks }, reader, path) => {
    if (points > marks) reader.refuse(`${path}.points`, points, { kind: 'number', least: 0, most: marks });
  },
);

/** A random id of 64 bits in hexadecimal digits, which no other record has. */
export const RECORD_ID = scalar({ kind: 'digits', count: 16 }, (id) =>
  typeof id === 'string' && /^[0-9a-f]{16}$/.test(id) ? id : undefined,
);

export type Attempt = Of<typeof ATTEMPT>;

export const ATTEMPT = versioned(null, ATTEMPT_VERSION, {
  version: oneOf([1, 2, 3, 4, 5, ATTEMPT_VERSION]),
  id: RECORD_ID,
  /** the time at which the exercise was marked, in ms since 1970 */
  at: timestamp,
  /** the skill that the exercise was generated for; null when its tree was not made for a skill */
  skill: oneOf([...SKILLS, null]),
  difficulty: oneOf([...DIFFICULTIES, null]),
  /**
   * the origin of the tree: the id of a library example, "generated:<skill>:<difficulty>:<seed>" (with ":2",
   * ":3" or ":4" appended for generators 2 to 4), or "own" for the reader's own tree
   */
  source: text(ATTEMPT_LIMITS.source),
  parts: list(MARKED_PART, 1, ATTEMPT_LIMITS.parts),
  misconceptions: list(oneOf(MISCONCEPTIONS), 0, MISCONCEPTIONS.length),
  /** whether the student looked at the right answer before giving one */
  peeked: flag,
});

/**
 * Sorts records by the time at which they were made. Records made at the same time are sorted by id, so
 * that the order is unique.
 */
export function inTimeOrder<T extends Pick<Attempt, 'id' | 'at'>>(records: readonly T[]): T[] {
  return records.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/**
 * Returns the marks reached in the attempts as a share of the possible marks, 0 to 1; 1 when no marks were
 * possible.
 */
export function shareOf(attempts: readonly Attempt[]): number {
  let [points, marks] = [0, 0];
  for (const { parts } of attempts) {
    for (const part of parts) {
      points += part.points;
      marks += part.marks;
    }
  }
  return marks === 0 ? 1 : points / marks;
}
