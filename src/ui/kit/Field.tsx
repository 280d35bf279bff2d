import { createContext, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import './Field.css';

/** Returns the focus to the field when a message below it is pressed and disappears. */
export const FieldFocus = createContext<() => void>(() => undefined);

/**
 * A text that takes effect while it is typed. The typed text stays, right or wrong, until the value is changed
 * elsewhere.
 */
export function Field(props: {
  label: string;
  value: string;
  hint?: string;
  /** returns what is wrong with a text; null if nothing */
  problem?: (text: string) => ReactNode;
  /** called with every text that has no problem */
  change: (text: string) => void;
  /** whether a text may still become valid: nothing is said about it while it is typed */
  isBeginning?: (text: string) => boolean;
  /** the value that the typed text stands for */
  canonical?: (text: string) => string;
  /** called with 1 for ↑ and −1 for ↓ */
  step?: (by: 1 | -1) => void;
  /** a remark beside the field about a valid text */
  note?: (text: string) => ReactNode;
  id?: string;
}) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string } | null>(null);
  const text = typed !== null && typed.value === props.value ? typed.text : props.value;
  const focus = useCallback(() => input.current?.focus(), []);
  const [isTyping, setTyping] = useState(false);
  const fault = props.problem?.(text) ?? null;
  const wrong = isTyping && props.isBeginning?.(text) === true ? null : fault;
  const type = (next: string) => {
    const isGood = (props.problem?.(next) ?? null) === null;
    setTyped({ text: next, value: isGood ? (props.canonical?.(next) ?? next) : props.value });
    if (isGood) props.change(next);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{props.label}</label>
      <input
        ref={input}
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={text}
        title={props.hint}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : `${id}-problem`}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onKeyDown={(event) => {
          if (props.step === undefined || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
          event.preventDefault();
          props.step(event.key === 'ArrowUp' ? 1 : -1);
        }}
      />
      {fault === null && props.note?.(text)}
      {wrong !== null && (
        <p className="problem" role="alert" id={`${id}-problem`}>
          <FieldFocus value={focus}>{wrong}</FieldFocus>
        </p>
      )}
    </div>
  );
}
