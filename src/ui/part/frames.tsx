/** Where it is said that a part is on its way or has failed. */
import type { ReactNode } from 'react';
import './PartNote.css';

/** In the margin. */
export function MarginFrame({ children }: { readonly children: ReactNode }) {
  return <aside className="panels">{children}</aside>;
}

/** In a corner, over the page, which goes on working. */
export function CornerFrame({ children }: { readonly children: ReactNode }) {
  return <div className="corner">{children}</div>;
}
