/**
 * Writes trees in the notations of other programs: for the LaTeX package forest, for Graphviz, and as nested JSON. What
 * is written comes back through the readers beside this file, but for the declared bounds of the leaves.
 */
import type { GameTree } from '../../core/index.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { innerKindOf } from '../../core/tree/nodeKind.ts';
import { printLeafValue } from '../leafValue.ts';
import { nodeText } from './nodeText.ts';
import type { WrittenNotation } from './written.ts';

/** Returns the text of a tree, which `whyNotWritten` allows. */
export function writeTree(tree: GameTree, notation: WrittenNotation): string {
  return { forest: writeForest, dot: writeDot, json: writeJson }[notation](tree);
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

function writeForest(tree: GameTree): string {
  const print = (node: NodeId, indent: string): string => {
    const content = inTex(contentOf(tree, node, true))
      .replace(/(?<=^|= )-inf$/, '$-\\infty$')
      .replace(/(?<=^|= )inf$/, '$\\infty$')
      .replace(/(?<=^|= )-[\d.e+-]+$/, (value) => `$${value}$`);
    const edge = edgeOf(tree, node);
    const option = edge === '' ? '' : `, edge label={node[midway,auto]{${inTex(edge)}}}`;
    const text = /[[\],=]/.test(content) ? `{${content}}` : content;
    const below = tree.children(node).map((child) => `\n${indent}  ${print(child, `${indent}  `)}`);
    return `[${text}${option}${below.join('')}]`;
  };
  return `\\begin{forest}\n  ${print(ROOT, '  ')}\n\\end{forest}\n`;
}

/* Graphviz. */

const SHAPES = { max: 'triangle', min: 'invtriangle', chance: 'circle' } as const;

function writeDot(tree: GameTree): string {
  const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
  const nodes: string[] = [];
  const edges: string[] = [];
  for (let node = ROOT; node < tree.size; node = (node + 1) as NodeId) {
    const kind = tree.isLeaf(node) ? null : innerKindOf(tree.kind(node));
    const content = contentOf(tree, node, kind === 'chance');
    const shape = kind === null ? 'plaintext' : SHAPES[kind as keyof typeof SHAPES];
    nodes.push(`  n${node} [label=${quote(content)}, shape=${shape}];\n`);
    for (const child of tree.children(node)) {
      const edge = edgeOf(tree, child);
      edges.push(`  n${node} -> n${child}${edge === '' ? '' : ` [label=${quote(edge)}]`};\n`);
    }
  }
  return `digraph {\n  ordering=out;\n${nodes.join('')}${edges.join('')}}\n`;
}

/* JSON. */

function writeJson(tree: GameTree): string {
  const record = (node: NodeId): object => {
    const [name, move, probability] = [nameOf(tree, node), visible(tree.move(node)), tree.probability(node)];
    return {
      ...(name !== '' && { name }),
      ...(!tree.isLeaf(node) && { type: innerKindOf(tree.kind(node)) }),
      ...(move !== '' && { move }),
      ...(probability !== '' && { probability }),
      ...(tree.isLeaf(node)
        ? { value: jsonValue(tree.value(node)) }
        : { children: tree.children(node).map(record) }),
    };
  };
  return `${JSON.stringify(record(ROOT), null, 2)}\n`;
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
