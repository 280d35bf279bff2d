/** Packs texts for links, as `packedTree.ts` unpacks them. A page that only opens a link does without it. */
import { checksum } from './addressFormat.ts';
import { PACKED_VERSION, type TitledText } from './packedTree.ts';

/** Returns a tree with its title, packed for a link. */
export async function packTree({ title, text }: TitledText): Promise<string> {
  return packText(`${title.replace(/\s+/g, ' ').trim()}\n${text}`);
}

/** Returns a text, packed for a link. */
export async function packText(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const body = toBase64(await deflated(bytes));
  return `${PACKED_VERSION}${checksum(body)}${body}`;
}

/** The bytes that are compressed without a pause, which takes a few milliseconds. */
const AT_ONCE = 32_768;

/** Compresses bytes, and lets the page answer between the parts of many. */
async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  let from = 0;
  const parts = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        // A promise that is resolved at once would go on within the same task.
        if (from > 0) await new Promise((resolve) => setTimeout(resolve));
        if (from < bytes.length) controller.enqueue(bytes.subarray(from, from + AT_ONCE));
        from += AT_ONCE;
        if (from >= bytes.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const stream = parts.pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
