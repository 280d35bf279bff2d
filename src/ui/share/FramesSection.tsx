import { useEffect, useRef, useState } from 'react';
import { animate } from '../../export/animate.ts';
import { fitsSlides, MOST_OVERLAYS, printBeamer } from '../../export/beamer.ts';
import { fileNameOf } from '../../export/fileName.ts';
import { FRAME_STEPS, framesOf, MOST_FRAMES, momentsAt, stepsFor } from '../../export/frames.ts';
import { EXPORT_WORDS } from '../../words/exportWords.ts';
import { saveFile, saveText } from '../files/saveFile.ts';
import { Button } from '../kit/Button.tsx';
import { Check } from '../kit/Check.tsx';
import { Choices } from '../kit/Choices.tsx';
import { LabelledSelect } from '../kit/Select.tsx';
import { useEditWords } from '../page/useEditWords.ts';
import { useSession, useSessionStore, useTrace } from '../page/useSession.ts';
import { Handout, PER_PAGE, type PerPage } from './Handout.tsx';
import { pictureOf } from './savePicture.ts';

/** The steps of the run to take along: slides, a handout, an animated picture. */
export function FramesSection() {
  const session = useSessionStore();
  const words = useEditWords();
  const trace = useTrace();
  const language = useSession((state) => state.language);
  const [which, setWhich] = useState<(typeof FRAME_STEPS)[number]>('leaves');
  const [perPage, setPerPage] = useState<PerPage>('4');
  const [isColoured, setColoured] = useState(true);
  const [isPrinting, setPrinting] = useState(false);
  const [said, setSaid] = useState('');
  /** what is being painted, and whether it is still wanted */
  const painting = useRef<{ isWanted: boolean } | null>(null);
  const [isPainting, setPainting] = useState(false);
  useEffect(() => () => stopOn(painting.current), []);

  const exportWords = EXPORT_WORDS[language.code];
  const count = { all: stepsFor(trace, 'all').length, leaves: stepsFor(trace, 'leaves').length };
  const frames = () => framesOf(momentsAt(pictureOf(session.getState()), stepsFor(trace, which)), language);
  const name = (ending: `.${string}`) => fileNameOf(pictureOf(session.getState()).title, ending);

  const saveSlides = () => {
    const all = frames();
    if (!fitsSlides(all)) return setSaid(words.framesTooManySlides(MOST_OVERLAYS));
    setSaid('');
    const code = printBeamer(all, { words: exportWords, palette: isColoured ? 'tint' : 'ink' });
    saveText(name('.tex'), code, 'text/x-tex');
  };
  const print = () => {
    if (count[which] > MOST_FRAMES) return setSaid(words.framesTooMany(MOST_FRAMES));
    setSaid('');
    setPrinting(true);
  };
  const saveAnimation = async () => {
    const job = { isWanted: true };
    painting.current = job;
    setPainting(true);
    const all = frames();
    const look = { ink: isColoured ? 'colour' : 'ink', words: exportWords, showCaption: true } as const;
    const made = await animate(all, look, (painted) => {
      if (job.isWanted) setSaid(words.framesPainted(painted + 1, all.length));
      return job.isWanted;
    });
    if (!job.isWanted) return;
    setPainting(false);
    if (typeof made === 'string') {
      if (made !== 'cancelled')
        setSaid(made === 'failed' ? words.exportFailed : words.framesTooMany(MOST_FRAMES));
      return;
    }
    setSaid(words.framesAnimated(all.length));
    saveFile(name('.png'), made.content);
  };
  const cancel = () => {
    stopOn(painting.current);
    setPainting(false);
    setSaid(words.framesCancelled);
  };

  return (
    <section>
      <h3>{words.framesHeading}</h3>
      <p className="hint">{words.framesHint}</p>
      <div className="share-choices row">
        <Choices
          legend={words.framesSteps}
          name="frame-steps"
          options={FRAME_STEPS}
          chosen={which}
          text={{ all: words.framesAll(count.all), leaves: words.framesLeaves(count.leaves) }}
          choose={setWhich}
        />
        <div>
          <LabelledSelect
            className="row"
            label={words.framesPerPage}
            options={PER_PAGE}
            chosen={perPage}
            text={(many) => many}
            choose={setPerPage}
          />
          <Check text={words.colours} isChosen={isColoured} choose={setColoured} />
        </div>
      </div>
      <div className="row">
        <Button text={words.framesSlides} onClick={saveSlides} />
        <Button text={words.framesHandout} onClick={print} />
        {isPainting ? (
          <Button text={words.framesCancel} onClick={cancel} />
        ) : (
          <Button text={words.framesAnimation} onClick={() => void saveAnimation()} />
        )}
      </div>
      <p role="status" className="hint">
        {said}
      </p>
      {isPrinting && (
        <Handout
          frames={frames()}
          perPage={perPage}
          isColoured={isColoured}
          over={() => setPrinting(false)}
        />
      )}
    </section>
  );
}

function stopOn(job: { isWanted: boolean } | null): void {
  if (job !== null) job.isWanted = false;
}
