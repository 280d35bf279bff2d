import type { ReactNode } from 'react';
import type { AnyRun } from '../../core/index.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import {
  comparedInStep,
  comparedPartings,
  comparedRuns,
  contrastOf,
  goToStop,
  nodesTo,
  type SideName,
  sidesOf,
  stopAt,
} from '../../session/comparing.ts';
import { grouped } from '../../words/sentence.ts';
import { NodeToken } from '../figure/SentenceText.tsx';
import { FirstRows } from '../kit/FirstRows.tsx';
import { Head } from '../kit/Head.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { part } from '../part/part.tsx';
import { useKnownOtherwise } from './useKnownOtherwise.ts';
import { useSideNames } from './useSides.ts';
import { WhileComparing } from './WhileComparing.tsx';
import './Compare.css';

const WaysBeside = part(() => import('../program/BesideRight.tsx'), 'WaysBeside', 'figure');
const NotesBeside = part(() => import('../program/BesideRight.tsx'), 'NotesBeside', 'figure');

/**
 * The panel of a comparison: a table of both results, where the runs diverge, and the nodes about which they
 * know different things at the current step.
 */
export function Differences() {
  const words = useWords('compare');
  const isOfProgram = useSession(({ algorithm }) => algorithm === 'program');
  return (
    <aside className="panels differences" aria-label={words.differences}>
      {isOfProgram && <WaysBeside />}
      <WhileComparing>
        <DifferencesOfTwo />
      </WhileComparing>
      {isOfProgram && <NotesBeside />}
    </aside>
  );
}

function DifferencesOfTwo() {
  const words = useWords('compare');
  const isByNumber = useSession((state) => comparedInStep(state).pairing === 'number');
  const isOtherTree = useSession((state) => contrastOf(state).kind === 'tree');
  // A search to another depth evaluates other leaves, so its cuts are not compared with those of the first
  // search.
  const isOtherDepth = useSession((state) => {
    const contrast = contrastOf(state);
    return contrast.kind === 'setting' && contrast.name === 'depth';
  });
  return (
    <>
      <h2>{words.differences}</h2>
      {isByNumber && <p className="hint">{words.byNumber}</p>}
      <h3>{words.inTheEnd}</h3>
      <Totals />
      {!isByNumber && !isOtherTree && !isOtherDepth && (
        <>
          <h3>{words.whereTheyPart}</h3>
          <Partings />
        </>
      )}
      {!isOtherTree && (
        <>
          <h3>{words.knownOtherwise}</h3>
          <KnownOtherwise />
        </>
      )}
    </>
  );
}

const SIDES = ['leading', 'other'] as const satisfies readonly SideName[];

function useRuns(): { leading: AnyRun; other: AnyRun } {
  const leading = useSession((state) => comparedRuns(state).leading);
  const other = useSession((state) => comparedRuns(state).other);
  return { leading, other };
}

/** Returns the node names of the trees of both sides. */
function useNodeNames() {
  const leading = useSession((state) => sidesOf(state).leading.subject.names);
  const other = useSession((state) => sidesOf(state).other.subject.names);
  return { leading, other };
}

function Totals() {
  const words = useWords('compare');
  const sideNames = useSideNames();
  const names = useNodeNames();
  const runs = useRuns();
  const ends = SIDES.map((side) => runs[side].tallyAt(runs[side].length));
  const leaves = SIDES.map((side) => runs[side].leavesSeenAt(runs[side].length));
  const [leftMove, rightMove] = [runs.leading.bestMoveAt(), runs.other.bestMoveAt()];
  const isSameMove = useSession(
    (state) => leftMove !== null && nodesTo(state, 'leading', 'other')(leftMove) === rightMove,
  );
  const value = { left: worthIn(runs.leading), right: worthIn(runs.other) };
  const move = {
    left: leftMove === null ? '' : names.leading.of(leftMove),
    right: rightMove === null ? '' : names.other.of(rightMove),
    isSame: isSameMove,
  };
  const ended = words.ended({
    value: { ...value, isSame: value.left === value.right },
    move: leftMove === null || rightMove === null ? null : move,
  });
  return (
    <>
      <table className="stack numbers">
        <Head columns={['', ...SIDES.map((side) => sideNames[side])]} />
        <tbody>
          <Row text={words.rows.leaves} values={leaves.map(grouped)} />
          {ends.some((tally, index) => tally.leaves !== leaves[index]) && (
            <Row text={words.rows.evaluations} values={ends.map((tally) => grouped(tally.leaves))} />
          )}
          <Row text={words.rows.entered} values={ends.map(({ entered }) => grouped(entered))} />
          <Row
            text={words.rows.cutoffs}
            values={SIDES.map((side) => grouped(runs[side].eventsOf('cutoff').length))}
          />
          <Row text={words.rows.value} values={[value.left, value.right]} />
          <Row
            text={words.rows.move}
            values={[
              leftMove === null ? '–' : <SideToken key="left" side="leading" node={leftMove} />,
              rightMove === null ? '–' : <SideToken key="right" side="other" node={rightMove} />,
            ]}
          />
        </tbody>
      </table>
      <p className="ended">{ended}</p>
    </>
  );
}

