/**
 * Reads and writes files of trees: JSON with a format, a version and any number of trees, each with the
 * settings of its search and display. Writing keeps all of a tree except the keys of its nodes. Reading notes
 * each fault with its path, so that the valid trees and nodes can be opened anyway.
 */

import type { GameTree, InnerKind } from '../core/index.ts';
import { type Evaluation, weightedSum } from '../core/tree/evaluation.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import { type Probability, parseProbability } from '../core/tree/probability.ts';
import { TreeBuilder } from '../core/tree/treeBuilder.ts';
import { boundsAround, type TreeRow, treeOfRows } from '../core/tree/treeRows.ts';
import {
  isObject,
  list,
  oneOf,
  optional,
  orElse,
  type Read,
  type Reader,
  record,
  type Shape,
  text,
} from './codec.ts';
import type { Expected } from './fault.ts';
import { areOfOneKind, FILED_PLAYER, FILED_VECTOR, sumWithin } from './filedPlayers.ts';
import { printJson, readJson } from './jsonText.ts';
import type { ForeignName } from './notations/names.ts';
import { number } from './numberShapes.ts';
import { faultOfOutcomes } from './outcomes.ts';
import type { Problem } from './problem.ts';
import { KNOWN_SETTINGS, type Settings } from './settings.ts';
import { leafValue, mapped, refined, value, versioned } from './shapes.ts';

export const FILE_FORMAT = 'plyscope';

/** A tree in a file, with its title and the settings that determine its picture. */
export interface FiledTree extends Settings {
  readonly title: string;
  readonly tree: GameTree;
  /** the log of the program that walked the tree; absent when no program did */
  readonly log?: string;
}

const WIDE = [-Infinity, Infinity] as const;

const LEAF_BOUNDS: Shape<readonly [number, number]> = mapped(
  refined(list(value, 2, 2), ([low = 0, high = 0], reader, path) => {
    if (low > high) reader.refuse(path, [low, high], { kind: 'ascending' });
  }),
  ([low = WIDE[0], high = WIDE[1]]) => [low, high],
  (bounds) => bounds,
);

/**
 * The schema of an evaluation function: the names of its features and their weights, in two lists of one
 * length.
 */
const EVALUATION: Shape<Evaluation> = refined(
  record({
    names: list(text(LIMITS.label), 1, LIMITS.features),
    weights: list(number(-LIMITS.weight, LIMITS.weight), 1, LIMITS.features),
  }),
  ({ names, weights }, reader, path) => {
    const count = names.length;
    if (weights.length !== count)
      reader.refuse(`${path}.weights`, weights.length, { kind: 'entries', least: count, most: count });
  },
);

/** Returns the schema of a tree in a file; `title` is used for a tree that has none. */
function filedTree(title: string): Shape<FiledTree> {
  return mapped(
    record(
      {
        title: orElse(text(), title),
        log: optional(text()),
        ...KNOWN_SETTINGS,
        leafBounds: optional(orElse(LEAF_BOUNDS, WIDE, true)),
        eval: optional(EVALUATION),
        sum: optional(number(-Number.MAX_VALUE, Number.MAX_VALUE)),
      },
      ({ leafBounds = WIDE, eval: evaluation, sum }) => ({
        root: treeWithin(leafBounds, evaluation ?? null, sum),
      }),
    ),
    ({ title: named, root, leafBounds: _bounds, eval: _evaluation, ...settings }) => ({
      title: named.slice(0, LIMITS.label),
      ...settings,
      tree: root,
    }),
    ({ tree, ...settings }) => ({
      ...settings,
      ...(tree.leafBounds.some(Number.isFinite) && { leafBounds: tree.leafBounds }),
      ...(tree.columns.evaluation !== null && { eval: tree.columns.evaluation }),
      ...(tree.sum !== null && { sum: tree.sum }),
      root: tree,
    }),
  );
}

function treeFile(title: string) {
  return versioned(FILE_FORMAT, 1, { trees: list(filedTree(title), 1, Infinity, { keepsSound: true }) });
}

/** Returns the text of a file of trees; equal trees give equal texts. */
export function printTreeFile(trees: readonly FiledTree[]): string {
  return printJson(treeFile(''), { trees });
}

/** The nodes that are written between two pauses, which takes a few milliseconds. */
const NODES = 2_048;

