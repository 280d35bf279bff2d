import type { Bound, BoundsRun, CutoffTest, Frame, NodeId } from '../../core/index.ts';
import { memoizeByObject } from '../../core/memoizeByObject.ts';
import { type AnyMoment, asBounds } from '../../core/run/anyRun.ts';
import { testWorth, windowWorth, worthAt } from '../../core/run/worth.ts';
import { printWorth } from '../../words/estimates.ts';
import { heldBeyond, isGiven } from '../../words/facts.ts';
import { printEnd, printEndOf } from '../../words/symbols.ts';
import { Terms } from '../glossary/Terms.tsx';
import { useMoment, useSession, useWords } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import './WindowPanel.css';

/**
 * The panel of the search window: the window of the innermost open call on a number line, with the call's
 * value v.
 */
export function WindowPanel() {
  const words = useWords('panels');
  const moment = useMoment();
  const names = useSession((state) => state.subject.names);
  const frame = moment.callStack.at(-1);
  const hasWindow = moment.run.windows !== null;
  const title = hasWindow && frame !== undefined ? words.windowAt(names.of(frame.node)) : words.windowPanel;
  const isCut = moment.event?.kind === 'cutoff' && moment.node === frame?.node;
  return (
    <Panel name="window" title={title} note={isCut ? words.windowClosed : ''}>
      {hasWindow && frame !== undefined ? (
        <NumberLine moment={moment} frame={frame} />
      ) : (
        <p className="quiet-text">{closedText()}</p>
      )}
    </Panel>
  );

  function closedText(): string {
    if (!hasWindow) return words.windowNone;
    return moment.step === 0 ? words.windowBefore : words.windowAfter;
  }
}

/**
 * A number line from −∞ to +∞. The window is a bar between α and β, v a pointer, and each end has the name of
 * the node that set the bound.
 */
function NumberLine({ moment, frame }: { moment: AnyMoment; frame: Frame }) {
  const words = useWords('panels');
  const names = useSession((state) => state.subject.names);
  const { step } = moment;
  const run = asBounds(moment.run);
  const { tree } = run;
  const scale = windowScale(run);
  const { window, value, node } = frame;
  const kind = tree.kindName(node);
  const cut = moment.event?.kind === 'cutoff' && moment.node === node ? moment.event.test : null;
  // A chance node is cut because of the best or worst value that it can still reach, not because of its
  // partial sum, so that value is used for v.
  const v = cut !== null && kind === 'chance' ? cut.v : value;
  const sign = v === value ? '=' : cut?.bound === 'alpha' ? '≤' : '≥';
  const ends = windowWorth(run, node, step);
  const left = scale(window.alpha);
  const right = scale(window.beta);
  const from = (bound: Bound, owner: NodeId | null) => {
    if (owner !== null) {
      const held = heldBeyond(run, owner, node, step, window[bound]);
      return words.from(names.of(owner), held === null ? '' : printWorth(held));
    }
    if (!isGiven(moment.run, node, bound, window[bound]))
      return Number.isFinite(window[bound]) ? words.leafBound : '';
    const asker = run.askerAt(bound, node, step);
    return asker === null ? words.rootWindow : words.askedBy(names.of(asker));
  };
  return (
    <div className={`number-line tabular ${cut !== null ? 'cut' : ''}`}>
      <div className="v-row">
        <span className={`v ${kind} ${edgeOf(scale(v))}`} style={{ transform: shift(scale(v)) }}>
          <span className="v-text">
            v {sign}{' '}
            {printEndOf(
              v === value ? worthAt(run, node, step) : testWorth(run, node, step, cut as CutoffTest).v,
            )}
          </span>
          <svg aria-hidden="true" width="14" height="10" viewBox="0 0 14 10">
            <path d="M1,1H13L7,9Z" />
          </svg>
        </span>
      </div>
      <div className="line">
        <span className="line-all" />
        <span
          className="line-window"
          style={{ transform: `${shift(left)} scaleX(${rounded(Math.max(right - left, 0))})` }}
        />
        <span className="line-end alpha" style={{ transform: shift(left) }} />
        <span className="line-end beta" style={{ transform: shift(right) }} />
      </div>
      <div className="ends">
        <span className="alpha">
          <Terms text="α" /> = {printEnd('alpha', ends)} <small>{from('alpha', frame.alphaOwner)}</small>
        </span>
        <span className="beta">
          <Terms text="β" /> = {printEnd('beta', ends)} <small>{from('beta', frame.betaOwner)}</small>
        </span>
      </div>
    </div>
  );
}

/** Near an end of the number line the text is shifted inwards, while the pointer stays at the value. */
function edgeOf(share: number): string {
  if (share < 0.12) return 'at-left';
  return share > 0.88 ? 'at-right' : '';
}

/**
 * Returns a CSS transform that shifts an element from the left end of the line by a share of the line's
 * width. A transform needs no new layout.
 */
function shift(share: number): string {
  return `translateX(${rounded(100 * share)}cqi)`;
}

function rounded(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}

/** Returns the position of a value on the number line, as a share of the line's width. */
type Scale = (value: number) => number;

const ENDS = 0.05;
const FINITE = 0.15;

/**
 * Returns the scale of a run's number line: the finite leaf values are spread over its middle, −∞ and +∞ are
 * its ends. When the first window consists of the declared bounds of all leaves, the scale includes these
 * bounds. Takes O(leaves), once for each run.
 */
const windowScale = memoizeByObject(({ windows, rules, tree }: BoundsRun): Scale => {
  const startsKnown = windows === 'through' || rules.begin === 'leaves';
  const values = tree.leaves().map((leaf) => tree.value(leaf));
  // In negamax form, a leaf value also occurs with the opposite sign, for the other player.
  const both = tree.numbers === 'mover' ? [...values, ...values.map((value) => -value)] : values;
  const finite = [...both, ...(startsKnown ? tree.leafBounds : [])].filter(Number.isFinite);
  const least = finite.reduce((a, b) => Math.min(a, b), Infinity);
  const most = finite.reduce((a, b) => Math.max(a, b), -Infinity);
  return (value) => {
    if (value === -Infinity) return ENDS;
    if (value === Infinity) return 1 - ENDS;
    const share = most > least ? FINITE + ((value - least) / (most - least)) * (1 - 2 * FINITE) : 0.5;
    // A bound may be smaller or greater than all leaf values, so its position is kept inside the line.
    return Math.min(Math.max(share, ENDS), 1 - ENDS);
  };
});
