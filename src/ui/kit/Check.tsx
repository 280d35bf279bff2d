import type { ReactNode } from 'react';

/** A choice of yes or no. */
export function Check(props: {
  isChosen: boolean;
  choose?: (isChosen: boolean) => void;
  isFixed?: boolean;
  title?: string | undefined;
  children: ReactNode;
}) {
  return (
    <label className="check" title={props.title}>
      <input
        type="checkbox"
        checked={props.isChosen}
        disabled={props.isFixed}
        onChange={(event) => props.choose?.(event.target.checked)}
      />
      {props.children}
    </label>
  );
}
