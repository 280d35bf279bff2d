import type { ReactNode } from 'react';
import './WideTable.css';

/**
 * A table that scrolls horizontally when it is wider than the page. Its box can have the focus, because it
 * has to be scrollable by keys.
 */
export function WideTable(props: { label: string; className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows scroll it once it has the focus
    <section className="wide-table" tabIndex={0} aria-label={props.label}>
      <table className={props.className}>{props.children}</table>
    </section>
  );
}
