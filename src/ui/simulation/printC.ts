/** The constants that are written as roots. */
const ROOTS: readonly (readonly [value: number, text: string])[] = [
  [Math.SQRT2, '√2'],
  [Math.SQRT1_2, '1/√2'],
];

/** Returns the text of a constant C, such as "√2" or "0.85". */
export function printC(c: number): string {
  const root = ROOTS.find(([value]) => Math.abs(value - c) < 1e-6);
  return root?.[1] ?? String(Number(c.toFixed(4)));
}
