/** Lists of names in sentences. */
import { plain, type Segment, type Sentence, say } from './sentence.ts';

/** Whether a node's name has commas and no brackets around them. */
export function isList(name: string): boolean {
  return name.includes(', ') && !/^\(.*\)(?: [▲▼])?$/.test(name);
}

const NESTED_GAP: Readonly<Record<string, string>> = { ', ': '; ', '、': '；' };

/** Joins names into a sentence, with `gap` between them and `last` before the last one. */
export function joinList(pieces: readonly Segment[], gap: string, last: string): Sentence {
  // When a name has commas itself, names are separated by semicolons instead.
  const isNested = pieces.some((piece) => isList(plain([piece])));
  const between = isNested ? (NESTED_GAP[gap] ?? gap) : gap;
  return pieces.flatMap((piece, index) => {
    const before = index === 0 ? '' : index === pieces.length - 1 && last !== gap ? last : between;
    return say`${before}${piece}`;
  });
}
