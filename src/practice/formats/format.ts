/**
 * A format of questions, as exams have them: everything that the program has to know to ask it, to take, store and mark
 * the answer, and to say what a wrong one shows. A format is a file here and a row in index.ts; its texts are in
 * words/…/formats.ts. Menus, sheets, links, files, papers and progress use the rows.
 */

import type { ValueSpan } from '../../core/analysis/index.ts';
import { memoizeByObject } from '../../core/memoizeByObject.ts';
import type { Random } from '../../core/random/seeded.ts';
import type { RecursionRun } from '../../core/run/anyRun.ts';
import type { SearchWindow } from '../../core/search/searchWindow.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import type { Shape } from '../../notation/codec.ts';
import type { Sign } from '../diagnose/sign.ts';
import type { PartErrors } from '../grade/difference.ts';
import type { MethodRun } from '../methods/methods.ts';
import type { MethodName } from '../misconception.ts';
import type { Place } from '../place.ts';
import type { Task } from '../task.ts';
import type { FieldName, FieldValue } from './fields.ts';

/** `Part` is the question with what it names; `Given` is an answer to it. */
export interface Format<Kind extends string, Part, Given, How extends Entry<Part, Given>> {
  readonly kind: Kind;
  /** the usual marks for a question of this format */
  readonly usualMarks: number;
  /** the way in which a question of this format is answered */
  readonly entry: How;
  /** the answer of a blank sheet */
  readonly blank: Given;
  /** Whether an answer is blank, when an empty answer is not. */
  isBlank?(given: Given, part: Part): boolean;

  // Asking questions of this format
  /** whether it is about passes of increasing depth; absent when it is about a single pass */
  readonly ofPasses?: boolean;
  /** Whether it can be asked about a search at all, with as many passes as it is about. */
  suits(task: Task): boolean;
  /** Returns the question about a search that suits and finishes, with the nodes it names; null when there is none. */
  choose?(task: Task, run: RecursionRun, random: Random): Part | null;
  /** For a format in which no method writes anything: whether there is something to find. */
  isInstructive?(task: Task): boolean;
  /** for a format whose question names nodes: how a set stores them */
  readonly named?: NamedNodes<Part>;
  /** Returns the question about the end of calls instead of their start; absent when there is no such choice. */
  askedAt?(part: Part, at: 'end' | undefined): Part;
  /** Returns the nodes that the question points at. */
  pointsAt?(part: Part): ReadonlyMap<NodeId, Pointer>;

  // The right answer in this format
  /**
   * Returns what a run says; `asked` is null when it is not asked, and then everything that depends on the question is
   * blank.
   */
  answerOf(run: MethodRun, asked: Asked<Part> | null): Given;
  /** Returns what someone with the method writes, when it is not what the method's run says; null for nothing. */
  answerBy?(run: MethodRun, asked: Asked<Part> | null, method: MethodName): Given | null;

  // Answers of this format in files
  /** The shape in JSON, checked against the tree; for printing no tree is needed. A blank answer is left out. */
  shape(tree: GameTree | null): Shape<Given>;

  // Marking an answer of this format
  grade(marked: Marked<Part, Given>): PartErrors;
  /** Returns the place in the right run at which an entry at the node is decided. */
  placeOf(run: RecursionRun, part: Part, node: NodeId): Place;
  /** Whether the right run knows the answer for a node when it calls it, not only when it leaves it. */
  isKnownAtCall?(part: Part): boolean;

  // What wrong answers of this format show
  signs(marked: Marked<Part, Given>, errors: PartErrors): readonly Sign[];
  /** how easily another method gives the same answer by chance, because few answers are possible */
  readonly byChance: 'easily' | 'sometimes' | 'hardly';
  /** Whether a method's answer is unlikely to be given by chance; different `cuts` are enough. */
  isTelling?(marked: Marked<Part, Given>, errors: PartErrors, cuts: number): boolean;
  /** Whether every leaf is visited, as in plain minimax. */
  isNothingCut?(tree: GameTree, given: Given): boolean;
  /** Whether one entry more, one less or one changed would be right, when the errors do not tell. */
  isOneEditAway?(marked: Marked<Part, Given>): boolean;
  /** Whether the whole answer is right by another convention, which is no mistake in searching. */
  isByConvention?(marked: Marked<Part, Given>, errors: PartErrors): boolean;
  /** Whether the only fault is how entries are written, which many methods would do. */
  isOnlyNotation?(errors: PartErrors): boolean;
}

