import { ALGORITHM } from '../../core/search/algorithms.ts';
import { callStackAt } from '../../core/trace/callStack.ts';
import { useSession, useTrace } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import { NumberLine } from './NumberLine.tsx';
import { usePanelWords } from './usePanelWords.ts';

/** The window of the innermost open call on a number line, with v moving along it. */
export function WindowPanel() {
  const words = usePanelWords();
  const trace = useTrace();
  const step = useSession((state) => state.step);
  const names = useSession((state) => state.subject.names);
  const frame = callStackAt(trace, step).at(-1);
  const { hasWindow } = ALGORITHM[trace.algorithm];
  const title = hasWindow && frame !== undefined ? words.windowAt(names.of(frame.node)) : words.windowPanel;
  return (
    <Panel name="window" title={title}>
      {hasWindow && frame !== undefined ? (
        <NumberLine trace={trace} frame={frame} step={step} />
      ) : (
        <p className="quiet-text">{closedText()}</p>
      )}
    </Panel>
  );

  function closedText(): string {
    if (!hasWindow) return words.windowNone;
    return step === 0 ? words.windowBefore : words.windowAfter;
  }
}
