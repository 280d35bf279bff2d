import type { CSSProperties, ReactNode } from 'react';
import type { AnyRun, Frame, NodeId } from '../../core/index.ts';
import { windowedRun } from '../../core/run/windowedRun.ts';
import { windowWorth, worthAt } from '../../core/run/worth.ts';
import { printComponents } from '../../core/tree/printNumber.ts';
import { kindName } from '../../words/kindName.ts';
import { printEndOf } from '../../words/symbols.ts';
import { NodeToken } from '../figure/SentenceText.tsx';
import { Head } from '../kit/Head.tsx';
import { useMoment, useSession, useWords } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import './mechanism.css';

/** The greatest numbers of outermost and of innermost calls that are listed when the call stack is deep. */
const [OUTERMOST, INNERMOST] = [4, 20];

/**
 * The panel of the call stack: the open calls from the outermost to the innermost, with the value and window
 * of each.
 */
export function StackPanel() {
  const words = useWords();
  const panel = useWords('panels');
  const { run, step, callStack: frames } = useMoment();
  const names = useSession((state) => state.subject.names);
  const bounded = windowedRun(run);
  const hasWindow = bounded !== null;
  const between = frames.length - OUTERMOST - INNERMOST;
  const rowOf = ({ node }: Frame) => {
    const window = bounded && windowWorth(bounded, node, step);
    return (
      <tr key={run.tree.key(node)}>
        <th scope="row">
          <NodeToken node={node} text={names.of(node)} /> {kindName(words, run.tree, node)}
        </th>
        {window && <td>{printEndOf(window.alpha)}</td>}
        {window && <td>{printEndOf(window.beta)}</td>}
        <td>{run.tree.players > 0 ? vectorAt(run, node, step) : printEndOf(worthAt(run, node, step))}</td>
      </tr>
    );
  };
  return (
    <Panel
      name="stack"
      title={panel.stackPanel}
      note={frames.length === 0 ? '' : panel.stackOpen(frames.length)}
    >
      {frames.length === 0 ? (
        <p className="quiet-text">{panel.stackEmpty}</p>
      ) : (
        <Calls count={frames.length}>
          <Head columns={[words.node, ...(hasWindow ? ['α', 'β'] : []), 'v']} />
          <tbody>
            {between > 0 && (
              <>
                {frames.slice(0, OUTERMOST).map(rowOf)}
                <tr>
                  <td className="calls-between hint" colSpan={hasWindow ? 4 : 2}>
                    {panel.stackBetween(between)}
                  </td>
                </tr>
              </>
            )}
            {frames.slice(between > 0 ? -INNERMOST : 0).map(rowOf)}
          </tbody>
        </Calls>
      )}
    </Panel>
  );
}

/** A table whose height is a whole number of rows, so that no row is cut in half. */
function Calls({ count, children }: { count: number; children: ReactNode }) {
  return (
    <div className="calls" style={{ '--calls': count } as CSSProperties}>
      <div className="calls-seen">
        <table className="stack numbers">{children}</table>
      </div>
    </div>
  );
}

/** Returns the vector that the call at a node holds, as text; "–" for none. */
function vectorAt(run: AnyRun, node: NodeId, step: number): string {
  const { vector } = run.stateAt(node, step);
  return vector === undefined ? '–' : printComponents(run.tree.vector(vector.leaf));
}
