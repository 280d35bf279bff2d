import { printNumber } from '../../core/tree/printNumber.ts';

/** Returns a difference with its sign, such as "+12"; 0 has none. */
export function signed(difference: number): string {
  return difference > 0 ? `+${printNumber(difference)}` : printNumber(difference);
}
