import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { goToStep } from '../../session/session.ts';
import { ACTIONS } from '../keys/actions.ts';
import { useHint } from '../keys/hint.ts';
import { stepFieldRef } from '../page/elements.ts';
import { useRun, useSessionStore, useStep, useWords } from '../page/useSession.ts';
import { partAfterPicture } from '../part/part.tsx';
import './StepField.css';

const Destinations = partAfterPicture(() => import('./Destinations.tsx'), 'Destinations');

/**
 * The field with the current step, such as "14 / 26". It takes another step, the name of a node, or the number of a
 * cutoff, and lists what fits.
 */
export function StepField() {
  const session = useSessionStore();
  const words = useWords();
  const { length } = useRun();
  const step = useStep();
  /** the text being typed; null while the field has the current step */
  const [draft, setDraft] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const isListed = draft !== null && draft.trim() !== '';
  const end = () => setDraft(null);

  // While the list is still loading, a number is a step all the same.
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const [, first] = form.current?.elements ?? [];
    if (first instanceof HTMLButtonElement) first.click();
    else if (isListed && Number(draft) <= length) leave();
  };
  /** A step that was typed counts even when the field is left without Enter. */
  const leave = (event?: FocusEvent) => {
    if (event?.currentTarget.contains(event.relatedTarget)) return;
    const asked = Number(draft);
    if (isListed && asked >= 0 && asked <= length) goToStep(session, asked);
    end();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The field first forgets what was typed, so that leaving it goes nowhere.
      end();
      stepFieldRef.current?.blur();
    }
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const controls = [...(form.current?.elements ?? [])] as HTMLElement[];
    const at = controls.indexOf(event.target as HTMLElement) + by;
    if (by === 0 || !isListed) return;
    event.preventDefault();
    event.stopPropagation();
    controls[(at + controls.length) % controls.length]?.focus();
  };

  return (
    <form
      ref={form}
      className="step-field tabular"
      onSubmit={submit}
      onBlur={leave}
      onKeyDown={onKey}
      noValidate
    >
      <input
        ref={stepFieldRef}
        id="step-field"
        type="text"
        style={{ width: `${Math.max(String(length).length, draft?.length ?? 0) + 2.4}ch` }}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={words.stepField(length)}
        aria-controls={isListed ? id : undefined}
        {...useHint(words.goToStep, ACTIONS.page.goTo)}
        value={draft ?? String(step)}
        onChange={(event) => setDraft(event.target.value)}
      />
      <span className="quiet-text"> / {length}</span>
      {isListed && <Destinations id={id} text={draft} end={end} />}
    </form>
  );
}
