/** Opens exercises, sets and lessons, whose code is loaded for it. */
import { isAudience, isLed } from './placeHash.ts';
import { addNotices, goToStep, type Leader, type Session } from './session.ts';

/** Opens the exercise, set or lesson of an address; `step` is the reader's step in the figure of a lesson's moment. */
export async function openPlace(session: Session, hash: string, step?: number): Promise<void> {
  const open = async () => {
    const opener = await openerOf(hash);
    await opener(session, hash);
    const { activity } = session.getState();
    if (step !== undefined && isLed(hash) && !isAudience(hash) && activity.kind !== 'comparing')
      goToStep(session, step);
  };
  try {
    await (isLed(hash) ? openLed(session, open) : open());
  } catch {
    addNotices(session, [{ kind: 'load-failed', again: () => void openPlace(session, hash, step) }]);
  }
}

/** By leader that waits for a load: the leader before. When two overlapping loads fail, no waiting leader is left. */
const LED_BEFORE = new WeakMap<Leader, Leader | null>();

/** Opens a lesson or presentation. Presses of "next" while it is loading wait for it and count then. */
export async function openLed(session: Session, open: () => Promise<void>): Promise<void> {
  const { leader } = session.getState();
  const before = leader !== null && LED_BEFORE.has(leader) ? (LED_BEFORE.get(leader) ?? null) : leader;
  const pressed: ('onward' | 'backward')[] = [];
  const waiting: Leader = {
    isComing: () => true,
    onward: () => pressed.push('onward'),
    backward: () => pressed.push('backward'),
    reveal: () => false,
  };
  LED_BEFORE.set(waiting, before);
  session.setState({ leader: waiting });
  try {
    await open();
  } finally {
    // Neither a lesson nor a presentation was loaded.
    if (session.getState().leader === waiting) session.setState({ leader: before });
    else for (const way of pressed) session.getState().leader?.[way](session);
  }
}

async function openerOf(hash: string): Promise<(session: Session, hash: string) => Promise<void>> {
  if (isAudience(hash)) return (await import('./audience/windows.ts')).openAsAudience;
  return /[#&](?:lesson|open)=/.test(hash)
    ? (await import('./lesson/openLesson.ts')).openLessonOf
    : (await import('./practice/openPractised.ts')).openPractised;
}
