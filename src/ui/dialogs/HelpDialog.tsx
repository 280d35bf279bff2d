import type { NodeKind } from '../../core/tree/nodeKind.ts';
import { doubleStroke, linePath, strikeGap } from '../../drawing/edgeGeometry.ts';
import { outlineOf } from '../../drawing/shapes.ts';
import { loadHelpWords } from '../../words/helpWords.ts';
import { ACTIONS, type Action } from '../keys/actions.ts';
import { pressName } from '../keys/press.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { useSession, useSessionStore } from '../page/useSession.ts';
import { wordsHook } from '../page/wordsHook.ts';

/** How to read the picture, and every key; single letters can be switched off. */
export function HelpDialog() {
  const session = useSessionStore();
  const words = useHelpWords();
  const letterKeys = useSession((state) => state.letterKeys);
  return (
    <Dialog title={words.helpTitle} className="help">
      <div className="help-columns">
        <section>
          <h3>{words.legendTitle}</h3>
          <Legend />
        </section>
        <section>
          <h3>{words.keysTitle}</h3>
          <dl className="keys">
            {Object.entries(words.keys).map(([row, text]) => (
              <div key={row}>
                <dt>
                  {keysOfRow(row).map((key) => (
                    <kbd key={key}>{pressName(key)}</kbd>
                  ))}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <label className="switch">
            <input
              type="checkbox"
              checked={letterKeys}
              onChange={(event) => session.setState({ letterKeys: event.target.checked })}
            />{' '}
            {words.letterKeys}
          </label>
        </section>
      </div>
      <p className="help-foot">{words.offline}</p>
    </Dialog>
  );
}

/** The keys of the actions in a row of the help: the first of each, then the second; the browser has Tab. */
function keysOfRow(row: string): readonly string[] {
  const keys = Object.values(ACTIONS)
    .flatMap((scope) => Object.values<Action>(scope))
    .flatMap((action) => (action.help === row ? [action.keys] : []));
  const longest = Math.max(...keys.map(({ length }) => length));
  if (keys.length === 0) return ['Tab'];
  return Array.from({ length: longest }, (_, at) => keys.flatMap((own) => own[at] ?? [])).flat();
}

const EDGE = { x1: 4, y1: 4, x2: 40, y2: 28 };

/** The signs of the picture beside their meanings, drawn as the picture draws them. */
function Legend() {
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
const useHelpWords = wordsHook(loadHelpWords);
