import { useState } from 'react';
import type { SearchLimits } from '../../core/index.ts';
import { FULL_WINDOW, isSameWindow, type SearchWindow } from '../../core/search/searchWindow.ts';
import { parseLeafValue, printLeafValue } from '../../notation/leafValue.ts';
import { LabelledInput } from '../kit/LabelledInput.tsx';
import { useWords } from '../page/useSession.ts';
import './LimitChoices.css';

const ENDS = ['alpha', 'beta'] as const;

/**
 * The fields for the root window (α, β). It is applied as soon as both texts are numbers and α is less than
 * β.
 */
export function WindowField(props: {
  window: SearchWindow | null;
  choose: (changed: Pick<SearchLimits, 'window'>) => void;
}) {
  const { window, choose } = props;
  const words = useWords('limits');
  const shown = window ?? FULL_WINDOW;
  const [drafts, setDrafts] = useState<Partial<Record<keyof SearchWindow, string>>>({});
  const texts = ENDS.map(
    (end) => drafts[end] ?? (shown[end] === FULL_WINDOW[end] ? '' : printLeafValue(shown[end])),
  );
  const read = readEnds(texts);
  const write = (end: keyof SearchWindow, text: string) => {
    setDrafts({ ...drafts, [end]: text });
    const next = readEnds(ENDS.map((each, index) => (each === end ? text : (texts[index] ?? ''))));
    if (next !== null) choose({ window: isSameWindow(next, FULL_WINDOW) ? null : next });
  };
  return (
    <fieldset className="window-field row">
      <legend>{words.window}</legend>
      {ENDS.map((end, index) => (
        <LabelledInput
          key={end}
          label={words.windowEnds[end]}
          placeholder={words.windowNone[end]}
          value={texts[index] ?? ''}
          write={(text) => write(end, text)}
          aria-invalid={read === null}
          onBlur={() => setDrafts(read === null ? drafts : {})}
        />
      ))}
      {read === null ? <small>{words.windowWrong}</small> : <small className="hint">{words.windowWhy}</small>}
    </fieldset>
  );
}

/**
 * Parses both ends of the window; an empty text stands for −∞ or +∞. Null when a text is no number or α is
 * not less than β.
 */
function readEnds([first = '', second = '']: readonly string[]): SearchWindow | null {
  const alpha = first.trim() === '' ? FULL_WINDOW.alpha : parseLeafValue(first);
  const beta = second.trim() === '' ? FULL_WINDOW.beta : parseLeafValue(second);
  return alpha !== null && beta !== null && alpha < beta ? { alpha, beta } : null;
}
