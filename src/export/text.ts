/**
 * Writes a picture as plain text: its title, algorithm and rules, the sentence of its step, and the tree as
 * an outline with a line for each node.
 */

import type { AnyRun } from '../core/index.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { edgeTexts } from '../drawing/drawEdge.ts';
import type { Layout, View } from '../drawing/index.ts';
import { wholeTree } from '../drawing/nodesInView.ts';
import { familyOf } from '../families/index.ts';
import { kindName } from '../words/kindName.ts';
import { type Language, type Words, wordsIn } from '../words/language.ts';
import { valueBeside } from '../words/valueBeside.ts';
import { visibleText } from '../words/visibleText.ts';
import { sentenceAt } from './frames.ts';
import { boundsIn, type Picture, rulesOf, simulatedNumbers } from './picture.ts';

/** A picture that need not be laid out, which takes long for a large tree: an outline needs names and edges alone. */
export interface Outlined extends Omit<Picture, 'layout'> {
  readonly layout: Layout | Pick<Layout, 'names' | 'edges'>;
}

/** Returns the outline in the given language; every line ends with a line break. */
export function printOutline(picture: Outlined, language: Language): string {
  return [...printOutlineInParts(picture, language)].join('');
}

/** The lines of a part; writing them takes some ten milliseconds. */
const LINES = 1_024;

/** Writes the same outline part by part, so that the caller can pause between them. */
export function* printOutlineInParts(picture: Outlined, language: Language): Generator<string, void> {
  const words = wordsIn(language.code, 'exporting');
  let part = [...headOf(picture, words), '', sentenceAt(picture, language), '', ''].join('\n');
  let lines = 0;
  for (const line of treeOf(picture, words)) {
    part += `${line}\n`;
    lines += 1;
    if (lines % LINES !== 0) continue;
    yield part;
    part = '';
  }
  yield part;
}

function headOf({ title, run, step, view }: Outlined, words: Words['exporting']): readonly string[] {
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

/** What the lines of the children of a node depend on. */
interface Above {
  readonly indent: string;
  /** the last child that is there */
  readonly last: NodeId | undefined;
  /** the child that decides the value of the node so far; null when there is none */
  readonly deciding: NodeId | null;
}

/**
 * Writes a line for each node, in preorder, so that the indent of every parent is known before its children
 * need it.
 */
function* treeOf(picture: Outlined, words: Words['exporting']): Generator<string, void> {
  const { run, step } = picture;
  const { tree } = run;
  /** by depth: the last node that was written there */
  const above: Above[] = [];
  const isThere = (node: NodeId) => run.bornAt(node) <= step;
  const merging = mergingEdges(picture);
  for (let node = ROOT; node < tree.size; node = (node + 1) as NodeId) {
    if (!isThere(node)) continue;
    const depth = tree.depth(node);
    const parent = above[depth - 1];
    const isLast = parent?.last === node;
    const indent = parent === undefined ? '' : shortened(`${parent.indent}${isLast ? '   ' : '│  '}`);
    const branch = parent === undefined ? '' : `${parent.indent}${isLast ? '└─ ' : '├─ '}`;
    yield branch +
      lineOf(picture, node, parent?.deciding === node, words) +
      alsoTo(merging.get(node) ?? [], picture, words);
    if (tree.childCount(node) > 0)
      above[depth] = {
        indent,
        last: tree.children(node).findLast(isThere),
        deciding: decidingAt(run, node, step),
      };
  }
}

/**
 * Returns, by position of a graph, the positions existing already to which its other moves lead; empty for a
 * tree.
 */
function mergingEdges({ form, layout, run, step, view }: Outlined): ReadonlyMap<NodeId, readonly NodeId[]> {
  const merging = new Map<NodeId, NodeId[]>();
  if (!('placements' in layout)) return merging;
  const isMerging = (id: number) => layout.placements[id] === undefined;
  if (![...layout.edges.keys()].some(isMerging)) return merging;
  const { edges } = form.marks(layout, run.momentAt(step), view, wholeTree(layout));
  for (const { id, from, to } of layout.edges.values())
    if (isMerging(id) && edges.has(id)) merging.set(from, [...(merging.get(from) ?? []), to]);
  return merging;
}

function alsoTo(nodes: readonly NodeId[], { layout }: Outlined, words: Words['exporting']): string {
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
function lineOf(picture: Outlined, node: NodeId, decides: boolean, words: Words['exporting']): string {
  const { layout, run, step, view } = picture;
  const { tree } = run;
  const kind = tree.kindName(node);
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
    decides ? words.deciding : '',
    step > 0 && run.nodeAt(step) === node ? words.here : '',
  ];
  return `${edge === '' ? '' : `${edge}: `}${facts.filter(Boolean).join('  ')}`;
}
