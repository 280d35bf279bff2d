/** Zips of hand-ins: what is sound is read, each other entry is refused by name and reason, and nothing grows without limit. */
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { Inflate } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { unpackEntry } from '../../src/notation/zip/unpackEntry.ts';
import { unzip } from '../../src/notation/zip/unzip.ts';
import { zipDirectory } from '../../src/notation/zip/zipDirectory.ts';
import { type EntryFault, ZIP_LIMITS } from '../../src/notation/zip/zipFault.ts';
import { howMany } from '../support/howMany.ts';
import { bytesOf, extraOf, type MadeEntry, zipOf } from '../support/zips.ts';

/** What the task says of a zip, a line for each part: the path and what became of it. */
function toldOf(zip: Uint8Array, most?: number): readonly string[] {
  return [...unzip(zip, most)].flatMap(({ part }) => {
    if (part === null) return [];
    if (part.kind === 'refused') return [`zip: ${JSON.stringify(part.fault)}`];
    if (part.kind === 'record') return [`${part.path} = ${new TextDecoder().decode(part.bytes)}`];
    return [part.kind === 'other' ? `${part.path} is other` : `${part.path}: ${said(part.fault)}`];
  });
}

function said(fault: EntryFault): string {
  return fault.kind === 'name' ? `name ${fault.of}` : fault.kind;
}

const GOOD: MadeEntry = { name: 'good.json', content: '{"a":1}', packs: true };

/** What is told of an entry that stands between two good ones, which are read all the same. */
function toldBetween(entry: MadeEntry): string | undefined {
  const [first, between, last] = toldOf(zipOf([GOOD, entry, { ...GOOD, name: 'last.json' }]));
  expect([first, last]).toEqual(['good.json = {"a":1}', 'last.json = {"a":1}']);
  return between;
}

