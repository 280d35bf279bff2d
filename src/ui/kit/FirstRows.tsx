import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';

const ROWS_AT_ONCE = 50;

/**
 * The first rows of a list and a button for more, because rendering thousands of rows at once would block the
 * page.
 */
export function FirstRows<T>(props: {
  rows: readonly T[];
  row: (one: T) => ReactNode;
  /** returns the list around the rows; the button stands below the list */
  list?: (rows: ReactNode) => ReactNode;
  more: (count: number) => string;
}) {
  const { rows, list = (shown) => shown } = props;
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const left = rows.length - most;
  const end = useRef<HTMLSpanElement>(null);
  // The button disappears after the last press, so the focus goes to the element in its place.
  const isAtEnd = left <= 0 && most > ROWS_AT_ONCE;
  useLayoutEffect(() => {
    if (isAtEnd && (document.activeElement ?? document.body) === document.body) end.current?.focus();
  }, [isAtEnd]);
  return (
    <>
      {list(rows.slice(0, most).map(props.row))}
      {left > 0 && <Button text={props.more(left)} onClick={() => setMost(most + ROWS_AT_ONCE)} />}
      {isAtEnd && <span ref={end} tabIndex={-1} />}
    </>
  );
}
