import type { NodeKind } from '../../core/tree/nodeKind.ts';
import { doubleStroke, linePath, strikeGap } from '../../drawing/edgeGeometry.ts';
import { outlineOf } from '../../drawing/shapes.ts';
import { loadHelpWords } from '../../words/helpWords.ts';
import { wordsHook } from '../page/wordsHook.ts';

const EDGE = { x1: 4, y1: 4, x2: 40, y2: 28 };

/** The signs of the picture beside their meanings, drawn as the picture draws them. */
export function Legend() {
  const { legend } = useHelpWords();
  const shapes: readonly (readonly [NodeKind, string])[] = [
    ['max', legend.max],
    ['min', legend.min],
    ['chance', legend.chance],
    ['leaf', legend.leaf],
  ];
  const strokes: readonly (readonly [string, string, boolean])[] = [
    ['waiting', legend.waiting, false],
    ['seen deciding', legend.seen, false],
    ['pruned struck', legend.pruned, true],
  ];
  return (
    <ul className="legend">
      {shapes.map(([kind, text]) => (
        <li key={kind}>
          <Sample>
            <g className={`node ${kind} done`} transform="translate(22,4)">
              <path
                className="shape"
                d={outlineOf({ kind, width: kind === 'chance' ? 24 : 28, height: 24, apex: 0 })}
              />
            </g>
          </Sample>
          {text}
        </li>
      ))}
      {strokes.map(([classes, text, isCut]) => (
        <li key={classes}>
          <Sample>
            <path className={`edge ${classes}`} d={linePath(EDGE, isCut ? [strikeGap(EDGE, 0.5, 9)] : [])} />
            {isCut && <path className="strike" d={doubleStroke(EDGE, 0.5, 9)} />}
          </Sample>
          {text}
        </li>
      ))}
      <li>
        <Sample>
          <g className="node min open current" transform="translate(22,5)">
            <path className="halo" d={outlineOf({ kind: 'min', width: 28, height: 22, apex: 0 })} />
            <path className="shape" d={outlineOf({ kind: 'min', width: 28, height: 22, apex: 0 })} />
          </g>
        </Sample>
        {legend.current}
      </li>
      <li>
        <Sample>
          <text className="legend-label" x="22" y="21" textAnchor="middle">
            ≤ 2
          </text>
        </Sample>
        {legend.label}
      </li>
    </ul>
  );
}

function Sample({ children }: { children: React.ReactNode }) {
  return (
    <svg aria-hidden="true" className="tree legend-sample" width="44" height="32" viewBox="0 0 44 32">
      {children}
    </svg>
  );
}

/** The texts of the help. */
export const useHelpWords = wordsHook(loadHelpWords);
