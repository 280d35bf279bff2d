/**
 * The list of entries of a zip (PKWARE's APPNOTE 6.3.10, sections 4.3.7 to 4.3.16), checked before anything is
 * unpacked: everything that the entries say of themselves is compared with the list, and no two entries may
 * share bytes.
 */
import { decodeNames, extraField, nameFault, type RawName, unicodeName } from './entryName.ts';
import { type EntryFault, ZIP_LIMITS, type ZipFault } from './zipFault.ts';

/** An entry that can be unpacked. */
export interface ZipEntry {
  readonly path: string;
  readonly method: 'stored' | 'deflate';
  /** the bytes of the zip that hold it */
  readonly packed: Uint8Array;
  /** how many bytes it holds, as it says */
  readonly size: number;
  readonly crc: number;
}

/** An entry that is not read, and why. Its path may hold anything, and is shown with hidden characters made visible. */
export interface RefusedEntry {
  readonly path: string;
  readonly fault: EntryFault;
}

type ZipDirectory =
  | { readonly ok: true; readonly entries: readonly (ZipEntry | RefusedEntry)[] }
  | { readonly ok: false; readonly fault: ZipFault };

/** The signatures of the records of a zip, as little-endian numbers. */
const SIGNATURE = {
  head: 0x04034b50,
  listed: 0x02014b50,
  end: 0x06054b50,
  parted: 0x08074b50,
  zip64: 0x07064b50,
};

/** The sizes of these records without names and fields, in bytes. */
const SIZE = { head: 30, listed: 46, end: 22, zip64: 20 };

/** The extra field of an entry with sizes of 64 bits. */
const ZIP64_FIELD = 0x0001;

/** The bits of the flags of an entry that say that it, or its head, is encrypted, and that its name is UTF-8. */
const FLAG = { encrypted: 0x2041, utf8: 0x0800 };

const MOST_32 = 0xffffffff;
const MOST_16 = 0xffff;

/** Whether bytes begin as those of a zip do; an empty one begins with its end. */
export function isZip(bytes: Uint8Array): boolean {
  if (bytes.length < 4) return false;
  const first = viewOf(bytes).getUint32(0, true);
  return first === SIGNATURE.head || first === SIGNATURE.end || first === SIGNATURE.parted;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** An entry as the list of entries has it. */
interface Listed {
  readonly name: RawName;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  /** where the entry begins in the zip, in bytes */
  readonly offset: number;
  readonly isZip64: boolean;
}

/** Reads the list of entries; folders are left out. */
export function zipDirectory(bytes: Uint8Array): ZipDirectory {
  if (!isZip(bytes)) return refused({ kind: 'no-zip' });
  const view = viewOf(bytes);
  const end = endOf(view);
  if (end === null) return refused({ kind: 'cut-off' });
  const count = view.getUint16(end + 10, true);
  const [size, offset] = [view.getUint32(end + 12, true), view.getUint32(end + 16, true)];
  const isMarked = end >= SIZE.zip64 && view.getUint32(end - SIZE.zip64, true) === SIGNATURE.zip64;
  if (isMarked || count === MOST_16 || size === MOST_32 || offset === MOST_32)
    return refused({ kind: 'zip64' });
  const parts = [view.getUint16(end + 4, true), view.getUint16(end + 6, true)];
  if (parts.some((part) => part !== 0) || view.getUint16(end + 8, true) !== count)
    return refused({ kind: 'parts' });
  if (count > ZIP_LIMITS.entries) return refused({ kind: 'entries', count, most: ZIP_LIMITS.entries });
  if (offset + size !== end) return refused({ kind: 'list', offset: end });
  const listed: Listed[] = [];
  let at = offset;
  for (let place = 0; place < count; place += 1) {
    const read = listedAt(view, at, end);
    if (read === null) return refused({ kind: 'list', offset: at });
    listed.push(read.listed);
    at = read.next;
  }
  if (at !== end) return refused({ kind: 'list', offset: at });
  return { ok: true, entries: entriesOf(bytes, listed, offset) };
}

function refused(fault: ZipFault): ZipDirectory {
  return { ok: false, fault };
}

/** Returns where the last record of the zip begins, after which there is only a comment; null when it is missing. */
function endOf(view: DataView): number | null {
  const last = view.byteLength - SIZE.end;
  for (let at = last; at >= 0 && at >= last - MOST_16; at -= 1)
    if (view.getUint32(at, true) === SIGNATURE.end && view.getUint16(at + 20, true) === last - at) return at;
  return null;
}

function listedAt(
  view: DataView,
  at: number,
  end: number,
): { readonly listed: Listed; readonly next: number } | null {
  if (at + SIZE.listed > end || view.getUint32(at, true) !== SIGNATURE.listed) return null;
  const [nameSize, extraSize, commentSize] = [28, 30, 32].map((field) =>
    view.getUint16(at + field, true),
  ) as [number, number, number];
  const next = at + SIZE.listed + nameSize + extraSize + commentSize;
  if (next > end) return null;
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at + SIZE.listed, nameSize);
  const extra = new DataView(view.buffer, view.byteOffset + at + SIZE.listed + nameSize, extraSize);
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
  const [crc, packedSize, size] = [16, 20, 24].map((field) => view.getUint32(at + field, true)) as [
    number,
    number,
    number,
  ];
  const offset = view.getUint32(at + 42, true);
  const isZip64 = [packedSize, size, offset].includes(MOST_32) || extraField(extra, ZIP64_FIELD) !== null;
  const name = { bytes, isUtf8: (flags & FLAG.utf8) !== 0, unicode: unicodeName(extra, bytes) };
  return { listed: { name, flags, method, crc, packedSize, size, offset, isZip64 }, next };
}

