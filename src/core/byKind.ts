/** Helpers for closed unions: a table with one entry per kind, and the end of a switch over all kinds. */

/** Ends a switch over a closed union. It is reached only when a case was forgotten. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${String(value)}`);
}

/** A table with one function for each kind of a union; the compiler reports a kind that is missing. */
export type ByKind<Union extends { readonly kind: string }, Rest extends readonly unknown[], Result> = {
  readonly [Kind in Union['kind']]: (one: Extract<Union, { readonly kind: Kind }>, ...rest: Rest) => Result;
};

/** Returns the entry of the table for the kind of the given value. */
export function byKind<Union extends { readonly kind: string }, Rest extends readonly unknown[], Result>(
  table: ByKind<Union, Rest, Result>,
  one: Union,
  ...rest: Rest
): Result {
  const own = table[one.kind as Union['kind']] as (one: Union, ...rest: Rest) => Result;
  return own(one, ...rest);
}
