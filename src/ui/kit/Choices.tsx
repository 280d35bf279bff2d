/** One choice among few, under its question. */
export function Choices<T extends string>({
  legend,
  name,
  options,
  chosen,
  text,
  note,
  choose,
}: {
  legend: string;
  name: string;
  options: readonly T[];
  chosen: T;
  text: Readonly<Record<T, string>>;
  note?: Readonly<Record<T, string>>;
  choose: (option: T) => void;
}) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === chosen} onChange={() => choose(option)} />
          <span>
            {text[option]}
            {note !== undefined && <small>{note[option]}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
