/**
 * Writes a tree in the short notation: `parseTree(printTree(tree))` is the same tree except for the keys of
 * its nodes.
 */
import { carriedOut } from '../core/carriedOut.ts';
import type { GameTree } from '../core/index.ts';
import { wishOf } from '../core/random/uniformTree.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { bySide, CHANCE, MAX, opponentOf, PLAYER } from '../core/tree/nodeKind.ts';
import { printEvaluation } from './evalHeader.ts';
import { printLeafBounds } from './leafBounds.ts';
import { parseLeafValue, printLeafValue } from './leafValue.ts';
import { printWish } from './uniformWish.ts';
import { printPlayer, printVector } from './vectors.ts';

/** The owner of a node when the text states none: MAX or MIN, or one of several players, counted from 0. */
type Turn = 'max' | 'min' | number;

/**
 * The greatest length of a text in one line; in a longer text each child of the root has a line of its own.
 */
const LINE = 72;

/**
 * Returns the shortest text of a tree: a root with several children has no brackets when nothing stands
 * before them, and MAX and MIN are written only where they do not alternate.
 */
export function printTree(tree: GameTree): string {
  return carriedOut(printInSteps(tree));
}

/** Writes a tree as `printTree` does, and pauses after every few thousand nodes. */
export function* printInSteps(tree: GameTree): Generator<undefined, string, undefined> {
  if (last?.tree === tree) return last.text;
  const text = yield* textOf(tree);
  last = { tree, text };
  return text;
}

/**
 * The tree whose text was asked for last: after an edit the text field, the autosave and the address ask for
 * the text of the same tree.
 */
let last: { readonly tree: GameTree; readonly text: string } | null = null;

function* textOf(tree: GameTree): Generator<undefined, string, undefined> {
  const wish = wishOf(tree);
  if (wish !== null) return printWish(wish);
  const bounds = tree.leafBounds.some(Number.isFinite) ? `leaves ${printLeafBounds(tree.leafBounds)}; ` : '';
  const sum = tree.sum === null ? '' : `sum ${printLeafValue(tree.sum)}; `;
  const header = printEvaluation(tree.columns.evaluation, printName) + sum + bounds;
  const isFirst = tree.kind(ROOT) === MAX || (tree.kind(ROOT) === PLAYER && tree.player(ROOT) === 0);
  const rootIsImplied =
    isFirst &&
    tree.childCount(ROOT) > 1 &&
    [tree.label(ROOT), tree.move(ROOT), printJudgement(tree, ROOT)].every((said) => said === '');
  const first: Turn = tree.players > 0 ? 0 : 'max';
  if (!rootIsImplied) return header + (yield* print(tree, [ROOT], first)).join('');
  const children = yield* print(tree, tree.children(ROOT), turnAfter(tree, first));
  const line = children.join(' ');
  return header + (line.length > LINE ? children.join('\n') : line);
}

function turnAfter(tree: GameTree, turn: Turn): Turn {
  return typeof turn === 'number' ? (turn + 1) % tree.players : opponentOf(turn);
}

/** The nodes that are written between two pauses, which takes a few milliseconds at most. */
const NODES = 2_048;

/** Nodes that are written one after the other. */
interface Row {
  readonly nodes: readonly NodeId[];
  /** the owner of the nodes when their text states none */
  readonly turn: Turn;
  /** how many of them are written, or begun */
  begun: number;
}

/** Returns the text of each of the nodes, with all that is below it. */
function* print(
  tree: GameTree,
  nodes: readonly NodeId[],
  turn: Turn,
): Generator<undefined, readonly string[], undefined> {
  const texts: string[] = [];
  const above: Row[] = [];
  let row: Row = { nodes, turn, begun: 0 };
  let parts: string[] = [];
  for (let printed = 1; ; printed += 1) {
    const node = row.nodes[row.begun];
    if (node === undefined) {
      const over = above.pop();
      if (over === undefined) return texts;
      row = over;
      parts.push(')');
    } else {
      const before = (row.begun > 0 && above.length > 0 ? ' ' : '') + printBefore(tree, node);
      row.begun += 1;
      if (tree.isLeaf(node)) parts.push(before + printEnd(tree, node));
      else {
        const below = rowBelow(tree, node, row.turn);
        parts.push(`${before}${below.said}(`);
        above.push(row);
        row = below;
      }
    }
    if (above.length === 0) {
      texts.push(parts.join(''));
      parts = [];
    }
    if (printed % NODES === 0) yield;
  }
}

/** Returns what stands before the value or the children of a node. */
function printBefore(tree: GameTree, node: NodeId): string {
  const [move, probability, label] = [tree.move(node), tree.probability(node), tree.label(node)];
  return (
    (move && `${printName(move)}-> `) +
    (probability && `${probability}*`) +
    (label && `${printName(label)}:`) +
    printJudgement(tree, node)
  );
}

function printEnd(tree: GameTree, leaf: NodeId): string {
  if (tree.isHorizon(leaf)) return '?';
  return tree.players > 0 ? printVector(tree.vector(leaf)) : printLeafValue(tree.value(leaf));
}

/** Returns the children of an inner node, none of which is written, and what is said of its owner before them. */
function rowBelow(tree: GameTree, node: NodeId, turn: Turn): Row & { readonly said: string } {
  const kind = tree.kind(node);
  const nodes = tree.children(node);
  if (kind === CHANCE) return { nodes, turn, begun: 0, said: 'chance' };
  const side = kind === PLAYER ? tree.player(node) : bySide(kind, 'max', 'min');
  const named = typeof side === 'number' ? printPlayer(side) : side;
  return { nodes, turn: turnAfter(tree, side), begun: 0, said: side === turn ? '' : named };
}

/**
 * Returns the estimates of a node, such as "!5~": its static value or its features, after "!" when the move
 * into the node is noisy, that is, not quiet. A leaf with a value has no estimate.
 */
function printJudgement(tree: GameTree, node: NodeId): string {
  const noisy = tree.isNoisy(node) ? '!' : '';
  if (tree.isLeaf(node) && !tree.isHorizon(node)) return noisy;
  const features = tree.features(node);
  if (features !== null) return `${noisy}{${features.map(printLeafValue).join(' ')}}~`;
  const value = tree.staticValue(node);
  return Number.isNaN(value) ? noisy : `${noisy}${printLeafValue(value)}~`;
}

/** Matches characters that are invisible or change the writing direction; they are written as codes. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const PLAIN_NAME = /^[\p{L}\p{N}_][\p{L}\p{N}_'./+=≤≥#]*$/u;

/** Returns a name unchanged when nothing in it can be misread, and otherwise in quotes, as JSON writes it. */
export function printName(name: string): string {
  if (
    PLAIN_NAME.test(name) &&
    name !== 'leaves' &&
    name !== 'eval' &&
    parseLeafValue(name) === null &&
    name === name.normalize()
  )
    return name;
  return JSON.stringify(name).replace(UNSEEN, (character) =>
    Array.from(
      { length: character.length },
      (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}
