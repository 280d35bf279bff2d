/** Reads numbers as programs in different languages print them. */

const INFINITE = /^([+-]?)(?:inf|infinity|∞|1\.#inf)$/i;
const MISSING = /^(?:none|null|undefined|nan|nil|-nan|\+nan|nan\(ind\)|-nan\(ind\))$/i;
const FINITE = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Returns the number that a word stands for; NaN for the words of a missing value; null when it is no number. */
export function readNumber(word: string): number | null {
  const plain = word.replace('−', '-');
  if (FINITE.test(plain)) return Number(plain) + 0;
  const infinite = INFINITE.exec(plain);
  if (infinite !== null) return infinite[1] === '-' ? -Infinity : Infinity;
  return MISSING.test(plain) ? Number.NaN : null;
}
