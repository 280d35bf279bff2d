import { useCallback, useMemo } from 'react';
import { printNumber } from '../../../core/tree/printNumber.ts';
import { fileNameOf } from '../../../notation/fileName.ts';
import { printJson } from '../../../notation/jsonText.ts';
import { canonicalSet, marksOf, SET_LIMITS, setShape } from '../../../practice/exerciseSet.ts';
import type { ExerciseSet } from '../../../practice/index.ts';
import { setHash, trySet } from '../../../session/sets/openSet.ts';
import {
  changeDraft,
  DRAFT,
  dismissBefore,
  draftFault,
  newDraft,
  openDraft,
  restoreDraft,
  setOf,
} from '../../../session/sets/setDraft.ts';
import { sliceOf } from '../../../session/slice.ts';
import { Failure } from '../../files/FaultReport.tsx';
import { RecordFile } from '../../files/RecordFile.tsx';
import { StoringNote } from '../../files/StoringNote.tsx';
import { saveText } from '../../files/saveFile.ts';
import { Button } from '../../kit/Button.tsx';
import { Choices } from '../../kit/Choices.tsx';
import { CopyRow } from '../../kit/CopyRow.tsx';
import { LabelledInput } from '../../kit/LabelledInput.tsx';
import { pageAt, useAwaited } from '../../kit/useAwaited.ts';
import { useSessionStore, useSlice, useWords } from '../../page/useSession.ts';
import { part } from '../../part/part.tsx';
import { PapersSection } from '../papers/Papers.tsx';
import { useSetTrees } from '../useSetRun.ts';
import { AddItem } from './AddItem.tsx';
import { ItemEditor } from './ItemEditor.tsx';
import './MakeSet.css';

const LmsSection = part(() => import('../lms/LmsSection.tsx'), 'LmsSection');

/** The editor of the set that is being made: title, settings, exercises, and ways of sharing it. */
export function MakeSet() {
  const session = useSessionStore();
  const words = useWords('sets');
  const made = useSlice(DRAFT);
  const { draft } = made;
  if (made.storing === 'not-yet') return null;
  const marks = printNumber(marksOf(setOf(draft)));
  return (
    <>
      <StoringNote about={made} words={words} />
      <SetFiles />
      <LabelledInput
        className="set-field"
        label={words.setTitle}
        autoComplete="on"
        maxLength={SET_LIMITS.title}
        placeholder={words.titleHint}
        value={draft.title}
        write={(title) => changeDraft(session, () => ({ title }))}
      />
      <Choices
        legend={words.hints}
        name="set-hints"
        options={['on', 'off']}
        chosen={draft.hints ? 'on' : 'off'}
        text={{ on: words.hintsOn, off: words.hintsOff }}
        choose={(chosen) => changeDraft(session, () => ({ hints: chosen === 'on' }))}
      />
      <section>
        <h2>{words.items}</h2>
        {draft.items.length === 0 ? (
          <p className="hint">{words.noItems}</p>
        ) : (
          <ol className="set-items">
            {draft.items.map((entry, index) => (
              <ItemEditor key={entry.key} entry={entry} place={index + 1} count={draft.items.length} />
            ))}
          </ol>
        )}
        <TakeBack />
        <AddItem />
        <p className="set-total" role="status">
          {words.total(draft.items.length, marks)}
        </p>
      </section>
      <ShareSet />
      <PapersSection />
      <LmsSection />
    </>
  );
}

/** The button that undoes the removal of an exercise or the opening of another set. */
function TakeBack() {
  const session = useSessionStore();
  const { dismiss } = useWords('notices');
  const words = useWords('sets');
  const hasBefore = useSlice(DRAFT, (state) => state.before.length > 0);
  return (
    <div role="status">
      {hasBefore && (
        <p className="row take-back">
          {words.removed}
          <Button text={words.takeBack} onClick={() => restoreDraft(session)} />
          <Button text={dismiss} onClick={() => dismissBefore(session)} />
        </p>
      )}
    </div>
  );
}

/** The buttons that open a set from a file for editing, and start a new one. */
function SetFiles() {
  const session = useSessionStore();
  const words = useWords('sets');
  const trees = useSetTrees();
  const take = (set: ExerciseSet, name: string, dropped: readonly string[]) => {
    if (canonicalSet(set) === canonicalSet(setOf(sliceOf(session, DRAFT).draft)))
      return { said: words.openAlready(name) };
    openDraft(session, set);
    return { said: words.opened(name), dropped };
  };
  return (
    <RecordFile taker="editSet" label={words.openFile} shape={setShape(trees.hasExample)} take={take}>
      <Button text={words.newSet} onClick={() => newDraft(session)} />
    </RecordFile>
  );
}

/**
 * The ways to hand the set out to students, a link and a file, and a trial of the set as they will see it.
 */
function ShareSet() {
  const session = useSessionStore();
  const words = useWords('sets');
  const draft = useSlice(DRAFT, (state) => state.draft);
  const set = useMemo(() => setOf(draft), [draft]);
  const fault = draftFault(draft);
  return (
    <section>
      <h2>{words.share}</h2>
      {fault !== null ? (
        <p className="hint">{words.fault[fault]}</p>
      ) : (
        <>
          <SetLink />
          <p className="hint">{words.shareHint}</p>
          <div className="row">
            <Button
              text={words.saveFile}
              onClick={() => saveText(fileNameOf(set.title || 'set', '.json'), printJson(setShape(), set))}
            />
            <Button text={words.tryIt} onClick={() => void trySet(session, set)} />
          </div>
        </>
      )}
    </section>
  );
}

/** The link to the current version of the set. */
function SetLink() {
  const words = useWords('sets');
  const draft = useSlice(DRAFT, (state) => state.draft);
  const hash = useAwaited(useCallback(() => setHash(setOf(draft)), [draft]));
  if (hash === null) return <Failure text={words.linkTooLong} />;
  return <CopyRow label={words.link} text={hash === undefined ? '' : pageAt(hash).href} />;
}
