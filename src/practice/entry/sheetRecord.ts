/** A sheet that is being filled in, as JSON: what is typed as it was typed, the rest as answers have it. */
import type { GameTree } from '../../core/tree/gameTree.ts';
import { answerBy } from '../answer.ts';
import { type AnswerRecord, answerRecord } from '../answerRecord.ts';
import { formatOf, PART_KINDS, type PartKind } from '../exercise.ts';
import { readByNode } from '../formats/records.ts';
import { readAnswerRecord } from '../readAnswer.ts';
import type { RecordReader } from '../recordReader.ts';
import { blankOf, type Sheet, sheetBy, textOf, textsOf } from './sheet.ts';

/** Of the kinds that are typed a text, or pairs of node and text. */
interface SheetRecord extends AnswerRecord {
  readonly picked: AnswerRecord;
}

/** Characters of one entry; more is no entry. */
const MOST_TYPED = 10_000;

function isTyped(kind: PartKind): boolean {
  const { way } = formatOf(kind).entry;
  return way === 'texts' || way === 'text';
}

export function sheetRecord(sheet: Sheet): SheetRecord {
  const typed = PART_KINDS.filter(isTyped).map((kind) => [
    kind,
    formatOf(kind).entry.way === 'text' ? textOf(sheet, kind) : [...textsOf(sheet, kind)],
  ]);
  const picked = answerBy(({ kind, blank }) => (isTyped(kind) ? blank : sheet[kind]));
  return { ...Object.fromEntries(typed), picked: answerRecord(picked) };
}

/** Reads what `sheetRecord` made, against the tree it is about; a kind that it does not have is blank. */
export function readSheetRecord(
  reader: RecordReader,
  given: unknown,
  path: string,
  tree: GameTree,
): Sheet | null {
  const fields = reader.fields(given, path, [...PART_KINDS.filter(isTyped), 'picked']);
  if (fields === null) return null;
  const picked = readAnswerRecord(reader, fields.get('picked'), `${path}.picked`, tree);
  if (picked === null) return null;
  const text = (typed: unknown, at: string) => reader.text(typed, at, MOST_TYPED);
  let isSound = true;
  const sheet = sheetBy((format) => {
    const { kind, entry } = format;
    if (!isTyped(kind)) return picked[kind];
    if (!fields.has(kind)) return blankOf(format);
    const [typed, at] = [fields.get(kind), `${path}.${kind}`];
    const found = entry.way === 'text' ? text(typed, at) : readByNode(reader, typed, at, tree, text);
    isSound &&= found !== null;
    return found;
  });
  return isSound ? sheet : null;
}
