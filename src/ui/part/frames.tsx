/** The frames around the message that a part is loading or has failed. */
import type { ReactNode } from 'react';
import './PartNote.css';

/** The frame in the margin. */
export function MarginFrame({ children }: { readonly children: ReactNode }) {
  return <aside className="panels">{children}</aside>;
}

/** The frame in a corner over the page, which stays usable. */
export function CornerFrame({ children }: { readonly children: ReactNode }) {
  return <div className="corner">{children}</div>;
}
