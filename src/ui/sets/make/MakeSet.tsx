import { useEffect } from 'react';
import { printNumber } from '../../../core/tree/printNumber.ts';
import { marksOf, SET_LIMITS } from '../../../practice/exerciseSet.ts';
import { changeDraft, DRAFT, dismissBefore, restoreDraft, setOf } from '../../../session/sets/setDraft.ts';
import { Button } from '../../kit/Button.tsx';
import { loadLibrary } from '../../page/loadLibrary.ts';
import { useSessionStore, useSlice, useWords } from '../../page/useSession.ts';
import { PapersSection } from '../papers/Papers.tsx';
import { useSetWords } from '../useSetWords.ts';
import { AddItem } from './AddItem.tsx';
import { ItemEditor } from './ItemEditor.tsx';
import { SetFiles } from './SetFiles.tsx';
import { ShareSet } from './ShareSet.tsx';

/** The set that is being made, from its title to the ways out. */
export function MakeSet() {
  const session = useSessionStore();
  const { make: words } = useSetWords();
  const { draft, keeping } = useSlice(DRAFT);
  useEffect(() => {
    void loadLibrary(session);
  }, [session]);
  if (keeping === 'not-yet') return null;
  const marks = printNumber(marksOf(setOf(draft)));
  return (
    <>
      <Keeping />
      <SetFiles />
      <label className="set-field">
        <span>{words.setTitle}</span>
        <input
          type="text"
          maxLength={SET_LIMITS.title}
          placeholder={words.titleHint}
          value={draft.title}
          onChange={(event) => changeDraft(session, () => ({ title: event.target.value }))}
        />
      </label>
      <fieldset className="set-hints">
        <legend>{words.hints}</legend>
        {[true, false].map((hints) => (
          <label key={String(hints)} className="check">
            <input
              type="radio"
              name="set-hints"
              checked={draft.hints === hints}
              onChange={() => changeDraft(session, () => ({ hints }))}
            />
            <span>{hints ? words.hintsOn : words.hintsOff}</span>
          </label>
        ))}
      </fieldset>
      <section>
        <h3>{words.items}</h3>
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
    </>
  );
}

/** What keeps the set from being kept. */
function Keeping() {
  const { make: words } = useSetWords();
  const { keeping, isSetAside } = useSlice(DRAFT);
  return (
    <div role="alert">
      {keeping === 'refused' && <p className="problem">{words.notKept}</p>}
      {keeping === 'newer' && <p className="problem">{words.keptNewer}</p>}
      {isSetAside && <p className="problem">{words.setAside}</p>}
    </div>
  );
}

/** The way back from a removal, or from another set that was opened. */
function TakeBack() {
  const session = useSessionStore();
  const page = useWords();
  const { make: words } = useSetWords();
  const before = useSlice(DRAFT, (state) => state.before);
  return (
    <div role="status">
      {before !== null && (
        <p className="row take-back">
          {words.removed}
          <Button text={words.takeBack} onClick={() => restoreDraft(session)} />
          <Button text={page.dismiss} onClick={() => dismissBefore(session)} />
        </p>
      )}
    </div>
  );
}
