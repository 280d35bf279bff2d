import type { ReactNode } from 'react';
import { useFocusFirst } from './useFocusFirst.ts';
import './Page.css';

/** A screen with its heading. The heading gets the focus when the element that had it has disappeared. */
export function Page(props: { title: string; className: string; children: ReactNode }) {
  const heading = useFocusFirst<HTMLHeadingElement>();
  return (
    <section className={`page ${props.className}`}>
      <h1 ref={heading} tabIndex={-1}>
        {props.title}
      </h1>
      {props.children}
    </section>
  );
}
