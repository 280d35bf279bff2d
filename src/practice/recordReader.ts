/** What reads the parts of an answer, field by field: null where it noted a fault. */
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { isObject, list, oneOf, Reader, type Shape, text } from '../notation/codec.ts';
import type { Expected, Fault } from '../notation/fault.ts';
import { value, whole } from '../notation/shapes.ts';

export type Fields = ReadonlyMap<string, unknown>;

export class RecordReader {
  constructor(private readonly reader = new Reader()) {}

  get faults(): readonly Fault[] {
    return this.reader.faults;
  }

  get dropped(): readonly string[] {
    return this.reader.dropped;
  }

  refuse(path: string, found: unknown, expected: Expected): null {
    this.reader.refuse(path, found, expected);
    return null;
  }

  /** The fields of an object; those not among `known` are dropped. */
  fields(given: unknown, path: string, known: readonly string[]): Fields | null {
    if (!isObject(given)) return this.refuse(path, given, { kind: 'object' });
    const fields = new Map(Object.entries(given));
    for (const name of fields.keys()) if (!known.includes(name)) this.reader.drop(path, name);
    return fields;
  }

  /** Every entry as `read` has it; null where one of them is. */
  list<T>(
    given: unknown,
    path: string,
    [least, most]: readonly [number, number],
    read: (entry: unknown, path: string) => T | null,
  ): readonly T[] | null {
    const entry: Shape<T> = { read: (one, _, at) => read(one, at) ?? undefined, print: (one) => one };
    return this.#read(list(entry, least, most), given, path);
  }

  text(given: unknown, path: string, most: number): string | null {
    return this.#read(text(most), given, path);
  }

  choice<const T extends string | boolean>(given: unknown, path: string, of: readonly T[]): T | null {
    return this.#read(oneOf(of), given, path);
  }

  whole(given: unknown, path: string, least: number, most: number): number | null {
    return this.#read(whole(least, most), given, path);
  }

  /** A number that may be infinite. */
  value(given: unknown, path: string): number | null {
    return this.#read(value, given, path);
  }

  node(given: unknown, path: string, tree: GameTree): NodeId | null {
    return this.whole(given, path, 0, tree.size - 1) as NodeId | null;
  }

  #read<T>(shape: Shape<T>, given: unknown, path: string): T | null {
    return shape.read(given, this.reader, path) ?? null;
  }
}
