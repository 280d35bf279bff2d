import { useRef } from 'react';

/** A text of the sheet. What is typed while the focus stays is one step of undoing. */
export function TextEntry({
  label,
  text,
  inputMode,
  write,
  focus,
  isWrong = false,
}: {
  label: string;
  text: string;
  inputMode: 'text' | 'numeric';
  write: (text: string, isContinued: boolean) => void;
  focus?: () => void;
  isWrong?: boolean;
}) {
  const hasTyped = useRef(false);
  return (
    <label className="sheet-entry">
      <span>{label}</span>
      <input
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong}
        value={text}
        onFocus={() => {
          hasTyped.current = false;
          focus?.();
        }}
        onChange={(event) => {
          write(event.target.value, hasTyped.current);
          hasTyped.current = true;
        }}
      />
    </label>
  );
}
