import type { ReactNode } from 'react';
import { gapsIn, type Stop } from '../../core/run/inStep.ts';
import { nodeLabel } from '../../core/run/nodeLabel.ts';
import type { Trace } from '../../core/run/trace.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { comparedRuns, comparedStops, goToStop, stopAt } from '../../session/comparing.ts';
import { printTest } from '../../words/symbols.ts';
import { NodeToken } from '../figure/SentenceText.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { useCompareWords } from './useCompareWords.ts';

/** What the two come to in the end, where they part, and what they know otherwise now. */
export function Differences() {
  const words = useCompareWords();
  return (
    <aside className="panels differences" aria-label={words.differences}>
      <h2>{words.differences}</h2>
      <h3>{words.inTheEnd}</h3>
      <Totals />
      <h3>{words.whereTheyPart}</h3>
      <Partings />
      <h3>{words.knownOtherwise}</h3>
      <KnownOtherwise />
    </aside>
  );
}

function useRuns(): { leading: Trace; other: Trace } {
  const leading = useSession((state) => comparedRuns(state).leading);
  const other = useSession((state) => comparedRuns(state).other);
  return { leading, other };
}

function Totals() {
  const page = useWords();
  const words = useCompareWords();
  const names = useSession((state) => state.subject.names);
  const { leading, other } = useRuns();
  const runs = [leading, other];
  const ends = runs.map((run) => run.tallyAt(run.length));
  const move = (run: Trace) => {
    const best = run.bestMoveAt();
    return best === null ? '–' : <NodeToken node={best} text={names.of(best)} />;
  };
  const value = (run: Trace) => {
    const held = run.stateAt(ROOT, run.length).value;
    return held === null ? '–' : printNumber(held);
  };
  return (
    <table className="stack totals">
      <thead>
        <tr>
          <td />
          {runs.map((run) => (
            <th key={run.algorithm} scope="col">
              {page.algorithm[run.algorithm]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row text={words.rows.leaves} values={ends.map(({ leaves }) => leaves)} />
        <Row text={words.rows.entered} values={ends.map(({ entered }) => entered)} />
        <Row text={words.rows.cutoffs} values={runs.map((run) => run.eventsOf('cutoff').length)} />
        <Row text={words.rows.value} values={runs.map(value)} />
        <Row text={words.rows.move} values={runs.map(move)} />
      </tbody>
    </table>
  );
}

function Row({ text, values }: { text: string; values: readonly ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{text}</th>
      <td>{values[0]}</td>
      <td>{values[1]}</td>
    </tr>
  );
}

/** The cuts of the other run that spare leaves; a press goes to the first of them. */
function Partings() {
  const session = useSessionStore();
  const words = useCompareWords();
  const names = useSession((state) => state.subject.names);
  const stops = useSession(comparedStops);
  const at = useSession((state) => stopAt(state).at);
  const { leading, other } = useRuns();
  const partings = partingsOf(stops, other);
  if (partings.length === 0)
    return <p className="hint">{leading.eventsOf('cutoff').length > 0 ? words.sameLeaves : words.noCuts}</p>;
  return (
    <>
      <ul className="partings">
        {partings.map(({ stop, node, test, spared }) => (
          <li key={stop}>
            <button
              type="button"
              title={words.partAt(stop, names.of(node), spared)}
              aria-current={at >= stop && at < stop + spared ? 'step' : undefined}
              onClick={() => goToStop(session, stop)}
            >
              <span aria-hidden="true">{CUT}</span>{' '}
              <span className={`token ${other.tree.kindName(node)}`}>{names.of(node)}</span> {test}
              <b>{spared}</b>
            </button>
          </li>
        ))}
      </ul>
      <p className="hint">{words.neverRead}</p>
    </>
  );
}

/** The double stroke of a cut, in a line of text. */
const CUT = '//';

interface Parting {
  readonly stop: number;
  readonly node: NodeId;
  /** "8 ≥ 6" */
  readonly test: string;
  readonly spared: number;
}

function partingsOf(stops: readonly Stop[], other: Trace): readonly Parting[] {
  return gapsIn(stops).flatMap(({ first, count }): Parting[] => {
    const event = other.event(stops[first]?.other ?? 0);
    if (event.kind !== 'cutoff') return [];
    return [{ stop: first, node: event.node, test: printTest(event.test, other.rules), spared: count }];
  });
}

/** The nodes of which the two runs know something else at the stop at hand. */
function KnownOtherwise() {
  const words = useCompareWords();
  const page = useWords();
  const names = useSession((state) => state.subject.names);
  const { leading, other } = useRuns();
  const stop = useSession((state) => stopAt(state).stop);
  const { tree } = leading;
  const labelOf = (run: Trace, step: number, node: NodeId) => nodeLabel(tree, node, run.stateAt(node, step));
  const rows = tree
    .nodes()
    .filter((node) => !tree.isLeaf(node))
    .map((node) => ({
      node,
      left: labelOf(leading, stop.leading, node),
      right: labelOf(other, stop.other, node),
    }))
    .filter(({ left, right }) => left !== right);
  if (rows.length === 0) return <p className="hint">{words.same}</p>;
  return (
    <table className="stack">
      <thead>
        <tr>
          <th scope="col">{page.node}</th>
          <th scope="col">{page.algorithm[leading.algorithm]}</th>
          <th scope="col">{page.algorithm[other.algorithm]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ node, left, right }) => (
          <tr key={tree.key(node)}>
            <th scope="row">
              <NodeToken node={node} text={names.of(node)} />
            </th>
            <td>{left || '–'}</td>
            <td>{right || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
