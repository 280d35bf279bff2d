/** Laws of all codecs, over random shapes: what is printed is read again, what is damaged is named at its place. */
import { describe, expect, test } from 'vitest';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import {
  flag,
  ifSound,
  list,
  type Of,
  oneOf,
  optional,
  orElse,
  readValue,
  record,
  type Shape,
  text,
} from '../../src/notation/codec.ts';
import { printJson, readJson } from '../../src/notation/jsonText.ts';
import { number, timestamp, whole } from '../../src/notation/numberShapes.ts';
import {
  each,
  leafValue,
  mapped,
  nullable,
  refined,
  refusing,
  value,
  variants,
  versioned,
} from '../../src/notation/shapes.ts';
import { expectSame, naming } from '../support/forTrees.ts';
import { nastyName } from '../support/nastyNames.ts';

/** A shape and values of it. */
interface Sample {
  readonly shape: Shape<unknown>;
  readonly draw: () => unknown;
}

const WORDS = ['a', 'b', 'constructor', '__proto__'] as const;
const NAMES = ['title', 'x', 'y', 'z', 'a b', 'toString'] as const;

function sampleOf(random: Random, depth = 0): Sample {
  const sample = (shape: Shape<unknown>, draw: () => unknown): Sample => ({ shape, draw });
  const inner = () => sampleOf(random, depth + 1);
  const scalars = [
    () => sample(text(300), () => nastyName(random)),
    () => sample(oneOf(WORDS), () => random.pick(WORDS)),
    () => sample(flag, () => random.flip(0.5)),
    () => sample(number(-5, 5), () => random.fraction() * 10 - 5),
    () => sample(whole(0, 9), () => random.below(10)),
    () => sample(timestamp, () => random.below(2 ** 40)),
    () => sample(value, () => random.pick([0, -2.5, 5e-324, Infinity, -Infinity])),
    () => sample(leafValue, () => random.pick([0, 7, Number.NaN, Infinity, -Infinity])),
  ];
  const nested = [
    () => {
      const { shape, draw } = inner();
      return sample(list(shape, 0, 6), () => Array.from({ length: random.below(7) }, draw));
    },
    () => {
      const all = Array.from({ length: random.below(3) }, inner);
      return sample(each(all.map(({ shape }) => shape)), () => all.map(({ draw }) => draw()));
    },
    () => {
      const { shape, draw } = inner();
      // In a record, since null may stand for something inside.
      return sample(nullable(record({ of: shape })), () => (random.flip(0.3) ? null : { of: draw() }));
    },
    () => recordOf(random, depth, (fields) => record(fields)),
    () => recordOf(random, depth, (fields) => versioned('toy', 3, fields)),
    () => recordOf(random, depth, (fields) => versioned(null, 3, fields)),
    () => {
      const { shape, draw } = inner();
      return sample(variants({ one: {}, two: { holds: shape } }), () =>
        random.pick<() => unknown>([() => ({ kind: 'one' }), () => ({ kind: 'two', holds: draw() })])(),
      );
    },
    () => {
      const { shape, draw } = inner();
      return sample(
        mapped(
          refined(shape, () => undefined),
          (of) => ({ of }),
          ({ of }) => of,
        ),
        () => ({ of: draw() }),
      );
    },
  ];
  return random.pick(depth < 4 && random.flip(0.7) ? nested : scalars)();
}

function recordOf(
  random: Random,
  depth: number,
  make: (fields: Readonly<Record<string, Shape<unknown>>>) => Shape<unknown>,
): Sample {
  const all = NAMES.filter(() => random.flip(0.4)).map((name) => {
    const { shape, draw } = sampleOf(random, depth + 1);
    return { name, draw, isOptional: random.flip(0.3), shape };
  });
  const fields = all.map(({ name, shape, isOptional }) => [name, isOptional ? optional(shape) : shape]);
  return {
    shape: make(Object.fromEntries(fields)),
    draw: () =>
      Object.fromEntries(
        all
          .filter(({ isOptional }) => !isOptional || random.flip(0.5))
          .map(({ name, draw }) => [name, draw()]),
      ),
  };
}

function forSamples(law: (sample: Sample, random: Random) => void, count = 4000): void {
  for (let seed = 1; seed <= count; seed += 1) {
    const random = seeded(seed);
    naming(
      () => `seed ${seed}`,
      () => law(sampleOf(random), random),
    );
  }
}

/** All places in data, with what puts something else there. */
function placesIn(
  data: unknown,
  path: string,
  put: (other: unknown) => void,
): { readonly path: string; readonly put: (other: unknown) => void }[] {
  const within =
    typeof data === 'object' && data !== null
      ? Object.entries(data).flatMap(([name, entry]) =>
          placesIn(entry, Array.isArray(data) ? `${path}[${name}]` : `${path}.${name}`, (other) => {
            (data as Record<string, unknown>)[name] = other;
          }),
        )
      : [];
  return [{ path, put }, ...within];
}

