import { type RefObject, useEffect } from 'react';
import { ASKED_FORM, askForForm, type EditorForm, formIsShown } from '../../session/openEditor.ts';
import { sliceIn } from '../../session/slice.ts';
import { useSession, useSessionChange, useSessionStore } from '../page/useSession.ts';

/** Asks for a form of the editor to be displayed whole when the reader unfolds it. */
export function useUnfolding(names: readonly EditorForm[]): void {
  const session = useSessionStore();
  useSessionChange(({ folded }, before) => {
    const name = names.find((one) => before.folded.includes(one) && !folded.includes(one));
    if (name !== undefined) askForForm(session, name, false);
  });
}

/** Scrolls a form that was asked for until it is displayed whole, and gives its first field the focus when that is asked. */
export function useAskedForm(form: RefObject<HTMLFormElement | null>, own: EditorForm): void {
  const session = useSessionStore();
  const asked = useSession((state) => sliceIn(state, ASKED_FORM));
  useEffect(() => {
    if (asked.name !== own || form.current === null) return;
    const first = form.current.elements[0];
    if (asked.takesFocus && first instanceof HTMLElement) first.focus({ preventScroll: true });
    keepInView(form.current);
    formIsShown(session);
  }, [session, asked, own, form]);
}

/** How much of a form has to go out of view, or come into it, for another look at where it is. */
const SHARES = [0, 0.25, 0.5, 0.75, 1];

/** Keeps a form in view while the panels above it load and grow, until the reader does something. */
function keepInView(form: HTMLElement): void {
  const show = () => form.scrollIntoView({ block: 'nearest' });
  show();
  const observer = new IntersectionObserver(show, { threshold: SHARES });
  observer.observe(form);
  for (const event of ['pointerdown', 'wheel', 'keydown'])
    addEventListener(event, () => observer.disconnect(), { once: true });
}

/** Scrolls a form until it is displayed whole when a message appears in it. */
export function useSeen(form: RefObject<HTMLFormElement | null>, message: unknown): void {
  useEffect(() => {
    if (message !== null) form.current?.scrollIntoView({ block: 'nearest' });
  }, [form, message]);
}
