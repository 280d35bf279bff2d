import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { type Gap, gapsIn, type Stop } from '../../core/run/inStep.ts';
import { canMove, comparedInStep, goToStop, isByEvent, stopAt } from '../../session/comparing.ts';
import type { Move } from '../../session/moveNames.ts';
import { ACTIONS } from '../keys/actions.ts';
import { pressAction } from '../keys/scopes.ts';
import { type Icon, IconButton } from '../kit/Button.tsx';
import { Select } from '../kit/Select.tsx';
import { timeRef } from '../page/elements.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { CutBack, CutOn } from '../time/CutIcon.tsx';
import { LeaveButton } from '../time/LeaveButton.tsx';
import { PlayButton } from '../time/PlayButton.tsx';
import { useSideNames } from './useSides.ts';
import './CompareTime.css';
import '../time/Transport.css';

/** One timeline for two runs; gaps in it mark the leaves that one of the two searches does not read. */
export function CompareTime() {
  const session = useSessionStore();
  const words = useWords();
  const said = useWords('compare');
  const { stops, pairing } = useSession(comparedInStep);
  const at = useSession((state) => stopAt(state).at);
  const past = useSession((state) => stopAt(state).past);
  const isFine = useSession(isByEvent);
  const last = stops.length - 1;
  const step = (stops[at]?.leading ?? 0) + past;
  const stop = at === 0 ? said.atStart : at === last ? said.atEnd : said.stopOf(at, last - 1);
  const where = isFine || past > 0 ? said.eventAt(stop, step, stops[last]?.leading ?? 0) : stop;
  const isBegun = at > 0 || past > 0;
  const [hasCutBefore, hasCutAfter] = [useCanMove('previousCutoff'), useCanMove('nextCutoff')];
  return (
    <section className="compare-time" ref={timeRef} id="transport" tabIndex={-1} aria-label={said.time}>
      <div className="tracks">
        <TrackNames />
        <div className="track-lines">
          <Tracks
            stops={stops}
            gaps={pairing === 'node' ? gapsIn(stops) : []}
            at={at + past / eventsAfter(stops, at)}
          />
          <input
            type="range"
            className="covers"
            min={0}
            max={last}
            value={at}
            aria-label={said.time}
            aria-valuetext={where}
            onChange={({ target }) => goToStop(session, Number(target.value))}
          />
        </div>
      </div>
      <div className="transport-row row">
        <MoveButton name="first" icon={ChevronFirst} isPossible={isBegun} />
        <MoveButton name="previousCutoff" icon={CutBack} isPossible={hasCutBefore} />
        <MoveButton name="back" icon={ChevronLeft} isPossible={isBegun} />
        <PlayButton />
        <MoveButton name="next" icon={ChevronRight} isPossible={at < last} />
        <MoveButton name="nextCutoff" icon={CutOn} isPossible={hasCutAfter} />
        <MoveButton name="last" icon={ChevronLast} isPossible={at < last} />
        <GrainChoice />
        <output className="stop-said at-end tabular" aria-label={words.timeline}>
          {where}
        </output>
        <LeaveButton />
      </div>
    </section>
  );
}

function useCanMove(name: Move): boolean {
  return useSession((state) => canMove(state, name));
}

/** Returns the number of events of the left run between a stop and the next, at least 1. */
function eventsAfter(stops: readonly Stop[], at: number): number {
  return Math.max((stops[at + 1]?.leading ?? 0) - (stops[at]?.leading ?? 0), 1);
}

/**
 * The choice between stepping leaf by leaf and event by event. Stepping by leaves stops where the left run
 * evaluates one.
 */
function GrainChoice() {
  const session = useSessionStore();
  const words = useWords();
  const said = useWords('compare');
  return (
    <Select
      className="quiet grain"
      aria-label={words.grainGroup}
      title={words.grainGroup}
      options={['leaf', 'event']}
      chosen={useSession(isByEvent) ? 'event' : 'leaf'}
      text={said.grain}
      choose={(grain) => session.setState({ grain })}
    />
  );
}

function MoveButton({ name, icon, isPossible }: { name: Move; icon: Icon; isPossible: boolean }) {
  const words = useWords();
  return (
    <IconButton
      label={words[name]}
      icon={icon}
      action={ACTIONS.page[name]}
      className={`move-${name}`}
      aria-disabled={!isPossible}
      onClick={() => pressAction(name)}
    />
  );
}

