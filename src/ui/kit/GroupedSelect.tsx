/** Options of a select under a heading. */
interface Group {
  /** "" for options that stand before all groups */
  readonly name: string;
  readonly options: readonly string[];
}

/** A choice among many options under headings; a group without options is not shown. */
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
