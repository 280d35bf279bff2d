/**
 * Codecs: the contents of a file, a link or a record are defined once, as a shape, from which type, reading and
 * printing follow. Reading accepts anything and never throws: it returns the value, or notes everything that is wrong,
 * each fault with its path. Printing makes plain data with the fields in the order of the definition, so that equal
 * values are equal texts. For every shape and value, read(print(value)) is the value.
 */
import type { Expected, Fault } from './fault.ts';
import { quoted } from './problem.ts';

/** More faults would help nobody, and a file can hold a million of them. */
const MOST_NOTED = 100;

/** Collects what is wrong while something is read. */
export class Reader {
  /** the faults in the order of reading; the first hundred */
  readonly faults: Fault[] = [];
  /** paths of fields that this version does not know and skipped; the first hundred */
  readonly dropped: string[] = [];
  /** the number of all faults */
  count = 0;

  /** Notes that something stands where something else is expected. */
  refuse(path: string, found: unknown, expected: Expected): undefined {
    if (this.count < MOST_NOTED) this.note({ path, found: shown(found), expected });
    else this.count += 1;
  }

  note(fault: Fault): void {
    this.count += 1;
    if (this.count <= MOST_NOTED) this.faults.push(fault);
  }

  /** Notes a field that was skipped. */
  drop(path: string, name: string): void {
    if (this.dropped.length < MOST_NOTED) this.dropped.push(`${path}.${quoted(name)}`);
  }

  /** The result of reading. */
  result<T>(value: T | undefined): Read<T> {
    const { faults, dropped, count } = this;
    return { value: value ?? null, faults, more: count - faults.length, dropped };
  }
}

/**
 * A shape defines what a value may be. Its members are methods, so that a shape of texts is assignable to a shape of
 * anything.
 */
export interface Shape<T> {
  /** Returns the value; undefined when something in it was refused. */
  read(given: unknown, reader: Reader, path: string): T | undefined;
  /** Returns the value as plain data for JSON. */
  print(value: T): unknown;
}

/** A field that may be absent. */
export interface OptionalShape<T> extends Shape<T> {
  readonly isOptional: true;
}

export type Fields = Readonly<Record<string, Shape<unknown>>>;

/** The type of a shape's values. */
export type Of<S> = S extends Shape<infer T> ? T : never;

type OptionalNames<F> = {
  [K in keyof F]: F[K] extends { readonly isOptional: true } ? K : never;
}[keyof F];
type Flat<T> = { readonly [K in keyof T]: T[K] };

/** The type of a record with these fields. */
export type ValuesOf<F> = Flat<
  { [K in Exclude<keyof F, OptionalNames<F>>]: Of<F[K]> } & { [K in OptionalNames<F>]?: Of<F[K]> }
>;

/** The result of reading: the value, or its sound parts, and everything that is wrong. */
export interface Read<T> {
  /** the value; null when there is none */
  readonly value: T | null;
  /** the first hundred faults */
  readonly faults: readonly Fault[];
  /** the number of further faults */
  readonly more: number;
  /** paths of fields that this version does not know and skipped; the first hundred */
  readonly dropped: readonly string[];
}

/** Reads data that has been parsed already. */
export function readValue<T>(shape: Shape<T>, given: unknown): Read<T> {
  const reader = new Reader();
  return reader.result(shape.read(given, reader, '$'));
}

/**
 * Makes a shape of something that is printed unchanged: `sound` returns what it is given, or undefined when it is not
 * of this kind.
 */
export function scalar<T>(expected: Expected, sound: (given: unknown) => T | undefined): Shape<T> {
  return {
    read(given, reader, path) {
      const value = sound(given);
      return value === undefined ? reader.refuse(path, given, expected) : value;
    },
    print: (value) => value,
  };
}

/** A text with a greatest length, counted in UTF-16 units as for labels. */
export function text(most = Infinity): Shape<string> {
  return scalar({ kind: 'text', most }, (given) =>
    typeof given === 'string' && given.length <= most ? given : undefined,
  );
}

/** A text that is one of the given ones. */
export function oneOf<const T extends string | number | boolean | null>(of: readonly T[]): Shape<T> {
  return scalar({ kind: 'choice', of }, (given) => of.find((one) => one === given));
}

export const flag = oneOf([true, false]);

