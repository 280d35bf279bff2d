/** Shapes besides texts, lists and records: numbers, variants, versions, and values derived from others. */
import { isTimestamp } from '../core/timestamp.ts';
import {
  type Fields,
  isObject,
  oneOf,
  type Reader,
  record,
  type Shape,
  scalar,
  type ValuesOf,
} from './codec.ts';
import type { Expected } from './fault.ts';

/** A number from `least` to `most`; −0 becomes 0. */
export function number(least: number, most: number): Shape<number> {
  return numeric({ kind: 'number', least, most }, (given) => given >= least && given <= most);
}

/** A whole number from `least` to `most`. */
export function whole(least: number, most: number): Shape<number> {
  return numeric(
    { kind: 'whole', least, most },
    (given) => Number.isInteger(given) && given >= least && given <= most,
  );
}

/** A time in ms since 1970. */
export const timestamp = numeric({ kind: 'moment' }, isTimestamp);

function numeric(expected: Expected, isSound: (given: number) => boolean): Shape<number> {
  return scalar(expected, (given) => (typeof given === 'number' && isSound(given) ? given + 0 : undefined));
}

const INFINITE: ReadonlyMap<unknown, number> = new Map(Object.entries({ inf: Infinity, '-inf': -Infinity }));

/** A number that may be infinite, which JSON cannot express. */
export const value: Shape<number> = {
  read: (given, reader, path) => numberOf(given) ?? reader.refuse(path, given, { kind: 'value' }),
  print(number) {
    if (Number.isNaN(number)) throw new Error('a value to be printed is NaN');
    if (Number.isFinite(number)) return number;
    return number > 0 ? 'inf' : '-inf';
  },
};

/** A value, or NaN for an unknown value, which is written as null. */
export const leafValue: Shape<number> = {
  read: (given, reader, path) =>
    given === null ? Number.NaN : (numberOf(given) ?? reader.refuse(path, given, { kind: 'leaf-value' })),
  print: (number) => (Number.isNaN(number) ? null : value.print(number)),
};

function numberOf(given: unknown): number | undefined {
  return typeof given === 'number' && Number.isFinite(given) ? given + 0 : INFINITE.get(given);
}

/** The given shape, or null. */
export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return {
    read: (given, reader, path) => (given === null ? null : shape.read(given, reader, path)),
    print: (one) => (one === null ? null : shape.print(one)),
  };
}

/** A list with exactly these shapes, in order. */
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

/** The type of records of these kinds. */
type Variant<V extends Readonly<Record<string, Fields>>> = {
  [K in keyof V]: ValuesOf<{ kind: Shape<K> } & V[K]>;
}[keyof V] & { readonly kind: keyof V };

/** Records of several kinds: `kind` determines which fields there are. */
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
 * A record with its format and version. Of a newer version nothing is read, since its fields may mean something else. A
 * record that is stored under a name of its own has no format: null.
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

/** The shape's value when `check` notes nothing against it. */
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

/** A value derived from a value of the shape. */
export function mapped<T, U>(shape: Shape<T>, to: (value: T) => U, from: (value: U) => T): Shape<U> {
  return {
    read(given, reader, path) {
      const read = shape.read(given, reader, path);
      return read === undefined ? undefined : to(read);
    },
    print: (one) => shape.print(from(one)),
  };
}

/** Notes that something else stands at `path`, or nothing at all, when nothing can be read. */
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
