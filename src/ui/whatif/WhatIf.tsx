import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import type { AnyRun, SimulationRun } from '../../core/index.ts';
import { simulationOf } from '../../core/run/anyRun.ts';
import { canSearch } from '../../core/search/algorithms.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { edit } from '../../session/editing.ts';
import { searchedSubject } from '../../session/growing.ts';
import { runOf } from '../../session/runOf.ts';
import { inMaxNumbers } from '../../session/subject.ts';
import { editedIn, inEdited } from '../../session/waitingEdits.ts';
import { meanWritten } from '../../words/decimals.ts';
import type { NodeNames, Words } from '../../words/index.ts';
import { printSpans } from '../../words/valueSpans.ts';
import { LeafField } from '../edit/LeafField.tsx';
import { useEdited, useInEdited } from '../edit/useEdited.ts';
import { useNodeDrag } from '../figure/useNodeDrag.ts';
import { useRecorded } from '../page/useRecorded.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { type ChartScale, chartLines, chartScale, type Influence, influenceOf } from './influenceOf.ts';
import './WhatIf.css';

/**
 * The panel "what if": the reader changes the value of the leaf selected last, and run and drawing are
 * updated at once.
 */
export function WhatIf({ leaf }: { leaf: NodeId | null }) {
  const words = useWords('editing');
  const edited = useInEdited(leaf);
  useDragValue();
  return leaf === null || edited === null ? (
    <p className="hint">{words.whatIfNone}</p>
  ) : (
    <LeafValue leaf={edited} drawn={leaf} />
  );
}

/**
 * @param leaf the leaf in the tree that is edited
 * @param drawn the leaf in the tree of the figure and its run
 */
function LeafValue({ leaf, drawn }: { leaf: NodeId; drawn: NodeId }) {
  const session = useSessionStore();
  const words = useWords('editing');
  const { tree, names } = useEdited();
  const value = tree.value(leaf);
  const about = `value ${tree.key(leaf)}`;
  const change = (next: number) => edit(session, tree, ['setValue', leaf, next], about);
  return (
    <div className="what-if">
      <LeafField
        key={about}
        leaf={leaf}
        label={words.whatIfLeaf(names.of(leaf))}
        step={(by) => change((Number.isFinite(value) ? value : 0) + by)}
      />
      <ChangeLine about={about} leaf={drawn} />
      <InfluenceChart leaf={drawn} change={change} />
    </div>
  );
}

/** A sentence about the effect of the changed value on the evaluated leaves and the root's value. */
function ChangeLine({ about, leaf }: { about: string; leaf: NodeId }) {
  const words = useWords('editing');
  const after = usePlainRun();
  const before = useRunBefore(about);
  const { names } = useSession((state) => inMaxNumbers(state.subject));
  return (
    <p className="change-line" role="status">
      {before !== null && changeText(before, after, leaf, words, names)}
    </p>
  );
}

/** Returns the run of the tree before the last edit, if that edit changed what `about` names; otherwise null. */
function useRunBefore(about: string): AnyRun | null {
  const whole = useSession(({ lastEdit, past }) => (lastEdit?.about === about ? past.at(-1) : undefined));
  const algorithm = useSession((state) => state.algorithm);
  const rules = useSession((state) => state.rules);
  const limits = useSession((state) => state.limits);
  const search = useCallback((): AnyRun | null => {
    if (whole === undefined || !canSearch(algorithm, whole.tree)) return null;
    const how = { algorithm, rules, ...(limits && { limits }) };
    return runOf({ ...how, subject: searchedSubject(whole, how, 'drawn') });
  }, [whole, algorithm, rules, limits]);
  const before = useRecorded(search);
  return before.state === 'made' ? before.made : null;
}

