import type { ComponentProps, ComponentType } from 'react';
import type { Action } from '../keys/actions.ts';
import { useHint } from '../keys/hint.ts';

const CLASS = {
  quiet: 'quiet-button',
  primary: 'primary',
  chip: 'chip',
  danger: 'danger',
  notice: 'notice-action',
} as const;

/** A button with a text: the one that goes on (primary), one that loses something (danger), or any other. */
export function Button({
  kind = 'quiet',
  className = '',
  ...more
}: ComponentProps<'button'> & { readonly kind?: keyof typeof CLASS }) {
  return <button type="button" className={`${CLASS[kind]} ${className}`} {...more} />;
}

export type Icon = ComponentType<{ readonly size?: number; readonly 'aria-hidden'?: boolean }>;

/** A button that is a picture; `label` says what it does, `action` which key does the same. */
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
