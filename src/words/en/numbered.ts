/** Counts and ranks in words. */
import { grouped } from '../sentence.ts';

/** Returns a count with its noun, such as "3 leaves". */
export function plural(n: number, one: string, many: string): string {
  return `${grouped(n)} ${n === 1 ? one : many}`;
}

/** Returns "first" to "tenth", then "11th". */
export function ordinal(n: number): string {
  const words = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
  const tail = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return words[n - 1] ?? `${grouped(n)}${tail}`;
}
