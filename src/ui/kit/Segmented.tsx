/** A choice among few options, as buttons in a row. */
import './Segmented.css';
export function Segmented<T extends string>(props: {
  /** the question that the options answer, for screen readers only */
  legend: string;
  name: string;
  className?: string;
  options: readonly T[];
  chosen: T;
  text: (option: T) => string;
  choose: (option: T) => void;
}) {
  return (
    <fieldset className={`segmented ${props.className ?? ''}`}>
      <legend className="visually-hidden">{props.legend}</legend>
      {props.options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            className="covers"
            name={props.name}
            checked={option === props.chosen}
            onChange={() => props.choose(option)}
          />
          <span>{props.text(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}
