/** What is looked at: a tree, where it comes from, and what its nodes are called. */

import type { AnyRun } from '../core/run/anyRun.ts';
import type { BoundNotation } from '../core/run/boundNotation.ts';
import type { GrowthName } from '../core/run/growth.ts';
import type { Searchable } from '../core/search/algorithm.ts';
import { type AlgorithmName, ruleNamesOf, usualAlgorithm } from '../core/search/algorithms.ts';
import {
  DEFAULT_RULES,
  isSameLimits,
  NO_LIMITS,
  type SearchLimits,
  type SearchRules,
} from '../core/search/searchSettings.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import type { Boards } from '../drawing/boards.ts';
import { type DrawnForm, TREE_FORM } from '../drawing/form.ts';
import type { GameSetting, Placed } from '../games/setting.ts';
import type { Example } from '../library/example.ts';
import type { Settings } from '../notation/settings.ts';
import type { LanguageCode } from '../words/language.ts';
import { NodeNames } from '../words/nodeNames.ts';

/** A tree of one's own, from its first edit on, under a name that stays. */
export interface OwnTree {
  /** its place among the trees kept on this device */
  readonly id: string;
  /** as the reader has it; "" for none */
  readonly title: string;
}

/** With what a tree is searched, and in whose numbers that is written. */
export type HowSearched = Pick<Settings, 'algorithm' | 'rules' | 'limits' | 'numbers'>;

export interface Subject {
  /** null for a tree of one's own, and for a game */
  readonly example: Example | null;
  /** null for a tree of the library, and for a game */
  readonly own: OwnTree | null;
  /** the game that is searched, where it stands; null for a tree */
  readonly game: GamePosition | null;
  readonly tree: GameTree;
  readonly names: NodeNames;
  /** the positions at the nodes; null where there are none */
  readonly boards: Boards | null;
  /** a tree, or where positions merge a graph */
  readonly form: DrawnForm;
  /** the language of words in the tree, such as names of moves, and a way to the same tree in another; none for a tree without words */
  readonly wording?: Wording | undefined;
  /** the run that the tree came with; null of one that was there first and is searched along one path */
  readonly growth: Growth | null;
}

/** A tree of the library that has its words in more than one language. */
export interface Wording {
  readonly code: LanguageCode;
  readonly inOther: (code: LanguageCode) => Subject;
}

/** The subject with its words in a language; the same subject if the tree has no words, or is the user's own. */
export function worded(subject: Subject, code: LanguageCode): Subject {
  const { wording, own } = subject;
  return wording === undefined || own !== null || wording.code === code ? subject : wording.inOther(code);
}

/** A game at the position that is searched. */
export interface GamePosition extends Placed {
  /** by node of the tree, where the game stands there */
  readonly nodeStates: readonly unknown[];
  /** Whether a search of the game, set like this, is of so many nodes that it is said before it begins. */
  isLong(setting: GameSetting, algorithm: AlgorithmName): boolean;
  /** The game in a tree that grows with a search; null where that would take too many positions. */
  grow(how: HowSearched): Subject | null;
}

/**
 * A tree that came with its run: one that grew holds exactly what the run has generated; one that was there first
 * is worked off by lists, or written in the numbers of the mover.
 */
export interface Growth {
  readonly run: AnyRun;
  /** the same in the numbers of MAX, where it is written in those of the mover: see `numbers.ts` */
  readonly plain?: Subject;
  /** as they were asked for: of a game the depth is a part of its setting */
  readonly limits: SearchLimits;
  /** the same subject with its full tree; null for a game, whose full tree may be too large */
  readonly full: Subject | null;
  /** the number of nodes of the full tree; null when it is not known */
  readonly fullTreeSize: number | null;
  /** Returns the subject with its full tree drawn, or null when it is too large; null when it is drawn already. */
  readonly drawFull: (() => Subject | null) | null;
  /** The same as another search leaves it; null where that would take too many positions. */
  searchedBy(how: HowSearched): Subject | null;
  /** Another tree that comes about as this one did. */
  grow(whole: Subject, how: HowSearched): Subject;
  /** The node of another of these trees that is `node` of this one; null where it was not generated. */
  inOther(other: Subject, node: NodeId | null): NodeId | null;
}

