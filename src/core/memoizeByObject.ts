/** Returns the function with a cache: the result for each object is kept for as long as the object exists. */
export function memoizeByObject<Thing extends object, Found>(
  find: (thing: Thing) => Found,
): (thing: Thing) => Found {
  const all = new WeakMap<Thing, { readonly found: Found }>();
  return (thing) => {
    const known = all.get(thing) ?? { found: find(thing) };
    all.set(thing, known);
    return known.found;
  };
}