/** Writes a file of trees as `printTreeFile` does, part by part, so that who asks may pause between them. */
export function* printTreeFileInParts(trees: readonly FiledTree[]): Generator<string, void> {
  const around = printTreeFile(trees.map((filed) => ({ ...filed, tree: withoutNodes(filed.tree) })));
  for (const [index, text] of around.split(LEFT_OUT).entries()) {
    const before = trees[index - 1];
    if (before !== undefined) yield* nodesInParts(before.tree);
    yield text;
  }
}

/** Returns a tree of one leaf with what a file says of the whole tree. */
function withoutNodes({ columns: { evaluation }, leafBounds, sum }: GameTree): GameTree {
  const builder = new TreeBuilder();
  builder.leaf(Number.NaN);
  return builder.finish(leafBounds, evaluation, sum);
}

/** How that leaf is written. No text in a file has such quotes, which are escaped there. */
const LEFT_OUT = '{\n    "value": null\n   }';

/** The indentation of the root of a tree. */
const ROOT_INDENT = '   ';

/** Writes the nodes of a tree as JSON with the indentation that they have in a file. */
function* nodesInParts(tree: GameTree): Generator<string, void> {
  const above: { readonly children: readonly NodeId[]; readonly indent: string; begun: number }[] = [];
  let [text, printed] = ['', 0];
  let next: NodeId | undefined = ROOT;
  while (next !== undefined || above.length > 0) {
    const indent: string = `${above.at(-1)?.indent ?? ''}${above.length > 0 ? '  ' : ROOT_INDENT}`;
    if (next === undefined) {
      const { indent: outer } = above.pop() as (typeof above)[number];
      text += `\n${outer} ]\n${outer}}`;
    } else {
      const fields = JSON.stringify(fieldsOf(tree, next), null, 1).replaceAll('\n', `\n${indent}`);
      const children: readonly NodeId[] = tree.children(next);
      if (children.length === 0) text += fields;
      else {
        text += `${fields.slice(0, -`\n${indent}}`.length)},\n${indent} "children": [\n${indent}  `;
        above.push({ children, indent, begun: 0 });
      }
    }
    printed += 1;
    if (printed % NODES === 0) {
      yield text;
      text = '';
    }
    const around = above.at(-1);
    next = around?.children[around.begun];
    if (around !== undefined && next !== undefined) {
      if (around.begun > 0) text += `,\n${around.indent}  `;
      around.begun += 1;
    }
  }
  yield text;
}

/** The result of reading a file: the trees, without their invalid nodes, and all that is wrong. */
export interface ReadFile extends Omit<Read<unknown>, 'value'> {
  readonly trees: readonly FiledTree[];
  /** the problem when the file is one tree in the notation that cannot be read; otherwise null */
  readonly textProblem: Problem | null;
  /** the notation of another program in which the file is; null for ours */
  readonly readAs: ForeignName | null;
}

/** Whether a text is meant to be a file of trees and not one tree in the notation. */
export function isTreeFile(given: string): boolean {
  return /^\s*\{\s*"(?!(?:max|min|chance|u|p\d+|static|features|noisy)")/.test(given);
}

/** Reads a file of trees in our own format; `title` is used for a tree that has none. */
export function readOwnFile(given: string, title: string): ReadFile {
  const read = readJson(treeFile(title), given, true);
  return { ...read, trees: read.value?.trees ?? [], textProblem: null, readAs: null };
}

/** Reads and writes the nodes of a tree as JSON objects in files. */

/**
 * A node in a file. An inner node has `kind` and `children`; a leaf has `value`: a number, "inf", "-inf",
 * null for an unknown value, or a list of numbers, which is a vector. The estimate of a node is `static` or
 * `features`; `noisy` says that the move into the node is noisy, that is, not quiet.
 */
interface FileNode {
  readonly static?: unknown;
  readonly features?: readonly number[];
  readonly noisy?: true;
  readonly move?: string;
  readonly probability?: string;
  readonly label?: string;
  readonly kind?: InnerKind;
  /** the player who owns the node, counted from 1 */
  readonly player?: number;
  readonly children?: readonly FileNode[];
  readonly value?: unknown;
}

function printNodes(tree: GameTree, node: NodeId = ROOT): FileNode {
  const fields = fieldsOf(tree, node);
  if (tree.isLeaf(node)) return fields;
  return { ...fields, children: tree.children(node).map((child) => printNodes(tree, child)) };
}

