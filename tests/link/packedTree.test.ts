/** Trees in links. FUZZ_RUNS sets how many damaged ones are tried. */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import { checksum } from '../../src/link/addressFormat.ts';
import { unpackTree } from '../../src/link/packedTree.ts';
import { packTree } from '../../src/link/packTree.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { howMany } from '../support/howMany.ts';
import { NASTY_NAMES } from '../support/nastyNames.ts';
import { randomSketch } from '../support/randomSketch.ts';
import { treeOf } from '../support/sketch.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? howMany(10_000, 2_500));
const SAFE = /^1[0-9a-f]{8}[\w-]*$/;

function randomText(random: Random): string {
  return printTree(
    treeOf(
      randomSketch(random, { nodes: 2 + random.below(60), chance: true, alternating: false, halting: true }),
    ),
  );
}

/** Whole, with a right checksum, whatever the bytes. */
function packedBytes(bytes: Uint8Array): string {
  const body = Buffer.from(deflateRawSync(bytes)).toString('base64url');
  return `1${checksum(body)}${body}`;
}

describe('a tree in a link', () => {
  test('comes back as it was, in characters that no mail program touches', async () => {
    const random = seeded(5);
    for (let run = 0; run < 500; run += 1) {
      const text = randomText(random);
      const title = wellFormed(random.pick(NASTY_NAMES)).replace(/\s+/g, ' ').trim();
      const packed = await packTree({ title, text });
      expect(packed).toMatch(SAFE);
      expect(await unpackTree(packed)).toEqual({ ok: true, value: { title, text } });
    }
  });

  test('is packed part by part when it is long, to the same characters', async () => {
    const random = seeded(9);
    for (const bytes of [32_767, 32_768, 32_769, 65_536, 300_000]) {
      const text = Array.from({ length: bytes - 1 }, () => random.pick(Array.from('0123456789 ()'))).join('');
      const packed = await packTree({ title: '', text });
      expect(packed).toBe(packedBytes(new TextEncoder().encode(`\n${text}`)));
      expect(await unpackTree(packed)).toEqual({ ok: true, value: { title: '', text } });
    }
  });

  test('is short: 121 nodes in fewer characters than as text', async () => {
    const text = printTree(
      treeOf(randomSketch(seeded(3), { nodes: 121, chance: false, alternating: true, halting: false })),
    );
    expect((await packTree({ title: '', text })).length).toBeLessThan(text.length * 1.1);
  });

  test('of the first version is read for ever', async () => {
    expect(await unpackTree(FROZEN)).toEqual({
      ok: true,
      value: { title: 'Frozen 弈树', text: 'a-> B:(3 12 8) chance(1/3*(2 inf) 2/3*?) (14 5 -2.5)' },
    });
  });

  test('of another version is said to be newer', async () => {
    expect(await unpackTree(`2${FROZEN.slice(1)}`)).toEqual({ ok: false, fault: 'newer' });
  });

  test('is damaged if it is cut off anywhere or one character is changed', async () => {
    for (let at = 0; at < FROZEN.length; at += 1) {
      expect(await unpackTree(FROZEN.slice(0, at))).toMatchObject({ ok: false });
      const changed = FROZEN.slice(0, at) + (FROZEN[at] === 'A' ? 'B' : 'A') + FROZEN.slice(at + 1);
      expect(await unpackTree(changed)).toMatchObject({ ok: false });
    }
  });

  test('that would fill the memory is inflated up to 1 MiB and no further', async () => {
    const bomb = packedBytes(new Uint8Array(100 << 20));
    expect(await unpackTree(bomb)).toEqual({ ok: false, fault: 'too-big' });
    const most = packedBytes(new TextEncoder().encode(`\n${' '.repeat((1 << 20) - 1)}`));
    expect(await unpackTree(most)).toMatchObject({ ok: true });
  });

  test('that is no UTF-8 or no deflated text is damaged', async () => {
    expect(await unpackTree(packedBytes(new Uint8Array([0xff, 0xfe, 0x28])))).toEqual({
      ok: false,
      fault: 'damaged',
    });
    expect(await unpackTree(`1${checksum('AAAA')}AAAA`)).toEqual({ ok: false, fault: 'damaged' });
  });

  test(`never becomes a different tree in ${RUNS} damaged links`, async () => {
    const random = seeded(11);
    const originals = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const text = randomText(random);
        return { text, packed: await packTree({ title: '', text }) };
      }),
    );
    for (let run = 0; run < RUNS; run += 1) {
      const { text, packed } = random.pick(originals);
      const damaged = damage(packed, random);
      const unpacked = await unpackTree(damaged);
      if (!unpacked.ok) continue;
      expect(unpacked.value.text, `run ${run}: ${damaged}`).toBe(text);
      expect(parseTree(unpacked.value.text).ok).toBe(true);
    }
  });
});

function damage(packed: string, random: Random): string {
  let text = packed;
  for (let times = random.below(4); times > 0; times -= 1) {
    const at = random.below(text.length + 1);
    const put = random.flip(0.6)
      ? random.pick(['0', 'a', 'Z', '_', '-', '=', '+', '/', '%', '&', ' ', 'é', '=='])
      : '';
    text = text.slice(0, at) + put + text.slice(at + random.pick([0, 1, 1, 7, 1000]));
  }
  return text;
}

const FROZEN =
  '1dd0eb19fcyvKr0rNU3i6p-PZgolcibp2Ck5WGsYKhkYKFpoKyRmJecmpGob6xloaRgqZeWmaCkb6xlr2mgoahiYKpgq6RnqmmgA';

/** Halves of characters do not survive UTF-8. */
function wellFormed(text: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));
}
