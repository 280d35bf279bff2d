/** One choice among few, under its question. */
export function Choices<T extends string>(props: {
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
      <legend>{props.legend}</legend>
      {props.options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={props.name}
            checked={option === props.chosen}
            onChange={() => props.choose(option)}
          />
          <span>
            {props.text[option]}
            {props.note !== undefined && <small>{props.note[option]}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
