/**
 * The name by which a source refers to a moment of a run. A number gets a ring, drawn by CSS, because the
 * page's font lacks most ringed numbers.
 */
export function MomentName({ name }: { readonly name: string }) {
  return Number(name) > 0 ? <span className="ring">{name}</span> : name;
}
