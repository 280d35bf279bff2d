/**
 * Reads records, that is JSON from somewhere else, field by field: whatever is wrong is noted with its
 * path and reading goes on, so that all of it can be told at once. A method gives null where it noted
 * something. The same field never means two things, so nothing is guessed and nothing is filled in.
 */
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { jsonFault } from '../notation/jsonText.ts';
import { parseLeafValue } from '../notation/leafValue.ts';
import { positionAt, quoted } from '../notation/problem.ts';
import { isRecord } from '../notation/treeFile.ts';
import type { Expected, RecordFault } from './recordFault.ts';

/** More would tell nobody more, and a file can hold a million. */
const MOST_NOTED = 100;

export type Fields = ReadonlyMap<string, unknown>;

export class RecordReader {
  readonly #faults: RecordFault[] = [];
  readonly #dropped: string[] = [];

  /** What is wrong, in the order of reading; the first hundred. */
  get faults(): readonly RecordFault[] {
    return this.#faults;
  }

  /** Paths of fields that this version does not know and left out; the first hundred. */
  get dropped(): readonly string[] {
    return this.#dropped;
  }

  /** Notes a fault. */
  refuse(path: string, found: unknown, expected: Expected): null {
    if (this.#faults.length < MOST_NOTED) this.#faults.push({ path, found: shown(found), expected });
    return null;
  }

  /** The value of a JSON text; undefined, which JSON has no word for, where it is none. */
  json(text: string): unknown {
    const fault = jsonFault(text);
    if (fault === null) return JSON.parse(text) as unknown;
    const { line, column } = positionAt(text, fault);
    const found = quoted(text.slice(fault, fault + 40));
    this.#faults.push({ path: `${line}:${column}`, found, expected: { kind: 'json' } });
    return undefined;
  }

  /** The fields of an object; those not among `known` are dropped. */
  fields(given: unknown, path: string, known: readonly string[]): Fields | null {
    if (!isRecord(given)) return this.refuse(path, given, { kind: 'object' });
    const fields = new Map(Object.entries(given));
    for (const name of fields.keys()) {
      if (!known.includes(name) && this.#dropped.length < MOST_NOTED)
        this.#dropped.push(`${path}.${quoted(name)}`);
    }
    return fields;
  }

  /** The fields of an object whose `kind` says which it has. */
  union<const K extends string>(
    given: unknown,
    path: string,
    known: Readonly<Record<K, readonly string[]>>,
  ): { readonly kind: K; readonly fields: Fields } | null {
    if (!isRecord(given)) return this.refuse(path, given, { kind: 'object' });
    const kind = this.choice(given['kind'], `${path}.kind`, Object.keys(known) as K[]);
    const fields = kind === null ? null : this.fields(given, path, ['kind', ...known[kind]]);
    return kind === null || fields === null ? null : { kind, fields };
  }

  /**
   * The fields of a record that says of which format and version it is. Of a newer version nothing is
   * read, since its fields may mean something else.
   */
  formatted(
    given: unknown,
    path: string,
    format: string,
    version: number,
    known: readonly string[],
  ): Fields | null {
    if (!isRecord(given)) return this.refuse(path, given, { kind: 'format', format });
    if (!Object.hasOwn(given, 'format') || given['format'] !== format)
      return this.refuse(`${path}.format`, given['format'], { kind: 'format', format });
    const found = given['version'];
    if (typeof found === 'number' && found > version)
      return this.refuse(`${path}.version`, found, { kind: 'version', most: version });
    if (this.whole(found, `${path}.version`, 1, version) === null) return null;
    return this.fields(given, path, ['format', 'version', ...known]);
  }

  /** Every entry as `read` has it; null where one of them is. */
  list<T>(
    given: unknown,
    path: string,
    [least, most]: readonly [number, number],
    read: (entry: unknown, path: string, index: number) => T | null,
  ): readonly T[] | null {
    if (!Array.isArray(given)) return this.refuse(path, given, { kind: 'list' });
    if (given.length < least || given.length > most)
      return this.refuse(path, given.length, { kind: 'entries', least, most });
    const entries = given.map((entry: unknown, index) => read(entry, `${path}[${index}]`, index));
    const sound = entries.filter((entry) => entry !== null);
    return sound.length === entries.length ? sound : null;
  }

  /** A text of at most `most` characters, counted as labels are, in UTF-16 units. */
  text(given: unknown, path: string, most: number): string | null {
    if (typeof given === 'string' && given.length <= most) return given;
    return this.refuse(path, given, { kind: 'text', most });
  }

  choice<const T extends string | number | boolean>(
    given: unknown,
    path: string,
    of: readonly T[],
  ): T | null {
    return of.find((one) => one === given) ?? this.refuse(path, given, { kind: 'choice', of });
  }

  number(given: unknown, path: string, least: number, most: number): number | null {
    if (typeof given === 'number' && given >= least && given <= most) return given + 0;
    return this.refuse(path, given, { kind: 'number', least, most });
  }

  whole(given: unknown, path: string, least: number, most: number): number | null {
    if (typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most)
      return given + 0;
    return this.refuse(path, given, { kind: 'whole', least, most });
  }

  /** A number that may be infinite. */
  value(given: unknown, path: string): number | null {
    if (typeof given === 'number' && Number.isFinite(given)) return given + 0;
    if (given === 'inf' || given === '-inf') return parseLeafValue(given);
    return this.refuse(path, given, { kind: 'value' });
  }

  node(given: unknown, path: string, tree: GameTree): NodeId | null {
    return this.whole(given, path, 0, tree.size - 1) as NodeId | null;
  }
}

/** What stands somewhere, as it may be quoted: lists and objects only by their brackets. */
function shown(found: unknown): string {
  if (found === undefined) return '';
  if (Array.isArray(found)) return found.length === 0 ? '[]' : '[…]';
  if (isRecord(found)) return '{…}';
  if (typeof found === 'string') return quoted(JSON.stringify(found.slice(0, 200)));
  return `${found as number | boolean | null}`;
}