/** A list with a greatest number of entries. */
export function list<T>(
  entry: Shape<T>,
  least = 0,
  most = Infinity,
  {
    once,
    keepsSound = false,
  }: {
    /** what must differ from entry to entry, and the field that contains it, "" for the entry itself */
    readonly once?: { readonly field: string; readonly of: (entry: T) => unknown };
    /** whether reading continues with the sound entries when others are faulty */
    readonly keepsSound?: boolean;
  } = {},
): Shape<readonly T[]> {
  return {
    read(given, reader, path) {
      if (!Array.isArray(given)) return reader.refuse(path, given, { kind: 'list' });
      if (given.length < least || given.length > most)
        return reader.refuse(path, given.length, { kind: 'entries', least, most });
      const places = new Map<unknown, string>();
      const sound: T[] = [];
      for (const [index, one] of given.entries()) {
        const value = entry.read(one, reader, `${path}[${index}]`);
        if (value === undefined) continue;
        const at = `${path}[${index}]${once?.field ?? ''}`;
        const known = once?.of(value);
        const other = once && places.get(known);
        if (other !== undefined) {
          reader.refuse(at, known, { kind: 'another', other });
          continue;
        }
        places.set(known, at);
        sound.push(value);
      }
      return keepsSound || sound.length === given.length ? sound : undefined;
    },
    print: (entries) => entries.map((one) => entry.print(one)),
  };
}

/**
 * An object with these fields; other fields are skipped. `rest` gives further fields whose shape depends on what was
 * read before; it is called without a value to learn their names.
 */
export function record<F extends Fields, G extends Fields = Readonly<Record<never, never>>>(
  fields: F,
  rest?: (before: Partial<ValuesOf<F>>) => G,
): Shape<ValuesOf<F & G>> {
  const known = Object.keys({ ...fields, ...rest?.({}) });
  return {
    read(given, reader, path) {
      if (!isObject(given)) return reader.refuse(path, given, { kind: 'object' });
      for (const name of Object.keys(given)) if (!known.includes(name)) reader.drop(path, name);
      const value: Record<string, unknown> = {};
      let isSound = true;
      const readAll = (all: Fields) => {
        for (const [name, field] of Object.entries(all)) {
          if (!Object.hasOwn(given, name) && 'isOptional' in field) continue;
          const { count } = reader;
          const found = Object.hasOwn(given, name) ? given[name] : undefined;
          const read = field.read(found, reader, `${path}.${name}`);
          if (read !== undefined) value[name] = read;
          else if (reader.count > count || !('isOptional' in field)) isSound = false;
        }
      };
      readAll(fields);
      if (rest !== undefined) readAll(rest(value as Partial<ValuesOf<F>>));
      return isSound ? (value as ValuesOf<F & G>) : undefined;
    },
    print(value) {
      const given = new Map<string, unknown>(Object.entries(value));
      const all: Fields = { ...fields, ...rest?.(value as Partial<ValuesOf<F>>) };
      return Object.fromEntries(
        Object.entries(all).flatMap(([name, field]) =>
          given.get(name) === undefined ? [] : [[name, field.print(given.get(name))]],
        ),
      );
    },
  };
}

/** A field that may be absent. */
export function optional<T>(shape: Shape<T>): OptionalShape<T> {
  return { ...shape, isOptional: true };
}

/** A field that is skipped silently when its value is faulty. */
export function ifSound<T>(shape: Shape<T>): OptionalShape<T> {
  return optional({ ...shape, read: (given, _, path) => shape.read(given, new Reader(), path) });
}

/** Returns `other` when there is no sound value; a fault is noted only if `isSaid`. */
export function orElse<T, const U>(shape: Shape<T>, other: U, isSaid = false): Shape<T | U> {
  return {
    read(given, reader, path) {
      const read = shape.read(given, isSaid ? reader : new Reader(), path);
      return read === undefined ? other : read;
    },
    print: (value) => shape.print(value as T),
  };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a short form of the data for a message: lists and objects appear only as brackets. */
function shown(found: unknown): string {
  if (found === undefined) return '';
  if (Array.isArray(found)) return found.length === 0 ? '[]' : '[…]';
  if (isObject(found)) return '{…}';
  return quoted(
    typeof found === 'string'
      ? JSON.stringify(found.slice(0, 200))
      : String(found as number | boolean | null),
  );
}
