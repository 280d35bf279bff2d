import { useMemo, useState } from 'react';
import { FRAME_STEPS, framesOf, MOST_DRAWN, momentsAt, nodesDrawn, stepsFor } from '../../export/index.ts';
import { Choices } from '../kit/Choices.tsx';
import { useRun, useSession, useSessionStore, useStepped, useWords } from '../page/useSession.ts';
import { pictureOf, pictureTitle } from './savePicture.ts';
import { TakeFrames } from './TakeFrames.tsx';

/** The form that saves the steps of the run as frames of slides, a handout or an animated picture. */
export function FramesSection() {
  const session = useSessionStore();
  const words = useWords('editing');
  const run = useRun();
  const language = useSession((state) => state.language);
  const title = useStepped(pictureTitle);
  const form = useSession((state) => state.subject.form);
  const [which, setWhich] = useState<(typeof FRAME_STEPS)[number]>('leaves');
  const count = useMemo(
    () => ({ all: stepsFor(run, 'all').length, leaves: stepsFor(run, 'leaves').length }),
    [run],
  );
  // The last step draws the most nodes.
  const nodes = nodesDrawn({ form, run, step: run.length });
  const frames = async () =>
    framesOf(momentsAt(pictureOf(session.getState()), stepsFor(run, which)), language);
  return (
    <section>
      <h3>{words.framesHeading}</h3>
      <p className="hint">{words.framesHint}</p>
      <TakeFrames
        title={title}
        count={count[which]}
        frames={frames}
        whyNot={nodes > MOST_DRAWN ? words.pictureTooLarge(nodes, MOST_DRAWN) : null}
      >
        <Choices
          legend={words.framesSteps}
          name="frame-steps"
          options={FRAME_STEPS}
          chosen={which}
          text={{ all: words.framesAll(count.all), leaves: words.framesLeaves(count.leaves) }}
          choose={setWhich}
        />
      </TakeFrames>
    </section>
  );
}
