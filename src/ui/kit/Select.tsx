import type { ComponentProps } from 'react';

/** A drop-down list. */
export function Select<T extends string | number>({
  options,
  chosen,
  text,
  choose,
  ...more
}: Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  readonly options: readonly T[];
  readonly chosen: T;
  readonly text: Readonly<Record<T, string>> | ((option: T) => string);
  readonly choose: (option: T) => void;
}) {
  return (
    <select
      {...more}
      value={chosen}
      onChange={({ target }) => choose(options.find((option) => String(option) === target.value) ?? chosen)}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {typeof text === 'function' ? text(option) : text[option]}
        </option>
      ))}
    </select>
  );
}

/** A drop-down list with a label before it. */
export function LabelledSelect<T extends string | number>({
  label,
  className,
  ...select
}: ComponentProps<typeof Select<T>> & { readonly label: string }) {
  return (
    <label className={className}>
      <span>{label}</span>
      <Select {...select} />
    </label>
  );
}
