import { type ReactNode, useMemo } from 'react';
import { type RootValues, treeValues } from '../../core/analysis/index.ts';
import type { NodeId, SimulationRun } from '../../core/index.ts';
import { memoizeByObject } from '../../core/memoizeByObject.ts';
import { simulationOf } from '../../core/run/anyRun.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import type { MoveValues } from '../../games/moveValues.ts';
import { MINIMAX_BESIDE, wholeOf } from '../../session/minimaxBeside.ts';
import { changeSlice } from '../../session/slice.ts';
import { fixed, minimaxWritten } from '../../words/decimals.ts';
import { tokenOf } from '../../words/simulationFacts.ts';
import { NodeToken } from '../figure/SentenceText.tsx';
import { Button } from '../kit/Button.tsx';
import { Head } from '../kit/Head.tsx';
import { useMoment, useSession, useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import { ConvergenceChart } from './ConvergenceChart.tsx';
import { convergenceOf, type Development } from './convergence.ts';
import { OverSeeds } from './OverSeeds.tsx';
import './ConvergencePanel.css';

/** The panel of convergence: the share of visits and the mean of each move at the root, over the iterations. */
export function ConvergencePanel() {
  const { run: anyRun, step } = useMoment();
  const run = simulationOf(anyRun);
  if (run === null || run.tree.isLeaf(ROOT) || run.iterations === 0) return null;
  return run.isGame ? (
    <OfGame key={idOf(run.log)} run={run} step={step} />
  ) : (
    <OfTree key={idOf(run.log)} run={run} step={step} />
  );
}

/** Distinguishes runs, so that what was asked about one run does not stay when another takes its place. */
let runs = 0;
const idOf = memoizeByObject((_log: object) => (runs += 1));

interface Shown {
  readonly run: SimulationRun;
  readonly step: number;
}

function OfTree({ run, step }: Shown) {
  const full = useSession(({ subject }) => wholeOf(subject));
  const values = useMemo(() => treeValues(run, full), [run, full]);
  return (
    <Convergence run={run} step={step} values={values}>
      {values !== null && <BesideButton />}
    </Convergence>
  );
}

/** The panel of a game, whose values are computed when they are asked for, if the game is small enough. */
function OfGame({ run, step }: Shown) {
  const words = useWords('simulation');
  const { isOn, solved } = useSlice(MINIMAX_BESIDE);
  const known = isOn && solved?.of === run.log ? solved.found : null;
  const values = useMemo(() => (known === null ? null : valuesByMove(run, known)), [run, known]);
  return (
    <Convergence run={run} step={step} values={values}>
      <BesideButton />
      {isOn && values === null && (
        <p className="hint" role="status">
          {typeof known === 'string' ? words.notSolved[known] : '…'}
        </p>
      )}
    </Convergence>
  );
}

/** The button that puts the minimax values beside the means in the figure, and takes them away. */
function BesideButton() {
  const session = useSessionStore();
  const words = useWords('simulation');
  const isOn = useSlice(MINIMAX_BESIDE, (beside) => beside.isOn);
  return (
    <Button
      text={words.solveGame}
      aria-pressed={isOn}
      onClick={() => changeSlice(session, MINIMAX_BESIDE, { isOn: !isOn })}
    />
  );
}

/** Returns the values of a game's moves, which are given in the order of all its moves; null when they are not known. */
function valuesByMove(run: SimulationRun, found: MoveValues): RootValues | null {
  if (typeof found === 'string') return null;
  const value = bySide(run.tree.kind(ROOT), Math.max, Math.min)(...found.moves);
  const ofChild = (child: NodeId) => found.moves[run.placeOf(child)] as number;
  return { value, ofChild, best: run.tree.children(ROOT).filter((child) => ofChild(child) === value) };
}

interface ConvergenceProps extends Shown {
  readonly values: RootValues | null;
  readonly children?: ReactNode;
}

function Convergence({ run, step, values, children }: ConvergenceProps) {
  const words = useWords('simulation');
  const names = useSession(({ subject }) => subject.names);
  const { iterations, moves } = convergenceOf(run);
  const complete = run.completeAt(step);
  const name = (child: NodeId) => tokenOf(run, child, names).text;
  const [low, high] = run.rewards.range ?? rangeOf(moves);
  const text = (development: Development) => ({ name: name(development.child), key: development.child });
  const best = values === null ? null : values.best;
  // All moves of the root are made by the same side.
  const sideCode = run.told.sideBelow(ROOT);
  const side = bySide(sideCode, 'MAX', 'MIN');
  const told = (value: number) => run.told.valueFor(sideCode, value);
  return (
    <Panel
      name="convergence"
      title={words.convergence}
      note={
        values === null
          ? ''
          : words.minimaxIs(minimaxWritten(told(values.value)), run.told.numbers === 'mover' ? side : null)
      }
    >
      <ConvergenceChart
        title={words.shares}
        iterations={iterations}
        lines={moves.map((move) => ({ ...text(move), values: move.shares }))}
        ends={[0, 1]}
        print={(value) => `${Math.round(100 * value)} %`}
        here={complete}
        level={null}
      />
      <ConvergenceChart
        title={words.means(side)}
        iterations={iterations}
        lines={moves.map((move) => ({ ...text(move), values: move.means }))}
        ends={[low, high]}
        print={(value) => fixed(value, 2).replace(/\.00$/, '')}
        here={complete}
        level={values === null ? null : told(values.value)}
      />
      <details>
        <summary>{words.asTable}</summary>
        <table className="selection-table tabular">
          <Head columns={values === null ? words.tableHeads : [...words.tableHeads, words.minimax]} />
          <tbody>
            {moves.map(({ child }) => {
              const { visits, sum } = run.toldStandingOf(child, step);
              return (
                <tr key={child}>
                  <th scope="row">
                    <NodeToken node={child} text={name(child)} />
                  </th>
                  <td>{visits}</td>
                  <td>{complete === 0 ? '' : `${fixed((100 * visits) / complete, 1)} %`}</td>
                  <td>{visits === 0 ? '' : fixed(sum / visits, 3)}</td>
                  {values !== null && <td>{minimaxWritten(told(values.ofChild(child)))}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      </details>
      {best !== null && <p className="hint">{recommendation()}</p>}
      <div className="convergence-asks">
        {children}
        <OverSeeds run={run} here={complete} values={values} />
      </div>
    </Panel>
  );

  function recommendation(): string {
    const recommended = run.bestChildAt(ROOT, step);
    if (recommended === null || values === null || values.best.length === 0) return words.noneYet;
    return values.best.includes(recommended)
      ? words.isBest(name(recommended))
      : words.isNotBest(name(recommended), values.best.map(name));
  }
}

function rangeOf(moves: readonly Development[]): readonly [number, number] {
  const all = moves.flatMap(({ means }) => means.filter((mean) => mean !== null));
  return [Math.min(0, ...all), Math.max(0, ...all)];
}
