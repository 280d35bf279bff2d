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
  /** returns the language tag of an option's text, when it differs from the page's */
  tag?: (option: T) => string;
  /** returns why an option cannot be chosen; "" when it can */
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
