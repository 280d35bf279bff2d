/** The options of a drop-down list that stand under one heading. */
interface Group {
  /** the heading; "" for options that stand before all headings */
  readonly name: string;
  readonly options: readonly string[];
}

/** A drop-down list with its options under headings; a heading without options is left out. */
export function GroupedSelect(props: {
  label: string;
  groups: readonly Group[];
  chosen: string;
  text: (option: string) => string;
  choose: (option: string) => void;
}) {
  const { label, groups, chosen, text, choose } = props;
  return (
    <label className="field">
      <span>{label}</span>
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        {groups.map(({ name, options }) => {
          const rows = options.map((option) => (
            <option key={option} value={option}>
              {text(option)}
            </option>
          ));
          if (name === '' || rows.length === 0) return rows;
          return (
            <optgroup key={name} label={name}>
              {rows}
            </optgroup>
          );
        })}
      </select>
    </label>
  );
}
