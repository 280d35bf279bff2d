import type { Candidate, NodeId, SimulationRun } from '../../core/index.ts';
import { simulationOf } from '../../core/run/anyRun.ts';
import { winnerOf } from '../../core/run/cIntervals.ts';
import { SELECTION } from '../../core/search/selection.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { fixed, type PrintedScore, printC, printReward } from '../../words/decimals.ts';
import { printedScoresOf, tokenOf } from '../../words/simulationFacts.ts';
import { NodeToken } from '../figure/SentenceText.tsx';
import { FirstRows } from '../kit/FirstRows.tsx';
import { Head } from '../kit/Head.tsx';
import { useMoment, usePointed, useSession, useWords } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import { OtherConstants, ScoreBars } from './SelectionScores.tsx';
import { MOST_C } from './SimulationChoices.tsx';

/**
 * The panel of a selection: each move of a node with its visits, rewards and score, the score as a bar of two parts, and
 * which move other constants would select.
 */
export function SelectionPanel() {
  const { run: anyRun, step, event } = useMoment();
  const focused = usePointed((state) => state.focused);
  const run = simulationOf(anyRun);
  if (run === null) return null;
  const isChoice = event?.kind === 'select' || event?.kind === 'expand';
  const isInner = focused !== null && !run.tree.isLeaf(focused) && run.isInTree(focused, step);
  const node = isInner ? focused : isChoice ? event.node : ROOT;
  if (run.tree.isLeaf(node)) return null;
  const at = isChoice && event.node === node ? step - 1 : step;
  return <Selection run={run} node={node} options={run.candidatesAt(node, at)} at={at} />;
}

/** The decimals of means and probabilities that are part of no score. */
const DECIMALS = 3;

/** Scores with more characters than this are set closer. */
const MOST_CHARACTERS = 6;

interface SelectionProps {
  readonly run: SimulationRun;
  readonly node: NodeId;
  readonly options: readonly Candidate[];
  readonly at: number;
}

function Selection({ run, node, options, at }: SelectionProps) {
  const words = useWords('simulation');
  const tools = useWords('tools');
  const page = useWords();
  const names = useSession(({ subject }) => subject.names);
  const kind = run.tree.kindName(node);
  const { visits } = run.standingOf(node, at);
  const isScored = kind !== 'chance';
  const scored = options.filter(({ bonus }) => bonus !== null);
  const printed = printedScoresOf(scored);
  const isClose = [...printed.values()].some(
    ({ score, tail }) => score.length + tail.length > MOST_CHARACTERS,
  );
  const winner = isScored ? winnerOf(options) : null;
  const title = words.selectionAt(names.of(node));
  // Before the first visit there is no number whose logarithm or root could be taken.
  const visitsHere = visits === 0 ? `N(${names.of(node)})` : String(visits);
  const used = run.settings.c ?? SELECTION[run.settings.selection].usualC;
  // The numbers of the side that moved are never negative for it.
  const isNegated = kind === 'min' && run.told.numbers !== 'mover';
  const formula = isScored ? words.formula[run.settings.selection](visitsHere, isNegated) : '';
  const name = ({ child, move }: Candidate) =>
    child === null ? move : <NodeToken node={child} text={tokenOf(run, child, names).text} />;
  return (
    <Panel name="selection" title={title} note={isScored ? page.kind[kind] : ''}>
      {isScored && <p className="hint">{formula}</p>}
      <FirstRows
        rows={options}
        list={(shown) => (
          <table className={isClose ? 'selection-table tabular close' : 'selection-table tabular'}>
            <Head columns={isScored ? words.selectionHeads(isNegated) : words.chanceHeads} />
            <tbody>{shown}</tbody>
          </table>
        )}
        more={tools.outOfView}
        row={(option) => {
          const numbers = printed.get(option) ?? unscored(option);
          return (
            <tr key={option.place} className={option === winner ? 'chosen' : undefined}>
              <th scope="row">{name(option)}</th>
              <td>{option.visits}</td>
              <td>{printReward(option.sum)}</td>
              {COLUMNS.filter((column) => isScored || column !== 'bonus').map((column) => (
                <td key={column}>{numbers[column] + numbers.tail}</td>
              ))}
            </tr>
          );
        }}
      />
      {isScored && scored.length > 1 && scored.length === options.length && (
        <>
          <ScoreBars options={options} winner={winner} name={name} isNegated={isNegated} />
          <OtherConstants
            options={run.candidatesAt(node, at, 1)}
            c={used}
            text={printC(used)}
            most={MOST_C}
            decimals={2}
            isListed={false}
            name={name}
          />
        </>
      )}
    </Panel>
  );
}

const COLUMNS = ['mean', 'bonus', 'score'] as const;

/** What is printed of a move without a score: at a chance node its mean and its probability, else that it comes first. */
function unscored({ mean, score }: Candidate): PrintedScore {
  const printed = score === Infinity ? '∞' : Number.isNaN(score) ? '' : fixed(score, DECIMALS);
  return { mean: mean === null ? '' : fixed(mean, DECIMALS), bonus: '', score: printed, tail: '' };
}
