import type { ReactNode } from 'react';

/** A choice of yes or no. */
export function Check({
  isChosen,
  choose,
  isFixed = false,
  children,
}: {
  isChosen: boolean;
  choose?: (isChosen: boolean) => void;
  isFixed?: boolean;
  children: ReactNode;
}) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isFixed}
        onChange={(event) => choose?.(event.target.checked)}
      />
      {children}
    </label>
  );
}
