import {
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { NodeId } from '../../core/index.ts';
import { goToStep } from '../../session/session.ts';
import { typedStep } from '../../session/typedStep.ts';
import { grouped } from '../../words/sentence.ts';
import { focusItem } from '../figure/focusItem.ts';
import { ACTIONS } from '../keys/actions.ts';
import { useHint } from '../keys/hint.ts';
import { stepFieldRef, treeRef } from '../page/elements.ts';
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
  /** whether Enter was pressed when no place was listed; when the list comes late, its first place is then gone to */
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** what had the focus when the key opened the field; null while the field was reached in another way */
  const before = useRef<{ readonly element: Element | null; readonly node: NodeId | null } | null>(null);
  const id = useId();
  const isListed = draft !== null && draft.trim() !== '';
  useImperativeHandle(stepFieldRef, () => ({
    open() {
      before.current = { element: document.activeElement, node: session.getState().focused };
      field.current?.select();
    },
  }));
  // The next text replaces the step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is shown after the text is forgotten
  useEffect(() => {
    if (draft === null && document.activeElement === field.current) field.current?.select();
  }, [draft, step]);
  const forget = () => {
    setDraft(null);
    setSent(false);
  };
  /**
   * Forgets what was typed. Then the focus goes back to where the key was pressed; a field that was reached in
   * another way keeps it, unless it `isLeft`.
   */
  const end = (isLeft = false) => {
    const to = before.current;
    forget();
    // A text counts when its field is left, so the field is left once the text has been forgotten.
    queueMicrotask(() => {
      if (to === null && !isLeft) {
        field.current?.select();
        return;
      }
      field.current?.blur();
      // A node that was gone to is selected; the focus then goes there.
      const node = session.getState().focused ?? to?.node;
      if (node != null && treeRef.current?.contains(to?.element ?? null)) focusItem(session, node);
      else if (to?.element instanceof HTMLElement) to.element.focus();
    });
  };

  /** Goes to the step that was typed; returns false when what was typed is no step. */
  const goToTyped = (): boolean => {
    const asked = isListed ? typedStep(draft) : null;
    const isStep = asked !== null && asked <= length;
    if (isStep) goToStep(session, asked);
    return isStep;
  };
  // While the list is still loading, a number is a step all the same.
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const [, first] = form.current?.elements ?? [];
    if (first instanceof HTMLButtonElement) first.click();
    else if (goToTyped()) end();
    else setSent(true);
  };
  /** A step that was typed counts even when the field is left without Enter. */
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    goToTyped();
    before.current = null;
    forget();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end(true);
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
        ref={field}
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
        onChange={(event) => {
          setDraft(event.target.value);
          setSent(false);
        }}
      />
      <span className="quiet-text"> / {grouped(length)}</span>
      {isListed && <Destinations id={id} text={draft} isSent={isSent} end={end} />}
    </form>
  );
}
