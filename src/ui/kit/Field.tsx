import { createContext, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import './Field.css';

/**
 * Returns the focus to the field. A button in the message below the field calls it, because the message then
 * disappears.
 */
export const FieldFocus = createContext<() => void>(() => undefined);

/**
 * A text field whose text takes effect while it is typed. The typed text remains, valid or not, until the
 * value changes elsewhere.
 */
export function Field(props: {
  label: string;
  value: string;
  hint?: string;
  /** returns the message about an invalid text; null when the text is valid */
  problem?: (text: string) => ReactNode;
  /** called with every valid text */
  change: (text: string) => void;
  /** whether an invalid text may become valid by further typing; then no message appears yet */
  isBeginning?: (text: string) => boolean;
  /** returns the value that a typed text stands for, as `value` writes it */
  canonical?: (text: string) => string;
  /** called with 1 when ↑ is pressed and −1 when ↓ is */
  step?: (by: 1 | -1) => void;
  /** returns a remark beside the field about a valid text */
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
