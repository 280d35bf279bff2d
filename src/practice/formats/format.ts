/**
 * A format of exam questions. Each format defines how a question is asked, how its answer is entered, stored
 * and marked, and what a wrong answer shows. A format is a file in this folder and a row in index.ts; its
 * texts are in words/…/formats.ts. Menus, sheets, links, files, papers and progress use the rows.
 */

import type { ValueSpan } from '../../core/analysis/index.ts';
import type { GameTree, NodeId, PractisedRun, Random, RecursionRun, SearchWindow } from '../../core/index.ts';
import { memoizeByObject } from '../../core/memoizeByObject.ts';
import type { Shape } from '../../notation/index.ts';
import type { Sign } from '../diagnose/sign.ts';
import type { PartErrors } from '../grade/difference.ts';
import type { MethodRun, Suspicion } from '../methods/methods.ts';
import type { MethodName } from '../misconception.ts';
import type { Place } from '../place.ts';
import type { Task } from '../task.ts';
import type { FieldName, FieldValue } from './fields.ts';
import type { ListRow } from './listRows.ts';
import type { ColumnName } from './numberColumns.ts';
import type { Wish, WishName } from './wish.ts';

/**
 * One question format. `Part` is the type of its questions, including the nodes they name; `Given` is the
 * type of its answers. `Run` is the type of the runs that it asks about.
 */
export interface Format<
  Kind extends string,
  Part,
  Given,
  How extends Entry<Part, Given>,
  Run extends PractisedRun = RecursionRun,
> {
  readonly kind: Kind;
  /** the marks that a question of this format has by default */
  readonly usualMarks: number;
  /** the way in which a question of this format is answered, such as by a typed text or by picked nodes */
  readonly entry: How;
  /** the answer on a blank sheet */
  readonly blank: Given;
  /** Whether an answer counts as blank; absent when exactly the empty answer does. */
  isBlank?(given: Given, part: Part): boolean;

  // How questions of this format are asked
  /** true when the question is about passes of increasing depth; absent when it is about a single pass */
  readonly ofPasses?: boolean;
  /**
   * 'only' when the question is about nodes that are searched again; 'too' when it is asked about such searches as well;
   * absent when every node has to be searched once
   */
  readonly ofAgain?: 'only' | 'too';
  /** true when the question is asked also of searches that look farther than their depth limit; absent for others */
  readonly ofFarther?: true;
  /** true when the question is asked also of searches that visit children from right to left; absent for others */
  readonly ofReversed?: true;
  /** true when the question is about a simulation; absent when it is about a recursive search */
  readonly ofIterations?: boolean;
  /** true when the question is about the lists OPEN and CLOSED; absent when it is about a search without them */
  readonly ofLists?: true;
  /** true when the question is asked also of games whose positions merge; absent for others */
  readonly ofMerging?: true;
  /**
   * Returns the same tree with other numbers at its leaves. Only a format that asks about the shape of a tree alone has
   * this function: when an exercise asks nothing else, the figure shows no numbers at the leaves, and the right answer is
   * read from a run on the tree that this function returns.
   */
  treeOf?(task: Task): GameTree;
  /** Whether such a question can be asked about a search that has the required number of passes. */
  suits(task: Task): boolean;
  /**
   * Chooses a question, including the nodes it names, about a suitable search whose run finished; null when
   * no question can be asked.
   */
  choose?(task: Task, run: Run, random: Random): Part | null;
  /**
   * Whether a question of this format is worth asking about a search; absent for a format in which this
   * depends on whether faulty methods give different answers.
   */
  isInstructive?(task: Task): boolean;
  /**
   * how a set of exercises stores the nodes that a question names; absent for a format whose questions name
   * none
   */
  readonly named?: NamedNodes<Part>;
  /** the wishes that a question takes; absent for a format that takes none */
  readonly wishes?: Wishes<Part>;
  /**
   * Returns the names of leaves that the question asks about; while it is answered, their numbers are not drawn, and
   * every leaf has a name below it. Absent for a format that leaves the leaves as they are.
   */
  leafNames?(part: Part): ReadonlyMap<NodeId, string>;
  /** Whether the question has an answer; absent for a format in which every question has one. */
  isPossible?(asked: Asked<Part>): boolean;
  /**
   * Returns the tree with numbers that answer the question, on which an exercise that asks nothing else is about; null
   * when there are none. Absent for a format whose answers are no numbers of the tree.
   */
  solvedTree?(asked: Asked<Part>): GameTree | null;
  /** Returns the labels to draw at the nodes that the question names. */
  pointsAt?(part: Part): ReadonlyMap<NodeId, Pointer>;

  // The right answer in this format
  /**
   * Returns the answer that a run of the search gives. `asked` is null when the exercise does not ask in this
   * format; everything that depends on the question is then blank.
   */
  answerOf(run: MethodRun<Run>, asked: Asked<Part> | null): Given;
  /**
   * Returns the answer of a student who uses the faulty method, when that answer cannot be read from the
   * method's run; null when the method gives no answer.
   */
  answerBy?(run: MethodRun<Run>, asked: Asked<Part> | null, method: MethodName): Given | null;

  // How answers in this format are stored
  /**
   * Schema of an answer in JSON, checked against the tree. Writing it as text needs no tree. A blank answer
   * is not stored.
   */
  shape(tree: GameTree | null): Shape<Given>;

  // How an answer in this format is marked
  grade(marked: Marked<Part, Given, Run>): PartErrors;
  /**
   * Returns the position in the right run at which the right entry for the node is decided; `iteration` is the one
   * that the entry is about, from 1, if each entry is about one, or which time the node is listed.
   */
  placeOf(run: Run, part: Part, node: NodeId, iteration?: number): Place;
  /**
   * Whether the right entry for a node is known when the search calls the node, rather than when the search
   * leaves it.
   */
  isKnownAtCall?(part: Part): boolean;

  // What a wrong answer in this format shows
  /** the faulty methods whose answers are wrong in no other format; absent when there are none */
  readonly ownMethods?: readonly MethodName[];
  signs(marked: Marked<Part, Given, Run>, errors: PartErrors): readonly Sign[];
  /**
   * how easily a faulty method gives the student's answer by chance: easily when only few answers are
   * possible
   */
  readonly byChance: 'easily' | 'sometimes' | 'hardly';
  /**
   * Whether an answer that agrees with a method is unlikely to agree by chance. It is when the answer is
   * wrong about at least `cuts` cut decisions.
   */
  isTelling?(marked: Marked<Part, Given, Run>, errors: PartErrors, cuts: number): boolean;
  /** Whether the answer says that every leaf is visited, as in plain minimax. */
  isNothingCut?(tree: GameTree, given: Given): boolean;
  /**
   * Whether one entry more, one less or one changed would make the answer right; defined for a format in
   * which the number of errors does not show this.
   */
  isOneEditAway?(marked: Marked<Part, Given, Run>): boolean;
  /**
   * Whether the whole answer is right under another convention, so that the student made no mistake in
   * searching.
   */
  isByConvention?(marked: Marked<Part, Given, Run>, errors: PartErrors): boolean;
  /**
   * Whether the answer is right by the search of a student with the suspected mistake, for a format in which many answers
   * are right; absent where the method writes one answer, with which the student's is compared.
   */
  agrees?(asked: Asked<Part>, given: Given, suspicion: Suspicion): boolean;
  /** Whether for each suspected mistake there is an answer with which it alone agrees; defined along with `agrees`. */
  tellsApart?(asked: Asked<Part>, suspicions: readonly Suspicion[], random: Random): boolean;
  /** Whether the only fault is the way in which entries are written, which many methods would produce. */
  isOnlyNotation?(errors: PartErrors): boolean;
}

