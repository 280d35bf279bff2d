import { Fragment, type ReactNode, useState } from 'react';
import type { NodeId } from '../../core/index.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { cellBox } from '../../drawing/boardPaths.ts';
import { type Game, movesAt, orbits, outcomesAt, type Term } from '../../games/game.ts';
import type { GamePosition } from '../../session/subject.ts';
import { BoardSvg } from '../figure/BoardPicture.tsx';
import { useMoment, useSession, useSessionStore, useWords } from '../page/useSession.ts';
import './games.css';

/**
 * Describes a position by the functions of the formal definition of a game: S0, PLAYER, ACTIONS, RESULT,
 * TERMINAL-TEST, UTILITY and EVAL.
 */
export function Formally({ at, node }: { at: GamePosition; node: NodeId }) {
  const words = useWords('game');
  const { kind } = useWords();
  const { game, setting, states } = at;
  const state = at.stateAt(node);
  const isOver = game.terminalTest(state);
  const { run } = useMoment();
  const depth = run.tree.depth(node);
  const isCut = setting.depth !== null && depth >= setting.depth;
  const test = isOver ? words.isEnd : isCut ? words.isCut(depth) : words.isNot;
  const hasUtility = isOver && setting.depth === null;
  const utility = hasUtility ? game.utility(state) : Number.NaN;
  return (
    <>
      <h3>{words.formally}</h3>
      <dl className="formally">
        <Row name={words.atStart} value={game.printState(states[0])} />
        <Row name="PLAYER(s)" value={isOver ? '–' : kind[game.player(state)]} />
        {isOver ? <Row name="ACTIONS(s)" value={words.isOver} /> : <Actions key={node} at={at} node={node} />}
        <Row
          name={setting.depth === null ? 'TERMINAL-TEST(s)' : `CUTOFF-TEST(s, ${setting.depth})`}
          value={test}
        />
        <Row
          name="UTILITY(s, MAX), (s, MIN)"
          value={hasUtility ? `${printNumber(utility)}, ${printNumber(-utility)}` : words.onlyAtEnds}
        />
        <Row name="EVAL(s)" value={estimateOf(game, state) ?? words.noEstimate} />
      </dl>
      <details>
        <summary>{words.system}</summary>
        <dl className="formally">
          {words.systemParts.map(([name = '', value = '']) => (
            <Row key={name} name={name} value={value} />
          ))}
        </dl>
      </details>
    </>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="hint">{name}</dt>
      <dd>{brokenAtRows(value)}</dd>
    </div>
  );
}

/** Lets the text of a board break between its rows; a zero-width space would be copied with it. */
function brokenAtRows(text: string): ReactNode {
  return text.split('/').map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
    <Fragment key={index}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {row}
    </Fragment>
  ));
}

/**
 * The game moves in a position, with the resulting position of the selected one. A game move is a button when
 * the search has generated its node.
 */
function Actions({ at: { game, stateAt, setting }, node }: { at: GamePosition; node: NodeId }) {
  const session = useSessionStore();
  const words = useWords('game');
  const { run, step } = useMoment();
  const [inHand, setInHand] = useState(0);
  const { tree } = run;
  const state = stateAt(node);
  const all = movesAt(game, state);
  const outcomes = outcomesAt(game, state);
  const moves = setting.symmetry ? orbits(game, state) : all.map((move) => ({ move, size: 1 }));
  const made = tree.children(node).filter((child) => run.bornAt(child) <= step);
  const childBy = new Map(made.map((child) => [tree.move(child), child]));
  const move = (moves[inHand] ?? moves[0])?.move;
  return (
    <>
      <div>
        <dt className="hint">{outcomes === null ? 'ACTIONS(s)' : 'OUTCOMES(s)'}</dt>
        <dd>
          {outcomes === null
            ? words.actions(moves.length, made.length, all.length)
            : words.outcomes(all.length, made.length)}
        </dd>
        <dd className="actions">
          {moves.map(({ move: each, size }, index) => {
            const text = game.printMove(each);
            const child = childBy.get(text) ?? null;
            return (
              <button
                key={text}
                type="button"
                className="chip"
                aria-disabled={child === null}
                onPointerEnter={() => setInHand(index)}
                onFocus={() => setInHand(index)}
                onClick={() => child !== null && session.setState({ focused: child })}
              >
                {text}
                {size > 1 && ` (${size}×)`}
                {outcomes !== null && <small> {outcomes[index]?.probability.text}</small>}
              </button>
            );
          })}
        </dd>
      </div>
      {move !== undefined && (
        <Row name={`RESULT(s, ${game.printMove(move)})`} value={game.printState(game.result(state, move))} />
      )}
    </>
  );
}

/**
 * Writes the value of EVAL, as "5 − 4 = 1" when it is a difference of two counts; null when the game has no
 * EVAL.
 */
function estimateOf(game: Game<unknown, unknown>, state: unknown): string | null {
  const value = game.evaluate?.(state);
  if (value === undefined) return null;
  const terms = game.terms ?? game.features ?? [];
  if (!Number.isFinite(value) || terms.length === 0 || game.terminalTest(state)) return printNumber(value);
  const parts = terms.map((term, index) => termOf(term, state, index === 0));
  return `${parts.join(' ')} = ${printNumber(value)}`;
}

function termOf({ weight, value }: Term<unknown>, state: unknown, isFirst: boolean): string {
  const sign = weight < 0 ? '−' : isFirst ? '' : '+';
  const factor = Math.abs(weight) === 1 ? '' : `${printNumber(Math.abs(weight))}·`;
  const counted = value(state);
  const written = counted < 0 ? `(${printNumber(counted)})` : printNumber(counted);
  return `${sign}${isFirst ? '' : ' '}${factor}${written}`;
}

/** The size of a small board, px. */
const SMALL = 60;

/** Draws what EVAL counts on the board of the position, for MAX and then for MIN. */
export function Features({ at: { game, stateAt }, node }: { at: GamePosition; node: NodeId }) {
  const state = stateAt(node);
  const code = useSession((each) => each.language.code);
  const picture = game.picture(state);
  if (picture.kind !== 'grid') return null;
  const terms = (game.terms ?? game.features ?? []).filter(({ cells }) => cells !== undefined);
  if (terms.length === 0 || game.terminalTest(state)) return null;
  const middle = (cell: number) => {
    const { left, top, width, height } = cellBox(picture, cell, SMALL);
    return `${left + width / 2},${top + height / 2}`;
  };
  return (
    <div className="features">
      {terms.map(({ name, weight, value, cells }) => (
        <div key={name.en} className={`feature beside ${weight > 0 ? 'of-max' : 'of-min'}`}>
          <BoardSvg board={picture} size={SMALL} margin={3}>
            {(cells?.(state) ?? []).map((line) => (
              <path
                key={line.join()}
                className="open-line"
                d={`M${middle(line[0] ?? 0)}L${middle(line.at(-1) ?? 0)}`}
              />
            ))}
          </BoardSvg>
          <span>
            <b>{printNumber(value(state))}</b>
            <br />
            <small>{name[code]}</small>
          </span>
        </div>
      ))}
    </div>
  );
}