/** A question about a search. */
export interface Asked<Part> {
  readonly task: Task;
  readonly part: Part;
}

/** An answer compared with the right one and its run. */
export interface Marked<Part, Given> extends Asked<Part> {
  readonly given: Given;
  readonly right: Given;
  readonly run: RecursionRun;
}

export interface NamedNodes<Part> {
  readonly which: 'inner-nodes' | 'leaf-and-branch';
  readonly least: number;
  readonly most: number;
  /** What should have been at a place of the list; null when the entry is right. */
  expected(tree: GameTree, node: NodeId, rank: number): 'inner-node' | 'leaf' | 'branch' | null;
  part(nodes: readonly NodeId[]): Part;
}

/** What stands in or beside the shape of a node that a question points at. */
export interface Pointer {
  readonly label: string;
  readonly badge: string;
}

/** The ways in which answers are given. */
export type Entry<Part, Given> = TypedTexts<Part, unknown> | Text<Given> | Picks<Given> | Fields | Order;

/** A text at each of several nodes. */
export interface TypedTexts<Part, Value> {
  readonly way: 'texts';
  /** where the entries stand on the tree */
  readonly at: 'in-shape' | 'beside';
  nodes(tree: GameTree, part: Part): readonly NodeId[];
  /** Returns the entry typed at a node; null when it cannot be read, or is impossible in the tree when one is given. */
  parse(text: string, tree: GameTree | null): Value | null;
  print(value: Value, signs: Signs): string;
}

/** One text for the whole tree. */
export interface Text<Given> {
  readonly way: 'text';
  readonly keyboard: 'text' | 'numeric';
  parse(text: string): Given | null;
  print(given: Given, signs: Signs): string;
}

/** Nodes that are picked, on the tree or by key. */
export interface Picks<Given> {
  readonly way: 'picks';
  /** how picked nodes appear on the tree: as struck branches, as numbers in order, or as a line from the root */
  readonly shown: 'struck' | 'places' | 'line';
  readonly isOrdered: boolean;
  /** the number of lines that the answer needs on paper; 0 when it is drawn */
  readonly lines: number;
  takes(tree: GameTree, node: NodeId): boolean;
  /** Returns the answer after a press on a node that it accepts. */
  press(tree: GameTree, given: Given, node: NodeId): Given;
  nodes(given: Given): readonly NodeId[];
}

/** Several numbers that make one answer, each of which may be absent: typed numbers, or chosen nodes. */
export interface Fields {
  readonly way: 'fields';
  readonly names: readonly FieldName[];
  /** Returns the nodes from which a field is chosen; null for a typed field. */
  choices(tree: GameTree, name: FieldName): readonly NodeId[] | null;
  parse(name: FieldName, text: string): FieldValue | null;
  print(value: FieldValue): string;
}

/** The children of the tree are put into another order. */
export interface Order {
  readonly way: 'order';
}

/** Sets mathematics; the caller provides it, because it belongs to another layer. */
export interface Signs {
  window(window: SearchWindow): string;
  spans(spans: readonly ValueSpan[]): string;
  /** the sign for an empty value */
  readonly never: string;
}

/** Returns the right answers of a run in terms of the nodes of the exercise's own tree. */
export function byOriginal<V>(map: ReadonlyMap<NodeId, V>, { original }: MethodRun): Map<NodeId, V> {
  return new Map(Array.from(map, ([node, value]) => [original(node), value]));
}

/** Returns the inner nodes above the depth limit of the tree. */
export const searchableNodes = memoizeByObject((tree: GameTree): readonly NodeId[] =>
  tree.nodes().filter((node) => !tree.isLeaf(node) && !tree.isBeyond(node)),
);
