import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import './PrintPages.css';

/** Pages that only the printer shows; they print as soon as they are rendered, and `over` is called afterwards. */
export function PrintPages(props: {
  className?: string;
  /** the colours of the pages; black and white when absent */
  theme?: 'print' | 'light';
  over: () => void;
  children: ReactNode;
}) {
  const isOver = useEffectEvent(props.over);
  useEffect(() => {
    const end = () => isOver();
    window.addEventListener('afterprint', end);
    // Nothing of this is on the screen, and WebKit may give no frame to a picture that does not change.
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
