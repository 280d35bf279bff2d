/** The function, with what it finds of a thing kept for as long as there is that thing. */
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
