/** Zips made by hand, byte by byte, so that anything in them can be wrong. */
import { deflateRawSync, crc32 as zlibCrc } from 'node:zlib';

export interface MadeEntry {
  readonly name: string | Uint8Array;
  readonly content: string | Uint8Array;
  /** stored unless it is to be packed */
  readonly packs?: boolean;
  /** what the list of entries says in place of what is true */
  readonly listed?: Partial<Heading>;
  /** what the entry's own head says in place of what the list of entries says */
  readonly own?: Partial<Heading>;
  /** the packed data in place of the right ones */
  readonly data?: Uint8Array;
  readonly extra?: Uint8Array;
  /** where the entry begins, in place of where it does */
  readonly offset?: number;
}

interface Heading {
  readonly name: string | Uint8Array;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
}

/** What the end of a zip says in place of what is true. */
export interface MadeEnd {
  readonly count?: number;
  readonly countHere?: number;
  readonly size?: number;
  readonly offset?: number;
  readonly disk?: number;
  readonly comment?: string;
  /** bytes between the list of entries and the end */
  readonly before?: Uint8Array;
}

const UTF8_FLAG = 0x0800;

export function bytesOf(text: string | Uint8Array): Uint8Array {
  return typeof text === 'string' ? new TextEncoder().encode(text) : text;
}

/** Little-endian numbers of 2 and 4 bytes, each as [size, value]. */
function numbers(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) {
    bytes.writeUIntLE(value, at, size);
    at += size;
  }
  return bytes;
}

/** An extra field. */
export function extraOf(id: number, content: Uint8Array): Uint8Array {
  return Buffer.concat([numbers([2, id], [2, content.length]), content]);
}

export function zipOf(entries: readonly MadeEntry[], end: MadeEnd = {}): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = bytesOf(entry.content);
    const data = entry.data ?? (entry.packs === true ? deflateRawSync(content) : content);
    const isAscii = typeof entry.name === 'string' && /^[\x20-\x7e]*$/.test(entry.name);
    const heading: Heading = {
      name: entry.name,
      flags: typeof entry.name === 'string' && !isAscii ? UTF8_FLAG : 0,
      method: entry.packs === true ? 8 : 0,
      crc: zlibCrc(content),
      packedSize: data.length,
      size: content.length,
      ...entry.listed,
    };
    const extra = entry.extra ?? new Uint8Array();
    const own = { ...heading, ...entry.own };
    const head = Buffer.concat([
      numbers([4, 0x04034b50], [2, 20], [2, own.flags], [2, own.method], [4, 0]),
      numbers([4, own.crc], [4, own.packedSize], [4, own.size], [2, bytesOf(own.name).length], [2, 0]),
      bytesOf(own.name),
    ]);
    const name = bytesOf(heading.name);
    list.push(
      numbers([4, 0x02014b50], [2, 20], [2, 20], [2, heading.flags], [2, heading.method], [4, 0]),
      numbers([4, heading.crc], [4, heading.packedSize], [4, heading.size], [2, name.length]),
      numbers([2, extra.length], [2, 0], [2, 0], [2, 0], [4, 0], [4, entry.offset ?? offset]),
      name,
      extra,
    );
    parts.push(head, data);
    offset += head.length + data.length;
  }
  const listSize = list.reduce((sum, { length }) => sum + length, 0);
  const comment = bytesOf(end.comment ?? '');
  const before = end.before ?? new Uint8Array();
  const count = end.count ?? entries.length;
  const whole = Buffer.concat([
    ...parts,
    ...list,
    before,
    numbers([4, 0x06054b50], [2, end.disk ?? 0], [2, end.disk ?? 0], [2, end.countHere ?? count], [2, count]),
    numbers([4, end.size ?? listSize], [4, end.offset ?? offset], [2, comment.length]),
    comment,
  ]);
  return new Uint8Array(whole);
}
