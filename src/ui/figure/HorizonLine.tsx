import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { chooseLimits } from '../../session/chooseSearch.ts';
import { drawnIn, type StandingState, screenIn } from '../../session/session.ts';
import { figureRef, horizonRef } from '../page/elements.ts';
import { useRun, useSession, useSessionStore, useStepped, useWords } from '../page/useSession.ts';
import type { Figure } from './drawFigure.ts';
import { depthNear } from './horizon.ts';
import './HorizonLine.css';

type Drawn = RefObject<Figure | null>;

/** The line across the figure at the depth limit; the reader moves it by dragging or by keys. */
export function HorizonLine({ figure }: { readonly figure: Drawn }) {
  return useSession(hasLine) ? <Line figure={figure} /> : null;
}

/** Whether the line is on the figure: only when the tree has static values or a depth limit is set. */
function hasLine(state: StandingState): boolean {
  const { subject, activity, limits } = state;
  const isTree = subject.game === null && subject.tree.height > 0;
  // In an exercise or a comparison the depth is given and cannot be changed by the line.
  const isSet = activity.kind === 'comparing' || activity.kind === 'practising';
  if (!isTree || screenIn(state) !== null || drawnIn(state) !== null || isSet) return false;
  return subject.tree.columns.staticValue !== null || (limits?.depth ?? null) !== null;
}

function Line({ figure }: { readonly figure: Drawn }) {
  const session = useSessionStore();
  const words = useWords('limits');
  const run = useRun();
  const last = useSession((state) => state.subject.tree.height);
  const set = useSession((state) => state.limits?.depth ?? null);
  // A search in several passes has a depth for each; the line is at the depth of the current pass.
  const at = useStepped((state) => run.passAt(state.step).depth ?? last);
  const isHeld = useRef(false);
  const chosen = Math.min(set ?? last, last);
  // The drawing positions the line, because it knows the positions of the plies.
  useLayoutEffect(() => figure.current?.placeHorizon(), [figure]);
  const choose = (depth: number) => {
    const next = Math.min(Math.max(depth, 0), last);
    if (next === chosen) return;
    chooseLimits(session, { depth: next === last ? null : next });
  };
  const walk = (event: KeyboardEvent) => {
    const by = BY_KEY[event.key];
    if (by === undefined) return;
    event.preventDefault();
    choose(chosen + by);
  };
  const drag = (event: PointerEvent) => {
    const top = figureRef.current?.getBoundingClientRect().top ?? 0;
    if (isHeld.current && figure.current !== null)
      choose(depthNear(figure.current.placed(), event.clientY - top));
  };
  const letGo = () => {
    isHeld.current = false;
  };
  return (
    <div className="horizon" ref={horizonRef}>
      <span className="horizon-name">{words.horizon}</span>
      {at < last && <span className="horizon-below">{words.unseen}</span>}
      <div
        className="horizon-handle"
        role="slider"
        tabIndex={0}
        data-own-keys=""
        aria-orientation="vertical"
        aria-label={words.horizonLine}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={chosen}
        aria-valuetext={words.horizonAt(set)}
        onKeyDown={walk}
        onPointerDown={(event) => {
          isHeld.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20">
          <circle cx="10" cy="10" r="9" />
          <path d="M6.5,8L10,4.5L13.5,8M6.5,12L10,15.5L13.5,12" />
        </svg>
      </div>
    </div>
  );
}

const BY_KEY: Readonly<Partial<Record<string, number>>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};
