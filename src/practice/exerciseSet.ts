/**
 * A set that a lecturer makes: exercises for students to do, print and hand in. The set's JSON in files and
 * links says what is asked and how many marks it is worth, but contains no answers; answers are computed
 * wherever the set is opened.
 */

import { crc32 } from '../core/crc32.ts';
import { bringsVectors } from '../core/search/algorithms.ts';
import { SEARCH_SETTINGS } from '../core/search/searchSettings.ts';
import { passesChance } from '../core/search/windowed.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { flag, ifSound, isObject, list, oneOf, optional, record, scalar, text } from '../notation/codec.ts';
import type { Of, Reader, Shape, ValuesOf } from '../notation/index.ts';
import { number, whole } from '../notation/numberShapes.ts';
import { parseTree } from '../notation/parseTree.ts';
import { ROOT_WINDOW, SEARCH_RULES } from '../notation/settings.ts';
import { mapped, refined, refusing, variants, versioned } from '../notation/shapes.ts';
import { formatOf, type PartKind, takesWish } from './exercise.ts';
import { WISHES, type Wish, type WishName } from './formats/wish.ts';
import { refuseAgainstTree } from './itemFaults.ts';
import { PART_KINDS } from './partKinds.ts';
import { MOST_POSITIONS, readPosition, treeOfPositions } from './positions.ts';
import { SEED_FIELDS, type Skill } from './skill.ts';
import { bySimulation, MOST_BY_HAND, PRACTISED, type Reach, type Simulating, searchesAgain } from './task.ts';

/** Limits of a set's size, which keep the page fast for any set that is opened. */
export const SET_LIMITS = { items: 50, partsOfAnItem: PART_KINDS.length, marks: 1000, title: 200 } as const;

export const SET_FORMAT = 'plyscope-set';
/**
 * The current version of the format of sets. Version 2 added depth limits, windows that pass through chance nodes and
 * several players; version 3, answers under either equality rule; version 4, parts with a search of their own, errors
 * that cost at most the share of an entry, exercises of generator 3, principal variation search, the kinds of questions
 * that `KINDS_OF_VERSION_4` lists, and items that evaluate positions of a game; version 5, a tree for each student;
 * version 6, simulations; version 7, their given results, and C without the span of the rewards; version 8, windows
 * that begin with the bounds of the leaves, and the rule for equal moves; version 9, searches that look farther than
 * their depth limit, and children from right to left; version 10, games whose positions merge, and exercises of
 * generator 4. A program that ignored one of these would mark wrongly. A set that uses none of them is still written as
 * version 1.
 */
const SET_VERSION = 10;

/** The kinds of questions that version 4 added; a program that does not know them refuses the set. */
const KINDS_OF_VERSION_4: readonly PartKind[] = [
  'ties',
  'again',
  'bestCase',
  'cutLabels',
  'construct',
  'formula',
  'solution',
  'lists',
  'estimate',
];

/** The skills whose exercises ask such questions, whichever generator makes them. */
const SKILLS_OF_VERSION_4: readonly Skill[] = [
  'best-case',
  'cut-labels',
  'construct',
  'solution',
  'lists',
  'estimate',
];

/** Returns whether the library has an example with this id. */
export type HasExample = (id: string) => boolean;

const MARKS = number(0, SET_LIMITS.marks);

/** A question of a set, with its marks and penalty. */
export type ItemPart = Of<typeof PART>;

const PENALTY = variants({ 'per-entry': { marks: MARKS }, 'per-error': { marks: MARKS }, all: {} });

/** Schema of a question in a set. The list of nodes is omitted when it is empty. */
const PART = mapped(
  record({ kind: oneOf(PART_KINDS), marks: MARKS, penalty: PENALTY }, ({ kind }) => ({
    /**
     * Nodes as positions in preorder: for 'windows' the nodes that are asked about, for 'interval' the leaf
     * and the branch. The list is empty for other kinds, and when the program is to choose the nodes.
     */
    nodes: optional(kind === undefined ? refusing() : nodesOf(kind)),
    at: wishOf(kind, 'at'),
    depth: wishOf(kind, 'depth'),
    goal: wishOf(kind, 'goal'),
    distinct: wishOf(kind, 'distinct'),
    owner: wishOf(kind, 'owner'),
    after: wishOf(kind, 'after'),
    ordered: wishOf(kind, 'ordered'),
    /**
     * the algorithm of a search that only this part asks about; absent when the part asks about the search of
     * the item
     */
    algorithm: optional(oneOf(PRACTISED)),
    rules: optional(SEARCH_RULES),
  })),
  ({ nodes = [], ...part }) => ({ ...part, nodes }),
  ({ nodes, ...part }) => ({ ...part, ...(nodes.length > 0 && { nodes }) }),
);

