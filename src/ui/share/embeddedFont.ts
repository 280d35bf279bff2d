/** The figures' own face as text for a file: one that leaves the page finds no fonts beside it. */
const INTER = new URL('../fonts/inter.woff2', import.meta.url).href;

/** The rule that brings the face along; "" where it cannot be had. */
export async function embeddedFont(): Promise<string> {
  try {
    const answer = await fetch(INTER);
    if (!answer.ok) return '';
    const bytes = new Uint8Array(await answer.arrayBuffer());
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return `@font-face{font-family:"Inter";font-weight:400 700;src:url(data:font/woff2;base64,${btoa(binary)})}`;
  } catch {
    return '';
  }
}
