/** Compresses texts for links. A page that only opens a link does without it. */

/** The bytes that are compressed without a pause, which takes a few milliseconds. */
const AT_ONCE = 32_768;

/** Compresses bytes, and lets the page answer between the parts of many. */
export async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
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
