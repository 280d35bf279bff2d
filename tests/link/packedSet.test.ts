/** Sets in links. FUZZ_RUNS sets how many damaged ones are tried. */

import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { checksum } from '../../src/link/addressFormat.ts';
import { packSet, type UnpackedSet, unpackSet } from '../../src/link/packedSet.ts';
import { packText, packTree } from '../../src/link/packTree.ts';
import { encodeSetLink, setInHash } from '../../src/link/setLink.ts';
import { canonicalSet, type ExerciseSet } from '../../src/practice/exerciseSet.ts';
import { expectSame } from '../support/forTrees.ts';
import { FROZEN_LINK, FROZEN_SET } from '../support/frozenSet.ts';
import { ofTrees } from '../support/howMany.ts';
import { randomSet } from '../support/randomSet.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 2000);
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_&=#%. é';

async function linkOf(set: ExerciseSet): Promise<string> {
  return encodeSetLink((await packSet(set)) ?? '') ?? '';
}

function sound(set: ExerciseSet): UnpackedSet {
  return { kind: 'record', read: { value: set, faults: [], more: 0, dropped: [] } };
}

/** Whole, with a right checksum, whatever the bytes. */
function packedBytes(bytes: Uint8Array): string {
  const body = Buffer.from(deflateRawSync(bytes)).toString('base64url');
  return `1${checksum(body)}${body}`;
}

describe('a set in a link', () => {
  test('comes back as it was, in characters that no mail program touches', async () => {
    for (let seed = 1; seed <= ofTrees(2000); seed += 1) {
      const set = randomSet(seeded(seed));
      const link = await linkOf(set);
      expect(link).toMatch(/^v1&check=[0-9a-f]{8}&set=1[0-9a-f]{8}[\w-]+$/);
      expectSame(await unpackSet(setInHash(`#${link}`) ?? ''), sound(set));
    }
  });

  test('of the first version is read for ever', async () => {
    expect(await unpackSet(setInHash(`#${FROZEN_LINK}`) ?? '')).toEqual(sound(FROZEN_SET));
  });

  test('shows no tree and no title at a glance', () => {
    for (const shown of ['Frozen', '3 12 8', 'aima', 'values']) expect(FROZEN_LINK).not.toContain(shown);
  });

  test('is refused wherever it is cut off and whichever character is changed', async () => {
    for (let at = 0; at < FROZEN_LINK.length; at += 1) {
      await expectRefused(FROZEN_LINK.slice(0, at));
      const other = FROZEN_LINK[at] === 'a' ? 'b' : 'a';
      await expectRefused(FROZEN_LINK.slice(0, at) + other + FROZEN_LINK.slice(at + 1));
    }
  });

  test(`is refused in each of ${RUNS} links with one character changed or the end cut off`, async () => {
    const random = seeded(17);
    const links = await Promise.all(
      Array.from({ length: 40 }, async (_, seed) => linkOf(randomSet(seeded(seed)))),
    );
    for (let run = 0; run < RUNS; run += 1) await expectRefused(damaged(random.pick(links), random));
  });

  test('that would fill the memory is inflated up to 1 MiB and no further', async () => {
    expect(await unpackSet(packedBytes(new Uint8Array(50 << 20)))).toEqual({
      kind: 'packed',
      fault: 'too-big',
    });
  });

  test('that is whole but holds no set says what is wrong with it', async () => {
    expect(await unpackSet(await packTree({ title: 'T', text: '(1 2)' }))).toMatchObject({
      read: { value: null, faults: [{ path: '1:1', expected: { kind: 'json' } }] },
    });
    const newer = canonicalSet(FROZEN_SET).replace('"version":1', '"version":99');
    expect(await unpackSet(await packText(newer))).toMatchObject({
      read: {
        value: null,
        faults: [{ path: '$.version', found: '99', expected: { kind: 'version', most: 10 } }],
      },
    });
  });

  test('of another packing is said to be newer', async () => {
    expect(await unpackSet('2abcdef0')).toEqual({ kind: 'packed', fault: 'newer' });
  });

  test('asks the library for its examples where it is known', async () => {
    const packed = (await packSet(FROZEN_SET)) ?? '';
    expect(await unpackSet(packed, () => false)).toMatchObject({ read: { value: null, faults: [{}] } });
    expect(await unpackSet(packed, () => true)).toEqual(sound(FROZEN_SET));
  });

  test('that would inflate to more than 1 MiB, or is longer than 64 KiB, is none', async () => {
    const text = `(${'1 '.repeat(300_000)})`;
    const item = { ...FROZEN_SET.items[0]!, source: { kind: 'text', text } as const };
    expect(await packSet({ ...FROZEN_SET, items: [item, item] })).toBeNull();
    expect(encodeSetLink('x'.repeat(65_536))).toBeNull();
  });
});

describe('a hash', () => {
  test.each(['', '#', '#v1', '#v1&tree=aima-fig-5-5&step=3', '#v1&own=1abc', '#subset=1', '#reset=1'])(
    '%j is not about a set',
    (hash) => {
      expect(setInHash(hash)).toBeNull();
    },
  );

  test.each([
    '#v1&set=1abc',
    '#set=1abc',
    '#v1&check=00000000&set=1abc',
    `#v2&${FROZEN_LINK.slice(3)}`,
    `#${FROZEN_LINK}&step=3`,
    `#${FROZEN_LINK} `,
    `#v1&set=1${'A'.repeat(3 << 20)}`,
  ])('about a set that is not as it was made gives nothing to unpack', async (hash) => {
    expect(setInHash(hash)).toBe('');
    expect(await unpackSet('')).toEqual({ kind: 'packed', fault: 'damaged' });
  });
});

/** Told to be damaged by the set's link, or, where it no longer says "set", by whoever reads other addresses. */
async function expectRefused(hash: string): Promise<void> {
  const packed = setInHash(hash);
  if (packed === null) {
    const { isDamaged, unknown } = decodeAddress(hash);
    expect(isDamaged || unknown.length > 0 || 'v1'.startsWith(hash) || hash === 'v1&', hash).toBe(true);
    return;
  }
  const unpacked = await unpackSet(packed);
  expect(unpacked.kind === 'record' && unpacked.read.value, hash).toBeFalsy();
}

function damaged(link: string, random: Random): string {
  const at = random.below(link.length);
  if (random.flip(0.3)) return link.slice(0, at);
  const others = ALPHABET.split('').filter((character) => character !== link[at]);
  return link.slice(0, at) + random.pick(others) + link.slice(at + 1);
}
