import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, CornerLeftUp, Redo2 } from 'lucide-react';
import { memo } from 'react';
import { GRAINS } from '../../core/run/run.ts';
import { familyOf } from '../../families/index.ts';
import type { Move } from '../../session/moveNames.ts';
import { canMove } from '../../session/moves.ts';
import { SPEEDS, type Speed } from '../../session/session.ts';
import { ACTIONS } from '../keys/actions.ts';
import { pressAction } from '../keys/scopes.ts';
import { type Icon, IconButton } from '../kit/Button.tsx';
import { Select } from '../kit/Select.tsx';
import { predictRef, timeRef } from '../page/elements.ts';
import { useRun, useSession, useSessionStore, useStepped, useWords } from '../page/useSession.ts';
import { CutBack, CutOn } from './CutIcon.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import { NamedTimeline } from './NamedTimeline.tsx';
import { PlayButton } from './PlayButton.tsx';
import { StepField } from './StepField.tsx';
import './Transport.css';

/** The controls that step through the run; every key for stepping has a button among them. */
export function Transport() {
  const words = useWords();
  return (
    <section ref={timeRef} className="transport" id="transport" tabIndex={-1} aria-label={words.timeline}>
      <NamedTimeline />
      <div className="transport-row row">
        <div className="transport-group beside">
          <MoveButton name="first" icon={ChevronFirst} />
          <MoveButton name="previousCutoff" icon={CutBack} />
          <MoveButton name="back" icon={ChevronLeft} size={22} />
          <PlayButton />
          <MoveButton name="next" icon={ChevronRight} size={22} />
          <MoveButton name="nextCutoff" icon={CutOn} />
          <MoveButton name="last" icon={ChevronLast} />
        </div>
        <span className="predict-place" ref={predictRef} />
        <div className="transport-group beside secondary">
          <MoveButton name="outToParent" icon={CornerLeftUp} size={19} />
          <MoveButton name="overSubtree" icon={Redo2} size={19} />
        </div>
        <div className="transport-group beside settings">
          <StepField />
          <SpeedChoice />
          <GrainChoice />
          <LeaveButton />
        </div>
      </div>
    </section>
  );
}

/** For a run with phases, the buttons for the previous and next cutoff go to the ends of phases instead. */
const LEAPS_OF_PHASES: Readonly<Partial<Record<Move, 'previousPhase' | 'nextPhase'>>> = {
  previousCutoff: 'previousPhase',
  nextCutoff: 'nextPhase',
};

const MoveButton = memo((props: { name: Move; icon: Icon; size?: number | undefined }) => {
  const { name, icon, size } = props;
  const words = useWords();
  const possible = useStepped((state) => canMove(state, name));
  const hasPhases = useRun().phases.length > 0;
  return (
    <IconButton
      label={words[hasPhases ? (LEAPS_OF_PHASES[name] ?? name) : name]}
      icon={icon}
      size={size}
      action={ACTIONS.page[name]}
      className={`move-${name}`}
      aria-disabled={!possible}
      onClick={() => pressAction(name)}
    />
  );
});

const SPEED_TEXT: Readonly<Record<Speed, string>> = { 0.25: '¼×', 0.5: '½×', 1: '1×', 2: '2×', 4: '4×' };

function SpeedChoice() {
  const session = useSessionStore();
  const words = useWords();
  const speed = useSession((state) => state.speed);
  return (
    <Select
      className="quiet"
      aria-label={words.speed}
      title={`${words.speed} (− +)`}
      options={SPEEDS}
      chosen={speed}
      text={SPEED_TEXT}
      choose={(chosen) => session.setState({ speed: chosen })}
    />
  );
}

function GrainChoice() {
  const session = useSessionStore();
  const words = useWords();
  const grain = useSession((state) => state.grain);
  const language = useSession((state) => state.language);
  const { grains } = familyOf(useRun());
  return (
    <Select
      className="quiet grain"
      aria-label={words.grainGroup}
      title={words.grainGroup}
      options={GRAINS}
      chosen={grain}
      text={grains?.(language) ?? words.grain}
      choose={(chosen) => session.setState({ grain: chosen })}
    />
  );
}
