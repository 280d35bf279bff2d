import { type SyntheticEvent, useState } from 'react';
import { goToStep } from '../../session/session.ts';
import { ACTIONS } from '../keys/actions.ts';
import { useHint } from '../keys/hint.ts';
import { stepFieldRef } from '../page/elements.ts';
import { useSession, useSessionStore, useTrace, useWords } from '../page/useSession.ts';

/** "14 / 26": the step can be typed. */
export function StepField() {
  const session = useSessionStore();
  const words = useWords();
  const { length } = useTrace();
  const step = useSession((state) => state.step);
  /** what is being typed; null while the field just shows the step */
  const [draft, setDraft] = useState<string | null>(null);

  const go = (event?: SyntheticEvent) => {
    event?.preventDefault();
    const asked = Number(draft ?? '');
    if (draft !== null && draft.trim() !== '' && Number.isFinite(asked)) goToStep(session, asked);
    setDraft(null);
  };

  return (
    <form className="step-field" onSubmit={go} noValidate>
      <input
        ref={stepFieldRef}
        id="step-field"
        type="text"
        style={{ width: `${String(length).length + 2.4}ch` }}
        inputMode="numeric"
        autoComplete="off"
        aria-label={words.stepField(length)}
        {...useHint(words.goToStep, ACTIONS.page.goTo)}
        value={draft ?? String(step)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => go()}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
      <span> / {length}</span>
    </form>
  );
}
