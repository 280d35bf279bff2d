import type { Candidate, NodeId, SimulationRun } from '../../core/index.ts';
import { simulationOf } from '../../core/run/anyRun.ts';
import { cIntervals } from '../../core/run/cIntervals.ts';
import { SELECTION } from '../../core/search/selection.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { decimalsOf, fixed, printC, printReward } from '../../words/decimals.ts';
import { tokenOf } from '../../words/simulationFacts.ts';
import { NodeToken } from '../figure/SentenceText.tsx';
import { Head } from '../kit/Head.tsx';
import { useMoment, usePointed, useSession, useWords } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import { MOST_C } from './SimulationChoices.tsx';
import './SelectionPanel.css';

/**
 * The panel of a selection: each move of a node with its visits, rewards and score, the score as a bar of two parts, and
 * which move other constants would select.
 */
export function SelectionPanel() {
  const { run: any, step, event } = useMoment();
  const focused = usePointed((state) => state.focused);
  const run = simulationOf(any);
  if (run === null) return null;
  const isChoice = event?.kind === 'select' || event?.kind === 'expand';
  const isInner = focused !== null && !run.tree.isLeaf(focused) && run.isInTree(focused, step);
  const node = isInner ? focused : isChoice ? event.node : ROOT;
  if (run.tree.isLeaf(node)) return null;
  const at = isChoice && event.node === node ? step - 1 : step;
  return <Selection run={run} node={node} options={run.candidatesAt(node, at)} at={at} />;
}

interface SelectionProps {
  readonly run: SimulationRun;
  readonly node: NodeId;
  readonly options: readonly Candidate[];
  readonly at: number;
}

function Selection({ run, node, options, at }: SelectionProps) {
  const words = useWords('simulation');
  const page = useWords();
  const names = useSession(({ subject }) => subject.names);
  const kind = run.tree.kindName(node);
  const { visits } = run.standingOf(node, at);
  const isScored = kind !== 'chance';
  const scored = options.filter(({ bonus }) => bonus !== null);
  const parts = scored.map(({ bonus, score }) => ({ mean: score - (bonus ?? 0), bonus: bonus ?? 0, score }));
  const decimals = decimalsOf(parts);
  const winner = isScored ? winnerOf(options) : null;
  const title = words.selectionAt(names.of(node));
  // Before the first visit there is no number whose logarithm or root could be taken.
  const visitsHere = visits === 0 ? `N(${names.of(node)})` : String(visits);
  const formula = isScored ? words.formula[run.settings.selection](visitsHere, kind === 'min') : '';
  const name = ({ child, move }: Candidate) =>
    child === null ? move : <NodeToken node={child} text={tokenOf(run, child, names).text} />;
  return (
    <Panel name="selection" title={title} note={isScored ? page.kind[kind] : ''}>
      {isScored && <p className="hint">{formula}</p>}
      <table className="selection-table tabular">
        <Head columns={isScored ? words.selectionHeads(kind === 'min') : words.chanceHeads} />
        <tbody>
          {options.map((option) => (
            <tr key={option.place} className={option === winner ? 'chosen' : undefined}>
              <th scope="row">{name(option)}</th>
              <td>{option.visits}</td>
              <td>{printReward(option.sum)}</td>
              <td>
                {option.mean === null ? '' : fixed(kind === 'min' ? -option.mean : option.mean, decimals)}
              </td>
              {isScored && <td>{option.bonus === null ? '' : fixed(option.bonus, decimals)}</td>}
              <td>
                {option.score === Infinity
                  ? '∞'
                  : Number.isNaN(option.score)
                    ? ''
                    : fixed(option.score, decimals)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isScored && scored.length > 1 && scored.length === options.length && (
        <>
          <ScoreBars options={options} winner={winner} name={name} isMin={kind === 'min'} />
          <OtherConstants {...{ run, node, at, options, name }} />
        </>
      )}
    </Panel>
  );
}

function winnerOf(options: readonly Candidate[]): Candidate | null {
  return options.reduce<Candidate | null>(
    (best, each) => (best === null || each.score > best.score + 1e-9 ? each : best),
    null,
  );
}

type Named = (option: Candidate) => React.ReactNode;

/** The most moves whose bars are drawn. */
const MOST_BARS = 12;

/** A bar for each move: its mean, measured from the least of all, and its bonus. */
function ScoreBars(props: {
  options: readonly Candidate[];
  winner: Candidate | null;
  name: Named;
  isMin: boolean;
}) {
  const { options, winner, name, isMin } = props;
  const words = useWords('simulation');
  if (options.length > MOST_BARS) return null;
  const mean = ({ score, bonus }: Candidate) => score - (bonus ?? 0);
  const least = Math.min(0, ...options.map(mean));
  const most = Math.max(...options.map(({ score }) => score)) - least;
  const share = (of: number) => `${most <= 0 ? 0 : (100 * of) / most}%`;
  return (
    <div className="score-bars">
      {options.map((option) => (
        <div key={option.place} className={option === winner ? 'chosen' : undefined}>
          <span>{name(option)}</span>
          <span className="score-bar" aria-hidden="true">
            <i style={{ width: share(mean(option) - least) }} />
            <b style={{ width: share(option.bonus ?? 0) }} />
          </span>
        </div>
      ))}
      <p className="hint score-key">
        <i /> {words.exploitation(isMin)} <b /> {words.exploration}
      </p>
    </div>
  );
}

/** A line of C with the intervals in which each move would be selected, and a mark at the C in use. */
function OtherConstants({ run, node, at, options, name }: SelectionProps & { readonly name: Named }) {
  const words = useWords('simulation');
  const { c, selection } = run.settings;
  const used = c ?? SELECTION[selection].usualC;
  // The scores with C = 1 say where each line begins and how steep it is.
  const all = cIntervals(run.candidatesAt(node, at, 1), 1, MOST_C);
  const to = (value: number) => (100 * Math.min(value, MOST_C)) / MOST_C;
  return (
    <div className="other-constants">
      <h3>
        {words.otherC} <span>{words.cIs(printC(used))}</span>
      </h3>
      <div className="c-line">
        {all.map((interval) => (
          <span
            key={interval.place}
            className={used >= interval.from && used <= interval.to ? 'in-use' : undefined}
            style={{ left: `${to(interval.from)}%`, width: `${to(interval.to) - to(interval.from)}%` }}
          >
            {name(options[interval.place] as Candidate)}
          </span>
        ))}
        <i style={{ left: `${to(used)}%` }} />
      </div>
      <p className="c-ends tabular" aria-hidden="true">
        <span style={{ left: 0 }}>0</span>
        {all.slice(1).map(({ from }) => (
          <span key={from} style={{ left: `${to(from)}%` }}>
            {fixed(from, 2)}
          </span>
        ))}
        <span style={{ left: '100%' }}>{MOST_C}</span>
      </p>
      <ul className="visually-hidden">
        {all.map(({ from, to: end, place }) => (
          <li key={place}>
            {words.interval(fixed(from, 2), end === Infinity ? null : fixed(end, 2))}{' '}
            {name(options[place] as Candidate)}
          </li>
        ))}
      </ul>
    </div>
  );
}
