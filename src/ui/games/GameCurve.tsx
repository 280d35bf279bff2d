import { useState } from 'react';
import { printNumber } from '../../core/tree/printNumber.ts';
import { hasChance, SIDES, type Side } from '../../games/game.ts';
import type { CurvePoint } from '../../games/gameCurve.ts';
import { openingSetting } from '../../games/setting.ts';
import { lineIn, openPlace } from '../../session/gameLine.ts';
import type { GamePosition } from '../../session/subject.ts';
import { Button } from '../kit/Button.tsx';
import { Head } from '../kit/Head.tsx';
import { WideTable } from '../kit/WideTable.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { useTask } from '../page/useTask.ts';
import { CurveChart } from './CurveChart.tsx';
import { sideName } from './gameResult.ts';
import './GameCurve.css';

/**
 * The curve of a game that was played or pasted: by move, the value of the position and what the move gave away. It is
 * computed once the reader opens it.
 */
export function GameCurve({ at }: { at: GamePosition }) {
  const words = useWords('board');
  const line = useSession((state) => lineIn(state).join(' '));
  const [isOpen, setOpen] = useState(false);
  if (line === '' || hasChance(at.game) || at.setting.depth === 0) return null;
  return (
    <details className="game-curve" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.curve}</summary>
      {isOpen && <Curve at={at} moves={line.split(' ')} />}
    </details>
  );
}

function Curve({ at, moves }: { at: GamePosition; moves: readonly string[] }) {
  const session = useSessionStore();
  const words = useWords('board');
  const code = useSession((each) => each.language.code);
  const points = useCurve(at, moves);
  const place = at.setting.moves.length;
  const sides = SIDES.map((side) => sideName(at, side, code));
  const open = (place: number) => openPlace(session, place);
  const lost = (side: Side) =>
    points.reduce((sum, point) => sum + (point?.side === side ? (point.loss ?? 0) : 0), 0);
  const isDone = points.every((point) => point !== null);
  return (
    <>
      <p className="hint">{words.curveOf(at.setting.depth)}</p>
      <CurveChart points={points} place={place} open={open} />
      <p role="status">
        {isDone
          ? SIDES.map((side, index) => words.gaveAway(sides[index] ?? '', printNumber(lost(side)))).join(' ')
          : words.searched(points.filter((point) => point !== null).length, points.length)}
      </p>
      <details>
        <summary>{words.asTable}</summary>
        <WideTable label={words.curve} className="curve-table">
          <Head columns={words.curveHeads(sides[0] ?? '', sides[1] ?? '')} />
          <tbody>
            {points.map((point, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a position is the number of moves before it
              <tr key={index} aria-current={index === place ? 'step' : undefined}>
                <th scope="row">
                  <Button kind="text-link" aria-label={words.openPlace(index)} onClick={() => open(index)}>
                    {index}
                  </Button>
                </th>
                <td>
                  {point === null ? '' : point.value === null ? words.tooMany : printNumber(point.value)}
                </td>
                <td>{moves[index] ?? ''}</td>
                {SIDES.map((side) => (
                  <td key={side}>
                    {point?.side === side && point.loss !== null ? printNumber(point.loss) : ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </WideTable>
      </details>
    </>
  );
}

/** Returns the points of the curve, null for those that are not computed yet; the last one comes first. */
function useCurve(at: GamePosition, moves: readonly string[]): readonly (CurvePoint | null)[] {
  const { name, options, weights, start, depth } = at.setting;
  // A press on a point displays another position of the same game, whose curve is the same.
  const done = useTask('curve', { ...openingSetting(name, options), weights, start, depth, moves });
  return [...Array.from({ length: moves.length + 1 - done.length }, () => null), ...done.toReversed()];
}