describe('whatever the shape', () => {
  test('what is printed is read again, and the same value is the same text', () => {
    forSamples(({ shape, draw }) => {
      const drawn = draw();
      const printed = printJson(shape, drawn);
      const read = readJson(shape, printed, true);
      expectSame(read, { value: drawn, faults: [], more: 0, dropped: [] });
      expect(printJson(shape, read.value)).toBe(printed);
    });
  });

  test('whatever does not belong somewhere is named with that place and nothing else', () => {
    forSamples(({ shape, draw }, random) => {
      const holder = { data: JSON.parse(printJson(shape, draw())) as unknown };
      const { path, put } = random.pick(
        placesIn(holder.data, '$', (other) => {
          holder.data = other;
        }),
      );
      // No shape has room for it: what 1e400 is in JSON.
      put(Infinity);
      const read = readValue(shape, holder.data);
      expectSame([read.value, read.faults.map((fault) => fault.path)], [null, [path]]);
      expect(read.faults[0]?.found).toBe('Infinity');
    });
  });

  test('all damage is named, in order, and fields that nobody knows are left out and named', () => {
    const shape = record({ a: text(), b: list(record({ c: whole(0, 3), d: optional(flag) })) });
    const { value: none, faults } = readValue(shape, { a: 1, b: [{}, { c: 4, d: null }, 7, { c: 1 }] });
    expect(none).toBeNull();
    expect(faults.map(({ path }) => path)).toEqual(['$.a', '$.b[0].c', '$.b[1].c', '$.b[1].d', '$.b[2]']);
    const given = JSON.parse('{"a":"","e":1,"b":[{"c":1,"__proto__":{"d":true}}]}') as unknown;
    expect(readValue(shape, given)).toEqual({
      value: { a: '', b: [{ c: 1 }] },
      faults: [],
      more: 0,
      dropped: ['$.e', '$.b[0].__proto__'],
    });
  });

  test('reading anything at all gives a value or faults, and never throws', () => {
    const things = [
      null,
      0,
      Number.NaN,
      '',
      'x',
      true,
      [],
      {},
      [[]],
      { kind: 'one' },
      Symbol.iterator,
      () => 1,
    ];
    forSamples(({ shape, draw }, random) => {
      const holder = { data: JSON.parse(printJson(shape, draw())) as unknown };
      const place = random.pick(
        placesIn(holder.data, '$', (other) => {
          holder.data = other;
        }),
      );
      place.put(random.pick(things));
      const { value: read, faults } = readValue(shape, holder.data);
      if (faults.length > 0) expect(read).toBeNull();
    });
  });

  test('of a text that was cut or changed nothing is read in silence', () => {
    forSamples(({ shape, draw }, random) => {
      const printed = printJson(shape, draw());
      const cut = readJson(shape, printed.slice(0, random.below(printed.trimEnd().length)));
      // A number is one without its last digits, too.
      if (!/^-?[\d.e-]+$/.test(printed.trim()))
        expect(cut.faults.map(({ expected }) => expected.kind)).toEqual([
          cut.faults[0]?.expected.kind === 'content' ? 'content' : 'json',
        ]);
    }, 500);
  });
});

describe('a shape', () => {
  test('gives its type', () => {
    const shape = record({ id: text(), at: optional(oneOf([1, 2])), of: nullable(list(flag)) });
    const typed: Of<typeof shape> = { id: '', of: [true] };
    // @ts-expect-error A third is not offered.
    const wrong: Of<typeof shape> = { id: '', of: null, at: 3 };
    expect(readValue(shape, typed).faults).toEqual([]);
    expect(readValue(shape, wrong).faults).toHaveLength(1);
  });

  test('of a list names what stands in it twice, with both places', () => {
    const shape = list(record({ id: text() }), 0, 9, { once: { field: '.id', of: ({ id }) => id } });
    const given = [{ id: 'a' }, { id: 'b' }, { id: 'a' }];
    expect(readValue(shape, given)).toMatchObject({
      value: null,
      faults: [{ path: '$[2].id', found: '"a"', expected: { kind: 'another', other: '$[0].id' } }],
    });
  });

  test('of a list can go on with what is sound', () => {
    const shape = list(whole(0, 9), 0, 9, { keepsSound: true });
    expect(readValue(shape, [1, 'x', 3])).toMatchObject({ value: [1, 3], faults: [{ path: '$[1]' }] });
  });

  test('may follow from what was read before it', () => {
    const shape = record({ count: whole(0, 3) }, ({ count }) => ({
      marks: count === undefined ? refusing() : list(whole(0, 9), count, count),
    }));
    expect(readValue(shape, { count: 2, marks: [1, 2] }).value).toEqual({ count: 2, marks: [1, 2] });
    expect(readValue(shape, { count: 1, marks: [1, 2] }).faults).toMatchObject([{ path: '$.marks' }]);
    expect(readValue(shape, { count: 9, marks: 0 }).faults).toMatchObject([{ path: '$.count' }]);
  });

  test('may do without what is not sound, in silence or not', () => {
    const shape = record({
      theme: ifSound(flag),
      step: orElse(whole(0, 9), 0),
      at: orElse(flag, null, true),
    });
    expect(readValue(shape, { theme: 'x', step: -1, at: 3 })).toMatchObject({
      value: { step: 0, at: null },
      faults: [{ path: '$.at' }],
    });
  });

  test('of a newer version says so and nothing else', () => {
    const shape = versioned('toy', 2, { id: text() });
    const faultsOf = (given: unknown) =>
      readValue(shape, given).faults.map(({ path, expected }) => `${path} ${expected.kind}`);
    expect(faultsOf({ format: 'toy', version: 3 })).toEqual(['$.version version']);
    expect(faultsOf({ format: 'toy', version: 0 })).toEqual(['$.version whole']);
    expect(faultsOf({ format: 'boy', version: 1 })).toEqual(['$.format format']);
    expect(faultsOf([])).toEqual(['$ format']);
    expect(readValue(shape, { format: 'toy', version: 1, id: 'x' }).value).toEqual({ id: 'x' });
  });

  test('is not deceived by a hundred faults that were noted before', () => {
    const entry = refined(whole(0, 9), (one, reader, path) => {
      if (one === 7) reader.refuse(path, one, { kind: 'another' });
    });
    const read = readValue(list(entry, 0, 999, { keepsSound: true }), [...Array(150).fill(-1), 7, 8]);
    expect([read.value, read.faults.length, read.more]).toEqual([[8], 100, 51]);
  });
});
