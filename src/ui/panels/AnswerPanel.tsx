import { useCallback, useState } from 'react';
import type { AnyRun, Pass, SearchLimits } from '../../core/index.ts';
import { foundIn } from '../../core/run/found.ts';
import { NO_LIMITS } from '../../core/search/searchSettings.ts';
import { chooseLimits } from '../../session/chooseSearch.ts';
import { LONG_SEARCH } from '../../session/longSearch.ts';
import { runOf } from '../../session/runOf.ts';
import { printFound } from '../../words/estimates.ts';
import type { NodeNames, Words } from '../../words/index.ts';
import { shownName } from '../../words/visibleText.ts';
import { Head } from '../kit/Head.tsx';
import { useRecorded } from '../page/useRecorded.ts';
import { useRun, useSession, useSessionStore, useSlice, useStep, useWords } from '../page/useSession.ts';
import { Coming } from '../part/Coming.tsx';
import { Panel } from '../part/Panel.tsx';
import './AnswerPanel.css';

/**
 * The panel of iterative deepening: a row for each pass, the answer that the search would give if time ran
 * out now, and the budget.
 */
export function AnswerPanel() {
  const words = useWords('limits');
  const run = useRun();
  const step = useStep();
  const { names } = useSession(({ subject }) => subject);
  const begun = run.passes.filter(({ from }) => from < step);
  const finished = begun.filter(({ to, result }) => result.ok && to <= step);
  const last = finished.at(-1) ?? null;
  const isOver = step === run.length;
  const { depth, value, move, entered, inAll } = words.columns;
  return (
    <Panel
      name="answer"
      title={words.answerPanel}
      note={run.limits.deepen ? words.order[run.limits.tries] : ''}
    >
      <table className="passes numbers">
        <Head columns={[depth, value, move, entered, inAll]} />
        <tbody>
          {begun.map((pass) => (
            <PassRow key={pass.from} pass={pass} isAnswer={pass === last} />
          ))}
        </tbody>
      </table>
      <p className="answer-now">
        {!isOver && words.ifTimeRanOut}
        <b>{last === null ? words.noAnswerYet : answerOf(run, last, names, words)}</b>{' '}
        {!isOver && begun.length > finished.length && words.runningWhy}
      </p>
      {run.limits.deepen && <Budget />}
    </Panel>
  );
}

function valueAt(run: AnyRun, pass: Pass): string {
  const found = foundIn(run, pass);
  return found === null ? '' : printFound(found);
}

function moveAt(run: AnyRun, pass: Pass, names: NodeNames): string | null {
  const move = run.bestMoveIn(pass);
  return move === null ? null : shownName(run.tree.move(move)) || names.of(move);
}

function answerOf(run: AnyRun, pass: Pass, names: NodeNames, words: Words['limits']): string {
  const [value, move] = [valueAt(run, pass), moveAt(run, pass, names)];
  return move === null ? words.valueAlone(value) : words.answerNow(move, value);
}

function PassRow({ pass, isAnswer }: { pass: Pass; isAnswer: boolean }) {
  const words = useWords('limits');
  const run = useRun();
  const step = useStep();
  const names = useSession(({ subject }) => subject.names);
  const { purpose, depth, checks, from, to, result } = pass;
  const check = purpose === 'check' ? checks.at(-1) : undefined;
  const until = Math.min(step, to);
  const inAll = run.tallyAt(until).entered;
  const isFinished = result.ok && to <= step;
  const isDropped = !result.ok && to <= step;
  return (
    <tr className={isAnswer ? 'is-answer' : ''} aria-current={isAnswer ? 'true' : undefined}>
      <th scope="row">{check === undefined ? depth : words.checked(check.plies)}</th>
      {isFinished ? (
        <>
          <td>{valueAt(run, pass)}</td>
          <td className="move">{moveAt(run, pass, names) ?? words.none}</td>
        </>
      ) : (
        <td colSpan={2} className="unfinished">
          {isDropped ? words.dropped : words.running}
        </td>
      )}
      <td>{inAll - run.tallyAt(from).entered}</td>
      <td>{inAll}</td>
    </tr>
  );
}

/** The budget of nodes; where its slider ends is known from the search without a budget. */
function Budget() {
  const words = useWords('limits');
  const { subject, algorithm, rules, limits = NO_LIMITS } = useSession((state) => state);
  const free = useCallback(
    () => runOf({ subject, algorithm, rules, limits: { ...limits, budget: null } }),
    [subject, algorithm, rules, limits],
  );
  const whole = useRecorded(free);
  return (
    <div className="budget">
      <div className="budget-head beside">
        <span>{words.budget}</span>
        <b>{limits.budget === null ? words.budgetNone : words.nodes(limits.budget)}</b>
      </div>
      {whole.state === 'made' ? <BudgetSlider whole={whole.made} limits={limits} /> : <Coming of={whole} />}
    </div>
  );
}

/** A slider for the budget, with a tick at the number of nodes where each pass ends. */
function BudgetSlider({ whole, limits }: { whole: AnyRun; limits: SearchLimits }) {
  const session = useSessionStore();
  const words = useWords('limits');
  const isSearching = useSlice(LONG_SEARCH).phase !== 'none';
  /** the budget that was chosen last and the limits at that time; it stands there while its search takes long */
  const [chosen, setChosen] = useState<{ readonly within: SearchLimits; readonly budget: number } | null>(
    null,
  );
  const most = whole.tallyAt(whole.length).entered;
  const isAwaited = isSearching && chosen?.within === limits;
  const budget = Math.min((isAwaited ? chosen.budget : limits.budget) ?? most, most);
  const ends = whole.passes.map(({ depth, to }) => ({ depth, entered: whole.tallyAt(to).entered }));
  const choose = (asked: number) => {
    setChosen({ within: limits, budget: asked });
    chooseLimits(session, { budget: asked >= most ? null : asked });
  };
  return (
    <>
      <input
        type="range"
        data-own-keys=""
        min={1}
        max={most}
        value={budget}
        aria-label={words.budgetSlider}
        aria-valuetext={words.nodes(budget)}
        onChange={({ target }) => choose(Number(target.value))}
      />
      <div className="budget-ticks hint" aria-hidden="true" title={words.budgetTicks}>
        {ends.map(({ depth, entered }) => (
          <span key={depth} style={{ left: `${most > 1 ? (100 * (entered - 1)) / (most - 1) : 0}%` }}>
            {depth}
          </span>
        ))}
      </div>
    </>
  );
}
