/** What was answered of a set, kept on this device under the set's check until it is needed no more. */
import type { GameTree } from '../core/tree/gameTree.ts';
import type { Answer } from '../practice/answer.ts';
import { answerRecord } from '../practice/answerRecord.ts';
import type { Sheet } from '../practice/entry/sheet.ts';
import { readSheetRecord, sheetRecord } from '../practice/entry/sheetRecord.ts';
import { type ExerciseSet, SET_LIMITS } from '../practice/exerciseSet.ts';
import { HAND_IN_LIMITS } from '../practice/handIn.ts';
import { readAnswerRecord } from '../practice/readAnswer.ts';
import { RecordReader } from '../practice/recordReader.ts';
import { setCheck } from '../practice/setRecord.ts';
import { VARIANTS } from '../practice/variant.ts';
import { type KeptText, readKeptText, writeKeptText } from './keptText.ts';

const FORMAT = 'plyscope-run';
const VERSION = 1;

/** The try that counts: the first that was graded. */
export interface ScoredTry {
  readonly variant: number;
  readonly answer: Answer;
  readonly points: number;
  readonly marks: number;
  readonly peeked: boolean;
}

export interface KeptItem {
  readonly tries: number;
  /** null before anything was graded */
  readonly first: ScoredTry | null;
  /** of the try at hand */
  readonly variant: number;
  readonly sheet: Sheet;
  readonly isGraded: boolean;
}

export interface KeptRun {
  readonly name: string;
  /** when it was handed in; null before */
  readonly at: number | null;
  /** as many as the set has; null for one that has not been begun */
  readonly items: readonly (KeptItem | null)[];
}

/** The tree of an item's variant; null where there is none. */
export type TreeOfPlace = (place: number, variant: number) => GameTree | null;

export function runKey(set: ExerciseSet): string {
  return `plyscope.set.${setCheck(set).toString(16).padStart(8, '0')}`;
}

export function readKeptRun(
  storage: Storage | null,
  set: ExerciseSet,
  treeOf: TreeOfPlace,
): KeptText<KeptRun> {
  return readKeptText(storage, runKey(set), (text) => {
    const reader = new RecordReader();
    const given = reader.json(text);
    const fields =
      given === undefined ? null : reader.formatted(given, '$', FORMAT, VERSION, ['name', 'at', 'items']);
    if (fields === null)
      return reader.faults.some(({ expected }) => expected.kind === 'version') ? 'newer' : null;
    const name = reader.text(fields.get('name'), '$.name', HAND_IN_LIMITS.name);
    const at = fields.get('at') === null ? null : reader.whole(fields.get('at'), '$.at', 0, 8.64e15);
    const count = set.items.length;
    const items = reader.list(fields.get('items'), '$.items', [count, count], (entry, path, place) =>
      entry === null
        ? { item: null }
        : { item: readItem(reader, entry, path, (variant) => treeOf(place, variant)) },
    );
    if (name === null || items === null || reader.faults.length > 0) return null;
    return { name, at, items: items.map(({ item }) => item) };
  });
}

export function writeKeptRun(
  storage: Storage | null,
  set: ExerciseSet,
  { name, at, items }: KeptRun,
): boolean {
  const record = {
    format: FORMAT,
    version: VERSION,
    name,
    at,
    items: items.map(itemRecord),
  };
  return writeKeptText(storage, runKey(set), JSON.stringify(record));
}

/** Whether the two would be kept alike. */
export function isSameKept(one: KeptItem | null, other: KeptItem | null): boolean {
  return JSON.stringify(itemRecord(one)) === JSON.stringify(itemRecord(other));
}

function itemRecord(item: KeptItem | null): unknown {
  if (item === null) return null;
  const { tries, first, variant, sheet, isGraded } = item;
  return {
    tries,
    first: first === null ? null : { ...first, answer: answerRecord(first.answer) },
    variant,
    sheet: sheetRecord(sheet),
    isGraded,
  };
}

type TreeOfVariant = (variant: number) => GameTree | null;

function readItem(
  reader: RecordReader,
  given: unknown,
  path: string,
  treeOf: TreeOfVariant,
): KeptItem | null {
  const fields = reader.fields(given, path, ['tries', 'first', 'variant', 'sheet', 'isGraded']);
  if (fields === null) return null;
  const tries = reader.whole(fields.get('tries'), `${path}.tries`, 0, HAND_IN_LIMITS.tries);
  const isGraded = reader.choice(fields.get('isGraded'), `${path}.isGraded`, [true, false]);
  const read = readOfVariant(reader, fields.get('variant'), path, treeOf);
  if (tries === null || isGraded === null || read === null) return null;
  const sheet = readSheetRecord(reader, fields.get('sheet'), `${path}.sheet`, read.tree);
  const first =
    fields.get('first') === null ? null : readScored(reader, fields.get('first'), `${path}.first`, treeOf);
  return sheet === null ? null : { tries, first, variant: read.variant, sheet, isGraded };
}

function readScored(
  reader: RecordReader,
  given: unknown,
  path: string,
  treeOf: TreeOfVariant,
): ScoredTry | null {
  const fields = reader.fields(given, path, ['variant', 'answer', 'points', 'marks', 'peeked']);
  if (fields === null) return null;
  const points = reader.number(fields.get('points'), `${path}.points`, 0, SET_LIMITS.marks);
  const marks = reader.number(fields.get('marks'), `${path}.marks`, 0, SET_LIMITS.marks);
  const peeked = reader.choice(fields.get('peeked'), `${path}.peeked`, [true, false]);
  const read = readOfVariant(reader, fields.get('variant'), path, treeOf);
  const answer =
    read === null ? null : readAnswerRecord(reader, fields.get('answer'), `${path}.answer`, read.tree);
  if (points === null || marks === null || peeked === null || read === null || answer === null) return null;
  return { variant: read.variant, answer, points, marks, peeked };
}

function readOfVariant(
  reader: RecordReader,
  given: unknown,
  path: string,
  treeOf: TreeOfVariant,
): { readonly variant: number; readonly tree: GameTree } | null {
  const variant = reader.whole(given, `${path}.variant`, 0, VARIANTS - 1);
  const tree = variant === null ? null : treeOf(variant);
  if (variant === null) return null;
  return tree === null ? reader.refuse(path, given, { kind: 'source' }) : { variant, tree };
}
