/**
 * Joins pictures into one animated PNG file, according to the PNG specification (third edition, 11.3.4). A
 * program that does not support animation displays the first picture. The pictures are given as PNG and are
 * not compressed anew.
 */

import { crc32 } from '../core/crc32.ts';

export interface ApngFrame {
  readonly png: Uint8Array;
  /** how long the frame is visible, ms */
  readonly delay: number;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

/**
 * Returns the frames in one file, whose animation repeats for ever. All frames must have the size and the
 * pixel format of the first; otherwise an Error is thrown.
 */
export function joinFrames(frames: readonly ApngFrame[]): Uint8Array<ArrayBuffer> {
  const parsed = frames.map(({ png }) => chunksOf(png));
  const header = partOf(parsed[0] ?? [], 'IHDR');
  const said = (parsed[0] ?? []).filter(({ type }) => type === 'iTXt');
  const chunks: Chunk[] = [
    { type: 'IHDR', data: header },
    ...said,
    { type: 'acTL', data: numbers([frames.length, 0]) },
  ];
  let sequence = 0;
  for (const [index, parts] of parsed.entries()) {
    if (partOf(parts, 'IHDR').join() !== header.join()) throw new Error('frames of different sizes');
    const delay = new Uint8Array(6);
    // The time is given as a fraction of a second, with 1000 as its denominator. The last two bytes stay 0,
    // which says that each frame replaces the one before.
    new DataView(delay.buffer).setUint16(0, frames[index]?.delay ?? 0);
    new DataView(delay.buffer).setUint16(2, 1000);
    const size = header.subarray(0, 8);
    chunks.push({ type: 'fcTL', data: joined([numbers([sequence]), size, numbers([0, 0]), delay]) });
    sequence += 1;
    for (const { data } of parts.filter(({ type }) => type === 'IDAT')) {
      if (index === 0) chunks.push({ type: 'IDAT', data });
      else {
        chunks.push({ type: 'fdAT', data: joined([numbers([sequence]), data]) });
        sequence += 1;
      }
    }
  }
  chunks.push({ type: 'IEND', data: new Uint8Array() });
  return joined([Uint8Array.from(SIGNATURE), ...chunks.map(printChunk)]);
}

function chunksOf(png: Uint8Array): readonly Chunk[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= png.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

function partOf(chunks: readonly Chunk[], wanted: string): Uint8Array {
  const found = chunks.find(({ type }) => type === wanted);
  if (found === undefined) throw new Error(`a PNG without ${wanted}`);
  return found.data;
}

/** Returns a chunk with its length before it and its checksum after it. */
export function printChunk({ type, data }: Chunk): Uint8Array {
  const named = joined([Uint8Array.from(type, (letter) => letter.charCodeAt(0)), data]);
  return joined([numbers([data.length]), named, numbers([crc32(named)])]);
}

/** Returns the numbers in four bytes each, the most significant byte first. */
function numbers(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 * values.length);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of values.entries()) view.setUint32(4 * index, value);
  return bytes;
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
