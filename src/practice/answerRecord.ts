/** An answer sheet as JSON for files. Blank answers are omitted, so a blank sheet is {}. */
import type { GameTree } from '../core/index.ts';
import { optional, type Reader, record, type Shape } from '../notation/codec.ts';
import { mapped } from '../notation/shapes.ts';
import { type Answer, answerBy, isEmpty } from './answer.ts';
import type { AnyFormat, PartKind } from './exercise.ts';
import { FORMATS } from './formats/index.ts';

/**
 * An answer sheet as JSON: one property for each kind of question that was answered. A node is written as its
 * position in preorder.
 */
export type AnswerRecord = Readonly<Partial<Record<PartKind, unknown>>>;

/**
 * Schema of stored answers. Reading an answer checks it against its tree; writing it as text needs no tree.
 */
export function answerShape(tree: GameTree | null): Shape<Answer> {
  const formats: readonly AnyFormat[] = FORMATS;
  return mapped(
    record(Object.fromEntries(formats.map(({ kind, shape }) => [kind, optional(shape(tree))]))),
    (given: AnswerRecord) => answerBy(({ kind, blank }) => given[kind] ?? blank),
    (answer) =>
      Object.fromEntries(
        formats.flatMap((format) => (isEmpty(format, answer) ? [] : [[format.kind, answer[format.kind]]])),
      ),
  );
}

export function answerRecord(answer: Answer): AnswerRecord {
  return Object(answerShape(null).print(answer));
}

/**
 * Finds the tree that a record names while the record is read; null when there is none, after noting the
 * fault or without it.
 */
type FindTree = (reader: Reader) => GameTree | null;

/** Schema of a value whose check depends on the tree that the surrounding record names. */
export function onTree<T>(shapeOn: (tree: GameTree | null) => Shape<T>, findTree: FindTree): Shape<T> {
  return {
    read(given, reader, path) {
      const tree = findTree(reader);
      return tree === null ? undefined : shapeOn(tree).read(given, reader, path);
    },
    print: (of) => shapeOn(null).print(of),
  };
}
