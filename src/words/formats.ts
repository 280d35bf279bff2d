/** The types of the texts about each format of questions, and the model answer in words. */

import type { GameTree } from '../core/index.ts';
import { givenWindow } from '../core/run/worth.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import type { Answer } from '../practice/answer.ts';
import { formatOf, type Moment, momentOf, type Part, type PartKind } from '../practice/exercise.ts';
import { LIST_NAMES, type ListRow } from '../practice/formats/listRows.ts';
import type { ColumnName } from '../practice/formats/numberColumns.ts';
import { leavesUnder } from '../practice/formats/reorder.ts';
import type { FieldName, FieldValues, Goal, Signs, Task } from '../practice/index.ts';
import { moveOfId } from '../practice/moves.ts';
import { type Side, stakesOf } from '../practice/stakes.ts';
import { mayCut, mayRepeat, mergesIn } from '../practice/task.ts';
import type { Segment, Sentence } from './sentence.ts';
import { printWindow } from './symbols.ts';
import { printSpans } from './valueSpans.ts';
import { shownName } from './visibleText.ts';

/** How an answer is entered, and what stands beside or in place of an entry. */
interface EntryWords {
  /** how an answer is entered, in one line */
  readonly how: string;
  /** an example of an entry, when entries are typed */
  readonly entry?: string;
  /** what to write in place of an entry that cannot be read */
  readonly cure?: string;
}

export interface FormatWords extends EntryWords {
  readonly name: string;
  /** the question, for a format whose question names no nodes */
  readonly task: (of: TaskOf) => string;
  /** the question on paper, when it differs because the answer can be written on the drawing */
  readonly paper?: (of: TaskOf) => string;
  /** how an answer is entered where positions merge; absent where that makes no difference */
  readonly howMerging?: string;
  /** how an answer is entered where a node may have to be picked several times; absent where none has to be */
  readonly howRepeated?: string;
  /** how v is entered where that is asked for of each call; absent where it cannot be */
  readonly own?: EntryWords;
  /** names the item of a wrong answer to look at */
  readonly lookAt: (node: Sentence, root: Segment, at: Moment) => Sentence;
}

/** Returns how the answer to a question is entered. */
export function entryWords(words: FormatWords, part: Part, task: Task): EntryWords {
  const { entry } = formatOf(part.kind);
  if (momentOf(part) === 'own') return words.own ?? words;
  if (mergesIn(task.tree) && words.howMerging !== undefined) return { ...words, how: words.howMerging };
  const isRepeated = entry.way === 'picks' && entry.repeated?.isUsed(task) === true;
  return isRepeated ? { ...words, how: words.howRepeated ?? words.how } : words;
}

export interface TaskOf {
  /** what the question asks for of each call */
  readonly at: Moment;
  /** whether the algorithm can cut anything */
  readonly hasCuts: boolean;
  /** whether a leaf may be evaluated several times */
  readonly isRepeated: boolean;
  /** whether the question asks of each cutoff whether it is shallow or deep */
  readonly hasDepth: boolean;
  /** the leaves whose numbers the question asks for or about, and what they have to bring about; null when it asks for none */
  readonly wanted: WantedNumbers | null;
  /** whose strategy the question asks for, and what ends are worth; null when it asks for none */
  readonly strategy: AskedStrategy | null;
  /** whether CLOSED is asked for in its order */
  readonly isOrdered: boolean;
  /** whether positions merge, so that the ends of the game are no leaves of a tree */
  readonly merges: boolean;
}

/** A strategy that is asked for, and the values of the ends at which MAX wins, MIN wins, and nobody does. */
export interface AskedStrategy {
  readonly owner: Side | 'winner';
  readonly max: string;
  readonly min: string;
  readonly draw: string | null;
}

/** Numbers at leaves, and what they have to bring about: named nodes, or a number of leaves. */
export interface WantedNumbers {
  readonly leaves: readonly string[];
  readonly goal: Goal['kind'];
  readonly nodes: readonly string[];
  readonly count: number;
  readonly isDistinct: boolean;
}

/** Returns what the text of a question depends on; `nameOf` gives names that tell nodes apart. */
export function questionOf(part: Part, task: Task, nameOf: Naming['place']): TaskOf {
  return {
    at: momentOf(part),
    hasCuts: mayCut(task),
    isRepeated: mayRepeat(task),
    hasDepth: 'depth' in part,
    wanted: part.kind === 'construct' || part.kind === 'formula' ? wantedOf(part, nameOf) : null,
    strategy: part.kind === 'solution' ? strategyOf(part, task) : null,
    isOrdered: part.kind === 'lists' && part.ordered === true,
    merges: mergesIn(task.tree),
  };
}

