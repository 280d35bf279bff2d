import { type ReactNode, useId } from 'react';
import './Field.css';

/** A choice among few options as radio buttons, one below the other under a legend. */
export function Choices<T extends string>(props: {
  legend: string;
  name: string;
  options: readonly T[];
  chosen: T;
  text: Readonly<Record<T, string>>;
  note?: Readonly<Record<T, string>>;
  /** returns why an option cannot be chosen; null when it can */
  refusal?: (option: T) => string | null;
  /** returns what to render after an option */
  after?: (option: T) => ReactNode;
  choose: (option: T) => void;
}) {
  // The radio group has a unique name, because one choice may be rendered in two menus at once.
  const group = useId();
  return (
    <fieldset className="choices">
      <legend>{props.legend}</legend>
      {props.options.map((option) => {
        const refused = props.refusal?.(option) ?? null;
        return (
          <div key={option} className="choice">
            <label>
              <input
                type="radio"
                name={`${props.name}-${group}`}
                checked={option === props.chosen}
                disabled={refused !== null}
                onChange={() => props.choose(option)}
              />
              <span>
                {props.text[option]}
                {props.note !== undefined && refused === null && <small>{props.note[option]}</small>}
                {refused !== null && <small>{refused}</small>}
              </span>
            </label>
            {props.after?.(option)}
          </div>
        );
      })}
    </fieldset>
  );
}
