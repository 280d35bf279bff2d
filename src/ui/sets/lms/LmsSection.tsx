import { useState } from 'react';
import { MASTERY, scormPackage } from '../../../lms/scorm/scormPackage.ts';
import { plainCharacters } from '../../../notation/characters.ts';
import { fileNameOf } from '../../../notation/fileName.ts';
import type { ExerciseSet } from '../../../practice/index.ts';
import { DRAFT, draftFault, setOf } from '../../../session/sets/setDraft.ts';
import { LMS_WORDS } from '../../../words/lms.ts';
import { saveFile } from '../../files/saveFile.ts';
import { Button } from '../../kit/Button.tsx';
import { LabelledInput } from '../../kit/LabelledInput.tsx';
import { useSession, useSlice } from '../../page/useSession.ts';
import { builtFiles } from './builtFiles.ts';

/** What became of the file that was asked for last. */
type Made =
  | { readonly kind: 'none' | 'making' | 'not-built' }
  | { readonly kind: 'saved'; readonly name: string; readonly bytes: number };

/** The form that makes files of the set for a learning management system. */
export function LmsSection() {
  const words = LMS_WORDS[useSession((state) => state.language.code)].make;
  const draft = useSlice(DRAFT, (state) => state.draft);
  const [mastery, setMastery] = useState('');
  const [made, setMade] = useState<Made>({ kind: 'none' });
  if (draftFault(draft) !== null) return null;
  const passed = readMastery(mastery);
  const save = async (set: ExerciseSet) => {
    if (passed === undefined) return;
    setMade({ kind: 'making' });
    const build = await builtFiles();
    if (build === null) {
      setMade({ kind: 'not-built' });
      return;
    }
    const zip = scormPackage(set, build, { title: set.title || words.untitled, mastery: passed });
    const name = fileNameOf(`${set.title || words.untitled} scorm`, '.zip');
    saveFile(name, new Blob([zip], { type: 'application/zip' }));
    setMade({ kind: 'saved', name, bytes: zip.length });
  };
  return (
    <section>
      <h2>{words.head}</h2>
      <p className="hint">{words.hint}</p>
      <h3>{words.scorm}</h3>
      <p className="hint">{words.scormHint}</p>
      <LabelledInput
        className="set-field"
        label={words.mastery}
        inputMode="numeric"
        aria-invalid={passed === undefined}
        value={mastery}
        write={setMastery}
      >
        <span>{words.masteryHint}</span>
      </LabelledInput>
      <div role="alert">
        {passed === undefined && <p className="problem">{words.masteryFault(mastery)}</p>}
        {made.kind === 'not-built' && <p className="problem">{words.notBuilt}</p>}
      </div>
      <Button
        kind="primary"
        text={`${words.save}: ${words.scorm}`}
        disabled={passed === undefined || made.kind === 'making'}
        onClick={() => void save(setOf(draft))}
      />
      <p role="status" className="hint">
        {made.kind === 'making' && words.making}
        {made.kind === 'saved' && words.saved(made.name, Math.ceil(made.bytes / 1000).toLocaleString('en'))}
      </p>
    </section>
  );
}

/** Returns the per cent that were typed; null for none, undefined for what is no such number. */
function readMastery(text: string): number | null | undefined {
  const plain = plainCharacters(text).trim();
  if (plain === '') return null;
  const percent = /^\d{1,3}$/.test(plain) ? Number(plain) : Number.NaN;
  return percent >= MASTERY.least && percent <= MASTERY.most ? percent : undefined;
}
