/** The figures' own face as text for a file: one that leaves the page finds no fonts beside it. */
import inter from '../fonts/inter.woff2?url';

/** The rule that brings the face along; "" where it cannot be had. */
export async function embeddedFont(): Promise<string> {
  try {
    const answer = await fetch(inter);
    if (!answer.ok) return '';
    const bytes = new Uint8Array(await answer.arrayBuffer());
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return `@font-face{font-family:"Inter";font-weight:400 700;src:url(data:font/woff2;base64,${btoa(binary)})}`;
  } catch {
    return '';
  }
}
