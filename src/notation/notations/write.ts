/**
 * Writes trees in the notations of other programs: for the LaTeX package forest, for Graphviz, and as nested JSON. What
 * is written comes back through the readers beside this file, but for the declared bounds of the leaves.
 */
import type { GameTree } from '../../core/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { innerKindOf } from '../../core/tree/nodeKind.ts';
import { printLeafValue } from '../leafValue.ts';
import { nodeText } from './nodeText.ts';
import type { WrittenNotation } from './written.ts';

/** Returns the text of a tree, which `whyNotWritten` allows. */
export function writeTree(tree: GameTree, notation: WrittenNotation): string {
  return [...writeTreeInParts(tree, notation)].join('');
}

/** Writes a tree as `writeTree` does, part by part, so that the caller can pause between them. */
export function* writeTreeInParts(tree: GameTree, notation: WrittenNotation): Generator<string, void> {
  let [part, written] = ['', 0];
  for (const piece of { forest: writeForest, dot: writeDot, json: writeJson }[notation](tree)) {
    part += piece;
    written += 1;
    if (written % PIECES !== 0) continue;
    yield part;
    part = '';
  }
  yield part;
}

/** The pieces of a part, each of one node or edge, or of the end of a subtree; writing them takes a few milliseconds. */
const PIECES = 2_048;

/**
 * Writes nodes in preorder, with the end of each subtree behind its last node. A tree can be a thousand plies deep, so this
 * is no recursion.
 */
function* nested(
  tree: GameTree,
  write: { readonly begin: (node: NodeId) => string; readonly end: (node: NodeId) => string },
): Generator<string, void> {
  let open: NodeId = NO_NODE;
  for (let node = ROOT; node < tree.size; node = (node + 1) as NodeId) {
    const parent = tree.parent(node);
    for (; open !== parent; open = tree.parent(open)) yield write.end(open);
    yield write.begin(node);
    open = node;
  }
  for (; open !== NO_NODE; open = tree.parent(open)) yield write.end(open);
}

/** Returns the name, the side and the value of a node in one text, from which `nodeText` reads the same. */
function contentOf(tree: GameTree, node: NodeId, saysSide: boolean): string {
  const label = visible(tree.label(node));
  const side = tree.isLeaf(node) || !saysSide ? undefined : innerKindOf(tree.kind(node));
  const value = tree.isLeaf(node) ? printLeafValue(tree.value(node)) : undefined;
  if (label === '') return value ?? (side === undefined ? '' : sideWord(side));
  const end = value === undefined ? (side === undefined ? '' : ` (${sideWord(side)})`) : ` = ${value}`;
  const read = nodeText(label + end);
  const isSame = read.label === label && read.side === side && read.value === value;
  return isSame ? label + end : `“${label.replaceAll('”', '"')}”${end}`;
}

function sideWord(side: string): string {
  return side === 'chance' ? side : side.toUpperCase();
}

/** Returns a text in one line, without characters that are not seen. */
function visible(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\ufffd');
}

/** Returns what stands at the edge into a node: its move, its probability, or both. */
function edgeOf(tree: GameTree, node: NodeId): string {
  return [visible(tree.move(node)), tree.probability(node)].filter((said) => said !== '').join(': ');
}

/* The LaTeX package forest. */

const TEX: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '\\': '\\textbackslash{}',
    '{': '\\textbraceleft{}',
    '}': '\\textbraceright{}',
    '~': '\\textasciitilde{}',
    '^': '\\textasciicircum{}',
    $: '\\$',
    '&': '\\&',
    '#': '\\#',
    '%': '\\%',
    _: '\\_',
  }),
);

