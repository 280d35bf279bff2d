import { useState } from 'react';
import { BACKGROUNDS } from '../../export/svg.ts';
import { Button } from '../kit/Button.tsx';
import { Choices } from '../kit/Choices.tsx';
import { useEditWords } from '../page/useEditWords.ts';
import { useSessionStore } from '../page/useSession.ts';
import { pictureOf } from './pictureOf.ts';
import { PICTURE_FORMATS, type PictureChoices, type PictureFormat, savePicture } from './savePicture.ts';

/** The picture at this step as a file. */
export function PictureSection() {
  const session = useSessionStore();
  const words = useEditWords();
  const [choices, setChoices] = useState<PictureChoices>({
    background: 'white',
    caption: true,
    colour: true,
  });
  const [said, setSaid] = useState('');
  const set = (part: Partial<PictureChoices>) => setChoices({ ...choices, ...part });
  const names: Readonly<Record<PictureFormat, string>> = {
    svg: words.downloadSvg,
    png: words.downloadPng,
    tex: words.downloadTikz,
    txt: words.downloadText,
  };
  const save = async (format: PictureFormat) => {
    const state = session.getState();
    const saved = await savePicture(pictureOf(state), format, choices, state.language);
    if (!saved.ok) setSaid(words.exportFailed);
    else setSaid(saved.clampedScale === null ? '' : words.pngClamped(saved.clampedScale.toPrecision(2)));
  };
  return (
    <section>
      <h3>{words.pictureHeading}</h3>
      <div className="share-choices">
        <Choices
          legend={words.background}
          name="background"
          options={BACKGROUNDS}
          chosen={choices.background}
          text={{ white: words.white, transparent: words.transparent }}
          choose={(background) => set({ background })}
        />
        <div>
          <label className="check">
            <input
              type="checkbox"
              checked={choices.colour}
              onChange={(event) => set({ colour: event.target.checked })}
            />
            <span>{words.colours}</span>
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={choices.caption}
              onChange={(event) => set({ caption: event.target.checked })}
            />
            <span>{words.withCaption}</span>
          </label>
        </div>
      </div>
      <div className="row">
        {PICTURE_FORMATS.map((format) => (
          <Button key={format} onClick={() => void save(format)}>
            {names[format]}
          </Button>
        ))}
      </div>
      <p role="status" className="hint">
        {said}
      </p>
    </section>
  );
}
