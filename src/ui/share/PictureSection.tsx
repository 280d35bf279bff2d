import { type ReactNode, useState } from 'react';
import {
  BACKGROUNDS,
  EXPORT_FORMATS,
  type ExportFormat,
  type Made,
  MOST_DRAWN,
  nodesDrawn,
  type PictureChoices,
} from '../../export/index.ts';
import { Button } from '../kit/Button.tsx';
import { Check } from '../kit/Check.tsx';
import { Choices } from '../kit/Choices.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { savePicture, shownIn } from './savePicture.ts';
import './ShareDialog.css';

/** The form that saves the figure at the current step as a file. */
export function PictureSection() {
  const session = useSessionStore();
  const words = useWords('editing');
  return (
    <section>
      <h3>{words.pictureHeading}</h3>
      <PictureFormats
        formats={EXPORT_FORMATS}
        withCaption={words.withCaption}
        save={async (format, choices) => {
          const state = session.getState();
          const nodes = nodesDrawn(shownIn(state));
          const isTooLarge = format.isOfAnySize !== true && nodes > MOST_DRAWN;
          return isTooLarge ? words.pictureTooLarge(nodes, MOST_DRAWN) : savePicture(state, format, choices);
        }}
      />
    </section>
  );
}

/** The buttons for the file formats of a picture, and the options for how it looks. */
export function PictureFormats<Given>(props: {
  formats: readonly ExportFormat<Given>[];
  /** the label of the option that puts a caption below the picture */
  withCaption: string;
  /** makes and saves the file; null when it cannot be made, or a sentence that says why it is not */
  save: (format: ExportFormat<Given>, choices: PictureChoices) => Promise<Made | string | null>;
  /** further buttons beside those of the formats */
  children?: ReactNode;
}) {
  const words = useWords('editing');
  const [choices, setChoices] = useState<PictureChoices>({
    background: 'white',
    caption: true,
    colour: true,
  });
  const [said, setSaid] = useState('');
  const set = (part: Partial<PictureChoices>) => setChoices({ ...choices, ...part });
  const exporting = useWords('exporting');
  const save = async (format: ExportFormat<Given>) => {
    const made = await props.save(format, choices);
    if (made === null) setSaid(words.exportFailed);
    else if (typeof made === 'string') setSaid(made);
    else setSaid(made.clampedScale === undefined ? '' : words.pngClamped(made.clampedScale.toPrecision(2)));
  };
  return (
    <>
      <div className="share-choices row">
        <Choices
          legend={words.background}
          name="background"
          options={BACKGROUNDS}
          chosen={choices.background}
          text={{ white: words.white, transparent: words.transparent }}
          choose={(background) => set({ background })}
        />
        <div>
          <Check text={words.colours} isChosen={choices.colour} choose={(colour) => set({ colour })} />
          <Check text={props.withCaption} isChosen={choices.caption} choose={(caption) => set({ caption })} />
        </div>
      </div>
      <div className="row">
        {props.formats.map((format) => (
          <Button text={format.label(exporting)} key={format.name} onClick={() => void save(format)} />
        ))}
        {props.children}
      </div>
      <p role="status" className="hint">
        {said}
      </p>
    </>
  );
}
