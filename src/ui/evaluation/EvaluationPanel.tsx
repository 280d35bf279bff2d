import { type ReactNode, useId, useRef, useState } from 'react';
import { weightedSum } from '../../core/tree/evaluation.ts';
import { NO_NODE, type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { opponentOf } from '../../core/tree/nodeKind.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { parseLeafValue, printLeafValue } from '../../notation/leafValue.ts';
import { fullTreeIn, historyIn } from '../../session/waitingEdits.ts';
import { NodeToken } from '../figure/SentenceText.tsx';
import { PresetSelect } from '../games/PresetSelect.tsx';
import { Button } from '../kit/Button.tsx';
import { useMoment, usePointed, useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import { type Weighed, type WeighedFeature, weighedOf } from './weighed.ts';
import './EvaluationPanel.css';

/**
 * The panel of the evaluation function EVAL: its weights, which can be changed, and its value at the selected
 * node. The run and the drawing are updated at once.
 */
export function EvaluationPanel() {
  const words = useWords('evaluation');
  const session = useSessionStore();
  const subject = useSession((state) => state.subject);
  const code = useSession((state) => state.language.code);
  const isByMover = useSession((state) => state.numbers === 'mover');
  const { tree } = useSession(fullTreeIn);
  const weighed = weighedOf(subject, tree, code);
  const { features, usual } = weighed;
  const weights = features.map(({ weight }) => weight);
  /**
   * the name of a group of changes that are undone together: one drag of a slider, or the edits of a field
   * during one focus
   */
  const about = useRef('');
  const begin = () => {
    about.current = `weights ${historyIn(session.getState()).past.length}`;
  };
  const choose = (next: readonly number[]) => weighed.choose(session, next, about.current);
  return (
    <Panel name="evaluation" title={words.title}>
      <PresetSelect
        className="judge beside"
        presets={weighed.presets}
        weights={weights}
        choose={(next) => {
          begin();
          choose(next);
        }}
      />
      {features.map((feature, index) => (
        <WeightRow
          key={feature.symbol}
          feature={feature}
          begin={begin}
          choose={(weight) => choose(weights.with(index, weight))}
        />
      ))}
      <SumLine weighed={weighed} />
      {isByMover && <p className="hint">{words.ofMax}</p>}
      {usual !== null && (
        <Button
          kind="text-link"
          text={words.usual(usual.map(printNumber).join(', '))}
          onClick={() => choose(usual)}
        />
      )}
      <Parity />
    </Panel>
  );
}

/** The row of one weight: a slider, with a field for the number beside it. */
function WeightRow(props: { feature: WeighedFeature; begin: () => void; choose: (weight: number) => void }) {
  const { feature, begin, choose } = props;
  const { symbol, name, weight, range, step } = feature;
  const words = useWords('evaluation');
  const id = useId();
  const [typed, setTyped] = useState<{ readonly text: string; readonly weight: number } | null>(null);
  const text = typed !== null && typed.weight === weight ? typed.text : printLeafValue(weight);
  const read = weightIn(text, feature);
  const label = words.weightOf(name === '' ? symbol : `${symbol}: ${name}`);
  const type = (next: string) => {
    const good = weightIn(next, feature);
    setTyped({ text: next, weight: good ?? weight });
    if (good !== null) choose(good);
  };
  return (
    <div className="weight">
      <label className="clipped" htmlFor={id} title={name}>
        {symbol}
      </label>
      <input
        id={id}
        type="range"
        data-own-keys
        aria-label={label}
        min={range[0]}
        max={range[1]}
        step={step}
        value={weight}
        onPointerDown={begin}
        onFocus={begin}
        onChange={({ target }) => choose(target.valueAsNumber)}
      />
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={read === null}
        title={words.canBe(printNumber(range[0]), printNumber(range[1]))}
        value={text}
        onFocus={begin}
        onChange={({ target }) => type(target.value)}
      />
      {name !== '' && <small>{name}</small>}
    </div>
  );
}

/**
 * Parses a weight: a whole number for a game, any number of the notation for a tree. Null when it is invalid
 * or outside the range.
 */
function weightIn(text: string, { range: [least, most], name }: WeighedFeature): number | null {
  const value = parseLeafValue(text);
  const isGame = name !== '';
  if (value === null || !Number.isFinite(value)) return null;
  if (isGame) return Number.isInteger(value) && value >= least && value <= most ? value : null;
  return Math.abs(value) <= 1_000_000 ? value : null;
}

/** Writes EVAL at the selected node, such as "1·(X₁ − O₁) + 3·(X₂ − O₂) = 1·2 + 3·0 = 2". */
function SumLine({ weighed }: { weighed: Weighed }) {
  const words = useWords('evaluation');
  const { node: current } = useMoment();
  const names = useSession((state) => state.subject.names);
  const inHand = usePointed((state) => state.hovered ?? state.focused);
  // Before the first step the search is at no node; the panel then describes the root.
  const node = inHand ?? (current === NO_NODE ? ROOT : current);
  return (
    <p className="eval-sum tabular" role="status">
      <NodeToken node={node} text={names.of(node)} /> {saidAt(node)}
    </p>
  );

  function saidAt(at: NodeId): ReactNode {
    const values = weighed.valuesAt(at);
    const end = weighed.endAt(at);
    if (end !== null) return words.atEnd(printNumber(end));
    if (values === null) return words.notCounted;
    const { features } = weighed;
    const counts = weighed.countsAt(at);
    const weights = features.map(({ weight }) => weight);
    const symbols = sumText(
      weights,
      features.map(({ symbol }) => (symbol.includes(' ') ? `(${symbol})` : symbol)),
    );
    const numbers = sumText(
      weights,
      values.map((value, index) => {
        const [from, less] = counts[index] ?? [];
        if (from !== undefined && less !== undefined)
          return `(${printNumber(from)}\u00a0−\u00a0${printNumber(less)})`;
        return value < 0 ? `(${printNumber(value)})` : printNumber(value);
      }),
    );
    return `${symbols} = ${numbers} = ${printNumber(weightedSum(weights, values))}`;
  }
}

/** Writes a weighted sum, such as "1·a − 3·b". */
function sumText(weights: readonly number[], factors: readonly string[]): string {
  return weights
    .map((weight, index) => {
      const sign = index === 0 ? (weight < 0 ? '−' : '') : weight < 0 ? ' − ' : ' + ';
      return `${sign}${printNumber(Math.abs(weight))}·${factors[index] ?? ''}`;
    })
    .join('');
}

/** For a game with a depth limit: says which player an odd and an even depth favour. */
function Parity() {
  const words = useWords('evaluation');
  const { kind } = useWords();
  const game = useSession(({ subject }) => subject.game);
  if (game === null || game.game.terminalTest(game.game.s0)) return null;
  const first = game.game.player(game.game.s0);
  // When dice are thrown, odd and even depths favour neither player.
  if (first === 'chance') return null;
  return <p className="hint">{words.parity(kind[first], kind[opponentOf(first)])}</p>;
}
