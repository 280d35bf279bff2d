import type { ComponentProps, ComponentType } from 'react';
import type { Action } from '../keys/actions.ts';
import { useHint } from '../keys/hint.ts';
import './Button.css';

/** A button with a text: primary for the main action, danger for deleting, otherwise quiet. */
export function Button({
  kind = 'quiet-button',
  className = '',
  text,
  children,
  ...more
}: ComponentProps<'button'> & {
  readonly kind?: 'quiet-button' | 'primary' | 'chip' | 'danger' | 'notice-action' | 'text-link' | 'bar-word';
  readonly text?: string;
}) {
  return (
    <button type="button" className={`${kind} ${className}`} {...more}>
      {text}
      {children}
    </button>
  );
}

export type Icon = ComponentType<{ readonly size?: number; readonly 'aria-hidden'?: boolean }>;

/**
 * A button with an icon. `label` says what it does; `action` is the table entry whose key is added to the
 * tooltip.
 */
export function IconButton({
  label,
  icon: Picture,
  size = 20,
  action,
  className = '',
  ...more
}: ComponentProps<'button'> & {
  readonly label: string;
  readonly icon: Icon;
  readonly size?: number | undefined;
  readonly action?: Action;
}) {
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-label={label}
      {...useHint(label, action)}
      {...more}
    >
      <Picture aria-hidden size={size} />
    </button>
  );
}
