/** The nodes of a tree as JSON objects, for files. */
import type { GameTree } from '../core/tree/gameTree.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import {
  filledProbabilities,
  normalisedProbabilities,
  type Probability,
  parseProbability,
  sumOf,
  sumsToOne,
} from '../core/tree/probability.ts';
import { type TreeRow, treeOfRows } from '../core/tree/treeRows.ts';
import { isObject, oneOf, type Reader, type Shape, text } from './codec.ts';
import type { Expected } from './fault.ts';
import { leafValue } from './shapes.ts';

/** An inner node has `kind` and `children`, a leaf `value`: a number, "inf", "-inf", or null for unknown. */
export interface FileNode {
  readonly move?: string;
  readonly probability?: string;
  readonly label?: string;
  readonly kind?: 'max' | 'min' | 'chance';
  readonly children?: readonly FileNode[];
  readonly value?: unknown;
}

export function printNodes(tree: GameTree, node: NodeId = ROOT): FileNode {
  const [move, probability, label] = [tree.move(node), tree.probability(node), tree.label(node)];
  const names = { ...(move && { move }), ...(probability && { probability }), ...(label && { label }) };
  const kind = tree.kindName(node);
  if (kind === 'leaf') return { ...names, value: leafValue.print(tree.value(node)) };
  return { ...names, kind, children: tree.children(node).map((child) => printNodes(tree, child)) };
}

const KIND = oneOf(['max', 'min', 'chance']);
const LABEL = text(LIMITS.label);
const KNOWN = ['move', 'probability', 'label', 'kind', 'children', 'value', 'id'];

/** A tree whose leaves are declared to lie within bounds. */
export function treeWithin(declared: readonly [number, number]): Shape<GameTree> {
  return {
    read(given, reader, path) {
      const nodes = new NodeReader(reader, declared);
      return nodes.read(given, path, 0) ? treeOfRows(nodes.rows, nodes.leafBounds) : undefined;
    },
    print: (tree) => printNodes(tree),
  };
}

/**
 * Collects the rows of one tree, node by node: faults are noted with their paths, what is valid is kept. What
 * is not is left out; its parent, if it has nothing else, is an unknown leaf.
 */
class NodeReader {
  readonly rows: TreeRow[] = [];
  readonly #ids = new Map<string, string>();
  #least: number;
  #most: number;

  constructor(
    private readonly reader: Reader,
    private readonly declared: readonly [number, number],
  ) {
    [this.#least, this.#most] = declared;
  }

  /** The bounds declared, moved as far as the values ask for. */
  get leafBounds(): readonly [number, number] {
    return [this.#least, this.#most];
  }

  /** Reads a node and all below it; false where nothing of it is valid. */
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
    const textOf = (name: string) =>
      fields.has(name) ? (LABEL.read(fields.get(name), this.reader, `${path}.${name}`) ?? '') : '';
    const names = {
      label: textOf('label'),
      move: textOf('move'),
      probability: isOutcome ? this.#probability(fields.get('probability'), `${path}.probability`) : null,
      depth,
      key: `n${this.rows.length}`,
    };
    if (fields.has('children') || fields.has('kind')) return this.#inner(fields, path, depth, names);
    const value = leafValue.read(fields.get('value'), this.reader, `${path}.value`);
    if (value === undefined) return false;
    this.#checkBounds(value, `${path}.value`);
    this.rows.push({ ...names, kind: 'leaf', value });
    return true;
  }

  #inner(
    fields: ReadonlyMap<string, unknown>,
    path: string,
    depth: number,
    names: Omit<TreeRow, 'kind' | 'value'>,
  ): boolean {
    const kind = KIND.read(fields.get('kind'), this.reader, `${path}.kind`);
    const children = fields.get('children');
    if (kind === undefined) return false;
    const within = `${path}.children`;
    if (!Array.isArray(children)) return this.#refuse(within, children, { kind: 'list' });
    const { length } = children;
    if (length === 0 || length > LIMITS.children)
      return this.#refuse(within, length, { kind: 'entries', least: 1, most: LIMITS.children });
    const at = this.rows.length;
    this.rows.push({ ...names, kind, value: Number.NaN });
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

  /** Complains unless the outcomes' probabilities are all there and sum to 1; then fills in or scales. */
  #shares(starts: readonly number[], path: string): void {
    const given = starts.map((at) => this.rows[at]?.probability ?? null);
    const known = given.filter((value) => value !== null);
    const sum = sumOf(known);
    if (known.length === given.length && sumsToOne(sum, known.length)) return;
    if (known.length === given.length)
      this.reader.note({ path, found: printNumber(sum), expected: { kind: 'probabilities' } });
    const texts =
      (known.length === given.length ? normalisedProbabilities(known) : filledProbabilities(given)) ??
      given.map(() => `1/${given.length}`);
    for (const [index, at] of starts.entries()) {
      const row = this.rows[at];
      if (row !== undefined) this.rows[at] = { ...row, probability: parseProbability(texts[index] ?? '') };
    }
  }

  #checkBounds(value: number, path: string): void {
    const [low, high] = this.declared;
    if (value < low || value > high)
      this.reader.refuse(path, leafValue.print(value), { kind: 'leaf-bounds' });
    if (value < this.#least) this.#least = value;
    if (value > this.#most) this.#most = value;
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
