/** A sheet that is being filled in, as JSON: text as it was typed, and the rest as in answers. */
import type { GameTree } from '../../core/tree/gameTree.ts';
import { optional, record, type Shape, text } from '../../notation/codec.ts';
import { mapped } from '../../notation/shapes.ts';
import { type Answer, answerBy } from '../answer.ts';
import { answerShape } from '../answerRecord.ts';
import type { AnyFormat } from '../exercise.ts';
import type { Fields } from '../formats/format.ts';
import { FORMATS } from '../formats/index.ts';
import { byNode } from '../formats/records.ts';
import { blankOf, type FieldTexts, type Sheet, sheetBy } from './sheet.ts';

/** The greatest length of a typed entry. */
const TYPED = text(10_000);

function isTyped({ entry: { way } }: AnyFormat): boolean {
  return way === 'texts' || way === 'text' || way === 'fields';
}

/** A text for each field that is not empty. */
function fieldsShape({ names }: Fields): Shape<FieldTexts> {
  return mapped(
    record(Object.fromEntries(names.map((name) => [name, optional(TYPED)]))),
    (given) => new Map(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]))),
    (texts) => Object.fromEntries(texts),
  );
}

/**
 * The shape of sheets about a tree. Typed kinds are texts, texts by field, or pairs of node and text; a kind that is
 * missing in a record is blank. For printing no tree is needed.
 */
export function sheetShape(tree: GameTree | null): Shape<Sheet> {
  const formats: readonly AnyFormat[] = FORMATS;
  const typedAs = ({ entry }: AnyFormat): Shape<unknown> =>
    entry.way === 'text' ? TYPED : entry.way === 'fields' ? fieldsShape(entry) : byNode(tree, () => TYPED);
  const typed = formats.filter(isTyped).map((format) => [format.kind, optional(typedAs(format))]);
  const fields: Readonly<Record<string, Shape<unknown>>> = Object.fromEntries(typed);
  return mapped(
    record({ ...fields, picked: answerShape(tree) }),
    ({ picked, ...given }: Readonly<Record<string, unknown>>) =>
      sheetBy((format) =>
        isTyped(format) ? (given[format.kind] ?? blankOf(format)) : (picked as Answer)[format.kind],
      ),
    (sheet) => ({
      ...sheet,
      picked: answerBy((format) => (isTyped(format) ? format.blank : sheet[format.kind])),
    }),
  );
}
