import { ALGORITHM } from '../../core/search/algorithms.ts';
import { callStackAt } from '../../core/trace/callStack.ts';
import { printBound } from '../../core/tree/printNumber.ts';
import { NodeToken } from '../SentenceText.tsx';
import { useSession, useTrace, useWords } from '../useSession.ts';
import { Panel } from './Panel.tsx';

/** The open calls, outermost first, with what each holds. */
export function StackPanel() {
  const words = useWords();
  const trace = useTrace();
  const step = useSession((state) => state.step);
  const names = useSession((state) => state.subject.names);
  const frames = callStackAt(trace, step);
  const { hasWindow } = ALGORITHM[trace.algorithm];
  return (
    <Panel name="stack" title={words.stackPanel}>
      {frames.length === 0 ? (
        <p className="quiet-text">{words.stackEmpty}</p>
      ) : (
        <table className="stack">
          <thead>
            <tr>
              <th scope="col">{words.node}</th>
              {hasWindow && <th scope="col">α</th>}
              {hasWindow && <th scope="col">β</th>}
              <th scope="col">v</th>
            </tr>
          </thead>
          <tbody>
            {frames.map(({ node, window, value }) => (
              <tr key={trace.tree.key(node)}>
                <th scope="row">
                  <NodeToken node={node} text={names.of(node)} /> {words.kind[trace.tree.kindName(node)]}
                </th>
                {hasWindow && <td>{printBound(window.alpha)}</td>}
                {hasWindow && <td>{printBound(window.beta)}</td>}
                <td>{printBound(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
