/**
 * Reads and writes the address of a set of exercises, `#v1&check=1c291ca3&set=1…`: only the packed set, with
 * a checksum before it.
 */
import { LIMITS } from '../core/tree/limits.ts';
import { checkedHash, withinLimit } from './addressFormat.ts';

const SET = 'set=';

/** Returns the hash of a packed set, without "#"; null when the set is too large. */
export function encodeSetLink(packed: string): string | null {
  return withinLimit(checkedHash(`${SET}${packed}`));
}

/**
 * Returns the packed set in a hash, with or without "#"; null when the hash is not about a set. When the
 * address of a set is damaged or too long the result is "", which unpacks to a fault.
 */
export function setInHash(hash: string): string | null {
  const text = hash.replace(/^#/, '');
  if (!/(?:^|&)set=/.test(text.slice(0, LIMITS.linkChars))) return null;
  if (text.length > LIMITS.linkChars) return '';
  const packed = text.slice(text.indexOf(SET) + SET.length);
  return encodeSetLink(packed) === text ? packed : '';
}