function strategyOf({ owner }: PartOf<'solution'>, { tree }: Task): AskedStrategy | null {
  const stakes = stakesOf(tree);
  if (stakes === null) return null;
  const { max, min, draw } = stakes;
  const [forMax, forMin] = [printNumber(max), printNumber(min)];
  const drawn = draw === null ? null : printNumber(draw);
  return { owner: owner ?? 'winner', max: forMax, min: forMin, draw: drawn };
}

function wantedOf(part: PartOf<'construct' | 'formula'>, nameOf: Naming['place']): WantedNumbers {
  const { leaves, goal } = part;
  const named = goal.kind === 'pruned' ? goal.nodes : goal.kind === 'move' ? [goal.node] : [];
  return {
    leaves: leaves.map(nameOf),
    goal: goal.kind,
    nodes: named.map((node) => nameOf(node as NodeId)),
    count: goal.kind === 'atLeast' ? goal.count : 0,
    isDistinct: 'distinct' in part,
  };
}

type PartOf<Kind extends PartKind> = Extract<Part, { readonly kind: Kind }>;

/** The texts about all formats of questions; a format without texts does not compile. */
export type FormatTexts = Readonly<Record<PartKind, FormatWords>>;

/** The phrases of which model answers consist. */
export interface AnswerWords {
  readonly never: string;
  readonly crossed: (names: string) => string;
  readonly crossedNone: string;
  readonly anyBest: (orders: string, leaves: string) => string;
  readonly keepsOrder: string;
  /** what each field of an answer means */
  readonly field: Readonly<Record<FieldName, string>>;
  readonly inField: (name: string, said: string) => string;
  /** what to write when no value has the property asked for */
  readonly none: string;
  /** says that other numbers may be as right */
  readonly othersToo: (answer: string) => string;
  /** says that other strategies may be as right */
  readonly otherStrategies: (answer: string) => string;
  /** the short words for shallow and deep cutoffs */
  readonly reach: Signs['reach'];
  /** the words between comparisons, and between alternatives */
  readonly joining: Signs['joining'];
  /** says after which pass of which loop lists are asked for */
  readonly afterPass: (row: ListRow) => string;
  /** the heads of the columns of a table of numbers */
  readonly column: Readonly<Record<ColumnName, string>>;
}

/**
 * How nodes are named in an answer: `node` gives the plain name, `place` one that identifies the node even
 * when another has the same name.
 */
export interface Naming {
  readonly node: (node: NodeId) => string;
  readonly place: (node: NodeId) => string;
}

