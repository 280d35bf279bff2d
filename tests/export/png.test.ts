import { deflateSync, crc32 as zlibCrc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { scaleFor, withDescription } from '../../src/export/png.ts';

/** The smallest PNG: one white pixel. */
function onePixel(): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crcOf(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.from([0, 255]));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Of another's making; not in every Node. */
const crcOf = (bytes: Uint8Array): number => zlibCrc32(bytes);

/** The chunks of a PNG, each with whether its checksum is right. */
function chunksOf(png: Uint8Array): { type: string; data: Buffer; isSound: boolean }[] {
  const bytes = Buffer.from(png);
  const chunks = [];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 4, at + 8 + length);
    chunks.push({
      type,
      data: body.subarray(4),
      isSound: crcOf(body) === bytes.readUInt32BE(at + 8 + length),
    });
    at += length + 12;
  }
  return chunks;
}

describe('a PNG', () => {
  test('tells what it is of, beside its pixels', () => {
    const chunks = chunksOf(withDescription(onePixel(), 'Alpha–beta, cuts at v ≥ β; step 14 of 26'));
    expect(chunks.map(({ type, isSound }) => `${type} ${isSound}`)).toEqual([
      'IHDR true',
      'iTXt true',
      'IDAT true',
      'IEND true',
    ]);
    expect(chunks[1]!.data.toString('utf8')).toBe(
      'Description\0\0\0\0\0Alpha–beta, cuts at v ≥ β; step 14 of 26',
    );
  });

  test.each([
    [1000, 600, 2],
    [8192, 600, 2],
    [10_000, 600, 1.6384],
    [600, 40_000, 0.4096],
  ])('of %i by %i px is made at a scale of %d, so that no side is over 16,384 px', (width, height, scale) => {
    expect(scaleFor(width, height, 2)).toBeCloseTo(scale, 10);
  });
});
