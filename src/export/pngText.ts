/** A text inside a PNG file, beside its pixels: a chunk of type iTXt, as the PNG specification has it (11.3.3.4). */
import { crc32 } from '../core/crc32.ts';

/** Signature and header chunk, which every PNG begins with. */
const HEADER_END = 8 + 25;

/** The file with the text under the keyword "Description". */
export function withDescription(png: Uint8Array, text: string): Uint8Array<ArrayBuffer> {
  const content = new TextEncoder().encode(`Description\0\0\0\0\0${text}`);
  const chunk = new Uint8Array(content.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length);
  chunk.set(new TextEncoder().encode('iTXt'), 4);
  chunk.set(content, 8);
  view.setUint32(chunk.length - 4, crc32(chunk.subarray(4, -4)));
  const result = new Uint8Array(png.length + chunk.length);
  result.set(png.subarray(0, HEADER_END));
  result.set(chunk, HEADER_END);
  result.set(png.subarray(HEADER_END), HEADER_END + chunk.length);
  return result;
}
