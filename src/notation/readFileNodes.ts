/** Nodes of a file, checked one by one: problems are collected with their paths, what is valid is kept. */
import { LIMITS } from '../core/tree/limits.ts';
import {
  filledProbabilities,
  normalisedProbabilities,
  type Probability,
  parseProbability,
  sumOf,
  sumsToOne,
} from '../core/tree/probability.ts';
import type { TreeRow } from '../core/tree/treeRows.ts';
import type { FileProblem, FileProblemCode } from './fileProblem.ts';
import { parseLeafValue, printLeafValue } from './leafValue.ts';
import { quoted } from './problem.ts';
import { isRecord } from './treeFile.ts';

const KINDS = ['max', 'min', 'chance'] as const;
const KNOWN = ['move', 'probability', 'label', 'kind', 'children', 'value', 'id'];

/** Collects the rows of one tree. What is not valid is left out; its parent, if it has nothing else, is an unknown leaf. */
export class FileNodeReader {
  readonly problems: FileProblem[] = [];
  readonly rows: TreeRow[] = [];
  /** fields this version does not know, a path each */
  readonly dropped: string[] = [];
  readonly #ids = new Map<string, string>();
  #least: number;
  #most: number;

  constructor(private readonly declared: readonly [number, number] = [-Infinity, Infinity]) {
    [this.#least, this.#most] = declared;
  }

  /** The bounds declared, moved as far as the values ask for. */
  get leafBounds(): readonly [number, number] {
    return [this.#least, this.#most];
  }

  /** Reads a node and all below it; false where nothing of it is valid. */
  read(given: unknown, path: string, depth: number, isOutcome = false): boolean {
    if (depth > LIMITS.depth) return this.#fail('limit-depth', path, '', depth);
    if (this.rows.length >= LIMITS.nodes) return this.#fail('limit-nodes', path, '', this.rows.length + 1);
    if (!isRecord(given)) return this.#fail('not-an-object', path, given);
    const fields = new Map(Object.entries(given));
    for (const name of fields.keys()) if (!KNOWN.includes(name)) this.dropped.push(`${path}.${name}`);
    const id = fields.get('id');
    if (typeof id === 'string' || typeof id === 'number') this.#checkId(String(id), path);
    const names = {
      label: this.#text(fields.get('label'), `${path}.label`),
      move: this.#text(fields.get('move'), `${path}.move`),
      probability: isOutcome ? this.#probability(fields.get('probability'), `${path}.probability`) : null,
      depth,
      key: `n${this.rows.length}`,
    };
    if (fields.has('children') || fields.has('kind')) return this.#inner(fields, path, depth, names);
    const value = this.#value(fields, path);
    if (value === null) return false;
    this.rows.push({ ...names, kind: 'leaf', value });
    return true;
  }

  #inner(
    fields: ReadonlyMap<string, unknown>,
    path: string,
    depth: number,
    names: Omit<TreeRow, 'kind' | 'value'>,
  ): boolean {
    const kind = KINDS.find((name) => name === fields.get('kind'));
    const children = fields.get('children');
    if (kind === undefined) return this.#fail('bad-kind', `${path}.kind`, fields.get('kind'));
    if (!Array.isArray(children) || children.length === 0)
      return this.#fail('no-children', `${path}.children`, children);
    if (children.length > LIMITS.children)
      return this.#fail('limit-children', `${path}.children`, '', children.length);
    const at = this.rows.length;
    this.rows.push({ ...names, kind, value: Number.NaN });
    const isChance = kind === 'chance';
    const starts: number[] = [];
    for (const [index, child] of children.entries()) {
      const start = this.rows.length;
      if (this.read(child, `${path}.children[${index}]`, depth + 1, isChance)) starts.push(start);
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
    if (known.length === given.length) this.#fail('probability-sum', path, '', sum);
    const texts =
      (known.length === given.length ? normalisedProbabilities(known) : filledProbabilities(given)) ??
      given.map(() => `1/${given.length}`);
    for (const [index, at] of starts.entries()) {
      const row = this.rows[at];
      if (row !== undefined) this.rows[at] = { ...row, probability: parseProbability(texts[index] ?? '') };
    }
  }

  #value(fields: ReadonlyMap<string, unknown>, path: string): number | null {
    if (!fields.has('value')) {
      this.#fail('no-value', path, '');
      return null;
    }
    const given = fields.get('value');
    if (given === null) return Number.NaN;
    const value =
      typeof given === 'number' ? given : given === 'inf' || given === '-inf' ? parseLeafValue(given) : null;
    if (value === null || Number.isNaN(value) || (typeof given === 'number' && !Number.isFinite(given))) {
      this.#fail('bad-value', `${path}.value`, given);
      return null;
    }
    this.#checkBounds(value, `${path}.value`);
    return value + 0;
  }

  #checkBounds(value: number, path: string): void {
    const [low, high] = this.declared;
    if (value < low || value > high) this.#fail('outside-leaf-bounds', path, printLeafValue(value));
    this.#least = Math.min(this.#least, value);
    this.#most = Math.max(this.#most, value);
  }

  #probability(given: unknown, path: string): Probability | null {
    const text = typeof given === 'number' ? String(given) : given;
    const value = typeof text === 'string' ? parseProbability(text) : null;
    if (value === null) this.#fail('bad-probability', path, given);
    return value;
  }

  #text(given: unknown, path: string): string {
    if (given === undefined) return '';
    if (typeof given !== 'string') this.#fail('bad-label', path, given);
    else if (given.length > LIMITS.label) this.#fail('limit-label', path, '', given.length);
    else return given;
    return '';
  }

  #checkId(id: string, path: string): void {
    const other = this.#ids.get(id);
    if (other === undefined) this.#ids.set(id, path);
    else this.problems.push({ code: 'duplicate-id', path, found: quoted(id), other });
  }

  #fail(code: FileProblemCode, path: string, found: unknown, number?: number): false {
    const text = typeof found === 'string' ? found : (JSON.stringify(found) ?? '');
    this.problems.push({
      code,
      path,
      found: quoted(text.slice(0, 200)),
      ...(number !== undefined && { number }),
    });
    return false;
  }
}