/** A question together with the search that it asks about. */
export interface Asked<Part> {
  readonly task: Task;
  readonly part: Part;
}

/** A student's answer together with the right answer and the run of the right search. */
export interface Marked<Part, Given, Run extends PractisedRun = RecursionRun> extends Asked<Part> {
  readonly given: Given;
  readonly right: Given;
  readonly run: Run;
}

export interface NamedNodes<Part> {
  readonly which: 'inner-nodes' | 'leaf-and-branch' | 'leaves';
  readonly least: number;
  readonly most: number;
  /**
   * Returns what kind of node the set should name at this index of its list; null when the named node is of
   * the right kind.
   */
  expected(tree: GameTree, node: NodeId, rank: number): 'inner-node' | 'leaf' | 'branch' | null;
  part(nodes: readonly NodeId[]): Part;
}

/** What the maker of an exercise may say of a question of the format besides its nodes. */
export interface Wishes<Part> {
  readonly names: readonly WishName[];
  /** Returns the question as it is wished; without wishes it is asked in the usual way. */
  part(part: Part, wish: Wish): Part;
}

/** The texts drawn inside and beside a node that a question names. */
export interface Pointer {
  readonly label: string;
  readonly badge: string;
}

/** The ways in which a student can enter an answer. */
export type Entry<Part, Given> =
  | TypedTexts<Part, unknown>
  | Text<Given>
  | Picks<Given>
  | Fields
  | Numbers
  | Lists<Part>
  | Order;

/** An answer that is typed as one text at each of several nodes. */
export interface TypedTexts<Part, Value> {
  readonly way: 'texts';
  /** whether the typed texts are drawn inside the nodes or beside them */
  readonly at: 'in-shape' | 'beside';
  nodes(tree: GameTree, part: Part): readonly NodeId[];
  /**
   * Parses the text typed at a node; null when it cannot be parsed or, when a tree is given, is impossible in
   * that tree.
   */
  parse(text: string, tree: GameTree | null): Value | null;
  /**
   * Whether an entry is of the sort that the question asks for, so that another one cannot be read there; absent where
   * there is one sort of entries.
   */
  isAsked?(value: Value, part: Part): boolean;
  print(value: Value, signs: Signs): string;
  /**
   * Returns the entry at a node after the student presses the node, when the entries are few and a press goes from
   * one to the next, null being none; absent when a press lets the student type.
   */
  press?(value: Value | null, task: Task, part: Part): Value | null;
  /**
   * the entry with the longest text, for which room is kept beside a node; absent when that text is a window of the
   * tree
   */
  readonly longest?: Value;
  /** whether other entries than those of the model answer are as right, so that entries are right or wrong together */
  readonly isFree?: true;
  /** whether only some of the nodes have an entry, so that a node without one is not marked as still to be filled in */
  readonly isSparse?: true;
}

