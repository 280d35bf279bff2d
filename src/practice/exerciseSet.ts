/**
 * A set that a lecturer makes: exercises to work through, print and hand in. Its JSON in files and links contains what
 * is asked and how many marks it is worth, but never an answer; answers are computed wherever the set is opened.
 */

import { crc32 } from '../core/crc32.ts';
import { bringsVectors } from '../core/search/algorithms.ts';
import { SEARCH_SETTINGS } from '../core/search/searchSettings.ts';
import { passesChance } from '../core/search/windowed.ts';
import { LIMITS } from '../core/tree/limits.ts';
import {
  flag,
  ifSound,
  isObject,
  list,
  type Of,
  oneOf,
  optional,
  type Reader,
  record,
  type Shape,
  scalar,
  text,
  type ValuesOf,
} from '../notation/codec.ts';
import { parseTree } from '../notation/parseTree.ts';
import { ROOT_WINDOW, SEARCH_RULES } from '../notation/settings.ts';
import { mapped, number, refined, refusing, variants, versioned, whole } from '../notation/shapes.ts';
import { formatOf, hasMoments, PART_KINDS, type PartKind } from './exercise.ts';
import { refuseAgainstTree } from './itemFaults.ts';
import { SEED_FIELDS } from './skill.ts';
import type { Reach } from './task.ts';
import { PRACTISED } from './task.ts';

/** Limits of a set, which keep the page fast whatever is sent to it. */
export const SET_LIMITS = { items: 50, partsOfAnItem: PART_KINDS.length, marks: 1000, title: 200 } as const;

export const SET_FORMAT = 'plyscope-set';
/**
 * The versions of the format. Depth limits, windows through chance nodes and several players came with version 2;
 * answers under either equality rule with version 3; parts with a search of their own, errors that cost at most the
 * share of an entry, and exercises of generator 3 with version 4; a tree for each student with version 5. A program
 * that does not know these would mark wrongly. A set without them is still written in version 1.
 */
const SET_VERSION = 5;

/** Whether the library has an example with this id. */
export type HasExample = (id: string) => boolean;

const MARKS = number(0, SET_LIMITS.marks);

/** A question of a set, and its marks. */
export type ItemPart = Of<typeof PART>;

const PENALTY = variants({ 'per-entry': { marks: MARKS }, 'per-error': { marks: MARKS }, all: {} });

/** Nodes are left out when there are none. */
const PART = mapped(
  record({ kind: oneOf(PART_KINDS), marks: MARKS, penalty: PENALTY }, ({ kind }) => ({
    /**
     * Places in preorder: for 'windows' the nodes that are asked about, for 'interval' the leaf and the branch; none
     * when the program is to choose, and for the other kinds.
     */
    nodes: optional(kind === undefined ? refusing() : nodesOf(kind)),
    /** for 'windows': whether the windows at the end of calls are asked for, not those at the start */
    at: kind !== undefined && hasMoments(kind) ? optional(oneOf(['end'])) : ifSound(refusing()),
    /** the part's own search; absent when it is the item's */
    algorithm: optional(oneOf(PRACTISED)),
    rules: optional(SEARCH_RULES),
  })),
  ({ nodes = [], ...part }) => ({ ...part, nodes }),
  ({ nodes, ...part }) => ({ ...part, ...(nodes.length > 0 && { nodes }) }),
);

/** The number of nodes is what the kind of part allows, or 0 when the program is to choose. */
function nodesOf(kind: PartKind): Shape<readonly number[]> {
  const { least, most } = formatOf(kind).named ?? { least: 0, most: 0 };
  const named = list(whole(0, LIMITS.nodes - 1), least, most, { once: { field: '', of: (node) => node } });
  return {
    ...named,
    read: (given, reader, path) =>
      Array.isArray(given) && given.length === 0 ? [] : named.read(given, reader, path),
  };
}

/** The source of the tree of an exercise. */
export type TreeSource = Of<ReturnType<typeof sourceShape>>;

function sourceShape(hasExample: HasExample) {
  return variants({
    library: {
      id: scalar({ kind: 'example' }, (id) =>
        typeof id === 'string' && /^[\w-]{1,60}$/.test(id) && hasExample(id) ? id : undefined,
      ),
    },
    /** the tree in the notation of docs/notation.md */
    text: { text: text(LIMITS.pastedBytes) },
    generated: SEED_FIELDS,
  });
}

export type SetItem = Of<ReturnType<typeof itemShape>>;

const DEPTHS = { least: SEARCH_SETTINGS.depth.least, most: SEARCH_SETTINGS.depth.most };

const ONE_PASS: Shape<Extract<Reach, { depth: unknown }>> = refined(
  mapped(
    record({
      depth: optional(whole(DEPTHS.least, DEPTHS.most)),
      window: optional(ROOT_WINDOW),
    }),
    ({ depth, window }) => ({ depth: depth ?? null, ...(window !== undefined && { window }) }),
    ({ depth, window }) => ({ ...(depth !== null && { depth }), ...(window !== undefined && { window }) }),
  ),
  ({ depth, window }, reader, path) => {
    if (depth === null && window === undefined)
      reader.refuse(`${path}.depth`, undefined, { kind: 'whole', ...DEPTHS });
  },
);
const DEEPENING = record({
  budget: whole(SEARCH_SETTINGS.budget.least, SEARCH_SETTINGS.budget.most),
  tries: oneOf(['last', 'given']),
});

