/** The subject: what the page displays, that is, a tree with its origin and the names of its nodes. */

import type { AnyRun, GameTree, NodeId, Searchable, Unsuited } from '../core/index.ts';
import type { ProgramLog } from '../core/program/index.ts';
import type { GrowthName } from '../core/run/growth.ts';
import { ALGORITHM, type AlgorithmName, ruleNamesOf, usualAlgorithm } from '../core/search/algorithms.ts';
import {
  AT_ONCE,
  DEFAULT_RULES,
  isSameLimits,
  NO_LIMITS,
  type SearchLimits,
} from '../core/search/searchSettings.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { type DrawnForm, TREE_FORM } from '../drawing/form.ts';
import type { Boards } from '../drawing/index.ts';
import type { Placed } from '../games/setting.ts';
import type { TreeSizes } from '../games/treeSizes.ts';
import type { Example } from '../library/example.ts';
import type { Settings } from '../notation/settings.ts';
import type { LanguageCode } from '../words/index.ts';
import { NodeNames } from '../words/nodeNames.ts';

/** The identity of a tree of the reader's own; it begins with the first edit, and its id never changes. */
export interface OwnTree {
  /** the id by which this device stores the tree */
  readonly id: string;
  /** the title that the reader gave the tree; "" for none */
  readonly title: string;
}

/** The search of a tree, and the viewpoint from which its values are written. */
export type HowSearched = Pick<Settings, 'algorithm' | 'rules' | 'limits' | 'numbers'>;

export interface Subject {
  /** the library tree; null for the reader's own tree, and for a game */
  readonly example: Example | null;
  /** the identity of the reader's own tree; null for a library tree, and for a game */
  readonly own: OwnTree | null;
  /** the game that is searched, at its current position; null when a tree is displayed */
  readonly game: GamePosition | null;
  readonly tree: GameTree;
  readonly names: NodeNames;
  /** the positions of a game to draw at the nodes; null when there are none */
  readonly boards: Boards | null;
  /** the form of the drawing: a tree or, when positions merge, a graph */
  readonly form: DrawnForm;
  /**
   * the language of the words in the tree, such as names of game moves, and a function that returns the same
   * tree in another language; absent for a tree without words
   */
  readonly wording?: Wording | undefined;
  /** the log of a program that searched the tree; absent when there is none */
  readonly program?: ShownLog;
  /** the run together with which the tree was made; null for a full tree that is searched recursively */
  readonly growth: Growth | null;
}

/** The runs of a program that a text holds, of which one is shown. */
export interface OpenedLog {
  /** the name of the file without its ending; "" for a text that was pasted */
  readonly title: string;
  readonly runs: readonly ProgramLog[];
  /** the index of the run that is shown */
  readonly index: number;
  /** the number of lines that are the program's other output */
  readonly otherLines: number;
  /** the line of the file that looks like the end of a call; absent when there is none, and once the log is kept */
  readonly goesOn?: number | null;
}

export interface ShownLog extends OpenedLog {
  /** whether the tree is the one that the program walked; otherwise it was there before */
  readonly isWalked: boolean;
}

/** The language of the words in a library tree that exists in several languages. */
export interface Wording {
  readonly code: LanguageCode;
  readonly inOther: (code: LanguageCode) => Subject;
}

/**
 * Returns the subject with the words of its tree in a language; unchanged when its tree has no such words or
 * is the reader's own.
 */
export function worded(subject: Subject, code: LanguageCode): Subject {
  const { wording, own } = subject;
  return wording === undefined || own !== null || wording.code === code ? subject : wording.inOther(code);
}

/** A game at the position from which it is searched. */
export interface GamePosition extends Placed {
  /** the properties of the game that an algorithm checks before it searches */
  readonly searchable: Searchable;
  /** Returns the state of the game at a node of the tree; undefined when the tree has no such node. */
  stateAt(this: void, node: NodeId): unknown;
  /**
   * Returns the game with a tree that grows with the search; null when the search needs too many positions.
   */
  grow(how: HowSearched): Subject | null;
  /** Returns the game with the tree of a run that was made elsewhere. */
  shownWith(how: HowSearched, searched: Pick<GamePosition, 'stateAt'> & Pick<Growth, 'run'>): Subject;
  /**
   * Returns the greatest depth in plies, less than the setting's, at which the search does not need too many
   * positions; null when there is none, or when the game cannot be stopped by a depth.
   */
  deepest(how: HowSearched): number | null;
  /** Counts the nodes of the full tree. */
  sizes(): TreeSizes;
}

/**
 * The run together with which a tree was made. The tree contains exactly what the run has generated, or it is
 * complete and searched with lists, or its values are written from the viewpoint of the player to move.
 */
export interface Growth {
  readonly run: AnyRun;
  /**
   * the same subject with the values of MAX; absent unless the values are written from the viewpoint of the
   * player to move: see `numbers.ts`
   */
  readonly plain?: Subject;
  /** the requested limits of the search; the depth limit of a game is in its setting instead */
  readonly limits: SearchLimits;
  /** the same subject with its full tree; null for a game, whose full tree may be too large */
  readonly full: Subject | null;
  /** the number of nodes of the full tree; null when it is not known, as that of a game, which has to be counted */
  readonly fullTreeSize: number | null;
  /**
   * Returns the subject with its full tree drawn; null when that tree is too large, and for a simulation of a game. The
   * property is null when the full tree is already drawn.
   */
  readonly drawFull: (() => Subject | null) | null;
  /** Returns the same subject for another search; null when the search needs too many positions. */
  searchedBy(how: HowSearched): Subject | null;
  /** Returns another full tree in the same form as this one, grown or searched with lists. */
  grow(whole: Subject, how: HowSearched): Subject;
  /**
   * Returns the node of the other subject that corresponds to `node`; null when the other search did not
   * generate it.
   */
  inOther(other: Subject, node: NodeId | null): NodeId | null;
}

