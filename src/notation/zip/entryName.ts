/**
 * Names of the entries of a zip. A zip says of a name that it is UTF-8, or nothing; then the name is in the
 * encoding of the device on which the zip was made: mostly UTF-8 as well, else GB18030 on Chinese devices and
 * CP437 on others.
 */
import { crc32 } from '../../core/crc32.ts';
import type { NameFault } from './zipFault.ts';

/** The characters of CP437 for the bytes 0x80 to 0xFF. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** The name of an entry as it stands in the list of entries. */
export interface RawName {
  readonly bytes: Uint8Array;
  /** whether the zip says that the name is UTF-8 */
  readonly isUtf8: boolean;
  /** the name in UTF-8 that the entry has besides, for programs that know of it; null when it has none */
  readonly unicode: Uint8Array | null;
}

/**
 * Returns the names of all entries; null for one that is said to be UTF-8 and is not. Names of unknown
 * encoding are taken together, because one device wrote all of them: they are GB18030 if all can be, and one
 * of them has a character of GB 2312, which no name in CP437 looks like.
 */
export function decodeNames(names: readonly RawName[]): readonly (string | null)[] {
  const known = names.map(
    ({ bytes, isUtf8, unicode }) => decoded(unicode ?? bytes, 'utf-8') ?? (isUtf8 ? null : undefined),
  );
  const unknown = names.filter((_, index) => known[index] === undefined);
  const isChinese =
    unknown.some(({ bytes }) => hasChinese(bytes)) &&
    unknown.every(({ bytes }) => decoded(bytes, 'gb18030') !== null);
  return names.map(({ bytes }, index) => {
    const name = known[index];
    if (name !== undefined) return name;
    return (isChinese ? decoded(bytes, 'gb18030') : null) ?? inCp437(bytes);
  });
}

function decoded(bytes: Uint8Array, encoding: 'utf-8' | 'gb18030'): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Whether two bytes one after the other are a Chinese character of GB 2312. */
function hasChinese(bytes: Uint8Array): boolean {
  return bytes.some((lead, at) => lead >= 0xb0 && lead <= 0xf7 && (bytes[at + 1] ?? 0) >= 0xa1);
}

function inCp437(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : CP437[byte - 0x80])).join('');
}

/** The identifier of the field with the name in UTF-8 ("Info-ZIP Unicode Path"). */
const UNICODE_PATH = 0x7075;

/**
 * Returns the name in UTF-8 from the extra fields of an entry; null when there is none, or when it belongs to
 * another name than `name`, because a program renamed the entry that did not know of this field.
 */
export function unicodeName(extra: DataView, name: Uint8Array): Uint8Array | null {
  const field = extraField(extra, UNICODE_PATH);
  if (field === null || field.byteLength < 5 || field.getUint8(0) !== 1) return null;
  if (field.getUint32(1, true) !== crc32(name)) return null;
  return new Uint8Array(field.buffer, field.byteOffset + 5, field.byteLength - 5);
}

/** Returns the contents of the extra field with an identifier; null when there is none. */
export function extraField(extra: DataView, id: number): DataView | null {
  for (let at = 0; at + 4 <= extra.byteLength; ) {
    const size = extra.getUint16(at + 2, true);
    if (at + 4 + size > extra.byteLength) return null;
    if (extra.getUint16(at, true) === id) return new DataView(extra.buffer, extra.byteOffset + at + 4, size);
    at += 4 + size;
  }
  return null;
}

/** The rules for names, in the order in which they are checked. */
const RULES: readonly (readonly [fault: NameFault, pattern: RegExp])[] = [
  ['empty', /^$/],
  ['nul', /\0/],
  ['control', /\p{Cc}/u],
  ['bidi', /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/],
  ['backslash', /\\/],
  ['absolute', /^(?:\/|[A-Za-z]:)/],
  ['parent', /(?:^|\/)\.\.(?:\/|$)/],
];

/** Returns what is not allowed in the path of an entry; null when all is. */
export function nameFault(path: string): NameFault | null {
  return RULES.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
}
