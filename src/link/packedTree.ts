/**
 * Unpacks texts of links: a version, a checksum and the deflated text, in characters that no mail program
 * changes. Damage on the way is detected and never gives a different text. A tree of the reader's own is
 * packed as a line with its title, followed by the tree in the notation. `packTree.ts` packs them.
 */
import { LIMITS } from '../core/tree/limits.ts';
import type { PackedFault } from '../notation/index.ts';
import { checksum } from './addressFormat.ts';

export interface TitledText {
  readonly title: string;
  /** the text of the tree in the notation of docs/notation.md */
  readonly text: string;
}

/** The result of unpacking: exactly the text that was packed, or a fault. */
type Unpacked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: PackedFault };

/** Unpacks a tree and its title. */
export async function unpackTree(packed: string): Promise<Unpacked<TitledText>> {
  const unpacked = await unpackText(packed);
  if (!unpacked.ok) return unpacked;
  const [title = '', ...rest] = unpacked.value.split('\n');
  return { ok: true, value: { title, text: rest.join('\n') } };
}

/** How the packed text begins. */
export const PACKED_VERSION = '1';
const CHECKSUM_END = PACKED_VERSION.length + 8;

/** Returns the text that was packed, or the fault of the packed text. */
export async function unpackText(packed: string): Promise<Unpacked<string>> {
  if (/^[2-9a-z]/i.test(packed)) return { ok: false, fault: 'newer' };
  const body = packed.slice(CHECKSUM_END);
  const isWhole =
    packed.startsWith(PACKED_VERSION) && checksum(body) === packed.slice(PACKED_VERSION.length, CHECKSUM_END);
  const bytes = isWhole ? fromBase64(body) : null;
  return bytes === null ? { ok: false, fault: 'damaged' } : inflate(bytes);
}

/** Inflates no more bytes than a link may hold, because a small link must not fill the memory. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Unpacked<string>> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const reader = through(bytes, new DecompressionStream('deflate-raw')).getReader();
  let text = '';
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > LIMITS.pastedBytes) {
        reader.cancel().catch(() => undefined);
        return { ok: false, fault: 'too-big' };
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return { ok: true, value: text + decoder.decode() };
  } catch {
    return { ok: false, fault: 'damaged' };
  }
}

function through(bytes: Uint8Array<ArrayBuffer>, stream: DecompressionStream): ReadableStream<Uint8Array> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return source.pipeThrough(stream);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
