/**
 * The name that a source gives to a moment. Numbers have a ring around them, which is drawn, because the page's font
 * has too few ringed numbers and another font has them smaller.
 */
export function MomentName({ name }: { readonly name: string }) {
  return Number(name) > 0 ? <span className="ring">{name}</span> : name;
}
