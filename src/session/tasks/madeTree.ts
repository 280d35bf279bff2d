/** Trees that were made in the worker, as plain data for the page. */
import { factsOf, type GameTree, type TreeColumns, type TreeFacts } from '../../core/tree/gameTree.ts';
import type { SentTree } from '../../core/tree/sentTree.ts';

/** A tree; columns of texts that say nothing are empty. */
export interface MadeTree extends SentTree {
  readonly facts: TreeFacts;
}

/** Returns a tree to send. The buffers of its columns change hands, so that it cannot be used any longer. */
export function madeTree({ columns, leafBounds, sum }: GameTree): MadeTree {
  const { label, move, probability, key } = columns;
  const said = (texts: readonly string[]) => (texts.some((text) => text !== '') ? texts : []);
  const isUsual = key.every((own, node) => own === `n${node}`);
  const texts = { label: said(label), move: said(move), probability: said(probability) };
  const sent = { ...columns, ...texts, key: isUsual ? [] : key };
  return { columns: sent, leafBounds, sum, facts: factsOf(columns) };
}

/** Returns the buffers of a tree's columns. */
export function buffersOf(columns: TreeColumns): readonly ArrayBuffer[] {
  return Object.values(columns).flatMap((column: unknown) =>
    ArrayBuffer.isView(column) && column.buffer instanceof ArrayBuffer ? [column.buffer] : [],
  );
}