/** Returns a node as a file has it, without its children. */
function fieldsOf(tree: GameTree, node: NodeId): Omit<FileNode, 'children'> {
  const [move, probability, label] = [tree.move(node), tree.probability(node), tree.label(node)];
  const features = tree.features(node);
  const staticValue = features === null ? tree.staticValue(node) : Number.NaN;
  const kind = tree.kindName(node);
  const isEnd = kind === 'leaf' && !tree.isHorizon(node);
  const names = {
    ...(move && { move }),
    ...(probability && { probability }),
    ...(label && { label }),
    ...(!isEnd && features !== null && { features }),
    ...(!isEnd && !Number.isNaN(staticValue) && { static: value.print(staticValue) }),
    ...(tree.isNoisy(node) && { noisy: true as const }),
  };
  if (kind === 'leaf') {
    const worth = () => leafValue.print(isEnd ? tree.value(node) : Number.NaN);
    return { ...names, value: tree.players > 0 ? FILED_VECTOR.print(tree.vector(node)) : worth() };
  }
  const player = kind === 'player' ? { player: tree.player(node) + 1 } : {};
  return { ...names, kind, ...player };
}

const KIND = oneOf(['max', 'min', 'chance', 'player']);
const LABEL = text(LIMITS.label);
const KNOWN = [
  'move',
  'probability',
  'label',
  'kind',
  'player',
  'children',
  'value',
  'id',
  'static',
  'features',
  'noisy',
];

/** Returns the schema of a tree whose leaves are declared to lie within bounds. */
function treeWithin(
  declared: readonly [number, number],
  evaluation: Evaluation | null,
  sum: number | undefined,
): Shape<GameTree> {
  return {
    read(given, reader, path) {
      const nodes = new NodeReader(reader, declared, evaluation);
      const { rows } = nodes;
      if (!nodes.read(given, path, 0) || !areOfOneKind(rows, reader, path)) return undefined;
      const bounds = boundsAround(declared, rows, evaluation);
      return treeOfRows(rows, bounds, evaluation, sumWithin(sum, rows, reader, path));
    },
    print: (tree) => printNodes(tree),
  };
}

/**
 * Reads the nodes of one tree and collects them as rows. Faults are noted with their paths. A node that is
 * not valid is left out; a parent whose children are all left out becomes a leaf with an unknown value.
 */
class NodeReader {
  readonly rows: TreeRow[] = [];
  readonly #ids = new Map<string, string>();

  constructor(
    private readonly reader: Reader,
    private readonly declared: readonly [number, number],
    private readonly evaluation: Evaluation | null,
  ) {}

  /** Reads a node and all nodes below it; returns false when the node is left out. */
  read(given: unknown, path: string, depth: number, isOutcome = false): boolean {
    if (depth > LIMITS.depth)
      return this.#refuse(path, depth, { kind: 'limit', of: 'plies', most: LIMITS.depth });
    if (this.rows.length >= LIMITS.nodes)
      return this.#refuse(path, this.rows.length + 1, { kind: 'limit', of: 'nodes', most: LIMITS.nodes });
    if (!isObject(given)) return this.#refuse(path, given, { kind: 'object' });
    const fields = new Map(Object.entries(given));
    for (const name of fields.keys()) if (!KNOWN.includes(name)) this.reader.drop(path, name);
    const id = fields.get('id');
    if (typeof id === 'string' || typeof id === 'number') this.#checkId(String(id), `${path}.id`);
    const textOf = (name: string) => this.#field(fields, path, name, LABEL) ?? '';
    const names = {
      label: textOf('label'),
      move: textOf('move'),
      probability: isOutcome ? this.#probability(fields.get('probability'), `${path}.probability`) : null,
      depth,
      key: `n${this.rows.length}`,
      ...this.#judgement(fields, path, isOutcome),
    };
    if (fields.has('children') || fields.has('kind')) return this.#inner(fields, path, depth, names);
    if (Array.isArray(fields.get('value'))) return this.#vector(fields.get('value'), `${path}.value`, names);
    const value = leafValue.read(fields.get('value'), this.reader, `${path}.value`);
    if (value === undefined) return false;
    this.#checkBounds(value, `${path}.value`);
    this.rows.push({ ...names, kind: 'leaf', value });
    return true;
  }

