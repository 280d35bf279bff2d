/**
 * A sheet that is being filled in, as JSON: typed entries as their text, other entries as in a stored answer.
 */
import type { GameTree, NodeId } from '../../core/index.ts';
import { list, optional, record, type Shape, text } from '../../notation/codec.ts';
import { mapped } from '../../notation/shapes.ts';
import { type Answer, answerBy } from '../answer.ts';
import { answerShape } from '../answerRecord.ts';
import type { AnyFormat } from '../exercise.ts';
import type { Fields } from '../formats/format.ts';
import { FORMATS } from '../formats/index.ts';
import { MOST_NODES, MOST_ROWS } from '../formats/listRows.ts';
import { byNode, byPlace, nodeOf } from '../formats/records.ts';
import { MOST_POSITIONS } from '../positions.ts';
import { blankOf, type FieldTexts, isTyped, type Sheet, sheetBy } from './sheet.ts';

/** A typed entry of at most 10,000 characters. */
const TYPED = text(10_000);

/** Schema of a list of nodes, or of a text that names none yet. */
function writtenList(tree: GameTree | null): Shape<readonly NodeId[] | string> {
  const nodes = list(nodeOf(tree), 0, MOST_NODES);
  return {
    read: (given, reader, path) => (typeof given === 'string' ? TYPED : nodes).read(given, reader, path),
    print: (written) => (typeof written === 'string' ? written : nodes.print(written)),
  };
}

/** Schema of an answer with several fields: one text for each field that is not empty. */
function fieldsShape({ names }: Fields): Shape<FieldTexts> {
  return mapped(
    record(Object.fromEntries(names.map((name) => [name, optional(TYPED)]))),
    (given) => new Map(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]))),
    (texts) => Object.fromEntries(texts),
  );
}

/**
 * Schema of sheets about a tree. Typed answers are stored as texts, as texts by field, or as pairs of node
 * and text; a kind of question that a record omits is blank. Writing a sheet as text needs no tree.
 */
export function sheetShape(tree: GameTree | null): Shape<Sheet> {
  const formats: readonly AnyFormat[] = FORMATS;
  const typedAs = ({ entry }: AnyFormat): Shape<unknown> =>
    entry.way === 'text'
      ? TYPED
      : entry.way === 'fields'
        ? fieldsShape(entry)
        : entry.way === 'lists'
          ? byPlace(2 * MOST_ROWS, writtenList(tree))
          : entry.way === 'numbers'
            ? byPlace(entry.columns.length * MOST_POSITIONS, TYPED)
            : byNode(tree, () => TYPED);
  const typed = formats
    .filter(({ entry }) => isTyped(entry))
    .map((format) => [format.kind, optional(typedAs(format))]);
  const fields: Readonly<Record<string, Shape<unknown>>> = Object.fromEntries(typed);
  return mapped(
    record({ ...fields, picked: answerShape(tree) }),
    ({ picked, ...given }: Readonly<Record<string, unknown>>) =>
      sheetBy((format) =>
        isTyped(format.entry) ? (given[format.kind] ?? blankOf(format)) : (picked as Answer)[format.kind],
      ),
    (sheet) => ({
      ...sheet,
      picked: answerBy((format) => (isTyped(format.entry) ? format.blank : sheet[format.kind])),
    }),
  );
}
