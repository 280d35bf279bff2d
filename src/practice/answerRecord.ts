/** An answer sheet as JSON for files. Blank answers are left out, so that a blank sheet is {}. */
import type { GameTree } from '../core/tree/gameTree.ts';
import { optional, type Reader, record, type Shape } from '../notation/codec.ts';
import { mapped } from '../notation/shapes.ts';
import { type Answer, answerBy, isEmpty } from './answer.ts';
import type { AnyFormat, PartKind } from './exercise.ts';
import { FORMATS } from './formats/index.ts';

/** Writes each format. Nodes are written as their places in preorder. */
export type AnswerRecord = Readonly<Partial<Record<PartKind, unknown>>>;

/** The shape of answers about a tree; for printing no tree is needed. */
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

/** Finds the tree while something is read; null, with or without a fault noted, when there is none. */
type FindTree = (reader: Reader) => GameTree | null;

/** A shape that depends on the tree that the surrounding record names. */
export function onTree<T>(shapeOn: (tree: GameTree | null) => Shape<T>, findTree: FindTree): Shape<T> {
  return {
    read(given, reader, path) {
      const tree = findTree(reader);
      return tree === null ? undefined : shapeOn(tree).read(given, reader, path);
    },
    print: (of) => shapeOn(null).print(of),
  };
}
