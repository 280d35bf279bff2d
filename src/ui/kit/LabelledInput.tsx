import type { ComponentProps } from 'react';

/** A text field with a label before it and a message after it. */
export function LabelledInput({
  label,
  className,
  write,
  children,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'onChange'> & { label: string; write: (text: string) => void }) {
  return (
    <label className={className}>
      <span>{label}</span>
      <input type="text" autoComplete="off" {...input} onChange={({ target }) => write(target.value)} />
      {children}
    </label>
  );
}
