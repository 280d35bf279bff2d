import type { ReactNode } from 'react';

/** A choice of yes or no. */
export function Check({
  isChosen,
  choose,
  isFixed = false,
  title,
  children,
}: {
  isChosen: boolean;
  choose?: (isChosen: boolean) => void;
  isFixed?: boolean;
  title?: string | undefined;
  children: ReactNode;
}) {
  return (
    <label className="check" title={title}>
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
