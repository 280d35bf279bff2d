/** Ends a switch over a closed set: reached only if a case was forgotten. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${String(value)}`);
}