describe('a sound zip', () => {
  test('is read entry by entry, packed or stored, whatever its comment is; folders and other files are no records', () => {
    const zip = zipOf(
      [
        { name: 'a/', content: '' },
        { name: 'a/b.json', content: '{"b":2}' },
        { name: 'a/c.json', content: ` \n{"c":${'3'.repeat(5_000)}}`, packs: true },
        { name: 'a/marked.json', content: '\ufeff{}', packs: true },
        { name: 'photo.jpg', content: new Uint8Array([0xff, 0xd8, 0xff]) },
        { name: 'empty.json', content: '' },
      ],
      { comment: 'PK\u0005\u0006 is no end' },
    );
    expect(toldOf(zip)).toEqual([
      'a/b.json = {"b":2}',
      `a/c.json =  \n{"c":${'3'.repeat(5_000)}}`,
      'a/marked.json = {}',
      'photo.jpg is other',
      'empty.json is other',
    ]);
    expect(toldOf(zipOf([]))).toEqual([]);
  });

  test('gives back the bytes that went in, however they were packed', () => {
    const contents = fc.array(
      fc.uint8Array({ maxLength: 5_000 }).map((bytes) => Buffer.concat([bytes, bytes])),
      {
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(contents, fc.integer({ min: 0, max: 9 }), (all, level) => {
        const entries = all.map((content, place) => ({
          name: `${place}`,
          content,
          ...(place % 2 === 0
            ? { data: deflateRawSync(content, { level }), listed: { method: 8 } }
            : { packs: false }),
        }));
        const directory = zipDirectory(zipOf(entries));
        if (!directory.ok) throw new Error(directory.fault.kind);
        const read = directory.entries.map((entry) => {
          if ('fault' in entry) throw new Error(entry.fault.kind);
          const steps = unpackEntry(entry);
          let step = steps.next();
          while (step.done !== true) step = steps.next();
          return step.value.ok ? Buffer.from(step.value.bytes).toString('hex') : step.value.fault.kind;
        });
        // Bytes that happen to begin as a zip does are refused as one.
        const expected = all.map((content) => Buffer.from(content).toString('hex'));
        expect(read.map((one, place) => (one === 'nested' ? expected[place] : one))).toEqual(expected);
      }),
      { numRuns: howMany(500, 40), seed: 5 },
    );
  });
});

describe('a name', () => {
  test('in UTF-8, said or not, in GB18030 or in CP437 is read as it was written', () => {
    const gb = Uint8Array.from([0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7]);
    const rare = Uint8Array.from([0x88, 0xd2]);
    const inChinese = [gb, rare].map((name) => ({ name, content: '{}' }));
    expect(toldOf(zipOf(inChinese))).toEqual(['王小明 = {}', '堃 = {}']);
    const german = Uint8Array.from([0x4d, 0x81, 0x6c, 0x6c, 0x65, 0x72]);
    expect(toldOf(zipOf([{ name: german, content: '{}' }]))).toEqual(['Müller = {}']);
    // Two letters of CP437 one after the other are a rare character of GB18030, but none of GB 2312.
    const spanish = Uint8Array.from([0x82, 0xa4, 0x65]);
    expect(toldOf(zipOf([{ name: spanish, content: '{}' }]))).toEqual(['éñe = {}']);
    const unsaid = { name: bytesOf('Zoë 王'), content: '{}' };
    expect(toldOf(zipOf([unsaid, { name: 'Zoë', content: '{}' }]))).toEqual(['Zoë 王 = {}', 'Zoë = {}']);
  });

  test('that is given in UTF-8 besides counts, if it belongs to the name', () => {
    const name = Uint8Array.from([0x3f, 0x3f]);
    const of = (crc: number) => {
      const head = Buffer.alloc(5);
      head.writeUInt8(1, 0);
      head.writeUInt32LE(crc, 1);
      return extraOf(0x7075, Buffer.concat([head, bytesOf('王')]));
    };
    // The CRC-32 of "??" by another program.
    expect(toldOf(zipOf([{ name, content: '{}', extra: of(0xaf6115fe) }]))).toEqual(['王 = {}']);
    expect(toldOf(zipOf([{ name, content: '{}', extra: of(0) }]))).toEqual(['?? = {}']);
  });

  test.each([
    ['../up.json', 'parent'],
    ['a/../../up.json', 'parent'],
    ['..', 'parent'],
    ['/etc/passwd', 'absolute'],
    ['C:/windows.json', 'absolute'],
    ['a\\b.json', 'backslash'],
    ['a\0.json', 'nul'],
    ['a\u0007.json', 'control'],
    ['a\u0085.json', 'control'],
    ['a\u202egpj.json', 'bidi'],
    ['a\u2066b.json', 'bidi'],
    ['\u200fa.json', 'bidi'],
    ['', 'empty'],
  ])('%j is refused: %s', (name, fault) => {
    expect(toldBetween({ name, content: '{}' })).toBe(`${name}: name ${fault}`);
  });

  test('that is said to be UTF-8 and is not is refused', () => {
    const entry = { name: Uint8Array.from([0x61, 0xff]), content: '{}', listed: { flags: 0x0800 } };
    expect(toldBetween(entry)).toBe('a\u00ff: name encoding');
  });

  test.each(['a..b.json', '.hidden.json', 'a/...json', 'C.json', 'a b.json', '…/x'])(
    '%j is allowed',
    (name) => {
      expect(toldBetween({ name, content: '{}' })).toBe(`${name} = {}`);
    },
  );
});

const BIG = 'x'.repeat(4_000);

describe('an entry', () => {
  const entry: MadeEntry = { name: 'e', content: `{${BIG}}`, packs: true };
  const packed = deflateRawSync(bytesOf(entry.content));
  const zeros = deflateRawSync(new Uint8Array(100_000));

  test.each<[EntryFault['kind'], MadeEntry]>([
    ['crc', { ...entry, listed: { crc: 1 } }],
    ['crc', { ...entry, packs: false, listed: { crc: 1 } }],
    ['encrypted', { ...entry, listed: { flags: 1 } }],
    ['encrypted', { ...entry, listed: { flags: 0x41 } }],
    ['zip64', { ...entry, listed: { size: 0xffffffff } }],
    ['zip64', { ...entry, extra: extraOf(1, new Uint8Array(16)) }],
    ['method', { ...entry, listed: { method: 14 } }],
    ['head', { ...entry, own: { name: 'f' } }],
    ['head', { ...entry, own: { method: 0 } }],
    ['head', { ...entry, own: { flags: 1 } }],
    ['head', { ...entry, offset: 3 }],
    ['head', { ...entry, listed: { packedSize: 1_000_000 } }],
    ['overlap', { ...GOOD, offset: 0 }],
    ['too-large', { ...entry, listed: { size: ZIP_LIMITS.entryBytes + 1 } }],
    ['size', { ...entry, listed: { size: 10 } }],
    ['size', { ...entry, listed: { size: 100_000 } }],
    ['size', { ...entry, packs: false, listed: { size: 10 } }],
    ['size', { ...entry, data: zeros, listed: { size: 99_999 } }],
    ['packed', { ...entry, data: packed.subarray(0, packed.length - 4) }],
    ['packed', { ...entry, data: new Uint8Array(20).fill(0xff) }],
    ['size', { ...entry, data: new Uint8Array() }],
    ['nested', { name: 'e', content: zipOf([GOOD]) }],
    ['nested', { name: 'e', content: zipOf([]), packs: true }],
  ])('is refused by its name: %s', (fault, made) => {
    expect(toldBetween(made)).toBe(`${String(made.name)}: ${fault}`);
  });

  test('that is damaged anywhere is never read as something else', () => {
    const sound = zipOf([entry]);
    const whole = toldOf(sound)[0];
    for (let at = 0; at < sound.length; at += 1) {
      const damaged = sound.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 0x55;
      for (const line of toldOf(damaged)) {
        const isRead = line.includes(' = ');
        expect(isRead ? line.replace(/^.*? = /s, 'e = ') : whole).toBe(whole);
      }
    }
  });

  test('that grows beyond what it says is given up with the first 1 KiB that shows it', () => {
    const push = vi.spyOn(Inflate.prototype, 'push');
    const bomb = deflateRawSync(new Uint8Array(50_000_000), { level: 9 });
    const made = { name: 'bomb', content: '', packs: true, data: bomb };
    expect(toldOf(zipOf([{ ...made, listed: { size: 1_000 } }]))).toEqual(['bomb: size']);
    expect(push.mock.calls.map(([fed]) => fed.length)).toEqual([1_024]);
    push.mockClear();
    expect(toldOf(zipOf([{ ...made, listed: { size: 5_000_000 } }]))).toEqual(['bomb: size']);
    expect(push.mock.calls.length).toBeLessThan(8);
    push.mockRestore();
  });

  test('beyond what all may hold together is refused, and those that have room are read', () => {
    expect(ZIP_LIMITS.allBytes).toBe(300 * 2 ** 20);
    const of = (name: string, size: number) => ({ name, content: ' '.repeat(size), packs: true });
    const zip = zipOf([of('a', 600), of('b', 500), of('c', 400), of('d', 1)]);
    expect(toldOf(zip, 1_000)).toEqual(['a is other', 'b: all-too-large', 'c is other', 'd: all-too-large']);
  });
});

describe('a whole zip', () => {
  const sound = zipOf([GOOD]);
  test.each<[string, Uint8Array]>([
    ['{"kind":"no-zip"}', bytesOf('{"a":1}')],
    ['{"kind":"no-zip"}', new Uint8Array()],
    ['{"kind":"cut-off"}', sound.subarray(0, sound.length - 1)],
    ['{"kind":"cut-off"}', Buffer.concat([sound, bytesOf('after')])],
    ['{"kind":"zip64"}', zipOf([GOOD], { count: 0xffff })],
    ['{"kind":"zip64"}', zipOf([GOOD], { offset: 0xffffffff })],
    [
      '{"kind":"zip64"}',
      zipOf([GOOD], { before: Buffer.concat([Uint8Array.from([0x50, 0x4b, 6, 7]), new Uint8Array(16)]) }),
    ],
    ['{"kind":"parts"}', zipOf([GOOD], { disk: 1 })],
    ['{"kind":"parts"}', zipOf([GOOD], { countHere: 2 })],
    ['{"kind":"entries","count":5001,"most":5000}', zipOf([GOOD], { count: 5_001 })],
    ['{"kind":"list","offset":110}', zipOf([GOOD], { before: new Uint8Array(7) })],
    ['{"kind":"list","offset":103}', zipOf([GOOD], { count: 2 })],
    ['{"kind":"list","offset":48}', zipOf([GOOD], { count: 0 })],
  ])('is refused: %s', (fault, zip) => {
    expect(toldOf(zip)).toEqual([`zip: ${fault}`]);
  });

  test('of 5,000 entries is read', () => {
    const entries = Array.from({ length: 5_000 }, (_, place) => ({ name: `${place}.json`, content: '{}' }));
    expect(toldOf(zipOf(entries))).toHaveLength(5_000);
  });
});