/** The bytes of an entry, from its head to the end of its data. */
interface Span {
  readonly from: number;
  readonly to: number;
}

function entriesOf(
  bytes: Uint8Array,
  listed: readonly Listed[],
  listAt: number,
): readonly (ZipEntry | RefusedEntry)[] {
  const names = decodeNames(listed.map(({ name }) => name));
  const spans = listed.map((one) => spanOf(bytes, one, listAt));
  const overlapping = overlaps(spans);
  return listed.flatMap((one, place): readonly (ZipEntry | RefusedEntry)[] => {
    const name = names[place] ?? null;
    const path = name ?? inLatin(one.name.bytes);
    const span = spans[place] ?? null;
    const wrongName = name === null ? 'encoding' : nameFault(name);
    if (wrongName !== null) return [{ path, fault: { kind: 'name', of: wrongName } }];
    if (path.endsWith('/')) return [];
    const fault = faultOf(one, span !== null, overlapping.has(place));
    if (fault !== null) return [{ path, fault }];
    const { to } = span as Span;
    const method = one.method === 0 ? 'stored' : 'deflate';
    return [{ path, method, packed: bytes.subarray(to - one.packedSize, to), size: one.size, crc: one.crc }];
  });
}

/** Returns a name whose encoding is unknown, a character for each byte. */
function inLatin(name: Uint8Array): string {
  return String.fromCharCode(...name);
}

function faultOf(listed: Listed, hasSpan: boolean, isOverlapping: boolean): EntryFault | null {
  const { flags, method, size, packedSize, isZip64 } = listed;
  if ((flags & FLAG.encrypted) !== 0) return { kind: 'encrypted' };
  if (isZip64) return { kind: 'zip64' };
  if (method !== 0 && method !== 8) return { kind: 'method', method };
  if (!hasSpan) return { kind: 'head' };
  if (isOverlapping) return { kind: 'overlap' };
  if (size > ZIP_LIMITS.entryBytes) return { kind: 'too-large', bytes: size, most: ZIP_LIMITS.entryBytes };
  return method === 0 && size !== packedSize ? { kind: 'size' } : null;
}

/** Returns the bytes of an entry; null when its head is not there, or is that of another entry. */
function spanOf(
  bytes: Uint8Array,
  { name, flags, method, packedSize, offset }: Listed,
  listAt: number,
): Span | null {
  const view = viewOf(bytes);
  if (offset + SIZE.head > listAt || view.getUint32(offset, true) !== SIGNATURE.head) return null;
  const [ownFlags, ownMethod] = [view.getUint16(offset + 6, true), view.getUint16(offset + 8, true)];
  const [nameSize, extraSize] = [view.getUint16(offset + 26, true), view.getUint16(offset + 28, true)];
  const from = offset + SIZE.head;
  const to = from + nameSize + extraSize + packedSize;
  const isSame =
    ownMethod === method &&
    ((ownFlags ^ flags) & FLAG.encrypted) === 0 &&
    nameSize === name.bytes.length &&
    name.bytes.every((byte, index) => bytes[from + index] === byte);
  return isSame && to <= listAt ? { from: offset, to } : null;
}

/** Returns the places of the entries that share bytes with one that begins before them, or as far to the front. */
function overlaps(spans: readonly (Span | null)[]): ReadonlySet<number> {
  const inOrder = [...spans.keys()].sort((one, other) => (spans[one]?.from ?? 0) - (spans[other]?.from ?? 0));
  const found = new Set<number>();
  let end = 0;
  for (const place of inOrder) {
    const span = spans[place] ?? null;
    if (span === null) continue;
    if (span.from < end) found.add(place);
    end = Math.max(end, span.to);
  }
  return found;
}