/** Returns a tree as a subject; `own` is null for a tree of the library. */
export function subjectOfTree(tree: GameTree, own: OwnTree | null, names = new NodeNames(tree)): Subject {
  return {
    example: null,
    own,
    game: null,
    tree,
    names,
    boards: null,
    form: TREE_FORM,
    growth: null,
  };
}

/** Whether the positions of the subject merge, so that it is drawn as a graph instead of a tree. */
export function isGraph({ form }: Pick<Subject, 'form'>): boolean {
  return !form.hasOneWay;
}

/**
 * Returns whether the subject's tree grows with its search ('grown') or was complete before the search
 * ('drawn').
 */
export function growthOf({ growth }: Pick<Subject, 'growth'>): GrowthName {
  return growth?.run.grows ? 'grown' : 'drawn';
}

/**
 * Returns the subject with its full tree, which edits, files and links use; a game whose tree grows is
 * returned unchanged.
 */
export function withFullTree(subject: Subject): Subject {
  return subject.growth?.full ?? subject;
}

/**
 * Returns the subject for another search, with another tree when the tree grows with its search. Null when
 * the search needs too many positions.
 */
export function searchedBy(subject: Subject, how: HowSearched): Subject | null {
  const { growth } = subject;
  return growth === null || isOf(growth, how) ? subject : growth.searchedBy(how);
}

function isOf(
  { run, limits: done, plain }: Growth,
  { algorithm, rules, limits = NO_LIMITS, numbers = 'max' }: HowSearched,
): boolean {
  const isSame = ruleNamesOf(algorithm).every((name) => run.rules[name] === rules[name]);
  const isWritten = !plain !== (numbers === 'mover');
  return run.algorithm === algorithm && isSame && isSameLimits(done, limits) && isWritten;
}

/** Whether the players of the tree are MAX and MIN; otherwise it is a tree of several players. */
export function isOfTwo(subject: Subject): boolean {
  return withFullTree(subject).tree.players === 0;
}

/** Whether a program walked a tree that is deeper than a search by recursion goes. */
export function isTooDeep({ program, tree }: Pick<Subject, 'program' | 'tree'>): boolean {
  return program?.isWalked === true && tree.height > LIMITS.depth;
}

/** What can be done with a subject besides searching it. */
interface Abilities {
  /** the tree can be displayed beside another figure, in step with it */
  readonly compare: boolean;
  /** the search of the tree can have a depth limit and other limits */
  readonly limit: boolean;
  /** the tree can be displayed so that it grows with the search */
  readonly grow: boolean;
  /** another value can be tried for a leaf, and all values can be scaled */
  readonly revalue: boolean;
  /** exercises can be made about the tree */
  readonly practise: boolean;
}

/**
 * Returns what can be done with a subject besides searching it; a new kind of subject has its exceptions in
 * this function. A tree that is too large to be drawn is only searched.
 */
export function can(subject: Subject): Abilities {
  const hasTwo = isOfTwo(subject);
  const isDrawn = withFullTree(subject).tree.size <= LIMITS.nodes;
  const revalue = hasTwo && isDrawn;
  // Of graphs, games to their ends are practised that are small enough to be marked by hand.
  const isPractised =
    subject.form.hasOneWay || (subject.game?.setting.depth === null && subject.tree.size <= 100);
  return {
    compare: revalue && !isTooDeep(subject),
    limit: hasTwo,
    grow: hasTwo,
    revalue,
    practise: isDrawn && isPractised,
  };
}

/**
 * Returns the limits with which the tree is searched: the given ones, or none for a tree that cannot have
 * limits, such as one of several players.
 */
export function limitsIn(subject: Subject, limits: SearchLimits = NO_LIMITS): SearchLimits {
  return can(subject).limit ? limits : NO_LIMITS;
}

/** Returns the full tree or the game, by which an algorithm decides whether it can search the subject. */
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
  if (subject.program !== undefined) {
    if (algorithm === 'program') return null;
    if (isTooDeep(subject)) return 'too-deep';
  }
  const { depth } = subject.game?.setting ?? limits ?? NO_LIMITS;
  return ALGORITHM[algorithm].unsuited(searchable(subject), depth);
}

/** Returns the limits with which a search is made while the reader waits: a simulation has no more iterations than that. */
export function madeAtOnce<Limits extends Pick<SearchLimits, 'iterations'>>(limits: Limits): Limits {
  return limits.iterations > AT_ONCE ? { ...limits, iterations: AT_ONCE } : limits;
}

/** Returns a new id for a tree of the reader's own: 64 random bits, which practically no other tree has. */
export function newTreeId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(parts, (part) => part.toString(16).padStart(8, '0')).join('');
}

/**
 * Returns the algorithm with which a tree opens: the one that its source uses, or one that has a rule for all
 * its nodes.
 */
export function openingAlgorithm(subject: Subject): AlgorithmName {
  if (subject.program !== undefined) return 'program';
  return subject.example?.algorithm ?? usualAlgorithm(searchable(subject));
}

/** Returns the settings with which a tree opens: those of its source, and defaults for all others. */
export function openingSettings(subject: Subject): Required<Omit<Settings, 'numbers' | 'step'>> {
  const { example } = subject;
  return {
    algorithm: openingAlgorithm(subject),
    rules: { ...DEFAULT_RULES, ...example?.rules },
    limits: { ...NO_LIMITS, ...example?.limits },
    notation: example?.notation ?? 'window',
  };
}

/** Returns the same subject with all values written from the viewpoint of MAX. Node ids remain valid. */
export function inMaxNumbers(subject: Subject): Subject {
  return subject.growth?.plain ?? subject;
}
