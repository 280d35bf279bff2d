/**
 * The name that a source gives to a moment. Numbers have a ring around them, which is drawn: there are more of
 * them than the page's face has rings for, and another face has them smaller.
 */
export function MomentName({ name }: { readonly name: string }) {
  return Number(name) > 0 ? <span className="ring">{name}</span> : name;
}