  #vector(given: unknown, path: string, names: Omit<TreeRow, 'kind' | 'value'>): boolean {
    const vector = FILED_VECTOR.read(given, this.reader, path);
    if (vector === undefined) return false;
    for (const [index, one] of vector.entries()) this.#checkBounds(one, `${path}[${index}]`);
    this.rows.push({ ...names, kind: 'leaf', value: vector[0] as number, vector });
    return true;
  }

  /** Reads a field of a node; undefined when the node does not have it. */
  #field<T>(
    fields: ReadonlyMap<string, unknown>,
    path: string,
    name: string,
    shape: Shape<T>,
  ): T | undefined {
    return fields.has(name) ? shape.read(fields.get(name), this.reader, `${path}.${name}`) : undefined;
  }

  /** Reads the estimate of a node, and whether the move into the node is noisy. */
  #judgement(
    fields: ReadonlyMap<string, unknown>,
    path: string,
    isOutcome: boolean,
  ): Pick<TreeRow, 'staticValue' | 'features' | 'isNoisy'> {
    const { evaluation } = this;
    const staticValue = this.#field(fields, path, 'static', value);
    if (staticValue !== undefined) this.#checkBounds(staticValue, `${path}.static`);
    const count = evaluation?.weights.length ?? 0;
    const numbers = list(number(-Number.MAX_VALUE, Number.MAX_VALUE), count, count);
    const features = this.#field(fields, path, 'features', numbers);
    if (features !== undefined && evaluation !== null)
      this.#checkBounds(weightedSum(evaluation.weights, features), `${path}.features`);
    const isNoisy = this.#field(fields, path, 'noisy', oneOf(isOutcome ? [false] : [true, false]));
    return {
      ...(staticValue !== undefined && { staticValue }),
      ...(features !== undefined && count > 0 && { features }),
      ...(isNoisy === true && { isNoisy }),
    };
  }

  #inner(
    fields: ReadonlyMap<string, unknown>,
    path: string,
    depth: number,
    names: Omit<TreeRow, 'kind' | 'value'>,
  ): boolean {
    const kind = KIND.read(fields.get('kind'), this.reader, `${path}.kind`);
    const children = fields.get('children');
    const number =
      kind === 'player' ? FILED_PLAYER.read(fields.get('player'), this.reader, `${path}.player`) : 0;
    if (kind === undefined || number === undefined) return false;
    const who = kind === 'player' ? { kind, player: number - 1 } : { kind };
    const within = `${path}.children`;
    if (!Array.isArray(children)) return this.#refuse(within, children, { kind: 'list' });
    const { length } = children;
    if (length === 0 || length > LIMITS.children)
      return this.#refuse(within, length, { kind: 'entries', least: 1, most: LIMITS.children });
    const at = this.rows.length;
    this.rows.push({ ...names, ...who, value: Number.NaN });
    const isChance = kind === 'chance';
    const starts: number[] = [];
    for (const [index, child] of children.entries()) {
      const start = this.rows.length;
      if (this.read(child, `${within}[${index}]`, depth + 1, isChance)) starts.push(start);
    }
    if (starts.length === 0) this.rows[at] = { ...names, kind: 'leaf', value: Number.NaN };
    else if (isChance) this.#shares(starts, path);
    return true;
  }

  /**
   * Checks the probabilities of a chance node's children. Missing ones are filled in; when their sum is not
   * 1, a fault is noted and they are scaled.
   */
  #shares(starts: readonly number[], path: string): void {
    const given = starts.map((at) => this.rows[at]?.probability ?? null);
    const fault = faultOfOutcomes(given);
    if (fault === null) return;
    if (!fault.isMissing)
      this.reader.note({ path, found: printNumber(fault.sum), expected: { kind: 'probabilities' } });
    const texts = fault.mended ?? given.map(() => `1/${given.length}`);
    for (const [index, at] of starts.entries()) {
      const row = this.rows[at];
      if (row !== undefined) this.rows[at] = { ...row, probability: parseProbability(texts[index] ?? '') };
    }
  }

  #checkBounds(value: number, path: string): void {
    const [low, high] = this.declared;
    if (value < low || value > high)
      this.reader.refuse(path, leafValue.print(value), { kind: 'leaf-bounds' });
  }

  #probability(given: unknown, path: string): Probability | null {
    const written = typeof given === 'number' ? String(given) : given;
    const probability = typeof written === 'string' ? parseProbability(written) : null;
    if (probability === null) this.reader.refuse(path, given, { kind: 'probability' });
    return probability;
  }

  #checkId(id: string, path: string): void {
    const other = this.#ids.get(id);
    if (other === undefined) this.#ids.set(id, path);
    else this.reader.refuse(path, id, { kind: 'another', other });
  }

  #refuse(path: string, found: unknown, expected: Expected): false {
    this.reader.refuse(path, found, expected);
    return false;
  }
}
