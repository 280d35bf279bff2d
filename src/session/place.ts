/** Opens exercises, sets and lessons by what is loaded for them. */
import { isAudience, isLed } from './placeHash.ts';
import { addNotices, goToStep, type Leader, type Session } from './session.ts';

/** Opens the exercise, set or lesson of an address; `step`: where the reader was in the figure of a lesson's moment. */
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

/** For each leader that waits for a load: who led before. Two loads that overlap and fail then leave nobody who only waits. */
const LED_BEFORE = new WeakMap<Leader, Leader | null>();

/** Opens what leads. What is pressed to go on while it is on its way waits for it, and counts then. */
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
    // Nothing came that leads.
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
