/**
 * The name that a source gives to a moment. A figure in a ring, as ⑨, is drawn: there are more of them than the
 * page's face has, and another face has them smaller.
 */
export function MomentName({ name }: { readonly name: string }) {
  const figure = name.normalize('NFKC');
  return figure === name ? name : <span className="ring">{figure}</span>;
}
