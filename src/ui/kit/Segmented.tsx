/** A choice among few options, as buttons in a row. */
import './Segmented.css';
export function Segmented<T extends string>(props: {
  /** a label for screen readers only */
  legend: string;
  name: string;
  className?: string;
  options: readonly T[];
  chosen: T;
  text: (option: T) => string;
  /** the language of an option's text, when it is not the page's */
  tag?: (option: T) => string;
  /** why an option cannot be chosen now; "" when it can */
  refusal?: (option: T) => string;
  choose: (option: T) => void;
}) {
  return (
    <fieldset className={`segmented ${props.className ?? ''}`}>
      <legend className="visually-hidden">{props.legend}</legend>
      {props.options.map((option) => {
        const refused = props.refusal?.(option);
        return (
          <label key={option} lang={props.tag?.(option)} title={refused || undefined}>
            <input
              type="radio"
              name={props.name}
              checked={option === props.chosen}
              disabled={!!refused}
              onChange={() => props.choose(option)}
            />
            <span>{props.text(option)}</span>
            {refused && <span className="visually-hidden">{refused}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}
