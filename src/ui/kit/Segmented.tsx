/** One choice among few, as buttons in a row. */
export function Segmented<T extends string>({
  legend,
  name,
  className = '',
  options,
  chosen,
  text,
  tag,
  refusal,
  choose,
}: {
  /** said, not seen */
  legend: string;
  name: string;
  className?: string;
  options: readonly T[];
  chosen: T;
  text: Readonly<Record<T, string>>;
  /** the language of an option's text, where it is not the page's */
  tag?: Readonly<Record<T, string>>;
  /** why an option cannot be chosen now; "" where it can */
  refusal?: (option: T) => string;
  choose: (option: T) => void;
}) {
  return (
    <fieldset className={`segmented ${className}`}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => {
        const refused = refusal?.(option);
        return (
          <label key={option} lang={tag?.[option]} title={refused || undefined}>
            <input
              type="radio"
              name={name}
              checked={option === chosen}
              disabled={!!refused}
              onChange={() => choose(option)}
            />
            <span>{text[option]}</span>
            {refused && <span className="visually-hidden">{refused}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}
