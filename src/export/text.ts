/**
 * Writes a picture as plain text: its title, algorithm and rules, the sentence of its step, and the tree as
 * an outline with a line for each node.
 */

import type { AnyRun } from '../core/index.ts';
import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import { edgeTexts } from '../drawing/drawEdge.ts';
import type { View } from '../drawing/index.ts';
import { wholeTree } from '../drawing/nodesInView.ts';
import { familyOf } from '../families/index.ts';
import { kindName } from '../words/kindName.ts';
import { type Language, type Words, wordsIn } from '../words/language.ts';
import { valueBeside } from '../words/valueBeside.ts';
import { visibleText } from '../words/visibleText.ts';
import { sentenceAt } from './frames.ts';
import { boundsIn, type Picture, rulesOf, simulatedNumbers } from './picture.ts';

/** Returns the outline in the given language; every line ends with a line break. */
export function printOutline(picture: Picture, language: Language): string {
  const words = wordsIn(language.code, 'exporting');
  const lines = [...headOf(picture, words), '', sentenceAt(picture, language), '', ...treeOf(picture, words)];
  return lines.map((line) => `${line}\n`).join('');
}

function headOf({ title, run, step, view }: Picture, words: Words['exporting']): readonly string[] {
  const rules = rulesOf(run, words);
  return [
    title === '' ? '' : words.field(words.titleField, visibleText(title)),
    words.field(words.algorithmField, words.algorithm[run.algorithm]),
    rules.length > 0 ? words.field(words.rulesField, words.list(rules)) : '',
    run.tree.numbers === 'mover' ? words.field(words.numbersField, words.ofMover) : '',
    simulatedNumbers(run, words),
    view.showBounds ? words.field(words.notationField, notationOf(run, view, words)) : '',
    words.field(words.stepField, words.stepOf(step, run.length)),
  ].filter(Boolean);
}

function notationOf({ tree }: AnyRun, { notation }: View, words: Words['exporting']): string {
  return notation === 'one' && tree.numbers === 'mover' ? words.oneByMover : words.notation[notation];
}

/**
 * Returns a line for each node, in preorder, so that the indent of every parent is known before its children
 * need it.
 */
function treeOf(picture: Picture, words: Words['exporting']): readonly string[] {
  const { run, step } = picture;
  const { tree } = run;
  const indents: string[] = [];
  const isThere = (node: NodeId) => run.bornAt(node) <= step;
  const merging = mergingEdges(picture);
  const said = (node: NodeId) =>
    lineOf(picture, node, words) + alsoTo(merging.get(node) ?? [], picture, words);
  return tree
    .nodes()
    .filter(isThere)
    .map((node) => {
      const depth = tree.depth(node);
      if (depth === 0) return said(node);
      const isLast = tree.children(tree.parent(node)).filter(isThere).at(-1) === node;
      const indent = indents[depth - 1] ?? '';
      indents[depth] = shortened(`${indent}${isLast ? '   ' : '│  '}`);
      return `${indent}${isLast ? '└─ ' : '├─ '}${said(node)}`;
    });
}

/**
 * Returns, by position of a graph, the positions existing already to which its other moves lead; empty for a
 * tree.
 */
function mergingEdges({ form, layout, run, step, view }: Picture): ReadonlyMap<NodeId, readonly NodeId[]> {
  const merging = new Map<NodeId, NodeId[]>();
  const isMerging = (id: number) => layout.placements[id] === undefined;
  if (![...layout.edges.keys()].some(isMerging)) return merging;
  const { edges } = form.marks(layout, run.momentAt(step), view, wholeTree(layout));
  for (const { id, from, to } of layout.edges.values())
    if (isMerging(id) && edges.has(id)) merging.set(from, [...(merging.get(from) ?? []), to]);
  return merging;
}

function alsoTo(nodes: readonly NodeId[], { layout }: Picture, words: Words['exporting']): string {
  if (nodes.length === 0) return '';
  return `  ${words.alsoTo(nodes.map((node) => visibleText(layout.names.of(node))).join('; '))}`;
}

/**
 * The greatest width of an indent, in characters. A tree can be a thousand plies deep; bars beyond this depth
 * say nothing and would fill megabytes.
 */
const WIDEST_INDENT = 120;

function shortened(indent: string): string {
  return indent.length <= WIDEST_INDENT ? indent : `… ${indent.slice(2 - WIDEST_INDENT)}`;
}

/**
 * Returns the child that decides a node's value so far: a child proved to have the value of the node, or else
 * the child that gave the node its bound; null when there is none.
 */
function decidingAt(run: AnyRun, node: NodeId, step: number): NodeId | null {
  return run.bestChildAt(node, step) ?? run.stateAt(node, step).decidingChild;
}

/** Returns the line of a node, such as "a1 1/3: B MIN ≤ 2 (3, +∞) decides <- here". */
function lineOf(picture: Picture, node: NodeId, words: Words['exporting']): string {
  const { layout, run, step, view } = picture;
  const { tree } = run;
  const kind = tree.kindName(node);
  const parent = tree.parent(node);
  const state = run.stateAt(node, step);
  const edge = visibleText(edgeTexts(layout, node).join(' '));
  const facts = [
    visibleText(layout.names.of(node)),
    kind === 'leaf' ? '' : kindName(words, tree, node),
    valueBeside(layout.names, run, node, state),
    boundsIn(picture, node, state),
    view.beside === undefined ? '' : familyOf(run).signAt(run, node, step, view.beside),
    state.status === 'pruned' ? words.pruned : '',
    state.status === 'waiting' ? words.waiting : '',
    parent !== NO_NODE && decidingAt(run, parent, step) === node ? words.deciding : '',
    step > 0 && run.nodeAt(step) === node ? words.here : '',
  ];
  return `${edge === '' ? '' : `${edge}: `}${facts.filter(Boolean).join('  ')}`;
}
