import type { RefObject } from 'react';

/** Longer texts are not marked: the box would lag behind the typing. */
const MOST_MARKED = 20_000;

/** A text box that can have one place marked: a copy of the text lies under the letters. */
export function MarkedText({
  id,
  box,
  text,
  mark,
  describedBy,
  change,
  leave,
}: {
  id: string;
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  mark: { readonly from: number; readonly length: number } | null;
  describedBy: string;
  change: (text: string, isLineBreak: boolean) => void;
  leave: () => void;
}) {
  const shown = mark !== null && text.length <= MOST_MARKED ? mark : null;
  const rows = Math.min(Math.max(text.split('\n').length + 1, 3), 12);
  return (
    <div className="marked-text">
      <div className="marked-under" aria-hidden="true">
        {shown !== null && (
          <>
            {text.slice(0, shown.from)}
            <mark>{text.slice(shown.from, shown.from + shown.length) || ' '}</mark>
            {text.slice(shown.from + shown.length)}
          </>
        )}
      </div>
      <textarea
        ref={box}
        id={id}
        rows={rows}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        value={text}
        aria-describedby={describedBy}
        aria-invalid={mark !== null}
        onChange={(event) => change(event.target.value, isLineBreak(event.nativeEvent))}
        onBlur={leave}
        onScroll={(event) => {
          const under = event.currentTarget.previousElementSibling;
          if (under !== null) under.scrollTop = event.currentTarget.scrollTop;
        }}
      />
    </div>
  );
}

function isLineBreak(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'insertLineBreak';
}