function changeText(
  before: AnyRun,
  after: AnyRun,
  leaf: NodeId,
  words: Words['editing'],
  names: NodeNames,
): string {
  const simulated = [before, after].map(simulationOf);
  if (simulated[0] && simulated[1]) return simulationText(simulated[0], simulated[1], words, names);
  const [from, to] = [before, after].map((run) => run.tallyAt(run.length).leaves) as [number, number];
  const [valueFrom, valueTo] = [before, after].map(({ result }) =>
    result.ok ? printNumber(result.value) : words.noValue,
  ) as [string, string];
  const isRead = [before, after].some((run) => run.entryStep(leaf) > 0 || run.tree.isLeaf(ROOT));
  if (!isRead && from === to && valueFrom === valueTo) return words.unchanged;
  const leaves = from === to ? words.sameLeaves(to) : words.changedLeaves(from, to);
  const root = valueFrom === valueTo ? words.sameRoot(valueTo) : words.changedRoot(valueFrom, valueTo);
  return `${leaves}; ${root}`;
}

/** Says what another value changes of a simulation: the mean reward at the root, and the recommended move. */
function simulationText(
  before: SimulationRun,
  after: SimulationRun,
  words: Words['editing'],
  names: NodeNames,
): string {
  const [from, to] = [before, after].map((run) => {
    const { visits, sum } = run.standingOf(ROOT, run.length);
    const move = run.bestMoveAt();
    return {
      mean: visits === 0 ? words.noValue : meanWritten(sum / visits),
      move: move === null ? words.noMove : names.of(move),
    };
  }) as [Outcome, Outcome];
  const mean = from.mean === to.mean ? words.sameMean(to.mean) : words.changedMean(from.mean, to.mean);
  const move = from.move === to.move ? words.sameMove(to.move) : words.changedMove(from.move, to.move);
  return `${mean}; ${move}`;
}

interface Outcome {
  readonly mean: string;
  readonly move: string;
}

/**
 * Returns the current run in the numbers of MAX, even when the figure has negamax values, because edits are
 * made in them.
 */
function usePlainRun(): AnyRun {
  return useSession((state) => runOf({ ...state, subject: inMaxNumbers(state.subject), numbers: 'max' }));
}

/** The distance in px that a leaf has to be dragged sideways to change its value by one. */
const PX_PER_UNIT = 9;

/** Makes dragging the selected leaf sideways change its value. */
function useDragValue(): void {
  const session = useSessionStore();
  /** the leaf's value before the drag */
  const before = useRef<number | null>(null);
  /**
   * the value that the drag has reached when it is outside the declared bounds of the leaves; otherwise null
   */
  const beyond = useRef<number | null>(null);

  const setTo = (leaf: NodeId, value: number) => {
    const { tree } = session.getState().subject;
    edit(session, tree, ['setValue', leaf, value], `value ${tree.key(leaf)}`);
  };

  useNodeDrag({
    slack: PX_PER_UNIT / 2,
    takes(node) {
      const { focused, subject, activity } = session.getState();
      return activity.kind === 'reading' && node === focused && subject.tree.isLeaf(node);
    },
    move(leaf, at, from) {
      const state = session.getState();
      const { tree } = editedIn(state);
      const value = tree.value(inEdited(state, leaf) ?? leaf);
      before.current ??= Number.isFinite(value) ? value : 0;
      const asked = before.current + Math.round((at.x - from.x) / PX_PER_UNIT);
      const [low, high] = tree.leafBounds;
      const next = Math.min(Math.max(asked, low), high);
      beyond.current = next === asked ? null : asked;
      if (value !== next) setTo(leaf, next);
    },
    end(leaf) {
      // The message about a value outside the bounds appears once, at the end of the drag.
      if (beyond.current !== null) setTo(leaf, beyond.current);
      before.current = null;
      beyond.current = null;
    },
  });
}

/** the width and height of the chart, px */
const WIDTH = 284;
const HEIGHT = 116;

/**
 * The chart of a leaf's influence: the leaf's values for which each cut happens, and the root's value as a
 * function of the leaf's.
 */