function inTex(text: string): string {
  return text.replace(/[\\{}~^$&#%_]/g, (sign) => TEX.get(sign) ?? sign);
}

function* writeForest(tree: GameTree): Generator<string, void> {
  yield '\\begin{forest}';
  yield* nested(tree, {
    begin(node) {
      const content = inTex(contentOf(tree, node, true))
        .replace(/(?<=^|= )-inf$/, '$-\\infty$')
        .replace(/(?<=^|= )inf$/, '$\\infty$')
        .replace(/(?<=^|= )-[\d.e+-]+$/, (value) => `$${value}$`);
      const edge = edgeOf(tree, node);
      const option = edge === '' ? '' : `, edge label={node[midway,auto]{${inTex(edge)}}}`;
      const text = /[[\],=]/.test(content) ? `{${content}}` : content;
      return `\n${'  '.repeat(tree.depth(node) + 1)}[${text}${option}`;
    },
    end: () => ']',
  });
  yield '\n\\end{forest}\n';
}

/* Graphviz. */

const SHAPES = { max: 'triangle', min: 'invtriangle', chance: 'circle' } as const;

function* writeDot(tree: GameTree): Generator<string, void> {
  const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
  yield 'digraph {\n  ordering=out;\n';
  for (let node = ROOT; node < tree.size; node = (node + 1) as NodeId) {
    const kind = tree.isLeaf(node) ? null : innerKindOf(tree.kind(node));
    const content = contentOf(tree, node, kind === 'chance');
    const shape = kind === null ? 'plaintext' : SHAPES[kind as keyof typeof SHAPES];
    yield `  n${node} [label=${quote(content)}, shape=${shape}];\n`;
  }
  for (let node = ROOT; node < tree.size; node = (node + 1) as NodeId)
    for (const child of tree.children(node)) {
      const edge = edgeOf(tree, child);
      yield `  n${node} -> n${child}${edge === '' ? '' : ` [label=${quote(edge)}]`};\n`;
    }
  yield '}\n';
}

/* JSON. */

/** Writes a JSON object for each node. Its last field lists the objects of the children, indented by four more spaces. */
function* writeJson(tree: GameTree): Generator<string, void> {
  const indentOf = (node: NodeId) => '    '.repeat(tree.depth(node));
  yield* nested(tree, {
    begin(node) {
      const isFirst = node === ROOT || tree.childIndex(node) === 0;
      const indent = indentOf(node);
      const fields = JSON.stringify(fieldsOf(tree, node), null, 2).replaceAll('\n', `\n${indent}`);
      const before = node === ROOT ? '' : `${isFirst ? '' : ','}\n${indent}`;
      if (tree.isLeaf(node)) return before + fields;
      return `${before}${fields.slice(0, -`\n${indent}}`.length)},\n${indent}  "children": [`;
    },
    end(node) {
      if (tree.isLeaf(node)) return '';
      const indent = indentOf(node);
      return `\n${indent}  ]\n${indent}}`;
    },
  });
  yield '\n';
}

/**
 * Returns all fields of a node except its children. There is at least one field: an inner node has a type, and a leaf has a
 * value.
 */
function fieldsOf(tree: GameTree, node: NodeId): object {
  const [name, move, probability] = [nameOf(tree, node), visible(tree.move(node)), tree.probability(node)];
  return {
    ...(name !== '' && { name }),
    ...(!tree.isLeaf(node) && { type: innerKindOf(tree.kind(node)) }),
    ...(move !== '' && { move }),
    ...(probability !== '' && { probability }),
    ...(tree.isLeaf(node) && { value: jsonValue(tree.value(node)) }),
  };
}

/** Returns the name of a node, from which `nodeText` reads the name alone. */
function nameOf(tree: GameTree, node: NodeId): string {
  const name = visible(tree.label(node));
  const read = nodeText(name);
  const isSame = read.label === name && read.side === undefined && read.value === undefined;
  return name === '' || isSame ? name : `“${name.replaceAll('”', '"')}”`;
}

/** JSON has no infinities. */
function jsonValue(value: number): number | string {
  return Number.isFinite(value) ? value : printLeafValue(value);
}
