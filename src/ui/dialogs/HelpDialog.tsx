import type { ReactNode } from 'react';
import { doubleStroke, linePath, strikeGap } from '../../drawing/edgeGeometry.ts';
import { outlineOf } from '../../drawing/shapes.ts';
import { type BarParts, barParts } from '../../drawing/shareBar.ts';
import type { TermId } from '../../library/glossary.ts';
import { TermCard } from '../glossary/TermCard.tsx';
import { ACTIONS, type Action } from '../keys/actions.ts';
import { pressName } from '../keys/press.ts';
import { Check } from '../kit/Check.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { closeDialog } from '../kit/openDialog.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import './HelpDialog.css';
import '../figure/subtreeBars.css';
import '../kit/tree.css';

/** The help: how to read the drawing, a list of all keys, and a switch that turns single-letter keys off. */
export function HelpDialog() {
  const words = useWords('help');
  return (
    <Dialog title={words.helpTitle} className="help">
      <div className="help-columns">
        <section>
          <h3>{words.legendTitle}</h3>
          <Legend />
        </section>
        <section>
          <h3>{words.keysTitle}</h3>
          <KeyList />
        </section>
      </div>
      <h3>{words.glossaryTitle}</h3>
      <GlossaryList />
      <p className="help-foot">{words.offline}</p>
    </Dialog>
  );
}

/** The list of the glossary's terms, each with a button that opens a step as an example. */
function GlossaryList() {
  const session = useSessionStore();
  const glossary = useWords('glossary');
  return (
    <div className="glossary-list">
      {(Object.keys(glossary) as TermId[]).map((term) => (
        <TermCard key={term} term={term} then={() => closeDialog(session)} />
      ))}
    </div>
  );
}

/** The dialog with the list of all keys. */
export function KeysDialog() {
  const words = useWords('help');
  return (
    <Dialog title={words.keysTitle} className="help">
      <div className="help-columns">
        <section>
          <KeyList />
        </section>
      </div>
    </Dialog>
  );
}

function KeyList() {
  const session = useSessionStore();
  const words = useWords('help');
  const letterKeys = useSession((state) => state.letterKeys);
  return (
    <>
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
      <Check
        className="switch beside"
        text={words.letterKeys}
        isChosen={letterKeys}
        choose={(isChosen) => session.setState({ letterKeys: isChosen })}
      />
    </>
  );
}

/**
 * Returns the keys of the actions in one row of the help, the first key of every action before the
 * alternatives. Tab is not listed.
 */
function keysOfRow(row: string): readonly string[] {
  const keys = Object.values(ACTIONS)
    .flatMap((scope) => Object.values<Action>(scope))
    .flatMap((action) => (action.help === row ? [action.keys] : []));
  const longest = Math.max(...keys.map(({ length }) => length));
  if (keys.length === 0) return ['Tab'];
  return Array.from({ length: longest }, (_, at) => keys.flatMap((own) => own[at] ?? [])).flat();
}

const EDGE = { x1: 4, y1: 4, x2: 40, y2: 28 };
const OUTLINE = outlineOf({ kind: 'min', width: 28, height: 22, apex: 0 });
/** A bar of which all three parts are there. */
const BAR = barParts({ x: 18, y: 4, width: 8, height: 24 }, { evaluated: 2, cut: 1, waiting: 1 });
const LABEL = { className: 'legend-label', x: 22, y: 21, textAnchor: 'middle' } as const;

/** The signs of edges, of the current node and of labels, in the order of the legend. */
const SIGNS = {
  waiting: <path className="edge waiting" d={linePath(EDGE, [])} />,
  seen: <path className="edge seen deciding" d={linePath(EDGE, [])} />,
  pruned: (
    <>
      <path className="edge pruned struck" d={linePath(EDGE, [strikeGap(EDGE, 0.5, 9)])} />
      <path className="strike" d={doubleStroke(EDGE, 0.5, 9)} />
    </>
  ),
  current: (
    <g className="node min open current" transform="translate(22,5)">
      <path className="halo" d={OUTLINE} />
      <path className="shape" d={OUTLINE} />
    </g>
  ),
  beyond: <path className="edge beyond" d={linePath(EDGE, [])} />,
  below: (
    <g className="subtree-bars">
      {(Object.keys(BAR) as (keyof BarParts)[]).map((part) => (
        <path key={part} className={part} d={BAR[part]} />
      ))}
    </g>
  ),
  estimate: <text {...LABEL}>≈7</text>,
  label: <text {...LABEL}>≤ 2</text>,
};

/** The legend: each sign of the drawing, drawn as in the figure, beside its meaning. */
function Legend() {
  const { legend } = useWords('help');
  return (
    <ul className="legend">
      {(['max', 'min', 'chance', 'leaf', 'player'] as const).map((kind) => (
        <Sign key={kind} text={legend[kind]}>
          <g className={`node ${kind} done`} transform="translate(22,4)">
            <path
              className="shape"
              d={outlineOf({
                kind,
                width: kind === 'chance' ? 24 : kind === 'player' ? 34 : 28,
                height: 24,
                apex: 0,
              })}
            />
            {kind === 'player' && (
              <text className="player-number" y="17" textAnchor="middle">
                1
              </text>
            )}
          </g>
        </Sign>
      ))}
      {(Object.keys(SIGNS) as (keyof typeof SIGNS)[]).map((sign) => (
        <Sign key={sign} text={legend[sign]}>
          {SIGNS[sign]}
        </Sign>
      ))}
    </ul>
  );
}

function Sign({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="beside">
      <svg aria-hidden="true" className="tree legend-sample" width="44" height="32" viewBox="0 0 44 32">
        {children}
      </svg>
      {text}
    </li>
  );
}
