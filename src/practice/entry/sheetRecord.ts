/** A sheet that is being filled in, as JSON: what is typed as it was typed, the rest as answers have it. */
import type { GameTree } from '../../core/tree/gameTree.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { BLANK_ANSWER } from '../answer.ts';
import { type AnswerRecord, answerRecord } from '../answerRecord.ts';
import { readAnswerRecord } from '../readAnswer.ts';
import type { RecordReader } from '../recordReader.ts';
import type { Sheet } from './sheet.ts';

export interface SheetRecord {
  readonly values: readonly TypedRecord[];
  readonly windows: readonly TypedRecord[];
  readonly leafCount: string;
  readonly interval: string;
  readonly picked: AnswerRecord;
}

/** Node, then text. */
type TypedRecord = readonly [number, string];

/** Characters of one entry; more is no entry. */
const MOST_TYPED = 10_000;

export function sheetRecord({ values, windows, leafCount, interval, ...picked }: Sheet): SheetRecord {
  const answer = { ...BLANK_ANSWER, ...picked };
  return { values: [...values], windows: [...windows], leafCount, interval, picked: answerRecord(answer) };
}

/** Reads what `sheetRecord` made, against the tree it is about. */
export function readSheetRecord(
  reader: RecordReader,
  given: unknown,
  path: string,
  tree: GameTree,
): Sheet | null {
  const fields = reader.fields(given, path, ['values', 'windows', 'leafCount', 'interval', 'picked']);
  if (fields === null) return null;
  const text = (name: string) => reader.text(fields.get(name), `${path}.${name}`, MOST_TYPED);
  const values = readTyped(reader, fields.get('values'), `${path}.values`, tree);
  const windows = readTyped(reader, fields.get('windows'), `${path}.windows`, tree);
  const leafCount = text('leafCount');
  const interval = text('interval');
  const picked = readAnswerRecord(reader, fields.get('picked'), `${path}.picked`, tree);
  if (values === null || windows === null || leafCount === null || interval === null || picked === null)
    return null;
  const { crossing, leafOrder, move, line, reorder } = picked;
  return { values, windows, leafCount, interval, crossing, leafOrder, move, line, reorder };
}

function readTyped(
  reader: RecordReader,
  given: unknown,
  path: string,
  tree: GameTree,
): ReadonlyMap<NodeId, string> | null {
  const pairs = reader.list(given, path, [0, tree.size], (entry, at) => {
    const [place, typed] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
    const node = reader.node(place, `${at}[0]`, tree);
    const text = reader.text(typed, `${at}[1]`, MOST_TYPED);
    return node === null || text === null ? null : ([node, text] as const);
  });
  return pairs === null ? null : new Map(pairs);
}
