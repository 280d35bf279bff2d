/**
 * A format of questions, as exams have them: all that the program has to know of one to ask it, to take, keep
 * and mark the answer, and to say what a wrong one shows. A format is a file here and a row in index.ts; what
 * it says is in words/…/formats.ts. Menus, sheets, links, files, papers and progress go through the rows.
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

/** `Part` is what is asked, with what the question itself names; `Given` is an answer to it. */
export interface Format<Kind extends string, Part, Given, How extends Entry<Part, Given>> {
  readonly kind: Kind;
  /** what it is worth where nobody says otherwise */
  readonly usualMarks: number;
  /** how it is answered */
  readonly entry: How;
  /** the answer of whoever gives none */
  readonly blank: Given;
  /** Whether an answer is none, where that is not told by its being empty. */
  isBlank?(given: Given, part: Part): boolean;

  // asking
  /** whether it is about passes that go ever deeper; not there where it is about a single one */
  readonly ofPasses?: boolean;
  /** Whether it can be asked about a search at all, of as many passes as it is about. */
  suits(task: Task): boolean;
  /** The question to a search that it suits and that finishes, where it names something; null where there is none. */
  choose?(task: Task, trace: RecursionRun, random: Random): Part | null;
  /** Of a format in which no method writes anything: whether there is something to find, rather than to tell apart. */
  isInstructive?(task: Task): boolean;
  /** of a format whose question names nodes: how a set names them */
  readonly named?: NamedNodes<Part>;
  /** Asks about what nodes end with, in place of what they are called with; not there where there is no such choice. */
  askedAt?(part: Part, at: 'end' | undefined): Part;
  /** The nodes that the question points at. */
  pointsAt?(part: Part): ReadonlyMap<NodeId, Pointer>;

  // the right answer
  /** What a run says; `asked` is null where it is not asked, so that whatever needs the question is blank. */
  answerOf(run: MethodRun, asked: Asked<Part> | null): Given;
  /** What whoever searches by the method writes, if that is not what the run says; null for nothing. */
  answerBy?(run: MethodRun, asked: Asked<Part> | null, method: MethodName): Given | null;

  // files
  /** As JSON, against its tree; for printing any will do, and none. A blank one is left out. */
  shape(tree: GameTree | null): Shape<Given>;

  // marking
  grade(marked: Marked<Part, Given>): PartErrors;
  /** The place of the right run at which an entry at the node is decided. */
  placeOf(trace: RecursionRun, part: Part, node: NodeId): Place;
  /** Whether the right run knows what is asked of a node once it calls it, not only when it leaves it. */
  isKnownAtCall?(part: Part): boolean;

  // what wrong answers show
  signs(marked: Marked<Part, Given>, errors: PartErrors): readonly Sign[];
  /** how easily another method writes the same by chance, since there are few answers */
  readonly byChance: 'easily' | 'sometimes' | 'hardly';
  /** Whether a method's answer is hardly given by chance; `cuts` that differ are enough. */
  isTelling?(marked: Marked<Part, Given>, errors: PartErrors, cuts: number): boolean;
  /** Whether every leaf is looked at, as in plain minimax. */
  isNothingCut?(tree: GameTree, given: Given): boolean;
  /** Whether one entry more, less or otherwise would be right, where the errors do not tell. */
  isOneEditAway?(marked: Marked<Part, Given>): boolean;
  /** Whether all of it is right by another convention, which is no mistake in searching. */
  isByConvention?(marked: Marked<Part, Given>, errors: PartErrors): boolean;
  /** Whether all that is wrong is how entries are written, which many methods would do. */
  isOnlyNotation?(errors: PartErrors): boolean;
}

/** A question to a search. */
export interface Asked<Part> {
  readonly task: Task;
  readonly part: Part;
}

/** An answer beside the right one and its run. */
export interface Marked<Part, Given> extends Asked<Part> {
  readonly given: Given;
  readonly right: Given;
  readonly trace: RecursionRun;
}

export interface NamedNodes<Part> {
  readonly which: 'inner-nodes' | 'leaf-and-branch';
  readonly least: number;
  readonly most: number;
  /** What a node should have been, by its rank in the list; null where it is that. */
  expected(tree: GameTree, node: NodeId, rank: number): 'inner-node' | 'leaf' | 'branch' | null;
  part(nodes: readonly NodeId[]): Part;
}

/** What stands at a node that a question points at: in its shape, or beside it. */
export interface Pointer {
  readonly label: string;
  readonly badge: string;
}

/** The ways in which answers are given. */
export type Entry<Part, Given> = TypedTexts<Part, unknown> | Text<Given> | Picks<Given> | Fields | Order;

/** A text at each of several nodes. */
export interface TypedTexts<Part, Value> {
  readonly way: 'texts';
  /** where they stand on the tree */
  readonly at: 'in-shape' | 'beside';
  nodes(tree: GameTree, part: Part): readonly NodeId[];
  /** What is typed at a node; null for what cannot be read, or cannot be meant in the tree, where one is said. */
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

/** Nodes that are pressed, on the tree or by key. */
export interface Picks<Given> {
  readonly way: 'picks';
  /** how what was picked stands on the tree: branches struck out, numbers in order, a line from the root */
  readonly shown: 'struck' | 'places' | 'line';
  readonly isOrdered: boolean;
  /** lines that the answer takes on paper; 0 for one that is drawn */
  readonly lines: number;
  takes(tree: GameTree, node: NodeId): boolean;
  /** The answer after a press on a node that it takes. */
  press(tree: GameTree, given: Given, node: NodeId): Given;
  nodes(given: Given): readonly NodeId[];
}

/** Several numbers that make one answer, each of which there may be none of: typed, or nodes that are chosen. */
export interface Fields {
  readonly way: 'fields';
  readonly names: readonly FieldName[];
  /** The nodes that a field is chosen from; null for one that is typed. */
  choices(tree: GameTree, name: FieldName): readonly NodeId[] | null;
  parse(name: FieldName, text: string): FieldValue | null;
  print(value: FieldValue): string;
}

/** The children of the tree are put in another order. */
export interface Order {
  readonly way: 'order';
}

/** How mathematics is set; of another layer. */
export interface Signs {
  window(window: SearchWindow): string;
  spans(spans: readonly ValueSpan[]): string;
  /** for no value at all */
  readonly never: string;
}

/** The right answers of a run by the nodes of the exercise's own tree. */
export function byOriginal<V>(map: ReadonlyMap<NodeId, V>, { original }: MethodRun): Map<NodeId, V> {
  return new Map(Array.from(map, ([node, value]) => [original(node), value]));
}

/** The inner nodes that a search to the tree's depth limit can look into. */
export const searchableNodes = memoizeByObject((tree: GameTree): readonly NodeId[] =>
  tree.nodes().filter((node) => !tree.isLeaf(node) && !tree.isBeyond(node)),
);