/**
 * Writes the final value of the root, with ≈ when it is an estimate and ≤ or ≥ when it is a bound; "–" for
 * none.
 */
function worthIn(run: AnyRun): string {
  return run.labelOf(ROOT, run.stateAt(ROOT, run.length)) || '–';
}

/** The name of a node of one side; both figures highlight the node while the pointer is over its name. */
function SideToken({ side, node }: { side: SideName; node: NodeId }) {
  const names = useNodeNames();
  const own = useSession((state) => nodesTo(state, side, 'own')(node));
  const text = names[side].of(node);
  return own === null ? text : <NodeToken node={own} text={text} />;
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

/**
 * Lists the cuts of either run that skip leaves which the other run evaluates. A press on a cut goes to its
 * step.
 */
function Partings() {
  const session = useSessionStore();
  const words = useWords('compare');
  const tools = useWords('tools');
  const names = useNodeNames();
  const at = useSession((state) => stopAt(state).at);
  const partings = useSession(comparedPartings);
  const { leading, other } = useRuns();
  const hasLeft = partings.some(({ side }) => side === 'leading');
  if (partings.length === 0) {
    const isAll = leading.tallyAt(leading.length).prunedLeaves === 0 && !leading.tree.hasUnknown;
    return <p className="hint">{isAll ? words.noCuts : words.sameLeaves}</p>;
  }
  return (
    <>
      <FirstRows
        rows={partings}
        list={(shown) => <ul className="partings">{shown}</ul>}
        more={tools.outOfView}
        row={({ stop, side, node, test, spared }) => {
          const name = names[side].of(node);
          const run = side === 'leading' ? leading : other;
          const label = side === 'leading' ? words.cutOnLeft(name, spared) : words.partAt(stop, name, spared);
          return (
            <li key={`${side} ${stop} ${node}`}>
              <button
                type="button"
                className="line-button beside"
                title={label}
                aria-current={at >= stop && at < stop + (side === 'other' ? spared : 1) ? 'step' : undefined}
                onClick={() => goToStop(session, stop)}
              >
                <span aria-hidden="true">{CUT}</span>{' '}
                <span className={`token ${run.tree.kindName(node)}`}>{name}</span> {test}
                {hasLeft && <small>{side === 'leading' ? words.onLeft : words.onRight}</small>}
                <b className="at-end">{spared}</b>
              </button>
            </li>
          );
        }}
      />
      <p className="hint">{words.neverRead}</p>
    </>
  );
}

/** The text "//", which stands for the double stroke of a cut. */
const CUT = '//';

/** Lists the nodes about which the two runs know different things at the current stop of the timeline. */
function KnownOtherwise() {
  const words = useWords('compare');
  const tools = useWords('tools');
  const page = useWords();
  const sideNames = useSideNames();
  const { leading, other } = useRuns();
  const stop = useSession((state) => stopAt(state).stop);
  const state = useSession((all) => all);
  const listed = useKnownOtherwise(leading, other, stop, nodesTo(state, 'leading', 'other'));
  if (listed === null) return null;
  const { rows, more } = listed;
  if (rows.length === 0 && more === 0) return <p className="hint">{words.same}</p>;
  return (
    <>
      <FirstRows
        rows={rows}
        list={(shown) => (
          <table className="stack numbers">
            <Head columns={[page.node, sideNames.leading, sideNames.other]} />
            <tbody>{shown}</tbody>
          </table>
        )}
        more={tools.outOfView}
        row={({ node, left, right }) => (
          <tr key={leading.tree.key(node)}>
            <th scope="row">
              <SideToken side="leading" node={node} />
            </th>
            <td>{left || '–'}</td>
            <td>{right || '–'}</td>
          </tr>
        )}
      />
      {more > 0 && <p className="hint">{tools.outOfView(more)}</p>}
    </>
  );
}
