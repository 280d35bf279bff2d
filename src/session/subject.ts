/** The subject is what is shown: a tree, its origin, and the names of its nodes. */

import type { AnyRun } from '../core/run/anyRun.ts';
import type { BoundNotation } from '../core/run/boundNotation.ts';
import type { GrowthName } from '../core/run/growth.ts';
import type { Searchable, Unsuited } from '../core/search/algorithm.ts';
import { ALGORITHM, type AlgorithmName, ruleNamesOf, usualAlgorithm } from '../core/search/algorithms.ts';
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

/** A tree of the reader's own, from its first edit on, under an id that does not change. */
export interface OwnTree {
  /** the id of the tree among the trees stored on this device */
  readonly id: string;
  /** the reader's title; "" for none */
  readonly title: string;
}

/** The search of a tree, and in whose numbers it is written. */
export type HowSearched = Pick<Settings, 'algorithm' | 'rules' | 'limits' | 'numbers'>;

export interface Subject {
  /** null for the reader's own tree, and for a game */
  readonly example: Example | null;
  /** null for a tree of the library, and for a game */
  readonly own: OwnTree | null;
  /** the game that is searched, at its position; null for a tree */
  readonly game: GamePosition | null;
  readonly tree: GameTree;
  readonly names: NodeNames;
  /** the positions at the nodes; null when there are none */
  readonly boards: Boards | null;
  /** the form of the drawing: a tree, or a graph when positions merge */
  readonly form: DrawnForm;
  /**
   * the language of words in the tree, such as names of moves, and a way to the same tree in another language; absent
   * for a tree without words
   */
  readonly wording?: Wording | undefined;
  /** the run with which the tree came; null for a full tree that is searched recursively */
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
  /** what an algorithm checks before it searches the game */
  readonly searchable: Searchable;
  /** the state of the game by node of the tree */
  readonly nodeStates: readonly unknown[];
  /** Whether a search of the game in this setting has so many nodes that it is announced before it begins. */
  isLong(setting: GameSetting, algorithm: AlgorithmName): boolean;
  /** Returns the game in a tree that grows with a search; null when that would need too many positions. */
  grow(how: HowSearched): Subject | null;
}

/**
 * A tree that came with its run: a grown tree contains exactly what the run has generated; a full tree is searched with
 * lists, or written in the numbers of the mover.
 */
export interface Growth {
  readonly run: AnyRun;
  /** the same subject in the numbers of MAX, when it is written in those of the mover: see `numbers.ts` */
  readonly plain?: Subject;
  /** the limits as they were requested; the depth of a game is part of its setting */
  readonly limits: SearchLimits;
  /** the same subject with its full tree; null for a game, whose full tree may be too large */
  readonly full: Subject | null;
  /** the number of nodes of the full tree; null when it is not known */
  readonly fullTreeSize: number | null;
  /** Returns the subject with its full tree drawn, or null when it is too large; null when it is drawn already. */
  readonly drawFull: (() => Subject | null) | null;
  /** Returns the same subject with another search; null when that would need too many positions. */
  searchedBy(how: HowSearched): Subject | null;
  /** Returns another tree made in the same way as this one. */
  grow(whole: Subject, how: HowSearched): Subject;
  /** Returns the node of another of these trees that corresponds to `node`; null when it was not generated there. */
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

/** Whether its positions merge, so that it is a graph and no tree. */
export function isGraph({ form }: Pick<Subject, 'form'>): boolean {
  return !form.hasOneWay;
}

/** How the tree came about: it grew with its search, or was complete before it. */
export function growthOf({ growth }: Pick<Subject, 'growth'>): GrowthName {
  return growth?.run.grows ? 'grown' : 'drawn';
}

/** Returns the subject with its full tree, which edits, files and links are about; a game that grows is returned unchanged. */
export function withFullTree(subject: Subject): Subject {
  return subject.growth?.full ?? subject;
}

/** Returns the subject with another search; a growing tree is then another one. Null when it is too large. */
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

/** Whether MAX and MIN decide in it; otherwise several players do. */
export function isOfTwo(subject: Subject): boolean {
  return withFullTree(subject).tree.players === 0;
}

/** What can be done with a subject besides searching it. */
interface Abilities {
  /** it can stand beside another figure, in step with it */
  readonly compare: boolean;
  /** the search of the subject can have limits */
  readonly limit: boolean;
  /** the tree of the subject can grow with the search */
  readonly grow: boolean;
  /** another value can be tried for a leaf, and all values can be scaled */
  readonly revalue: boolean;
  /** exercises can be made about it */
  readonly practise: boolean;
}

/** Returns what can be done with a subject; a new kind of subject says here what cannot. */
export function can(subject: Subject): Abilities {
  const hasTwo = isOfTwo(subject);
  const practise = subject.form.hasOneWay;
  return { compare: hasTwo, limit: hasTwo, grow: hasTwo, revalue: hasTwo, practise };
}

/** Returns the limits with which the subject is searched; a tree of several players has no static values. */
export function limitsIn(subject: Subject, limits: SearchLimits = NO_LIMITS): SearchLimits {
  return can(subject).limit ? limits : NO_LIMITS;
}

/** Returns what an algorithm checks before it searches: the full tree, or the game. */
function searchable(subject: Subject): Searchable {
  const { tree, game } = withFullTree(subject);
  return game?.searchable ?? tree;
}

/** Returns why an algorithm cannot search the subject within limits; null when it can. */
export function unsuitedTo(
  subject: Subject,
  algorithm: AlgorithmName,
  limits: SearchLimits | undefined,
): Unsuited | null {
  const { depth } = subject.game?.setting ?? limits ?? NO_LIMITS;
  return ALGORITHM[algorithm].unsuited(searchable(subject), depth);
}

/** Returns a new id for a tree of the reader's own: 64 random bits, which no other device has. */
export function newTreeId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(parts, (part) => part.toString(16).padStart(8, '0')).join('');
}

/** Returns the algorithm with which a subject opens: its source's, or one that has a rule for all its nodes. */
export function openingAlgorithm(subject: Subject): AlgorithmName {
  return subject.example?.algorithm ?? usualAlgorithm(searchable(subject));
}

/** Returns the rules with which a subject opens: its source's over the defaults. */
export function openingRules({ example }: Subject): SearchRules {
  return { ...DEFAULT_RULES, ...example?.rules };
}

/** Returns the limits with which a subject opens: its source's, or none. */
export function openingLimits({ example }: Subject): SearchLimits {
  return { ...NO_LIMITS, ...example?.limits };
}

/** Returns the notation of bounds with which a subject opens: its source's. */
export function openingNotation({ example }: Subject): BoundNotation {
  return example?.notation ?? 'window';
}

/** Returns the same tree with every number written as MAX gets it. Node ids stay valid. */
export function inMaxNumbers(subject: Subject): Subject {
  return subject.growth?.plain ?? subject;
}
