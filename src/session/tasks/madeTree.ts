/** Trees that were made in the worker, as plain data for the page. */
import { factsOf, type GameTree, type TreeColumns, type TreeFacts } from '../../core/tree/gameTree.ts';
import { type KeyPaths, keyBelow, ROOT_KEY } from '../../core/tree/keyPaths.ts';
import type { SentTree } from '../../core/tree/sentTree.ts';

/** A tree; columns of texts that say nothing are empty. */
export interface MadeTree extends SentTree {
  readonly facts: TreeFacts;
  /** the names of the moves, each once, and by node its place among them; null when they are sent as they are */
  readonly moves: { readonly names: readonly string[]; readonly places: Uint16Array<ArrayBuffer> } | null;
  /** the paths that the keys are, as those of a game are; null when they are sent as they are */
  readonly paths: KeyPaths | null;
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

/** Returns the paths that the keys of a tree are; null when one of them is none. */
function pathsOfKeys(keys: readonly string[], parents: Int32Array): KeyPaths | null {
  if (keys[0] !== ROOT_KEY) return null;
  const paths = new Int32Array(keys.length);
  for (let node = 1; node < keys.length; node += 1) {
    const key = keys[node] as string;
    const above = keys[parents[node] as number] as string;
    const place = Number(key.slice(above.length + 1));
    if (key !== keyBelow(above, place)) return null;
    paths[node] = place;
  }
  return paths;
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
  const paths = isUsual ? null : pathsOfKeys(key, columns.parent);
  const moves = said(move).length > 0 ? movesOf(move) : null;
  const texts = {
    label: said(label),
    move: moves === null ? said(move) : [],
    probability: said(probability),
  };
  const sent = { ...columns, ...texts, key: isUsual || paths !== null ? [] : key };
  return { columns: sent, leafBounds, sum, facts: factsOf(columns), moves, paths };
}

/** Returns the buffers of a tree's columns. */
export function buffersOf(columns: TreeColumns): readonly ArrayBuffer[] {
  return Object.values(columns).flatMap((column: unknown) =>
    ArrayBuffer.isView(column) && column.buffer instanceof ArrayBuffer ? [column.buffer] : [],
  );
}

/** A run, the tree that has grown with it, and the buffers of both, which change hands. */
export interface WithTree<Columns> {
  readonly columns: Columns;
  readonly made: MadeTree;
  readonly transfer: readonly ArrayBuffer[];
}

/**
 * Adds to the columns of a run those of the tree that has grown with it.
 *
 * @param steps null until the last one, which has the columns of the run
 */
export function* withItsTree<Columns>(
  tree: GameTree,
  steps: Iterable<Columns | null>,
  buffersIn: (columns: Columns) => readonly ArrayBuffer[],
): Generator<WithTree<Columns> | null, void> {
  for (const columns of steps) {
    const made = columns && madeTree(tree);
    const transfer = made && [...new Set([...buffersIn(columns), ...buffersOf(made.columns)])];
    yield made && transfer && { columns, made, transfer };
  }
}
