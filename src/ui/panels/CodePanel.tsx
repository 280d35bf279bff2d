import type { CodeLine, CutoffTest } from '../../core/index.ts';
import { type AnyRun, isOfRecursion } from '../../core/run/anyRun.ts';
import type { AnyEvent } from '../../core/run/event.ts';
import { entryWorth, testWorth } from '../../core/run/worth.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { familyOf } from '../../families/index.ts';
import { pseudocode } from '../../words/pseudocode.ts';
import { printTest } from '../../words/symbols.ts';
import { useMoment, useSession, useWords } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import './mechanism.css';

/**
 * The panel with the pseudocode: the lines executed at the current step are highlighted, with the numbers of
 * their comparison.
 */
export function CodePanel() {
  const words = useWords('panels');
  const { run, event, step } = useMoment();
  const isChinese = useSession((state) => state.language.code === 'zh');
  const lines = pseudocode(run, event?.node ?? ROOT, step);
  if (lines.length === 0) return null;
  return (
    <Panel name="code" title={words.codePanel}>
      <pre className={familyOf(run).hasNumberedListing ? 'code numbered' : 'code'}>
        {lines.map(({ line, indent, text, chinese, note }) => {
          const executed = event?.lines.includes(line) === true;
          return (
            <code
              key={`${line} ${indent} ${text}`}
              className={executed ? 'executed' : ''}
              aria-current={executed ? 'step' : undefined}
            >
              <span className={`indent-${indent}`}>{isChinese ? (chinese ?? text) : text}</span>
              {note !== undefined && <span className="comparison">{note}</span>}
              {executed && <Comparison run={run} event={event} test={testOn(line, event)} />}
            </code>
          );
        })}
      </pre>
    </Panel>
  );
}

function Comparison({ run, event, test }: { run: AnyRun; event: AnyEvent; test: CutoffTest | null }) {
  const words = useWords('panels');
  if (test === null || !isOfRecursion(run)) return null;
  const { node, step } = event;
  return (
    <span className={`comparison ${test.holds ? 'holds' : 'fails'}`}>
      {printTest(
        testWorth(run, node, step, test),
        run.rules,
        run.family === 'bounds' ? entryWorth(run, node, step) : null,
      )}{' '}
      {test.holds ? `✓ ${words.yes}` : `✗ ${words.no}`}
    </span>
  );
}

/**
 * Returns the comparison that the event made on a line of pseudocode; null for none. At a chance node with a
 * window two lines can have one.
 */
function testOn(line: CodeLine, event: AnyEvent): CutoffTest | null {
  if (event.kind !== 'update' && event.kind !== 'cutoff') return null;
  const isTest = line === 'test' || line === 'low' || line === 'high';
  if (!isTest) return null;
  if (event.kind === 'cutoff' || line === 'test') return event.test;
  return event.outcomeTests?.[line] ?? null;
}