/** The limits of a search: a depth, a root window, or both; or passes within a budget. */
const REACH: Shape<Reach> = {
  read: (given, reader, path) =>
    (isObject(given) && 'budget' in given ? DEEPENING : ONE_PASS).read(given, reader, path),
  print: (reach) => ('depth' in reach ? ONE_PASS.print(reach) : DEEPENING.print(reach)),
};

/** There is at least one part and at most one of each kind, because an answer sheet has one place for each kind. */
function itemShape(hasExample: HasExample) {
  return record({
    title: text(SET_LIMITS.title),
    source: sourceShape(hasExample),
    algorithm: oneOf(PRACTISED),
    rules: SEARCH_RULES,
    /** the depth; absent for a search to the ends */
    limits: optional(REACH),
    /** whether answers under both equality rules are right; absent when only the item's own is */
    cutoffs: optional(oneOf(['either'])),
    /** whether each student gets another tree; absent when variants only have other numbers */
    variants: optional(oneOf(['fresh'])),
    parts: list(PART, 1, SET_LIMITS.partsOfAnItem, { once: { field: '.kind', of: ({ kind }) => kind } }),
  });
}

function refuseUnlessOfItsTree(item: SetItem, reader: Reader, path: string): void {
  if (item.source.kind !== 'text') return;
  const parsed = parseTree(item.source.text);
  if (parsed.ok) refuseAgainstTree(reader, item, parsed.value, path);
  else {
    const { problem } = parsed;
    reader.refuse(`${path}.source.text`, problem.found, { kind: 'tree', problem });
  }
}

/** A set; `hints` says whether feedback is given before it is handed in. */
export type ExerciseSet = ValuesOf<ReturnType<typeof setFields>>;

function setFields(hasExample: HasExample, least: number) {
  return {
    title: text(SET_LIMITS.title),
    hints: flag,
    items: list(refined(itemShape(hasExample), refuseUnlessOfItsTree), least, SET_LIMITS.items),
  };
}

/** The shape of a set in a file or link. Before the library is loaded, any id of an example is accepted. */
export function setShape(hasExample: HasExample = () => true): Shape<ExerciseSet> {
  const shape = inItsVersion(versioned(SET_FORMAT, SET_VERSION, setFields(hasExample, 1)));
  return refined(shape, (set, reader, path) => {
    const sum = marksOf(set);
    if (sum > SET_LIMITS.marks) reader.refuse(`${path}.items`, sum, { kind: 'sum', most: SET_LIMITS.marks });
  });
}

/** The shape of a set that is still being made, which may have no items yet or too many marks. */
export function draftShape(hasExample: HasExample): Shape<ExerciseSet> {
  return inItsVersion(versioned('plyscope-set-draft', SET_VERSION, setFields(hasExample, 0)));
}

/**
 * A set is written in the first version that has everything it uses, so that older programs can read what they know.
 */
function inItsVersion(shape: Shape<ExerciseSet>): Shape<ExerciseSet> {
  const isNew = ({ limits, algorithm }: SetItem) =>
    limits !== undefined || passesChance(algorithm) || bringsVectors(algorithm);
  const isOfVersion4 = ({ source, parts }: SetItem) =>
    (source.kind === 'generated' && source.generator === 3) ||
    parts.some((part) => hasOwnSearch(part) || part.penalty.kind === 'per-entry');
  const versionOf = ({ items }: ExerciseSet) => {
    if (hasFreshTrees(items)) return SET_VERSION;
    if (items.some(isOfVersion4)) return 4;
    if (items.some(({ cutoffs }) => cutoffs !== undefined)) return 3;
    return items.some(isNew) ? 2 : 1;
  };
  return { ...shape, print: (set) => ({ ...Object(shape.print(set)), version: versionOf(set) }) };
}

/** Whether the set has items for which each student gets another tree. */
export function hasFreshTrees(items: readonly SetItem[]): boolean {
  return items.some(({ variants }) => variants === 'fresh');
}

/** Whether a part is about a search of its own. */
function hasOwnSearch({ algorithm, rules }: ItemPart): boolean {
  return algorithm !== undefined || rules !== undefined;
}

/** Returns the total marks of a set. */
export function marksOf(set: ExerciseSet): number {
  return set.items.reduce((sum, { parts }) => parts.reduce((ofItem, { marks }) => ofItem + marks, sum), 0);
}

/** Returns the set as one line: equal sets give equal texts, from which the checksum is computed. */
export function canonicalSet(set: ExerciseSet): string {
  return JSON.stringify(setShape().print(set));
}

/**
 * Returns the CRC-32 of the canonical text, which distinguishes one set from another and from itself after a change.
 */
export function setCheck(set: ExerciseSet): number {
  return crc32(new TextEncoder().encode(canonicalSet(set)));
}
