/**
 * Writes a tree in the short notation: `parseTree(printTree(tree))` is the same tree except for the keys of
 * its nodes.
 */
import type { GameTree } from '../core/index.ts';
import { wishOf } from '../core/random/uniformTree.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { bySide, CHANCE, LEAF, MAX, opponentOf, PLAYER } from '../core/tree/nodeKind.ts';
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
  if (last?.tree !== tree) last = { tree, text: textOf(tree) };
  return last.text;
}

/**
 * The tree whose text was asked for last: after an edit the text field, the autosave and the address ask for
 * the text of the same tree.
 */
let last: { readonly tree: GameTree; readonly text: string } | null = null;

function textOf(tree: GameTree): string {
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
  if (!rootIsImplied) return header + print(tree, ROOT, first);
  const next = turnAfter(tree, first);
  const children = tree.children(ROOT).map((child) => print(tree, child, next));
  const line = children.join(' ');
  return header + (line.length > LINE ? children.join('\n') : line);
}

function turnAfter(tree: GameTree, turn: Turn): Turn {
  return typeof turn === 'number' ? (turn + 1) % tree.players : opponentOf(turn);
}

function print(tree: GameTree, node: NodeId, turn: Turn): string {
  const [move, probability, label] = [tree.move(node), tree.probability(node), tree.label(node)];
  const before =
    (move && `${printName(move)}-> `) +
    (probability && `${probability}*`) +
    (label && `${printName(label)}:`) +
    printJudgement(tree, node);
  const kind = tree.kind(node);
  if (tree.isHorizon(node)) return `${before}?`;
  if (kind === LEAF)
    return before + (tree.players > 0 ? printVector(tree.vector(node)) : printLeafValue(tree.value(node)));
  const side = kind === CHANCE ? turn : kind === PLAYER ? tree.player(node) : bySide(kind, 'max', 'min');
  const next = kind === CHANCE ? turn : turnAfter(tree, side);
  const named = typeof side === 'number' ? printPlayer(side) : side;
  const said = kind === CHANCE ? 'chance' : side === turn ? '' : named;
  const children = tree.children(node).map((child) => print(tree, child, next));
  return `${before}${said}(${children.join(' ')})`;
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