/** Schema of what a question says besides its nodes; only kinds that take the wish may say it. */
function wishOf<Name extends WishName>(kind: PartKind | undefined, name: Name) {
  const shape = WISHES[name] as Shape<NonNullable<Wish[Name]>>;
  return kind !== undefined && takesWish(kind, name) ? optional(shape) : ifSound(refusing());
}

/**
 * Schema of the nodes that a question names: as many nodes as this kind of question requires, or none when
 * the program is to choose them.
 */
function nodesOf(kind: PartKind): Shape<readonly number[]> {
  const { least, most } = formatOf(kind).named ?? { least: 0, most: 0 };
  const named = list(whole(0, LIMITS.nodes - 1), least, most, { once: { field: '', of: (node) => node } });
  return {
    ...named,
    read: (given, reader, path) =>
      Array.isArray(given) && given.length === 0 ? [] : named.read(given, reader, path),
  };
}

/** A game and its options as a link writes them; whether there is such a game shows when it is made. */
const GAME_SETTING = scalar({ kind: 'game' }, (setting) =>
  typeof setting === 'string' && /^game=[a-z-]{1,40}(?:&[a-z]{1,20}=[^&=#\s]{1,100}){0,8}$/.test(setting)
    ? setting
    : undefined,
);

/** Where the tree of an exercise comes from: the library, a game, a text, a seed, or a list of positions. */
export type TreeSource = Of<ReturnType<typeof sourceShape>>;

/** The greatest length of the text of a position, which leaves room for blanks and "/" between its rows. */
const LONGEST_POSITION = 40;

/** Schema of a position. */
const POSITION: Shape<string> = {
  read(given, reader, path) {
    if (typeof given !== 'string' || given.length > LONGEST_POSITION)
      return reader.refuse(path, given, { kind: 'text', most: LONGEST_POSITION });
    const read = readPosition(given);
    return typeof read === 'string' ? read : reader.refuse(path, given, { kind: 'position', problem: read });
  },
  print: (position) => position,
};

function sourceShape(hasExample: HasExample) {
  return variants({
    library: {
      id: scalar({ kind: 'example' }, (id) =>
        typeof id === 'string' && /^[\w-]{1,60}$/.test(id) && hasExample(id) ? id : undefined,
      ),
    },
    /** a game whose positions merge, as a link names it: `game=some-game&n=8&form=graph` */
    game: { setting: GAME_SETTING },
    /** the tree as text in the notation of docs/notation.md */
    text: { text: text(LIMITS.pastedBytes) },
    generated: SEED_FIELDS,
    /** positions, of which f(p) is asked, as texts of nine signs */
    positions: { positions: list(POSITION, 1, MOST_POSITIONS, { once: { field: '', of: (text) => text } }) },
  });
}

export type SetItem = Of<ReturnType<typeof itemShape>>;

const DEPTHS = { least: SEARCH_SETTINGS.depth.least, most: SEARCH_SETTINGS.depth.most };

const ONE_PASS: Shape<Extract<Reach, { depth: unknown }>> = refined(
  mapped(
    record({
      depth: optional(whole(DEPTHS.least, DEPTHS.most)),
      /** which moves of positions at the depth limit are searched that are not quiet; absent for none */
      quiet: optional(oneOf(['all', 'noisy'])),
      /** how many plies beyond the limit positions are judged even if they are not quiet; absent for never */
      most: optional(whole(SEARCH_SETTINGS.most.least, SEARCH_SETTINGS.most.most)),
      /** how many plies farther the end of the chosen line is searched; absent for no check */
      check: optional(whole(SEARCH_SETTINGS.check.least, SEARCH_SETTINGS.check.most)),
      window: optional(ROOT_WINDOW),
    }),
    ({ depth, ...said }) => ({ depth: depth ?? null, ...said }),
    ({ depth, ...said }) => ({ ...(depth !== null && { depth }), ...said }),
  ),
  ({ depth, window, quiet, most, check }, reader, path) => {
    const needsDepth = window === undefined || quiet !== undefined || check !== undefined;
    if (depth === null && needsDepth) reader.refuse(`${path}.depth`, undefined, { kind: 'whole', ...DEPTHS });
    if (most !== undefined && quiet === undefined)
      reader.refuse(`${path}.quiet`, undefined, { kind: 'choice', of: ['all', 'noisy'] });
  },
);
const SIMULATING: Shape<Simulating> = refined(
  mapped(
    record({
      iterations: whole(1, MOST_BY_HAND),
      c: optional(number(0, SEARCH_SETTINGS.c.most)),
      /** 'one' when C is not multiplied by the span of the rewards */
      span: optional(oneOf(['one'])),
      /** the rewards of the iterations, one for each, in place of playouts */
      given: optional(list(number(SEARCH_SETTINGS.given.least, SEARCH_SETTINGS.given.most), 1, MOST_BY_HAND)),
    }),
    ({ c, ...said }): Simulating => ({ ...said, c: c ?? null }),
    ({ c, ...said }) => ({ ...said, ...(c !== null && { c }) }),
  ),
  ({ iterations, given }, reader, path) => {
    if (given !== undefined && given.length !== iterations)
      reader.refuse(`${path}.given`, given.length, { kind: 'entries', least: iterations, most: iterations });
  },
);
const DEEPENING = record({
  budget: whole(SEARCH_SETTINGS.budget.least, SEARCH_SETTINGS.budget.most),
  tries: oneOf(['last', 'given']),
});

/**
 * Schema of the limits of a search: a depth, a root window, or both; iterative deepening within a node
 * budget; or the iterations of a simulation.
 */
const REACH: Shape<Reach> = {
  read: (given, reader, path) =>
    (isObject(given) && 'iterations' in given
      ? SIMULATING
      : isObject(given) && 'budget' in given
        ? DEEPENING
        : ONE_PASS
    ).read(given, reader, path),
  print: (reach) => {
    if ('iterations' in reach) return SIMULATING.print(reach);
    return 'depth' in reach ? ONE_PASS.print(reach) : DEEPENING.print(reach);
  },
};

/**
 * Schema of an exercise in a set. It has at least one question and at most one of each kind, because an
 * answer sheet has one entry for each kind.
 */
function itemShape(hasExample: HasExample) {
  return record({
    title: text(SET_LIMITS.title),
    source: sourceShape(hasExample),
    algorithm: oneOf(PRACTISED),
    rules: SEARCH_RULES,
    /**
     * the depth limit, root window or node budget of the search; absent when the search goes to the leaves
     * without them
     */
    limits: optional(REACH),
    /** 'reversed' when children are visited from right to left; absent when they are visited from left to right */
    children: optional(oneOf(['reversed'])),
    /**
     * 'either' when answers under both equality rules are right; absent when only the item's own rule is
     * accepted
     */
    cutoffs: optional(oneOf(['either'])),
    /** 'fresh' when each student gets another tree; absent when variants differ only in their numbers */
    variants: optional(oneOf(['fresh'])),
    parts: list(PART, 1, SET_LIMITS.partsOfAnItem, { once: { field: '.kind', of: ({ kind }) => kind } }),
  });
}

function refuseUnlessOfItsTree(item: SetItem, reader: Reader, path: string): void {
  if (item.source.kind === 'positions') {
    for (const [index, { kind }] of item.parts.entries())
      if (kind !== 'estimate')
        reader.refuse(`${path}.parts[${index}].kind`, kind, { kind: 'choice', of: ['estimate'] });
    refuseAgainstTree(reader, item, treeOfPositions(item.source.positions), path);
    return;
  }
  if (item.source.kind !== 'text') return;
  const parsed = parseTree(item.source.text);
  if (parsed.ok) refuseAgainstTree(reader, item, parsed.value, path);
  else {
    const { problem } = parsed;
    reader.refuse(`${path}.source.text`, problem.found, { kind: 'tree', problem });
  }
}

/** A set of exercises; `hints` says whether students get feedback before they hand the set in. */
export type ExerciseSet = ValuesOf<ReturnType<typeof setFields>>;

function setFields(hasExample: HasExample, least: number) {
  return {
    title: text(SET_LIMITS.title),
    hints: flag,
    items: list(refined(itemShape(hasExample), refuseUnlessOfItsTree), least, SET_LIMITS.items),
  };
}

/**
 * Schema of a set in a file or link. By default, while the library is not loaded, every example id is
 * accepted.
 */
export function setShape(hasExample: HasExample = () => true): Shape<ExerciseSet> {
  const shape = inItsVersion(versioned(SET_FORMAT, SET_VERSION, setFields(hasExample, 1)));
  return refined(shape, (set, reader, path) => {
    const sum = marksOf(set);
    if (sum > SET_LIMITS.marks) reader.refuse(`${path}.items`, sum, { kind: 'sum', most: SET_LIMITS.marks });
  });
}

/**
 * Schema of a set that a lecturer is still making, which may have no items yet or more marks in total than a
 * finished set may have.
 */
export function draftShape(hasExample: HasExample): Shape<ExerciseSet> {
  return inItsVersion(versioned('plyscope-set-draft', SET_VERSION, setFields(hasExample, 0)));
}

/**
 * Writes a set in the earliest version of the format that has everything the set uses, so that older programs
 * can read every set they can mark.
 */
function inItsVersion(shape: Shape<ExerciseSet>): Shape<ExerciseSet> {
  const isNew = ({ limits, algorithm }: SetItem) =>
    limits !== undefined || passesChance(algorithm) || bringsVectors(algorithm);
  const isOfVersion4 = ({ source, algorithm, parts }: SetItem) =>
    searchesAgain(algorithm) ||
    source.kind === 'positions' ||
    (source.kind === 'generated' && (source.generator === 3 || SKILLS_OF_VERSION_4.includes(source.skill))) ||
    parts.some(
      (part) =>
        hasOwnSearch(part) ||
        part.penalty.kind === 'per-entry' ||
        part.at === 'own' ||
        KINDS_OF_VERSION_4.includes(part.kind),
    );
  const versionOf = ({ items }: ExerciseSet) => {
    if (items.some(isOfVersion10)) return SET_VERSION;
    if (items.some(isOfVersion9)) return 9;
    if (items.some(hasLaterRule)) return 8;
    if (items.some(hasGivenResults)) return 7;
    if (items.some(asksAboutSimulation)) return 6;
    if (hasFreshTrees(items)) return 5;
    if (items.some(isOfVersion4)) return 4;
    if (items.some(({ cutoffs }) => cutoffs !== undefined)) return 3;
    return items.some(isNew) ? 2 : 1;
  };
  return { ...shape, print: (set) => ({ ...Object(shape.print(set)), version: versionOf(set) }) };
}

/** Whether the set has an item for which each student gets another tree. */
export function hasFreshTrees(items: readonly SetItem[]): boolean {
  return items.some(({ variants }) => variants === 'fresh');
}

function asksAboutSimulation({ algorithm, parts }: SetItem): boolean {
  return [algorithm, ...parts.map((part) => part.algorithm)].some(
    (name) => name !== undefined && bySimulation(name),
  );
}

/**
 * Whether windows of an item's search, or of one of its parts, begin with the declared bounds of the leaves, or the
 * soonest win is best there.
 */
function hasLaterRule({ rules, parts }: SetItem): boolean {
  return [rules, ...parts.map((part) => part.rules)].some(
    (one) => one?.begin === 'leaves' || one?.ties === 'soonest',
  );
}

/** Whether an item is about a game whose positions merge, or made by generator 4, some of whose exercises are. */
function isOfVersion10({ source }: SetItem): boolean {
  return source.kind === 'game' || (source.kind === 'generated' && source.generator === 4);
}

/** Whether an item's search looks farther than its depth limit at some positions, or goes from right to left. */
function isOfVersion9({ limits, children }: SetItem): boolean {
  return children !== undefined || (limits !== undefined && ('quiet' in limits || 'check' in limits));
}

/** Whether the results of an item's simulation are given, or its C counts as it is. */
function hasGivenResults({ limits }: SetItem): boolean {
  return limits !== undefined && ('given' in limits || 'span' in limits);
}

/** Whether a part asks about a search of its own instead of the item's search. */
function hasOwnSearch({ algorithm, rules }: ItemPart): boolean {
  return algorithm !== undefined || rules !== undefined;
}

/** Returns the total marks of a set. */
export function marksOf(set: ExerciseSet): number {
  return set.items.reduce((sum, { parts }) => parts.reduce((ofItem, { marks }) => ofItem + marks, sum), 0);
}

/** Returns the set as one line of JSON, from which the checksum is computed; equal sets give equal texts. */
export function canonicalSet(set: ExerciseSet): string {
  return JSON.stringify(setShape().print(set));
}

/**
 * Returns the CRC-32 checksum of the set's canonical text, which differs from that of other sets and of the
 * set after a change.
 */
export function setCheck(set: ExerciseSet): number {
  return crc32(new TextEncoder().encode(canonicalSet(set)));
}