export function subjectOfTree(tree: GameTree, own: OwnTree): Subject {
  return {
    example: null,
    own,
    game: null,
    tree,
    names: new NodeNames(tree),
    boards: null,
    form: TREE_FORM,
    growth: null,
  };
}

/** Whether its positions merge, so that it is no tree. */
export function isGraph({ form }: Pick<Subject, 'form'>): boolean {
  return !form.hasOneWay;
}

/** How the tree came about: it grew as it was searched, or was drawn first. */
export function growthOf({ growth }: Pick<Subject, 'growth'>): GrowthName {
  return growth?.run.grows ? 'grown' : 'drawn';
}

/** Returns the subject with its full tree, which edits, files and links are about; a game that grows is returned unchanged. */
export function withFullTree(subject: Subject): Subject {
  return subject.growth?.full ?? subject;
}

/** The subject as another search leaves it: a tree that grows is another one then; null where that is too large. */
export function searchedBy(subject: Subject, how: HowSearched): Subject | null {
  const { growth } = subject;
  return growth === null || isOf(growth, how) ? subject : growth.searchedBy(how);
}

function isOf(
  { run, limits: done }: Growth,
  { algorithm, rules, limits = NO_LIMITS, numbers = 'max' }: HowSearched,
): boolean {
  const isSame = ruleNamesOf(algorithm).every((name) => run.rules[name] === rules[name]);
  return run.algorithm === algorithm && isSame && isSameLimits(done, limits) && run.tree.numbers === numbers;
}

/** Whether MAX and MIN decide in it; else several players do. */
export function isOfTwo(subject: Subject): boolean {
  return withFullTree(subject).tree.players === 0;
}

/** What can be done with a subject, beside searching it. */
interface Abilities {
  /** it can stand beside another figure, in step with it */
  readonly compare: boolean;
  /** its search can be kept within limits */
  readonly limit: boolean;
  /** its tree can grow with the search */
  readonly grow: boolean;
  /** another value can be tried out for a leaf, and the values of all be scaled */
  readonly revalue: boolean;
  /** exercises can be made of it */
  readonly practise: boolean;
}

/** What can be done with a subject; a new kind of it says here what cannot. */
export function can(subject: Subject): Abilities {
  const hasTwo = isOfTwo(subject);
  const practise = subject.form.hasOneWay;
  return { compare: hasTwo, limit: hasTwo, grow: hasTwo, revalue: hasTwo, practise };
}

/** The limits as the subject is searched within: nobody estimates what a position is worth to several players. */
export function limitsIn(subject: Subject, limits: SearchLimits = NO_LIMITS): SearchLimits {
  return can(subject).limit ? limits : NO_LIMITS;
}

/**
 * What an algorithm asks of it before it searches: of a game whether it ever leaves a move to chance; how deep it is
 * to look, too.
 */
export function searchable(subject: Subject, limits: SearchLimits = NO_LIMITS): Searchable {
  const { tree, game } = withFullTree(subject);
  const { players } = tree;
  if (game === null) return { hasChance: tree.hasChance, players, limit: limits.depth };
  return { hasChance: game.game.outcomes !== undefined, players, limit: game.setting.depth };
}

/** A new name for a tree of one's own: 64 random bits, which no other device has either. */
export function newTreeId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(parts, (part) => part.toString(16).padStart(8, '0')).join('');
}

/** The algorithm a subject opens with: its source's, or one that has a rule for all its nodes. */
export function openingAlgorithm(subject: Subject): AlgorithmName {
  return subject.example?.algorithm ?? usualAlgorithm(searchable(subject));
}

/** The rules a subject opens with: its source's over the defaults. */
export function openingRules({ example }: Subject): SearchRules {
  return { ...DEFAULT_RULES, ...example?.rules };
}

/** The limits a subject opens with: its source's over none. */
export function openingLimits({ example }: Subject): SearchLimits {
  return { ...NO_LIMITS, ...example?.limits };
}

/** How the bounds are written as a subject opens: as its source has them. */
export function openingNotation({ example }: Subject): BoundNotation {
  return example?.notation ?? 'window';
}

/** Returns the same tree with every number written as MAX gets it. Node ids stay valid. */
export function inMaxNumbers(subject: Subject): Subject {
  return subject.growth?.plain ?? subject;
}
