import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  animate,
  type Frame,
  MOST_FRAMES,
  MOST_OVERLAYS,
  printBeamer,
  whyNoSlides,
} from '../../export/index.ts';
import { fileNameOf } from '../../notation/fileName.ts';
import { saveFile, saveText } from '../files/saveFile.ts';
import { Button } from '../kit/Button.tsx';
import { Check } from '../kit/Check.tsx';
import { LabelledSelect } from '../kit/Select.tsx';
import { useWords } from '../page/useSession.ts';
import { Handout, PER_PAGE, type PerPage } from './Handout.tsx';
import './ShareDialog.css';

/** The form that saves frames as slides, a handout or an animated picture. */
export function TakeFrames(props: {
  title: string;
  count: number;
  frames: () => Promise<readonly Frame[]>;
  /** a sentence that says why nothing is made of the frames; null or absent when it can be */
  whyNot?: string | null;
  /** further options for the frames */
  children?: ReactNode;
}) {
  const { title, count, frames, whyNot = null } = props;
  const words = useWords('editing');
  const [perPage, setPerPage] = useState<PerPage>('4');
  const [isColoured, setColoured] = useState(true);
  /** the frames to print; null when none are */
  const [printed, setPrinted] = useState<readonly Frame[] | null>(null);
  const [said, setSaid] = useState('');
  /** cancels the animated picture that is being made */
  const painting = useRef<AbortController | null>(null);
  const [isPainting, setPainting] = useState(false);
  useEffect(() => () => painting.current?.abort(), []);

  const exportWords = useWords('exporting');
  const tell = (making: Promise<unknown>) => void making.catch(() => setSaid(words.exportFailed));

  const saveSlides = async () => {
    if (whyNot !== null) return setSaid(whyNot);
    if (count > MOST_OVERLAYS) return setSaid(words.framesTooManySlides(MOST_OVERLAYS));
    const all = await frames();
    const why = whyNoSlides(all);
    if (why !== null)
      return setSaid(why === 'too-many' ? words.framesTooManySlides(MOST_OVERLAYS) : words.framesTooLarge);
    setSaid('');
    const code = printBeamer(all, { words: exportWords, palette: isColoured ? 'tint' : 'ink' });
    return saveText(fileNameOf(`${title} slides`, '.tex'), code, 'text/x-tex');
  };
  const print = async () => {
    if (whyNot !== null) return setSaid(whyNot);
    if (count > MOST_FRAMES) return setSaid(words.framesTooMany(MOST_FRAMES));
    setSaid('');
    return setPrinted(await frames());
  };
  const saveAnimation = async () => {
    if (whyNot !== null) return setSaid(whyNot);
    if (count > MOST_FRAMES) return setSaid(words.framesTooMany(MOST_FRAMES));
    const job = new AbortController();
    painting.current = job;
    setPainting(true);
    try {
      await paint(job.signal);
    } catch {
      // When the reader has cancelled the picture, the message "cancelled" remains.
      if (!job.signal.aborted) setSaid(words.exportFailed);
    } finally {
      if (!job.signal.aborted) setPainting(false);
    }
  };
  const paint = async (job: AbortSignal) => {
    const all = await frames();
    const look = { ink: isColoured ? 'colour' : 'ink', words: exportWords, showCaption: true } as const;
    const made = await animate(all, look, (painted) => {
      if (!job.aborted) setSaid(words.framesPainted(painted + 1, all.length));
      return !job.aborted;
    });
    if (job.aborted) return;
    if (typeof made === 'string') {
      if (made !== 'cancelled')
        setSaid(made === 'failed' ? words.exportFailed : words.framesTooMany(MOST_FRAMES));
      return;
    }
    setSaid(words.framesAnimated(all.length));
    saveFile(fileNameOf(`${title} animated`, '.png'), made.content);
  };
  const cancel = () => {
    painting.current?.abort();
    setPainting(false);
    setSaid(words.framesCancelled);
  };

  return (
    <>
      <div className="share-choices row">
        {props.children}
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
        <Button text={words.framesSlides} onClick={() => tell(saveSlides())} />
        <Button text={words.framesHandout} onClick={() => tell(print())} />
        {isPainting ? (
          <Button text={words.framesCancel} onClick={cancel} />
        ) : (
          <Button text={words.framesAnimation} onClick={() => void saveAnimation()} />
        )}
      </div>
      <p role="status" className="hint">
        {said}
      </p>
      {printed !== null && (
        <Handout frames={printed} perPage={perPage} isColoured={isColoured} over={() => setPrinted(null)} />
      )}
    </>
  );
}
