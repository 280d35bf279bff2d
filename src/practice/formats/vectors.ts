/**
 * Questions about what is known of every inner node at the end of a search with several players: its vector
 * or, for a cut node, the least that the player to move at the node gets.
 */

import type { GameTree, NodeId, RecursionRun } from '../../core/index.ts';
import { printComponents, printNumber } from '../../core/tree/printNumber.ts';
import { list, type Of, type Shape } from '../../notation/codec.ts';
import { value, variants } from '../../notation/shapes.ts';
import { PLAYERS, parseVector } from '../../notation/vectors.ts';
import { entryErrors, sameNumber } from '../grade/difference.ts';
import { placeIfCalled } from '../place.ts';
import { byOriginal, type Format, searchableNodes, type TypedTexts } from './format.ts';
import { byNode } from './records.ts';
import { parseNumber, plainEntry } from './typed.ts';

type VectorsPart = { readonly kind: 'vectors' };

/** What is known of a node: a whole vector, or only the least that the player to move at the node gets. */
type Known = Of<ReturnType<typeof knownShape>>;

/** Entries by node; a node that the map omits was left blank. */
type Vectors = ReadonlyMap<NodeId, Known>;

function knownShape(tree: GameTree | null) {
  const { players: least = PLAYERS.least, players: most = PLAYERS.most } = tree ?? {};
  return variants({ vector: { components: list(value, least, most) }, least: { own: value } });
}

export const vectors: Format<'vectors', VectorsPart, Vectors, TypedTexts<VectorsPart, Known>> = {
  kind: 'vectors',
  usualMarks: 4,
  byChance: 'hardly',
  entry: { way: 'texts', at: 'in-shape', nodes: searchableNodes, parse: parseKnown, print: printKnown },
  blank: new Map(),
  suits: ({ tree }) => tree.players > 0,
  answerOf: (methodRun) => byOriginal(knownInTheEnd(methodRun.run), methodRun),

  shape(tree): Shape<Vectors> {
    const known = knownShape(tree);
    return byNode(tree, () => known);
  },

  /**
   * Marks the entries of all inner nodes; a vector entered although only a bound on the moving player's
   * component is known is half an error.
   */
  grade: ({ task: { tree }, given, right, run }) =>
    entryErrors(
      searchableNodes(tree),
      given,
      right,
      (node) => run.lastStep(node) || run.length,
      (entry, due, node) => {
        if (isSame(entry, due)) return null;
        const isEnd =
          due.kind === 'least' &&
          entry.kind === 'vector' &&
          sameNumber(entry.components[tree.player(node)] ?? Number.NaN, due.own);
        return isEnd ? 'half' : 'wrong';
      },
    ),
  placeOf: (run, _part, node) => placeIfCalled(run, node, run.lastStep(node)),

  signs({ task: { tree }, given, run }, { differences }) {
    const isStrange = (node: NodeId) => {
      const entry = given.get(node);
      return entry?.kind === 'vector' && !isOfALeafBelow(tree, node, entry.components);
    };
    const found = [
      ['put-together', differences.find(({ node, fault }) => fault === 'wrong' && isStrange(node))],
      ['exact-at-cut', differences.find(({ fault }) => fault === 'half')],
      ['value-at-unvisited', differences.find(({ fault }) => fault === 'extra')],
    ] as const;
    return found.flatMap(([misconception, difference]) => {
      if (difference === undefined) return [];
      const { node } = difference;
      return [{ misconception, place: placeIfCalled(run, node, run.lastStep(node)), detail: null }];
    });
  },
  isTelling: (_marked, { differences }) => differences.length >= 2,
  /** Whether the only fault is that vectors are written at nodes of which only a bound is known. */
  isOnlyNotation: ({ differences }) => differences.every(({ fault }) => fault === 'half'),
};

/** Returns the right entry for each inner node that the search called. */
function knownInTheEnd(run: RecursionRun): Map<NodeId, Known> {
  const known = new Map<NodeId, Known>();
  if (run.family !== 'vectors') return known;
  const { tree, length } = run;
  for (const node of searchableNodes(tree)) {
    const leaf = run.givenAt(node, length);
    if (leaf === null) continue;
    known.set(
      node,
      run.isExactAt(node, length)
        ? { kind: 'vector', components: tree.vector(leaf) }
        : { kind: 'least', own: run.valueAt(node) },
    );
  }
  return known;
}

function isSame(one: Known, other: Known): boolean {
  if (one.kind === 'least' || other.kind === 'least')
    return one.kind === 'least' && other.kind === 'least' && sameNumber(one.own, other.own);
  const { components } = other;
  return (
    one.components.length === components.length &&
    one.components.every((component, player) => sameNumber(component, components[player] ?? Number.NaN))
  );
}

/**
 * Whether some leaf below the node has this vector; otherwise the student combined components of several
 * leaves.
 */
function isOfALeafBelow(tree: GameTree, node: NodeId, components: readonly number[]): boolean {
  const isWorth = (leaf: NodeId) =>
    components.every((component, player) => sameNumber(component, tree.utility(leaf, player)));
  return tree.leaves().some((leaf) => tree.isWithin(leaf, node) && isWorth(leaf));
}

/**
 * Parses an entry such as "1 2 6", "(1, 2, 6)" or "<1 2 6>", with one number for each player, or ">= 7" for
 * the least that the player to move at the node gets.
 */
function parseKnown(text: string, tree: GameTree | null): Known | null {
  const plain = plainEntry(text, ' ');
  if (plain.startsWith('≥')) {
    const own = parseNumber(plain.slice(1).trim());
    return own === null ? null : { kind: 'least', own };
  }
  const components = parseVector(plain) ?? [];
  const { players: least = PLAYERS.least, players: most = PLAYERS.most } = tree ?? {};
  const isOneEach = components.length >= least && components.length <= most;
  return isOneEach ? { kind: 'vector', components } : null;
}

function printKnown(known: Known): string {
  return known.kind === 'least' ? `≥ ${printNumber(known.own)}` : printComponents(known.components);
}
