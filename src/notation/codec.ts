/**
 * Codecs. The content of a file, a link or a stored record is defined once, as a schema (`Shape`), from which
 * its TypeScript type, its reader and its writer follow. Reading accepts anything and never throws: it
 * returns the value, or notes all that is wrong, each fault with its path. Writing makes plain data with the
 * fields in the order of the definition, so that equal values give equal texts. For every schema and value,
 * read(print(value)) is the value.
 */
import type { Expected, Fault } from './fault.ts';
import { quoted } from './problem.ts';

/**
 * The greatest number of faults, and of skipped fields, that are stored: more would help nobody, and a file
 * can have a million.
 */
const MOST_NOTED = 100;

/** Collects what is wrong with data while they are read. */
export class Reader {
  /** the first hundred faults of the data, in the order in which they were found */
  readonly faults: Fault[] = [];
  /** the paths of the first hundred fields that were skipped because this version does not know them */
  readonly dropped: string[] = [];
  /** the number of all faults, including those that are not stored */
  count = 0;

  /**
   * Notes that `found` stands at `path` where something else is expected. Returns undefined, which stands for
   * faulty data.
   */
  refuse(path: string, found: unknown, expected: Expected): undefined {
    if (this.count < MOST_NOTED) this.note({ path, found: shown(found), expected });
    else this.count += 1;
  }

  note(fault: Fault): void {
    this.count += 1;
    if (this.count <= MOST_NOTED) this.faults.push(fault);
  }

  /** Notes a field that was skipped because its name is unknown. */
  drop(path: string, name: string): void {
    if (this.dropped.length < MOST_NOTED) this.dropped.push(`${path}.${quoted(name)}`);
  }

  /** Returns the value that was read, with the faults and skipped fields that were noted. */
  result<T>(value: T | undefined): Read<T> {
    const { faults, dropped, count } = this;
    return { value: value ?? null, faults, more: count - faults.length, dropped };
  }
}

/**
 * A schema: it defines which values are allowed, and reads and writes them. Its members are methods and not
 * properties, so that a schema of texts is assignable to a schema of anything.
 */
export interface Shape<T> {
  /** Returns the value read from `given`; undefined when something in it was refused. */
  read(given: unknown, reader: Reader, path: string): T | undefined;
  /** Returns the value as plain data that JSON can express. */
  print(value: T): unknown;
}

/** The schema of a field that may be absent. */
export interface OptionalShape<T> extends Shape<T> {
  readonly isOptional: true;
}

export type Fields = Readonly<Record<string, Shape<unknown>>>;

/** The type of the values that a schema allows. */
export type Of<S> = S extends Shape<infer T> ? T : never;

type OptionalNames<F> = {
  [K in keyof F]: F[K] extends { readonly isOptional: true } ? K : never;
}[keyof F];
type Flat<T> = { readonly [K in keyof T]: T[K] };

/** The type of the objects whose fields have the given schemas. */
export type ValuesOf<F> = Flat<
  { [K in Exclude<keyof F, OptionalNames<F>>]: Of<F[K]> } & { [K in OptionalNames<F>]?: Of<F[K]> }
>;

/** The result of reading data: the value, or those of its parts that are sound, and all that is wrong. */
export interface Read<T> {
  /** the value; null when the data are too faulty to give one */
  readonly value: T | null;
  /** the first hundred faults of the data */
  readonly faults: readonly Fault[];
  /** the number of faults beyond the first hundred */
  readonly more: number;
  /** the paths of the first hundred fields that were skipped because this version does not know them */
  readonly dropped: readonly string[];
}

/** Reads with a schema data that have been parsed as JSON already. */
export function readValue<T>(shape: Shape<T>, given: unknown): Read<T> {
  const reader = new Reader();
  return reader.result(shape.read(given, reader, '$'));
}

/**
 * Makes a schema of values that are written unchanged. `sound` returns the value it is given, or undefined
 * when that value is not allowed.
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

/** The schema of a text of at most `most` UTF-16 units. */
export function text(most = Infinity): Shape<string> {
  return scalar({ kind: 'text', most }, (given) =>
    typeof given === 'string' && given.length <= most ? given : undefined,
  );
}

/** The schema of a value that is one of the given values. */
export function oneOf<const T extends string | number | boolean | null>(of: readonly T[]): Shape<T> {
  return scalar({ kind: 'choice', of }, (given) => of.find((one) => one === given));
}

export const flag = oneOf([true, false]);

/** The schema of a list with at least `least` and at most `most` entries. */
export function list<T>(
  entry: Shape<T>,
  least = 0,
  most = Infinity,
  {
    once,
    keepsSound = false,
  }: {
    /**
     * what must differ between any two entries, and the path within an entry of the field that contains it;
     * "" for the entry itself
     */
    readonly once?: { readonly field: string; readonly of: (entry: T) => unknown };
    /** whether the sound entries are returned when others are faulty; otherwise the whole list is refused */
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
 * The schema of an object with the given fields; fields with other names are skipped. `rest` returns further
 * fields, which may depend on the values read before; it is also called without values, to learn the names of
 * those fields.
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

/** Makes the schema of a field that may be absent. */
export function optional<T>(shape: Shape<T>): OptionalShape<T> {
  return { ...shape, isOptional: true };
}

/** Makes the schema of a field that is skipped silently when its value is faulty. */
export function ifSound<T>(shape: Shape<T>): OptionalShape<T> {
  return optional({ ...shape, read: (given, _, path) => shape.read(given, new Reader(), path) });
}

/** Makes a schema that gives `other` when the data are faulty; the fault is noted only when `isSaid`. */
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

/**
 * Returns a short text about data for a message; lists and objects appear only as brackets, and undefined as
 * "".
 */
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
