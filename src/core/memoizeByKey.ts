/** Returns the function with a cache: the result for each text or number is kept for as long as the function. */
export function memoizeByKey<Key extends string | number, Found>(
  find: (key: Key) => Found,
): (key: Key) => Found {
  const all = new Map<Key, { readonly found: Found }>();
  return (key) => {
    const known = all.get(key) ?? { found: find(key) };
    all.set(key, known);
    return known.found;
  };
}