function TrackNames() {
  const { leading, other } = useSideNames();
  return (
    <div className="track-names">
      <b>{leading}</b>
      <b>{other}</b>
    </div>
  );
}

/** The vertical positions of the two tracks and the height of the drawing, px. */
const LINE = { upper: 14, lower: 42, height: 56 };

/** The greatest number of stops that are drawn one by one; more would not be told apart. */
const MOST_STOPS = 300;

/** Stops of which each run does the same with the leaf, drawn as one line; `from` and `to` are indices of stops. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly isShared: boolean;
  readonly isDone: boolean;
}

/**
 * Returns the stretches of a track: one for each stop, or as long as possible when there are many stops. Of so many stops
 * that they lie on the same point of the track, one that is shared is seen.
 */
function stretchesOf(stops: readonly Stop[], at: number): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const many = Math.ceil(stops.length / (2 * MOST_STOPS));
  for (let first = 1; first < stops.length; first += many) {
    const to = Math.min(first + many, stops.length) - 1;
    const isShared = isSharedIn(stops, first, to);
    const last = stretches.at(-1);
    const isDone = to <= at;
    const isSame = last?.isShared === isShared && last.isDone === isDone;
    if (isSame && stops.length > MOST_STOPS) stretches[stretches.length - 1] = { ...last, to };
    else stretches.push({ from: first - 1, to, isShared, isDone });
  }
  return stretches;
}

/** Whether some stop from the first to the last of the given ones is shared. */
function isSharedIn(stops: readonly Stop[], first: number, last: number): boolean {
  for (let index = first; index <= last; index += 1) if (stops[index]?.isShared) return true;
  return false;
}

/** Returns those gaps whose numbers have room beside each other, the first of each place; all when there are few stops. */
function gapsWithRoom(gaps: readonly Gap[], stops: number): readonly Gap[] {
  if (stops <= MOST_STOPS) return gaps;
  const apart = stops / 40;
  let last = -Infinity;
  return gaps.filter(({ first }) => {
    const hasRoom = first - last >= apart;
    if (hasRoom) last = first;
    return hasRoom;
  });
}

/**
 * The track of each run: a dot for every leaf that it evaluates, a gap for the leaves that it does not. Among many leaves
 * there are lines alone.
 */
function Tracks({ stops, gaps, at }: { stops: readonly Stop[]; gaps: readonly Gap[]; at: number }) {
  const dot = Math.min(4, Math.max(1.6, 90 / stops.length));
  const share = (index: number) => (stops.length < 2 ? 0 : (100 * index) / (stops.length - 1));
  return (
    <svg className="tracks-drawn" aria-hidden="true" width="100%" height={LINE.height}>
      {stretchesOf(stops, at).map(({ from, to, isShared, isDone }) => (
        <g key={from} className={isDone ? 'done' : ''}>
          <line x1={`${share(from)}%`} x2={`${share(to)}%`} y1={LINE.upper} y2={LINE.upper} />
          <line
            className={isShared ? '' : 'spared'}
            x1={`${share(from)}%`}
            x2={`${share(to)}%`}
            y1={LINE.lower}
            y2={LINE.lower}
          />
        </g>
      ))}
      {stops.map(
        ({ leaf, isShared }, index) =>
          leaf !== null &&
          stops.length <= MOST_STOPS && (
            <g key={leaf} className={index <= at ? 'done' : ''}>
              <circle cx={`${share(index)}%`} cy={LINE.upper} r={dot} />
              {isShared && <circle cx={`${share(index)}%`} cy={LINE.lower} r={dot} />}
            </g>
          ),
      )}
      {gapsWithRoom(gaps, stops.length).map(({ first, count }) => (
        <g key={first} className="gap">
          <svg aria-hidden="true" x={`${share(first - 0.5)}%`} y={LINE.lower - 7} overflow="visible">
            <path d="M0,14L4,0M5,14L9,0" />
          </svg>
          <text x={`${share(first + (count - 1) / 2)}%`} y={LINE.lower} dy="0.35em">
            {count}
          </text>
        </g>
      ))}
      <g className="here">
        <line x1={`${share(at)}%`} x2={`${share(at)}%`} y1={LINE.upper} y2={LINE.lower} />
        <circle cx={`${share(at)}%`} cy={LINE.upper} r={7} />
        <circle cx={`${share(at)}%`} cy={LINE.lower} r={7} />
      </g>
    </svg>
  );
}
