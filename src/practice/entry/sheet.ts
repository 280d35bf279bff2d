/** An answer sheet that the student is filling in: text remains as it was typed until it can be parsed. */
import type { GameTree, NodeId } from '../../core/index.ts';
import { type Answer, answerBy } from '../answer.ts';
import {
  type AnyFormat,
  type Exercise,
  type FormatRow,
  formatOf,
  type KindBy,
  type PartKind,
  partOfKind,
} from '../exercise.ts';
import type { FieldName, FieldValues } from '../formats/fields.ts';
import type { Fields, Signs } from '../formats/format.ts';
import { FORMATS } from '../formats/index.ts';

/**
 * The contents of a sheet: texts for entries that are typed, and nodes for entries that are picked on the
 * tree.
 */
export type Sheet = { readonly [Row in FormatRow as Row['kind']]: Filled<Row> };

type Filled<Row extends FormatRow> = Row['entry'] extends { readonly way: infer Way }
  ? Way extends 'texts'
    ? ReadonlyMap<NodeId, string>
    : Way extends 'text'
      ? string
      : Way extends 'fields'
        ? FieldTexts
        : Way extends 'lists'
          ? FilledLists
          : Way extends 'numbers'
            ? NumberTexts
            : Row['blank']
  : never;

export const BLANK_SHEET: Sheet = sheetBy(blankOf);

/** By place, a list of nodes, or a text that names no list of nodes yet. */
export type FilledLists = ReadonlyMap<number, readonly NodeId[] | string>;

/** By place, what was typed into a field of a table of numbers. */
export type NumberTexts = ReadonlyMap<number, string>;

/** What was typed or chosen in each named field of an answer, as text. */
export type FieldTexts = ReadonlyMap<FieldName, string>;

/** Returns the blank content of a sheet in one question format. */
export function blankOf({ entry, blank }: AnyFormat): unknown {
  if (entry.way === 'text') return '';
  return isTyped(entry) ? new Map() : blank;
}

/** Whether a sheet holds what was typed, and not yet an answer. */
export function isTyped({ way }: AnyFormat['entry']): boolean {
  return way !== 'picks' && way !== 'order';
}

export function sheetBy(give: (format: AnyFormat) => unknown): Sheet {
  return Object.fromEntries(FORMATS.map((format) => [format.kind, give(format)])) as unknown as Sheet;
}

/** An entry on the sheet that cannot be parsed. */
export interface UnreadEntry {
  readonly part: PartKind;
  /** the node beside which the entry is typed; null when the entry belongs to no node */
  readonly node: NodeId | null;
  /** the field in which the entry is typed, when the answer has several fields */
  readonly field?: FieldName;
  /** the place of the entry, when the answer is lists or a table of numbers */
  readonly cell?: number;
  readonly text: string;
}

/**
 * Parses a sheet. Returns the answer, checked against the exercise when one is given, and the entries that cannot
 * be parsed, or are not of the sort that is asked for.
 */
export function readSheet(
  sheet: Sheet,
  exercise: Pick<Exercise, 'tree' | 'parts'> | null,
): {
  readonly answer: Answer;
  readonly unread: readonly UnreadEntry[];
} {
  const unread: UnreadEntry[] = [];
  const tree = exercise?.tree ?? null;
  const readFields = (part: PartKind, { parse }: Fields): FieldValues =>
    new Map(
      [...fieldTextsOf(sheet, part)].flatMap(([field, text]) => {
        if (text.trim() === '') return [];
        const found = parse(field, text);
        if (found === null) unread.push({ part, node: null, field, text });
        return found === null ? [] : [[field, found]];
      }),
    );
  const answer = answerBy(({ kind, entry, blank }) => {
    const read = <T>(node: NodeId | null, text: string, parse: (text: string) => T | null): T | null => {
      if (text.trim() === '') return null;
      const found = parse(text);
      if (found === null) unread.push({ part: kind, node, text });
      return found;
    };
    if (entry.way === 'text') return read(null, textOf(sheet, kind), entry.parse) ?? blank;
    if (entry.way === 'fields') return readFields(kind, entry);
    if (entry.way === 'lists') {
      const lists = [...listsOf(sheet, kind)];
      for (const [cell, nodes] of lists)
        if (typeof nodes === 'string') unread.push({ part: kind, node: null, cell, text: nodes });
      return new Map(lists.filter(([, nodes]) => typeof nodes !== 'string'));
    }
    if (entry.way === 'numbers') {
      const found = [...numbersOf(sheet, kind)].map(([cell, text]) => {
        const number = text.trim() === '' ? undefined : entry.parse(text);
        if (number === null) unread.push({ part: kind, node: null, cell, text });
        return [cell, number] as const;
      });
      return new Map(found.filter(([, number]) => typeof number === 'number'));
    }
    if (entry.way !== 'texts') return sheet[kind];
    const part = exercise === null ? undefined : partOfKind(exercise, kind);
    const parse = (typed: string) => {
      const found = entry.parse(typed, tree);
      const isAsked = found === null || part === undefined || (entry.isAsked?.(found, part) ?? true);
      return isAsked ? found : null;
    };
    const pairs = [...textsOf(sheet, kind)].map(([node, text]) => [node, read(node, text, parse)] as const);
    return new Map(pairs.filter(([, value]) => value !== null));
  });
  return { answer, unread };
}

