import type { TraceEvent } from '../../core/run/event.ts';
import type { Trace } from '../../core/run/trace.ts';
import { isListForm } from '../../core/search/algorithms.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { pseudocode } from '../../words/pseudocode.ts';
import { printTest } from '../../words/symbols.ts';
import { useMoment } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import { usePanelWords } from './usePanelWords.ts';

/** The function at work, the lines just executed, and their comparison written out. */
export function CodePanel() {
  const words = usePanelWords();
  const { trace, event } = useMoment();
  const lines = pseudocode(trace, event?.node ?? ROOT);
  return (
    <Panel name="code" title={words.codePanel}>
      <pre className={isListForm(trace.algorithm) ? 'code numbered' : 'code'}>
        {lines.map(({ line, indent, text }) => {
          const executed = event?.lines.includes(line) === true;
          return (
            <code
              key={`${line} ${text}`}
              className={executed ? 'executed' : ''}
              aria-current={executed ? 'step' : undefined}
            >
              <span className={`indent-${indent}`}>{text}</span>
              {executed && line === 'test' && <Comparison trace={trace} event={event} />}
            </code>
          );
        })}
      </pre>
    </Panel>
  );
}

function Comparison({ trace, event }: { trace: Trace; event: TraceEvent }) {
  const words = usePanelWords();
  if ((event.kind !== 'update' && event.kind !== 'cutoff') || event.test === null) return null;
  const { test } = event;
  return (
    <span className={`comparison ${test.holds ? 'holds' : 'fails'}`}>
      {printTest(test, trace.rules)} {test.holds ? `✓ ${words.yes}` : `✗ ${words.no}`}
    </span>
  );
}
