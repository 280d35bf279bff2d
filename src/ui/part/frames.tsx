/** The frames around the message that a component is loading or has failed. */
import type { ReactNode } from 'react';
import './PartNote.css';

/** The frame in place of the side panels. */
export function MarginFrame({ children }: { readonly children: ReactNode }) {
  return <aside className="panels">{children}</aside>;
}

/** A frame in a corner over the page; the page stays usable. */
export function CornerFrame({ children }: { readonly children: ReactNode }) {
  return <div className="corner">{children}</div>;
}