/** Returns a sheet filled in with an answer. */
export function sheetOf(answer: Answer, signs: Signs): Sheet {
  return sheetBy(({ kind, entry, blank }) => {
    const given: unknown = answer[kind];
    if (entry.way === 'text') return given === blank ? '' : entry.print(given, signs);
    if (entry.way === 'fields')
      return new Map([...(given as FieldValues)].map(([name, value]) => [name, entry.print(value)]));
    if (entry.way === 'numbers')
      return new Map([...(given as Answer['estimate'])].map(([cell, value]) => [cell, entry.print(value)]));
    if (entry.way !== 'texts') return given;
    const pairs = [...(given as ReadonlyMap<NodeId, unknown>)];
    return new Map(pairs.map(([node, value]) => [node, entry.print(value, signs)]));
  });
}

/**
 * Returns the texts typed at nodes for a kind of question that is answered by texts at nodes; empty for other
 * kinds.
 */
export function textsOf(sheet: Sheet, kind: PartKind): ReadonlyMap<NodeId, string> {
  return formatOf(kind).entry.way === 'texts' ? sheet[kind as KindBy<'texts'>] : new Map();
}

/** Returns the text typed for a kind of question that is answered by a single text; "" for other kinds. */
export function textOf(sheet: Sheet, kind: PartKind): string {
  return formatOf(kind).entry.way === 'text' ? sheet[kind as KindBy<'text'>] : '';
}

/** Returns the lists written for a kind of question that is answered by lists; empty for other kinds. */
export function listsOf(sheet: Sheet, kind: PartKind): FilledLists {
  return formatOf(kind).entry.way === 'lists' ? sheet[kind as KindBy<'lists'>] : new Map();
}

/** Returns what was typed into a table of numbers, for a kind of question that has one; empty for other kinds. */
export function numbersOf(sheet: Sheet, kind: PartKind): NumberTexts {
  return formatOf(kind).entry.way === 'numbers' ? sheet[kind as KindBy<'numbers'>] : new Map();
}

/**
 * Returns the contents of all fields for a kind of question that is answered in several fields; empty for
 * other kinds.
 */
export function fieldTextsOf(sheet: Sheet, kind: PartKind): FieldTexts {
  return formatOf(kind).entry.way === 'fields' ? sheet[kind as KindBy<'fields'>] : new Map();
}

/**
 * Returns the nodes that were picked on the tree or chosen in a field, for a kind of question that is
 * answered by nodes or in fields; empty for other kinds.
 */
export function picksOf(sheet: Sheet, kind: PartKind, tree: GameTree): readonly NodeId[] {
  const { entry } = formatOf(kind);
  if (entry.way === 'picks') return entry.nodes(sheet[kind]);
  if (entry.way !== 'fields') return [];
  return [...fieldTextsOf(sheet, kind)].flatMap(([name, text]) => {
    const chosen = entry.choices(tree, name)?.find((node) => entry.print(node) === text);
    return chosen === undefined ? [] : [chosen];
  });
}
