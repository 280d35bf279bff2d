/** The answer sheet while it is being filled in: text stays as it was typed until it can be read. */
import type { GameTree } from '../../core/tree/gameTree.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { type Answer, answerBy } from '../answer.ts';
import { type AnyFormat, type FormatRow, formatOf, type KindBy, type PartKind } from '../exercise.ts';
import type { FieldName, FieldValues } from '../formats/fields.ts';
import type { Fields, Signs } from '../formats/format.ts';
import { FORMATS } from '../formats/index.ts';

/** Entries are texts; what is picked on the tree is nodes. */
export type Sheet = { readonly [Row in FormatRow as Row['kind']]: Filled<Row> };

type Filled<Row extends FormatRow> = Row['entry'] extends { readonly way: infer Way }
  ? Way extends 'texts'
    ? ReadonlyMap<NodeId, string>
    : Way extends 'text'
      ? string
      : Way extends 'fields'
        ? FieldTexts
        : Row['blank']
  : never;

export const BLANK_SHEET: Sheet = sheetBy(blankOf);

/** The texts and choices, field by field. */
export type FieldTexts = ReadonlyMap<FieldName, string>;

/** The blank sheet. */
export function blankOf({ entry, blank }: AnyFormat): unknown {
  if (entry.way === 'texts' || entry.way === 'fields') return new Map();
  return entry.way === 'text' ? '' : blank;
}

export function sheetBy(give: (format: AnyFormat) => unknown): Sheet {
  return Object.fromEntries(FORMATS.map((format) => [format.kind, give(format)])) as unknown as Sheet;
}

/** An entry that cannot be read. */
export interface UnreadEntry {
  readonly part: PartKind;
  /** the node at which the entry stands, if any */
  readonly node: NodeId | null;
  /** the field in which it stands, when there are several */
  readonly field?: FieldName;
  readonly text: string;
}

/** Returns the answer on the sheet, checked against the tree when one is given, and the entries that cannot be read. */
export function readSheet(
  sheet: Sheet,
  tree: GameTree | null,
): {
  readonly answer: Answer;
  readonly unread: readonly UnreadEntry[];
} {
  const unread: UnreadEntry[] = [];
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
    if (entry.way !== 'texts') return sheet[kind];
    const pairs = [...textsOf(sheet, kind)].map(
      ([node, text]) => [node, read(node, text, (typed) => entry.parse(typed, tree))] as const,
    );
    return new Map(pairs.filter(([, value]) => value !== null));
  });
  return { answer, unread };
}

/** Returns a sheet filled in with the given answer. */
export function sheetOf(answer: Answer, signs: Signs): Sheet {
  return sheetBy(({ kind, entry, blank }) => {
    const given: unknown = answer[kind];
    if (entry.way === 'text') return given === blank ? '' : entry.print(given, signs);
    if (entry.way === 'fields')
      return new Map([...(given as FieldValues)].map(([name, value]) => [name, entry.print(value)]));
    if (entry.way !== 'texts') return given;
    const pairs = [...(given as ReadonlyMap<NodeId, unknown>)];
    return new Map(pairs.map(([node, value]) => [node, entry.print(value, signs)]));
  });
}

/** Returns the texts at nodes, for a kind that is answered with them; otherwise none. */
export function textsOf(sheet: Sheet, kind: PartKind): ReadonlyMap<NodeId, string> {
  return formatOf(kind).entry.way === 'texts' ? sheet[kind as KindBy<'texts'>] : new Map();
}

/** Returns the single text of a kind that is answered with one; otherwise "". */
export function textOf(sheet: Sheet, kind: PartKind): string {
  return formatOf(kind).entry.way === 'text' ? sheet[kind as KindBy<'text'>] : '';
}

/** Returns the contents of the fields of a kind that is answered with fields; otherwise none. */
export function fieldTextsOf(sheet: Sheet, kind: PartKind): FieldTexts {
  return formatOf(kind).entry.way === 'fields' ? sheet[kind as KindBy<'fields'>] : new Map();
}

/** Returns the nodes that were picked or chosen in a field; none for a kind that is answered otherwise. */
export function picksOf(sheet: Sheet, kind: PartKind, tree: GameTree): readonly NodeId[] {
  const { entry } = formatOf(kind);
  if (entry.way === 'picks') return entry.nodes(sheet[kind]);
  if (entry.way !== 'fields') return [];
  return [...fieldTextsOf(sheet, kind)].flatMap(([name, text]) => {
    const chosen = entry.choices(tree, name)?.find((node) => entry.print(node) === text);
    return chosen === undefined ? [] : [chosen];
  });
}
