/**
 * One graded exercise as it is stored; progress is computed from these. It never changes once it is made, so that two
 * tabs, a file and a device can hold the same one.
 */
import { flag, list, type Of, oneOf, record, scalar, text } from '../notation/codec.ts';
import { number, refined, timestamp, versioned } from '../notation/shapes.ts';
import { PART_KINDS, type PartKind } from './exercise.ts';
import { MISCONCEPTIONS, type Misconception } from './misconception.ts';
import { DIFFICULTIES, SKILLS, type Skill } from './skill.ts';

/** The version of the record's form. A new name of a skill, a part or a misconception is a new version as well. */
const ATTEMPT_VERSION = 3;

type Name = Skill | Misconception | PartKind | null;

/** The names that came with version 2. */
const NEW_IN_2: readonly Name[] = [
  'depth-limit',
  'star-windows',
  'deepening',
  'atBudget',
  'bounds-from-leaves',
  'estimate-for-proof',
  'vectors',
  'deep-pruning',
  'sum-of-components',
  'all-against-one',
  'unfinished-pass',
  'budget-per-pass',
  'ignores-budget',
  'forgets-order',
  'ignores-window',
];

/** The names that came with version 3. */
const NEW_IN_3: readonly Name[] = [
  'interchanged',
  'root-misread',
  'all-min',
  'open-root',
  'crossed-probabilities',
  'plain-sum',
  'likeliest',
  'everybody-first',
];

/** Returns the first version that has all the names of an attempt, so that older programs can read what they know. */
export function attemptVersion(
  attempt: Pick<Attempt, 'skill' | 'misconceptions'> & { readonly parts: readonly { kind: PartKind }[] },
): Attempt['version'] {
  const { skill, misconceptions, parts } = attempt;
  const names = [skill, ...misconceptions, ...parts.map(({ kind }) => kind)];
  const isAnyOf = (others: readonly Name[]) => names.some((name) => others.includes(name));
  if (isAnyOf(NEW_IN_3)) return ATTEMPT_VERSION;
  return isAnyOf(NEW_IN_2) ? 2 : 1;
}

const ATTEMPT_LIMITS = { parts: 50, marks: 1000, source: 200 } as const;

const MARKS = number(0, ATTEMPT_LIMITS.marks);

/** What was asked, the points that were reached, and the marks that were possible. */
const MARKED_PART = refined(
  record({ kind: oneOf(PART_KINDS), points: MARKS, marks: MARKS }),
  ({ points, marks }, reader, path) => {
    if (points > marks) reader.refuse(`${path}.points`, points, { kind: 'number', least: 0, most: marks });
  },
);

export type Attempt = Of<typeof ATTEMPT>;

export const ATTEMPT = versioned(null, ATTEMPT_VERSION, {
  version: oneOf([1, 2, ATTEMPT_VERSION]),
  /** 64 random bits in hexadecimal digits, which make the attempt unique */
  id: scalar({ kind: 'digits', count: 16 }, (id) =>
    typeof id === 'string' && /^[0-9a-f]{16}$/.test(id) ? id : undefined,
  ),
  /** the time in ms since 1970 */
  at: timestamp,
  /** the skill; null when the tree was not made for one */
  skill: oneOf([...SKILLS, null]),
  difficulty: oneOf([...DIFFICULTIES, null]),
  /** an example's id; "generated:<skill>:<difficulty>:<seed>", with ":2" or ":3" for generator 2 or 3; or "own" */
  source: text(ATTEMPT_LIMITS.source),
  parts: list(MARKED_PART, 1, ATTEMPT_LIMITS.parts),
  misconceptions: list(oneOf(MISCONCEPTIONS), 0, MISCONCEPTIONS.length),
  /** whether the student looked at the answer before giving one */
  peeked: flag,
});

/**
 * Sorts attempts in the order in which they were made; attempts of one moment by their ids, so that the order is
 * unique.
 */
export function inTimeOrder(attempts: readonly Attempt[]): Attempt[] {
  return attempts.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** Returns the share of the marks that was reached; 1 when there were none. */
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