/** An answer in words: a table of nodes and their entries, null for an empty entry; or one text. */
export type WrittenAnswer =
  | { readonly kind: 'table'; readonly rows: readonly (readonly [string, string | null])[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'lists'; readonly rows: readonly WrittenLists[] }
  | { readonly kind: 'numbers'; readonly heads: readonly string[]; readonly rows: readonly WrittenNumbers[] };

/** A row of a table of numbers: the name of its node, and its numbers; null for an empty entry. */
export interface WrittenNumbers {
  readonly name: string;
  readonly numbers: readonly (string | null)[];
}

/** A row of an answer of lists: where it is in the procedure, and what OPEN and CLOSED hold; null for an empty entry. */
export interface WrittenLists {
  readonly after: string;
  readonly lists: readonly (string | null)[];
}

/** Names the list at a place of an answer, such as "OPEN, LOOP1, pass 2". */
export function nameOfList(tree: GameTree, part: Part, place: number, words: AnswerWords): string {
  const { entry } = formatOf(part.kind);
  if (entry.way !== 'lists') return '';
  const row = entry.rows(tree, part)[Math.floor(place / 2)];
  return [LIST_HEADS[place % 2], row && words.afterPass(row)].filter(Boolean).join(', ');
}

/** Names the number at a place of an answer, such as "p₁, lines open to MAX". */
export function nameOfNumber(
  tree: GameTree,
  part: Part,
  place: number,
  nameOf: Naming['node'],
  words: AnswerWords,
): string {
  const { entry } = formatOf(part.kind);
  if (entry.way !== 'numbers') return '';
  const count = entry.columns.length;
  const [node, column] = [entry.rows(tree)[Math.floor(place / count)], entry.columns[place % count]];
  return [node === undefined ? '' : nameOf(node), column && words.column[column]].filter(Boolean).join(', ');
}

/** The heads of OPEN and CLOSED, which are called so in every language. */
export const LIST_HEADS = ['OPEN', 'CLOSED'] as const;

/** Writes a list of nodes, such as (A, B). */
export function printList(names: readonly string[]): string {
  return `(${names.join(', ')})`;
}

/** Returns how windows, sets of values and "never" are written in the language. */
export function answerSigns({ never, reach, joining }: AnswerWords): Signs {
  return { window: (window) => printWindow(givenWindow(window)), spans: printSpans, never, reach, joining };
}

/** Returns the model answer to one question of an exercise. */
export function writtenAnswer(
  task: Task,
  part: Part,
  answer: Answer,
  { node: nameOf, place: placeOf }: Naming,
  words: AnswerWords,
): WrittenAnswer {
  const { entry } = formatOf(part.kind);
  const given: unknown = answer[part.kind];
  const text = (written: string) => ({ kind: 'text', text: written }) as const;
  switch (entry.way) {
    case 'texts': {
      const texts = given as ReadonlyMap<NodeId, unknown>;
      const rows = entry.nodes(task.tree, part).map((node) => {
        const value = texts.get(node);
        return [nameOf(node), value === undefined ? null : entry.print(value, answerSigns(words))] as const;
      });
      if (entry.isFree === true)
        return text(words.othersToo(rows.map(([name, said]) => `${name} = ${said}`).join(', ')));
      if (entry.isSparse !== true) return { kind: 'table', rows };
      return text(rows.flatMap(([name, said]) => (said === null ? [] : `${name} ${said}`)).join(', '));
    }
    case 'fields': {
      const fields = [...(given as FieldValues)].map(([name, value]) => {
        const isNode = typeof value === 'number' && entry.choices(task.tree, name) !== null;
        const said =
          value === 'none'
            ? words.none
            : isNode
              ? moveName(task.tree, value as NodeId, nameOf)
              : entry.print(value);
        return words.inField(words.field[name], said);
      });
      return text(fields.join(' · '));
    }
    case 'text':
      return text(entry.print(given, answerSigns(words)));
    case 'picks': {
      const isOfMoves = entry.shown === 'moves';
      const names = entry
        .nodes(given)
        .map((node) => pickedName(task.tree, isOfMoves, node, entry.isOrdered ? nameOf : placeOf));
      if (entry.shown === 'moves')
        return text(
          (given as Answer['solution']).has(ROOT) ? words.none : words.otherStrategies(names.join(', ')),
        );
      if (entry.shown !== 'struck') return text(names.join(entry.shown === 'line' ? ' → ' : ', '));
      return text(names.length === 0 ? words.crossedNone : words.crossed(names.join(', ')));
    }
    case 'lists':
      return {
        kind: 'lists',
        rows: entry.rows(task.tree, part).map((row, index) => ({
          after: words.afterPass(row),
          lists: LIST_NAMES.map((_, place) => {
            const nodes = (given as Answer['lists']).get(2 * index + place);
            return nodes === undefined ? null : printList(nodes.map(nameOf));
          }),
        })),
      };
    case 'numbers': {
      const numbers = given as Answer['estimate'];
      const count = entry.columns.length;
      return {
        kind: 'numbers',
        heads: entry.columns.map((column) => words.column[column]),
        rows: entry.rows(task.tree).map((node, row) => ({
          name: nameOf(node),
          numbers: entry.columns.map((_, at) => {
            const number = numbers.get(row * count + at);
            return number === undefined ? null : entry.print(number);
          }),
        })),
      };
    }
    case 'order':
      return text(orderText(task, given as Answer['reorder'], nameOf, words));
  }
}

/**
 * Names a picked node in the way of `nameOf`; a move of a game whose positions merge is named by the positions that it leads
 * from and to, such as "A → B".
 */
export function pickedName(
  tree: GameTree,
  isOfMoves: boolean,
  picked: NodeId,
  nameOf: Naming['node'],
): string {
  const move = isOfMoves && mergesIn(tree) ? moveOfId(tree, picked) : null;
  return move === null ? nameOf(picked) : `${nameOf(move.from)} → ${nameOf(move.to)}`;
}

/** Writes a game move and the node it leads to, such as "a → B"; only the node when the move has no name. */
export function moveName(tree: GameTree, node: NodeId, nameOf: Naming['node']): string {
  return [shownName(tree.move(node)), nameOf(node)].filter(Boolean).join(' → ');
}

function orderText(
  task: Task,
  orders: Answer['reorder'],
  nameOf: Naming['node'],
  words: AnswerWords,
): string {
  if (orders.size === 0) return words.keepsOrder;
  const { tree } = task;
  const lists = [...orders].map(([node, order]) => {
    const children = tree.children(node);
    return `${nameOf(node)}: ${order.map((place) => nameOf(children[place] ?? ROOT)).join(' ')}`;
  });
  return words.anyBest(lists.join('; '), String(leavesUnder(task, orders)));
}
