/** The container of an animated picture, read by the specification without a browser: PNG, third edition, 11.3.4. */
import { deflateSync, inflateSync, crc32 as zlibCrc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { joinFrames } from '../../src/export/apng.ts';

const SIGNATURE = '89504e470d0a1a0a';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(zlibCrc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A PNG of one grey, its data in as many chunks as wanted. */
function grey(shade: number, { width = 3, height = 2, pieces = 1, text = '' } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.concat(
    Array.from({ length: height }, () => Buffer.from([0, ...Array(width).fill(shade)])),
  );
  const data = deflateSync(rows);
  const cut = Math.ceil(data.length / pieces);
  return Buffer.concat([
    Buffer.from(SIGNATURE, 'hex'),
    chunk('IHDR', header),
    ...(text === '' ? [] : [chunk('iTXt', Buffer.from(`Description\0\0\0\0\0${text}`))]),
    chunk('sRGB', Buffer.from([0])),
    ...Array.from({ length: pieces }, (_, at) => chunk('IDAT', data.subarray(at * cut, (at + 1) * cut))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function read(file: Uint8Array) {
  const bytes = Buffer.from(file);
  expect(bytes.subarray(0, 8).toString('hex')).toBe(SIGNATURE);
  const chunks: { type: string; data: Buffer }[] = [];
  let at = 8;
  while (at < bytes.length) {
    const length = bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 4, at + 8 + length);
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(zlibCrc32(body));
    chunks.push({ type: body.subarray(0, 4).toString('latin1'), data: body.subarray(4) });
    at += 12 + length;
  }
  expect(at).toBe(bytes.length);
  return chunks;
}

/** The shade of each frame and how long it is shown, ms, as a viewer finds them. */
function play(file: Uint8Array) {
  const shown: { shade: number; ms: number; size: readonly number[] }[] = [];
  let data: Buffer[] = [];
  let sequence = 0;
  const end = () => {
    if (data.length > 0) Object.assign(shown.at(-1)!, { shade: inflateSync(Buffer.concat(data))[1] });
    data = [];
  };
  for (const { type, data: content } of read(file)) {
    if (type === 'fcTL' || type === 'fdAT') {
      expect(content.readUInt32BE(0)).toBe(sequence);
      sequence += 1;
    }
    if (type === 'fcTL') {
      end();
      expect(content).toHaveLength(26);
      const [width, height, left, top] = [4, 8, 12, 16].map((offset) => content.readUInt32BE(offset));
      expect([left, top, content[24], content[25]]).toEqual([0, 0, 0, 0]);
      const ms = (content.readUInt16BE(20) / content.readUInt16BE(22)) * 1000;
      shown.push({ shade: -1, ms, size: [width!, height!] });
    }
    if (type === 'IDAT') data.push(content);
    if (type === 'fdAT') data.push(content.subarray(4));
  }
  end();
  return shown;
}

describe('an animated picture', () => {
  const frames = [
    { png: grey(10, { text: 'C is cut' }), delay: 2200 },
    { png: grey(20, { pieces: 3 }), delay: 2200 },
    { png: grey(30), delay: 5000 },
  ];

  test('shows every frame in order, each as long as wanted, in the size of the first', () => {
    expect(play(joinFrames(frames))).toEqual([
      { shade: 10, ms: 2200, size: [3, 2] },
      { shade: 20, ms: 2200, size: [3, 2] },
      { shade: 30, ms: 5000, size: [3, 2] },
    ]);
  });

  test('says how many frames it has, before the first of them, and goes on for ever', () => {
    const chunks = read(joinFrames(frames));
    const types = chunks.map(({ type }) => type);
    expect(types.slice(0, 5)).toEqual(['IHDR', 'iTXt', 'acTL', 'fcTL', 'IDAT']);
    expect(types.at(-1)).toBe('IEND');
    expect(types.filter((type) => type === 'fdAT')).toHaveLength(4);
    expect(chunks[2]?.data.toString('hex')).toBe('0000000300000000');
  });

  test('is, for what knows no frames, the PNG of the first', () => {
    const chunks = read(joinFrames(frames)).filter(({ type }) => /^[A-Z]/.test(type));
    expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect(inflateSync(chunks[1]!.data)[1]).toBe(10);
  });

  test('of one frame is one, too; of frames of different sizes is none', () => {
    expect(play(joinFrames(frames.slice(0, 1)))).toHaveLength(1);
    expect(() => joinFrames([...frames, { png: grey(1, { width: 4 }), delay: 1 }])).toThrow('sizes');
  });
});