function InfluenceChart({ leaf, change }: { leaf: NodeId; change: (value: number) => void }) {
  const words = useWords('editing');
  const run = usePlainRun();
  const { names } = useSession((state) => inMaxNumbers(state.subject));
  const deferred = useDeferredValue(run);
  const influence = useMemo(
    () => (leaf < deferred.tree.size && deferred.tree.isLeaf(leaf) ? influenceOf(deferred, leaf) : null),
    [deferred, leaf],
  );
  if (run.limits.deepen || influence === null)
    return (
      <>
        <p className="hint">{run.limits.deepen ? words.onePassForInfluence : words.tooLargeForInfluence}</p>
        <Ways hasHandle={false} />
      </>
    );
  const x = run.tree.value(leaf);
  const scale = chartScale(deferred.tree, influence, x);
  const { least, most } = scale;
  return (
    <>
      <figure className="influence" aria-label={words.influenceTitle(names.of(leaf))}>
        <figcaption className="hint">
          {simulationOf(run) === null
            ? words.rootAsFunction
            : run.tree.hasChance
              ? words.expectiminimaxAsFunction
              : words.minimaxAsFunction}
        </figcaption>
        <RootLine influence={influence} scale={scale} x={x} />
        <input
          type="range"
          data-own-keys
          aria-label={words.whatIfLeaf(names.of(leaf))}
          title={words.whatIfHandle}
          min={least}
          max={most}
          step={scale.step}
          value={Number.isFinite(x) ? x : least}
          aria-valuetext={printNumber(x)}
          onChange={(event) => change(event.target.valueAsNumber)}
        />
        <Bands influence={influence} scale={scale} />
      </figure>
      <Ways hasHandle />
    </>
  );
}

/** In which ways the value can be changed. */
function Ways({ hasHandle }: { hasHandle: boolean }) {
  const words = useWords('editing');
  const isByMover = useSession((state) => state.numbers === 'mover');
  return (
    <p className="hint">
      {words.whatIfDrag(hasHandle)}
      {isByMover && ` ${words.whatIfOfMax}`}
    </p>
  );
}

function RootLine({ influence, scale, x }: { influence: Influence; scale: ChartScale; x: number }) {
  const { left, top, ticks, values } = scale;
  const d = chartLines(influence.pieces, scale.least, scale.most)
    .map((line) => `M${line.map(([at, value]) => `${left(at) * WIDTH},${top(value) * HEIGHT}`).join('L')}`)
    .join('');
  return (
    <svg className="root-line" viewBox={`0 -14 ${WIDTH} ${HEIGHT + 34}`} aria-hidden="true">
      {values.map((value) => (
        <g key={value}>
          <path className="grid" d={`M0,${top(value) * HEIGHT}H${WIDTH}`} />
          <text x={0} y={top(value) * HEIGHT - 3}>
            {printNumber(value)}
          </text>
        </g>
      ))}
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="grid" d={`M${left(tick) * WIDTH},0V${HEIGHT}`} />
          <text x={left(tick) * WIDTH} y={HEIGHT + 16} textAnchor="middle">
            {printNumber(tick)}
          </text>
        </g>
      ))}
      {Number.isFinite(x) && <path className="here" d={`M${left(x) * WIDTH},-10V${HEIGHT}`} />}
      <path className="line" d={d} />
    </svg>
  );
}

function Bands({ influence, scale }: { influence: Influence; scale: ChartScale }) {
  const words = useWords('editing');
  const { names } = useSession((state) => inMaxNumbers(state.subject));
  if (influence.isNeverRead) return <p>{words.unchanged}</p>;
  const share = (value: number) => Math.min(Math.max(scale.left(value), 0), 1);
  return (
    <ul className="bands">
      {influence.bands.map(({ node, spans }) => (
        <li key={node}>
          <span>{words.cutAt(names.of(node))}</span>{' '}
          <span className="quiet-text">{words.forX(printSpans(spans))}</span>
          <span className="band" aria-hidden="true">
            {spans.map(({ from, to }) => (
              <span
                key={from}
                style={{
                  left: `${share(from) * 100}%`,
                  width: `max(3px, ${(share(to) - share(from)) * 100}%)`,
                }}
              />
            ))}
          </span>
        </li>
      ))}
      {influence.always.length > 0 && (
        <li>
          <span>{words.cutAt(influence.always.map((node) => names.of(node)).join(', '))}</span>{' '}
          <span className="quiet-text">{words.always}</span>
        </li>
      )}
    </ul>
  );
}
