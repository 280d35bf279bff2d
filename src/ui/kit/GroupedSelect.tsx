/** The options of a drop-down list that stand under one heading. */
interface Group {
  /** the heading; "" for options that stand before all headings */
  readonly name: string;
  readonly options: readonly string[];
}

/** A drop-down list with its options under headings; a heading without options is left out. */
export function GroupedSelect(props: {
  label: string;
  className?: string;
  groups: readonly Group[];
  chosen: string;
  text: (option: string) => string;
  choose: (option: string) => void;
}) {
  const { label, className, groups, chosen, text, choose } = props;
  const rows = (options: readonly string[]) =>
    options.map((option) => (
      <option key={option} value={option}>
        {text(option)}
      </option>
    ));
  return (
    <label className={className}>
      <span>{label}</span>
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        {groups.map(({ name, options }) => {
          if (options.length === 0) return null;
          return name === '' ? (
            rows(options)
          ) : (
            <optgroup key={name} label={name}>
              {rows(options)}
            </optgroup>
          );
        })}
      </select>
    </label>
  );
}
