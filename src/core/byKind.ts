/** Closed sets: what is done for each kind of one, and the end of a switch over one. */

/** Ends a switch over a closed set: reached only if a case was forgotten. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${String(value)}`);
}

/** What is done or said for each kind of a union; the compiler asks for every one. */
export type ByKind<Union extends { readonly kind: string }, Rest extends readonly unknown[], Result> = {
  readonly [Kind in Union['kind']]: (one: Extract<Union, { readonly kind: Kind }>, ...rest: Rest) => Result;
};

/** What the table has for the kind that this one is of. */
export function byKind<Union extends { readonly kind: string }, Rest extends readonly unknown[], Result>(
  table: ByKind<Union, Rest, Result>,
  one: Union,
  ...rest: Rest
): Result {
  const own = table[one.kind as Union['kind']] as (one: Union, ...rest: Rest) => Result;
  return own(one, ...rest);
}
