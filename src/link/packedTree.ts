/** One's own tree in a link: the title's line and, after it, the tree in the notation, packed. */
import type { PackedFault } from '../notation/packedFault.ts';
import { packText, unpackText } from './packedText.ts';

export interface TitledText {
  readonly title: string;
  /** in the notation of docs/notation.md */
  readonly text: string;
}

export type Unpacked =
  | { readonly ok: true; readonly value: TitledText }
  | { readonly ok: false; readonly fault: PackedFault };

/** The part of a link that holds the tree. */
export async function packTree({ title, text }: TitledText): Promise<string> {
  return packText(`${title.replace(/\s+/g, ' ').trim()}\n${text}`);
}

/** The tree's text again; a fault where it is not exactly what was packed. */
export async function unpackTree(packed: string): Promise<Unpacked> {
  const unpacked = await unpackText(packed);
  if (!unpacked.ok) return unpacked;
  const [title = '', ...rest] = unpacked.text.split('\n');
  return { ok: true, value: { title, text: rest.join('\n') } };
}
