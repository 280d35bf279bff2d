import { Map as MapIcon, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { leavesBelowAt } from '../../core/run/leavesBelow.ts';
import { playsToEnds } from '../../core/search/algorithms.ts';
import { isDrawnWhole } from '../../drawing/nodesInView.ts';
import { type OverviewMap, overviewMap } from '../../drawing/overviewMap.ts';
import { drawnIn } from '../../session/session.ts';
import { IconButton } from '../kit/Button.tsx';
import { useWidth } from '../kit/useWidth.ts';
import { REST_MS } from '../page/useRested.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { type WholeSight, watchWhole } from './wholeSight.ts';
import './Overview.css';

/** The name under which the session remembers that the overview is closed. */
const NAME = 'overview';

/** The height of the map inside its border, px: with its border it ends where the buttons beside it do. */
const HEIGHT = 34;

/** A small map of a tree of which only a part is in view, with a frame around that part. */
export function Overview() {
  const session = useSessionStore();
  const words = useWords('tools');
  // In a simulation the phases of an iteration stand in the place of the overview.
  const isOffered = useSession((state) => {
    const isLarge = !isDrawnWhole(state.subject) && state.subject.form.hasOneWay;
    return isLarge && !playsToEnds(state.algorithm) && drawnIn(state) === null;
  });
  const folded = useSession((state) => state.folded);
  const isOpen = !folded.includes(NAME);
  if (!isOffered) return null;
  const toggle = () =>
    session.setState({ folded: isOpen ? [...folded, NAME] : folded.filter((name) => name !== NAME) });
  return (
    <div className="overview">
      {isOpen && <WholeMap />}
      <span className={isOpen ? undefined : 'seen'}>
        <IconButton
          label={isOpen ? words.closeOverview : words.overview}
          icon={isOpen ? X : MapIcon}
          size={16}
          onClick={toggle}
        />
      </span>
    </div>
  );
}

/** The map; a press or a drag on it moves the figure there, as do the arrow keys while it has the focus. */
function WholeMap() {
  const words = useWords('tools');
  const { box, width } = useWidth();
  const sight = useRef<WholeSight | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const isHeld = useRef(false);
  const inner = Math.max(width - 2, 0);

  useEffect(() => {
    if (inner === 0) return undefined;
    let map: OverviewMap | null = null;
    let drawnLast: WholeSight['drawn'] | null = null;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      rest = undefined;
      const next = sight.current;
      if (next === null || svg.current === null || box.current === null) return;
      const isOther = drawnLast?.whole !== next.drawn.whole;
      if (isOther) map = overviewMap(next.drawn.whole, next.extents, { width: inner, height: HEIGHT });
      if (map === null) return;
      if (isOther || drawnLast?.moment !== next.drawn.moment) drawSteps(svg.current, map, next);
      drawnLast = next.drawn;
      showPart(box.current, svg.current, map, next, words.overviewAt);
    };
    const stop = watchWhole((next) => {
      const before = sight.current;
      sight.current = next;
      const { lastEdit } = next.drawn.state;
      const isEdited = map !== null && lastEdit !== null && lastEdit !== before?.drawn.state.lastEdit;
      if (!isEdited && rest === undefined) draw();
      if (!isEdited) return;
      // The map of an edited tree is drawn when the edits pause, so that the figure does not wait for it.
      clearTimeout(rest);
      rest = setTimeout(draw, REST_MS);
    });
    return () => {
      clearTimeout(rest);
      stop();
    };
  }, [inner, box, words]);

  const moveTo = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    if (sight.current === null) return;
    const { left, top, width: wide, height } = currentTarget.getBoundingClientRect();
    const { drawn, at, view } = sight.current;
    const { whole: layout } = drawn;
    view.home(((clientX - left) / wide) * layout.width, ((clientY - top) / height) * layout.height, at.k);
  };
  const walk = (event: KeyboardEvent) => {
    const by = BY_KEY[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    sight.current?.view.panBy(...by);
  };
  return (
    <div
      ref={box}
      className="overview-map"
      role="slider"
      tabIndex={0}
      data-own-keys=""
      aria-label={words.overview}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      onKeyDown={walk}
      onPointerDown={(event) => {
        isHeld.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        moveTo(event);
      }}
      onPointerMove={(event) => isHeld.current && moveTo(event)}
      onPointerUp={() => {
        isHeld.current = false;
      }}
      onPointerCancel={() => {
        isHeld.current = false;
      }}
    >
      <svg ref={svg} aria-hidden="true" width={inner} height={HEIGHT}>
        <path className="branches" />
        <path className="cut" />
        <path className="evaluated" />
        <path className="here" />
        <rect className="part" rx="2" />
      </svg>
    </div>
  );
}

/** By key: how many frames of the figure the view moves to the right and down. */
const BY_KEY: Readonly<Partial<Record<string, readonly [right: number, down: number]>>> = {
  ArrowLeft: [-0.5, 0],
  ArrowRight: [0.5, 0],
  ArrowUp: [0, -0.5],
  ArrowDown: [0, 0.5],
  PageUp: [-5, 0],
  PageDown: [5, 0],
  Home: [-1e6, 0],
  End: [1e6, 0],
};

/** Draws what a step changes: the bars of the leaves, and where the search is. */
function drawSteps(
  svg: SVGSVGElement,
  map: OverviewMap,
  { drawn: { moment, whole: layout } }: WholeSight,
): void {
  const set = (name: string, d: string) => svg.querySelector(`.${name}`)?.setAttribute('d', d);
  // The branches of a tree that grows would show what the search has not generated yet.
  set('branches', moment.run.grows ? '' : map.branches);
  const { evaluated, cut } = map.bars(leavesBelowAt(moment));
  set('evaluated', evaluated);
  set('cut', cut);
  const place = layout.placements[moment.node];
  set('here', place === undefined ? '' : `M${place.x * map.scale.x},0V${HEIGHT}`);
}

/** The least width and height of the frame around the part in view, px. */
const LEAST_PART = 5;

/** Puts the frame around the part in view; when all is in view, there is no overview. */
function showPart(
  box: HTMLElement,
  svg: SVGSVGElement,
  { scale }: OverviewMap,
  { drawn: { whole: layout }, at: { x, y, k, rows = k, across = k }, frame }: WholeSight,
  say: (from: number, to: number) => string,
): void {
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  const [left, right] = [frame.left, frame.width].map((edge) =>
    within((edge - x) / across, layout.width),
  ) as [number, number];
  const [top, bottom] = [0, frame.height].map((edge) => within((edge - y) / rows, layout.height)) as [
    number,
    number,
  ];
  const part = svg.querySelector('.part');
  const width = Math.max((right - left) * scale.x, LEAST_PART);
  const height = Math.max((bottom - top) * scale.y - 2, LEAST_PART);
  part?.setAttribute('transform', `translate(${left * scale.x},${top * scale.y + 1})`);
  part?.setAttribute('width', `${width}`);
  part?.setAttribute('height', `${height}`);
  const isPart = right - left < layout.width - 1 || bottom - top < layout.height - 1;
  box.classList.toggle('seen', isPart);
  const [from, to] = [(100 * left) / layout.width, (100 * right) / layout.width].map(Math.round) as [
    number,
    number,
  ];
  box.setAttribute('aria-valuenow', `${Math.round((from + to) / 2)}`);
  box.setAttribute('aria-valuetext', say(from, to));
}
