import { useState } from 'react';
import { BANK_VARIANTS } from '../../../lms/bank/bank.ts';
import { BANK_FORMAT_NAMES, BANK_FORMATS } from '../../../lms/bank/formats.ts';
import { MASTERY, scormPackage } from '../../../lms/scorm/scormPackage.ts';
import { plainCharacters } from '../../../notation/characters.ts';
import { fileNameOf } from '../../../notation/fileName.ts';
import type { ExerciseSet } from '../../../practice/index.ts';
import { drawBank } from '../../../session/banks/drawBank.ts';
import { DRAFT, draftFault, setOf } from '../../../session/sets/setDraft.ts';
import { LMS_WORDS } from '../../../words/lms.ts';
import { saveFile } from '../../files/saveFile.ts';
import { Button } from '../../kit/Button.tsx';
import { Choices } from '../../kit/Choices.tsx';
import { LabelledInput } from '../../kit/LabelledInput.tsx';
import { useSession, useSlice, useWords } from '../../page/useSession.ts';
import { useSetTrees } from '../useSetRun.ts';
import { builtFiles } from './builtFiles.ts';
import './LmsSection.css';

/** The kinds of files that are made: a package, or a bank in a format. */
const FILES = ['scorm', ...BANK_FORMAT_NAMES] as const;
type FileKind = (typeof FILES)[number];

/** What became of the file that was asked for last. */
type Made =
  | { readonly kind: 'none' | 'not-built' | 'nothing' }
  /** the share that is drawn, 0 to 1 */
  | { readonly kind: 'making'; readonly share: number }
  | {
      readonly kind: 'saved';
      readonly name: string;
      readonly bytes: number;
      /** a sentence for each part that the file lacks */
      readonly leftOut: readonly string[];
    };

/** The form that makes files of the set for a learning management system. */
export function LmsSection() {
  const code = useSession((state) => state.language.code);
  const words = LMS_WORDS[code].make;
  const names = useWords('practiceNames');
  const trees = useSetTrees();
  const draft = useSlice(DRAFT, (state) => state.draft);
  const [kind, setKind] = useState<FileKind>('scorm');
  const [mastery, setMastery] = useState('');
  const [variants, setVariants] = useState('20');
  const [made, setMade] = useState<Made>({ kind: 'none' });
  if (draftFault(draft) !== null) return null;
  const passed = mastery.trim() === '' ? null : wholeIn(mastery, MASTERY);
  const count = wholeIn(variants, BANK_VARIANTS);
  const isFaulty = kind === 'scorm' ? passed === undefined : count === undefined;

  const give = (title: string, ending: `.${string}`, bytes: Uint8Array<ArrayBuffer>, type: string) => {
    const name = fileNameOf(title, ending);
    saveFile(name, new Blob([bytes], { type }));
    return { kind: 'saved', name, bytes: bytes.length } as const;
  };
  const savePackage = async (set: ExerciseSet) => {
    const build = await builtFiles();
    if (build === null) return setMade({ kind: 'not-built' });
    const title = set.title || words.untitled;
    const zip = scormPackage(set, build, { title, mastery: passed ?? null });
    setMade({ ...give(`${title} scorm`, '.zip', zip, 'application/zip'), leftOut: [] });
  };
  const saveBank = async (set: ExerciseSet, format: Exclude<FileKind, 'scorm'>) => {
    const { ending, type, fits, saysTree, write } = BANK_FORMATS[format];
    const title = set.title || words.untitled;
    const asked = { title, variants: count ?? BANK_VARIANTS.least, language: code, fits, saysTree };
    const drawing = drawBank(set, trees, asked);
    let step = drawing.next();
    for (; step.done !== true; step = drawing.next()) {
      const share = step.value;
      setMade({ kind: 'making', share });
      // Between two variants the page hears and shows what else there is.
      await new Promise((resolve) => setTimeout(resolve));
    }
    const { categories, leftOut } = step.value;
    if (categories.length === 0) return setMade({ kind: 'nothing' });
    setMade({
      ...give(title, ending, write(step.value, LMS_WORDS[code].bank), type),
      leftOut: leftOut.map(({ place, part, why }) =>
        words.leftOut(place + 1, part === null ? null : names.format[part].name, why),
      ),
    });
  };
  const save = (set: ExerciseSet) => {
    setMade({ kind: 'making', share: 0 });
    void (kind === 'scorm' ? savePackage(set) : saveBank(set, kind));
  };
  return (
    <section className="lms-files">
      <h2>{words.head}</h2>
      <p className="hint">{words.hint}</p>
      <Choices
        legend={words.what}
        name="lms-file"
        options={FILES}
        chosen={kind}
        text={words.format}
        choose={(chosen) => {
          setKind(chosen);
          setMade({ kind: 'none' });
        }}
      />
      {kind === 'scorm' ? (
        <>
          <p className="hint">{words.scormHint}</p>
          <NumberInput
            label={words.mastery}
            hint={words.masteryHint}
            isFaulty={isFaulty}
            value={mastery}
            write={setMastery}
          />
        </>
      ) : (
        <NumberInput
          label={words.variants}
          hint={words.variantsHint}
          isFaulty={isFaulty}
          value={variants}
          write={setVariants}
        />
      )}
      <div role="alert">
        {isFaulty && (
          <p className="problem">
            {kind === 'scorm' ? words.masteryFault(mastery) : words.variantsFault(variants)}
          </p>
        )}
        {made.kind === 'not-built' && <p className="problem">{words.notBuilt}</p>}
        {made.kind === 'nothing' && <p className="problem">{words.nothing}</p>}
      </div>
      <Button
        kind="primary"
        text={words.save}
        disabled={isFaulty || made.kind === 'making'}
        onClick={() => save(setOf(draft))}
      />
      <div role="status" className="hint">
        {made.kind === 'making' && <p>{words.making}</p>}
        {made.kind === 'saved' && (
          <p>{words.saved(made.name, Math.ceil(made.bytes / 1000).toLocaleString('en'))}</p>
        )}
      </div>
      {made.kind === 'making' && <progress max={1} value={made.share} aria-label={words.making} />}
      {made.kind === 'saved' && made.leftOut.length > 0 && (
        <>
          <p>{words.leftOutHead}</p>
          <ul>
            {made.leftOut.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A field for a whole number with a line that says what it is for. */
function NumberInput(props: {
  label: string;
  hint: string;
  isFaulty: boolean;
  value: string;
  write: (text: string) => void;
}) {
  return (
    <LabelledInput
      className="lms-field"
      label={props.label}
      inputMode="numeric"
      aria-invalid={props.isFaulty}
      value={props.value}
      write={props.write}
    >
      <span className="hint">{props.hint}</span>
    </LabelledInput>
  );
}

/** Returns the whole number that was typed; undefined when it is none between the limits. */
function wholeIn(text: string, { least, most }: { readonly least: number; readonly most: number }) {
  const plain = plainCharacters(text).trim();
  const number = /^\d{1,3}$/.test(plain) ? Number(plain) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}