/** An answer that is typed as one text for the whole tree. */
export interface Text<Given> {
  readonly way: 'text';
  readonly keyboard: 'text' | 'numeric';
  parse(text: string): Given | null;
  print(given: Given, signs: Signs): string;
}

/** An answer given by picking nodes, on the tree or by key. */
export interface Picks<Given> {
  readonly way: 'picks';
  /**
   * how picked nodes are drawn on the tree: as crossed-out branches, as numbers in the order of picking, as a
   * line from the root, as moves, of which the root stands for none, or each with a mark beside it
   */
  readonly shown: 'struck' | 'places' | 'line' | 'moves' | 'marked';
  readonly isOrdered: boolean;
  /** whether other nodes than those of the model answer are as right */
  readonly isFree?: true;
  /**
   * the number of lines for writing that the answer needs on a printed page; 0 when it is drawn on the tree
   */
  readonly lines: number;
  /** Whether a node can be picked; a format may allow more where `task` is given. */
  takes(tree: GameTree, node: NodeId, task?: Task): boolean;
  /** Returns the answer after the student presses a node that can be picked. */
  press(tree: GameTree, given: Given, node: NodeId): Given;
  /** Returns the answer after the student presses a move; absent where a move stands for the node that it leads to. */
  pressMove?(given: Given, move: NodeId): Given;
  nodes(given: Given): readonly NodeId[];
  /** how nodes are picked that may have to be picked several times; absent where no node has to be */
  readonly repeated?: RepeatedPicks<Given>;
}

/** How nodes are picked in searches that may evaluate a node several times, each of which stands in the answer. */
export interface RepeatedPicks<Given> {
  /** Whether nodes are picked in this way in a search; in others a second press takes a node back. */
  isUsed(task: Task): boolean;
  /** Returns the answer with the node once more at its end. */
  add(given: Given, node: NodeId): Given;
  /** Returns the answer without the node at this place, from 0. */
  without(given: Given, place: number): Given;
}

/**
 * An answer in several fields, each with a typed number or a chosen node. A field may state that there is no
 * such value.
 */
export interface Fields {
  readonly way: 'fields';
  readonly names: readonly FieldName[];
  /**
   * Returns the nodes among which the student chooses for this field; null for a field in which a number is
   * typed.
   */
  choices(tree: GameTree, name: FieldName): readonly NodeId[] | null;
  parse(name: FieldName, text: string): FieldValue | null;
  print(value: FieldValue): string;
}

/**
 * An answer of a table of numbers: a row for each of some nodes, and the same columns in each. A number is known by its
 * place, counted row by row from 0.
 */
export interface Numbers {
  readonly way: 'numbers';
  readonly columns: readonly ColumnName[];
  rows(tree: GameTree): readonly NodeId[];
  /** Parses what is typed into a field; null when it is no number. */
  parse(text: string): number | null;
  print(value: number): string;
}

/** An answer of two lists of nodes in each of several rows, which are typed, or made of pressed nodes. */
export interface Lists<Part> {
  readonly way: 'lists';
  rows(tree: GameTree, part: Part): readonly ListRow[];
}

/** An answer that is given by reordering the children in the tree. */
export interface Order {
  readonly way: 'order';
}

/** How mathematics is written in texts. The caller provides it, because it belongs to another layer. */
export interface Signs {
  window(window: SearchWindow): string;
  spans(spans: readonly ValueSpan[]): string;
  /** the text for a set of values that is empty */
  readonly never: string;
  /** the short words for cutoffs whose bound the parent set, or a node farther up */
  readonly reach: Readonly<Record<'shallow' | 'deep', string>>;
  /** the words between comparisons that all have to hold, and between alternatives, with their blanks */
  readonly joining: Readonly<Record<'and' | 'or', string>>;
}

/** Whether questions of the format are asked about searches that may, or may not, search a node again. */
export function takesAgain(
  { ofAgain }: { readonly ofAgain?: 'only' | 'too' | undefined },
  searchesAgain: boolean,
): boolean {
  return ofAgain === 'too' || (ofAgain === 'only') === searchesAgain;
}

/**
 * Replaces the nodes of a run's tree by the corresponding nodes of the exercise's tree; values are unchanged.
 */
export function byOriginal<V>(
  map: ReadonlyMap<NodeId, V>,
  { original }: Pick<MethodRun, 'original'>,
): Map<NodeId, V> {
  return new Map(Array.from(map, ([node, value]) => [original(node), value]));
}

/** Returns the inner nodes above the depth limit of the tree. */
export const searchableNodes = memoizeByObject((tree: GameTree): readonly NodeId[] =>
  tree.nodes().filter((node) => !tree.isLeaf(node) && !tree.isBeyond(node)),
);
