/** Answers and sheets that stand in larger records, against the trees they are about. */
import type { GameTree } from '../core/tree/gameTree.ts';
import type { Reader, Shape } from '../notation/codec.ts';
import type { Answer } from './answer.ts';
import { answerRecord } from './answerRecord.ts';
import type { Sheet } from './entry/sheet.ts';
import { readSheetRecord, sheetRecord } from './entry/sheetRecord.ts';
import { readAnswerRecord } from './readAnswer.ts';
import { RecordReader } from './recordReader.ts';

/** Finds the tree while something is read; null, with or without a fault noted, where there is none. */
export type FindTree = (reader: Reader) => GameTree | null;

export function answerOn(findTree: FindTree): Shape<Answer> {
  return onTree(findTree, readAnswerRecord, answerRecord);
}

export function sheetOn(findTree: FindTree): Shape<Sheet> {
  return onTree(findTree, readSheetRecord, sheetRecord);
}

function onTree<T>(
  findTree: FindTree,
  read: (reader: RecordReader, given: unknown, path: string, tree: GameTree) => T | null,
  print: (of: T) => unknown,
): Shape<T> {
  return {
    read(given, reader, path) {
      const tree = findTree(reader);
      return (tree && read(new RecordReader(reader), given, path, tree)) ?? undefined;
    },
    print,
  };
}
