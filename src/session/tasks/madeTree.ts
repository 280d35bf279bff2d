/** Trees that were made in the worker, as plain data for the page. */
import { factsOf, type GameTree, type TreeColumns, type TreeFacts } from '../../core/tree/gameTree.ts';
import type { SentTree } from '../../core/tree/sentTree.ts';

/** A tree; columns of texts that say nothing are empty. */
export interface MadeTree extends SentTree {
  readonly facts: TreeFacts;
  /** the names of the moves, each once, and by node its place among them; null when they are sent as they are */
  readonly moves: { readonly names: readonly string[]; readonly places: Uint16Array<ArrayBuffer> } | null;
}

/** The greatest number of names of moves that are sent once each. */
const MOST_NAMES = 65_536;

/** Returns the moves of a tree by their names: a large game has few, and to receive a text for each node takes long. */
function movesOf(moves: readonly string[]): MadeTree['moves'] {
  const known = new Map<string, number>();
  const places = new Uint16Array(moves.length);
  for (const [node, move] of moves.entries()) {
    const place = known.get(move) ?? known.size;
    if (place === MOST_NAMES) return null;
    known.set(move, place);
    places[node] = place;
  }
  return { names: [...known.keys()], places };
}

/** A tree as the last part of a task; its buffers change hands. */
export interface MadePart {
  readonly made: MadeTree;
  readonly transfer: readonly ArrayBuffer[];
}

/** Returns a tree to send. The buffers of its columns change hands, so that it cannot be used any longer. */
export function madeTree({ columns, leafBounds, sum }: GameTree): MadeTree {
  const { label, move, probability, key } = columns;
  const said = (texts: readonly string[]) => (texts.some((text) => text !== '') ? texts : []);
  const isUsual = key.every((own, node) => own === `n${node}`);
  const moves = said(move).length > 0 ? movesOf(move) : null;
  const texts = {
    label: said(label),
    move: moves === null ? said(move) : [],
    probability: said(probability),
  };
  const sent = { ...columns, ...texts, key: isUsual ? [] : key };
  return { columns: sent, leafBounds, sum, facts: factsOf(columns), moves };
}

/** Returns the buffers of a tree's columns. */
export function buffersOf(columns: TreeColumns): readonly ArrayBuffer[] {
  return Object.values(columns).flatMap((column: unknown) =>
    ArrayBuffer.isView(column) && column.buffer instanceof ArrayBuffer ? [column.buffer] : [],
  );
}
