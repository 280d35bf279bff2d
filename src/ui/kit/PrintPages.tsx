import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import './PrintPages.css';

/**
 * Pages that are visible only in print. They are printed as soon as they are rendered, and `over` is called
 * afterwards.
 */
export function PrintPages(props: {
  className?: string;
  /** the colours of the pages; when absent, black and white */
  theme?: 'print' | 'light';
  over: () => void;
  children: ReactNode;
}) {
  const isOver = useEffectEvent(props.over);
  useEffect(() => {
    const end = () => isOver();
    window.addEventListener('afterprint', end);
    // Printing starts in a timeout, not in an animation frame: the print-only pages change nothing on the
    // screen, and WebKit may then give no frame.
    const printing = setTimeout(() => window.print());
    return () => {
      clearTimeout(printing);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return createPortal(
    <div className={`print-pages ${props.className ?? ''}`} data-theme={props.theme ?? 'print'}>
      {props.children}
    </div>,
    document.body,
  );
}
