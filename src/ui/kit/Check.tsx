import type { ReactNode } from 'react';
import './Field.css';

/** A checkbox with its label. */
export function Check(props: {
  text?: string;
  /** a remark below the text */
  note?: string;
  isChosen: boolean;
  choose?: (isChosen: boolean) => void;
  isFixed?: boolean;
  className?: string;
  title?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <label className={props.className ?? 'check'} title={props.title}>
      <input
        type="checkbox"
        checked={props.isChosen}
        disabled={props.isFixed}
        onChange={(event) => props.choose?.(event.target.checked)}
      />
      {props.text !== undefined && (
        <span>
          {props.text}
          {props.note !== undefined && <small>{props.note}</small>}
        </span>
      )}
      {props.children}
    </label>
  );
}
