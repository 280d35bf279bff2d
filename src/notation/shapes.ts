/**
 * Schemas besides those of texts, lists, objects and plain numbers: values of trees, objects of several kinds, objects with
 * a version, and values converted from others.
 */
import { type Fields, isObject, oneOf, type Reader, record, type Shape, type ValuesOf } from './codec.ts';
import type { Expected } from './fault.ts';
import { whole } from './numberShapes.ts';

const INFINITE: ReadonlyMap<unknown, number> = new Map(Object.entries({ inf: Infinity, '-inf': -Infinity }));

/**
 * The schema of a number that may be infinite. JSON cannot express infinities, so they are written as "inf"
 * and "-inf".
 */
export const value: Shape<number> = {
  read: (given, reader, path) => numberOf(given) ?? reader.refuse(path, given, { kind: 'value' }),
  print(number) {
    if (Number.isNaN(number)) throw new Error('a value to be printed is NaN');
    if (Number.isFinite(number)) return number;
    return number > 0 ? 'inf' : '-inf';
  },
};

/** The schema of the value of a leaf: a number, or NaN for an unknown value, which is written as null. */
export const leafValue: Shape<number> = {
  read: (given, reader, path) =>
    given === null ? Number.NaN : (numberOf(given) ?? reader.refuse(path, given, { kind: 'leaf-value' })),
  print: (number) => (Number.isNaN(number) ? null : value.print(number)),
};

function numberOf(given: unknown): number | undefined {
  return typeof given === 'number' && Number.isFinite(given) ? given + 0 : INFINITE.get(given);
}

/** Makes a schema that allows null besides the values of `shape`. */
export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return {
    read: (given, reader, path) => (given === null ? null : shape.read(given, reader, path)),
    print: (one) => (one === null ? null : shape.print(one)),
  };
}

/** Makes the schema of a list with one entry for each of the given schemas, in their order. */
export function each<T>(shapes: readonly Shape<T>[]): Shape<readonly T[]> {
  return {
    read(given, reader, path) {
      if (!Array.isArray(given)) return reader.refuse(path, given, { kind: 'list' });
      const count = shapes.length;
      if (given.length !== count)
        return reader.refuse(path, given.length, { kind: 'entries', least: count, most: count });
      const sound = shapes
        .map((shape, index) => shape.read(given[index], reader, `${path}[${index}]`))
        .filter((one) => one !== undefined);
      return sound.length === count ? sound : undefined;
    },
    print: (entries) => entries.map((one, index) => shapes[index]?.print(one)),
  };
}

/** The type of the objects of several kinds; `kind` tells the kinds apart. */
type Variant<V extends Readonly<Record<string, Fields>>> = {
  [K in keyof V]: ValuesOf<{ kind: Shape<K> } & V[K]>;
}[keyof V] & { readonly kind: keyof V };

/** Makes the schema of objects of several kinds: the field `kind` determines which other fields there are. */
export function variants<V extends Readonly<Record<string, Fields>>>(of: V): Shape<Variant<V>> {
  const kinds = oneOf(Object.keys(of));
  const shapes: ReadonlyMap<unknown, Shape<unknown>> = new Map(
    Object.entries(of).map(([kind, fields]) => [kind, record({ kind: kinds, ...fields })]),
  );
  return {
    read(given, reader, path) {
      if (!isObject(given)) return reader.refuse(path, given, { kind: 'object' });
      const kind = kinds.read(given['kind'], reader, `${path}.kind`);
      return shapes.get(kind)?.read(given, reader, path) as Variant<V> | undefined;
    },
    print: (one) => shapes.get(one.kind)?.print(one),
  };
}

/**
 * Makes the schema of an object with its format and its version. Nothing is read from a newer version,
 * because its fields may mean something else. `format` is null for a record that is stored under a name of
 * its own.
 */
export function versioned<F extends Fields, G extends Fields = Readonly<Record<never, never>>>(
  format: string | null,
  version: number,
  fields: F,
  rest?: (before: Partial<ValuesOf<F>>) => G,
): Shape<ValuesOf<F & G>> {
  const body = record(fields, rest);
  const versions = whole(1, version);
  const head = { ...(format !== null && { format }), version };
  return {
    read(given, reader, path) {
      const expected: Expected = format === null ? { kind: 'object' } : { kind: 'format', format };
      if (!isObject(given)) return reader.refuse(path, given, expected);
      const own = new Map(Object.entries(given));
      if (format !== null && own.get('format') !== format)
        return reader.refuse(`${path}.format`, own.get('format'), expected);
      const found = own.get('version');
      if (typeof found === 'number' && found > version)
        return reader.refuse(`${path}.version`, found, { kind: 'version', most: version });
      if (versions.read(found, reader, `${path}.version`) === undefined) return undefined;
      for (const name of Object.keys(head)) if (!Object.hasOwn(fields, name)) own.delete(name);
      return body.read(Object.fromEntries(own), reader, path);
    },
    print: (of) => ({ ...head, ...Object(body.print(of)) }),
  };
}

/** Makes a schema that allows only those values of `shape` against which `check` notes no fault. */
export function refined<T>(
  shape: Shape<T>,
  check: (value: T, reader: Reader, path: string) => void,
): Shape<T> {
  return {
    ...shape,
    read(given, reader, path) {
      const read = shape.read(given, reader, path);
      const { count } = reader;
      if (read !== undefined) check(read, reader, path);
      return reader.count === count ? read : undefined;
    },
  };
}

/**
 * Makes the schema of values that `to` converts from the values of another schema, and `from` converts back.
 */
export function mapped<T, U>(shape: Shape<T>, to: (value: T) => U, from: (value: U) => T): Shape<U> {
  return {
    read(given, reader, path) {
      const read = shape.read(given, reader, path);
      return read === undefined ? undefined : to(read);
    },
    print: (one) => shape.print(from(one)),
  };
}

/**
 * Makes a schema that refuses all data. It notes the fault that it was given; without one it notes nothing.
 */
export function refusing(expected?: {
  readonly at: string;
  readonly found: unknown;
  readonly kind: Expected;
}): Shape<never> {
  return {
    read: (_, reader) =>
      expected === undefined ? undefined : reader.refuse(expected.at, expected.found, expected.kind),
    print: (one) => one,
  };
}
