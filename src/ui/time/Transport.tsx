import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  CornerLeftUp,
  Minimize2,
  Pause,
  Play,
  Redo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { GRAINS } from '../../core/run/run.ts';
import { canMove, type Move, move } from '../../session/moves.ts';
import { togglePlaying } from '../../session/playback.ts';
import { SPEEDS, type Speed } from '../../session/session.ts';
import { leavePresentation } from '../presentation.ts';
import { useSession, useSessionStore, useWords } from '../useSession.ts';
import { CutIcon } from './CutIcon.tsx';
import { StepField } from './StepField.tsx';
import { Timeline } from './Timeline.tsx';

/** Everything that moves through time; each shortcut is a button here. */
export function Transport() {
  const words = useWords();
  return (
    <section className="transport" id="transport" tabIndex={-1} aria-label={words.timeline}>
      <Timeline />
      <div className="transport-row">
        <div className="transport-group">
          <MoveButton
            name="first"
            label={words.first}
            keys="Home"
            icon={<ChevronFirst aria-hidden size={20} />}
          />
          <MoveButton
            name="previousCutoff"
            label={words.previousCutoff}
            keys="["
            icon={<CutIcon towards="back" />}
          />
          <MoveButton name="back" label={words.back} keys="←" icon={<ChevronLeft aria-hidden size={22} />} />
          <PlayButton />
          <MoveButton name="next" label={words.next} keys="→" icon={<ChevronRight aria-hidden size={22} />} />
          <MoveButton name="nextCutoff" label={words.nextCutoff} keys="]" icon={<CutIcon towards="on" />} />
          <MoveButton
            name="last"
            label={words.last}
            keys="End"
            icon={<ChevronLast aria-hidden size={20} />}
          />
        </div>
        <div className="transport-group secondary">
          <MoveButton
            name="outToParent"
            label={words.outToParent}
            keys="Shift ←"
            icon={<CornerLeftUp aria-hidden size={19} />}
          />
          <MoveButton
            name="overSubtree"
            label={words.overSubtree}
            keys="Shift →"
            icon={<Redo2 aria-hidden size={19} />}
          />
        </div>
        <div className="transport-group settings">
          <StepField />
          <SpeedChoice />
          <GrainChoice />
          <LeaveButton />
        </div>
      </div>
    </section>
  );
}

function MoveButton({
  name,
  label,
  keys,
  icon,
}: {
  name: Move;
  label: string;
  keys: string;
  icon: ReactNode;
}) {
  const session = useSessionStore();
  const possible = useSession((state) => canMove(state, name));
  return (
    <button
      type="button"
      className={`icon-button move-${name}`}
      aria-label={label}
      title={`${label} (${keys})`}
      aria-disabled={!possible}
      onClick={() => move(session, name)}
    >
      {icon}
    </button>
  );
}

function PlayButton() {
  const session = useSessionStore();
  const words = useWords();
  const playing = useSession((state) => state.playing);
  const label = playing ? words.pause : words.play;
  return (
    <button
      type="button"
      className="play"
      aria-label={label}
      title={`${label} (Space)`}
      onClick={() => togglePlaying(session)}
    >
      {playing ? (
        <Pause aria-hidden size={20} fill="currentColor" />
      ) : (
        <Play aria-hidden size={20} fill="currentColor" />
      )}
    </button>
  );
}

/** Out of the presentation, beside its last control. */
function LeaveButton() {
  const session = useSessionStore();
  const words = useWords();
  if (useSession((state) => state.mode) !== 'presenting') return null;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={words.stopPresenting}
      title={`${words.stopPresenting} (Esc)`}
      onClick={() => leavePresentation(session)}
    >
      <Minimize2 aria-hidden size={20} />
    </button>
  );
}

const SPEED_TEXT: Readonly<Record<Speed, string>> = { 0.25: '¼×', 0.5: '½×', 1: '1×', 2: '2×', 4: '4×' };

function SpeedChoice() {
  const session = useSessionStore();
  const words = useWords();
  const speed = useSession((state) => state.speed);
  return (
    <select
      className="quiet"
      aria-label={words.speed}
      title={`${words.speed} (− +)`}
      value={speed}
      onChange={(event) =>
        session.setState({ speed: SPEEDS.find((s) => String(s) === event.target.value) ?? 1 })
      }
    >
      {SPEEDS.map((option) => (
        <option key={option} value={option}>
          {SPEED_TEXT[option]}
        </option>
      ))}
    </select>
  );
}

function GrainChoice() {
  const session = useSessionStore();
  const words = useWords();
  const grain = useSession((state) => state.grain);
  return (
    <select
      className="quiet grain"
      aria-label={words.grainGroup}
      title={words.grainGroup}
      value={grain}
      onChange={(event) =>
        session.setState({ grain: GRAINS.find((name) => name === event.target.value) ?? 'visit' })
      }
    >
      {GRAINS.map((option) => (
        <option key={option} value={option}>
          {words.grain[option]}
        </option>
      ))}
    </select>
  );
}
