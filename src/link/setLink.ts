/** The address of a set, `#v1&check=1c291ca3&set=1…`: only the set, preceded by a checksum. */
import { LIMITS } from '../core/tree/limits.ts';
import { checkedHash } from './addressFormat.ts';

const SET = 'set=';

/** Returns the hash of a packed set without "#"; null when it is too large. */
export function encodeSetLink(packed: string): string | null {
  const hash = checkedHash(`${SET}${packed}`);
  return hash.length > LIMITS.linkChars ? null : hash;
}

/**
 * The packed set in a hash with or without "#"; null where the hash is not about a set. A set's address
 * that is damaged or too long gives "", which unpacks to nothing but the fault.
 */
export function setInHash(hash: string): string | null {
  const text = hash.replace(/^#/, '');
  if (!/(?:^|&)set=/.test(text.slice(0, LIMITS.linkChars))) return null;
  if (text.length > LIMITS.linkChars) return '';
  const packed = text.slice(text.indexOf(SET) + SET.length);
  return encodeSetLink(packed) === text ? packed : '';
}
