/** Opens exercises, sets, lessons and presentations from their addresses; their code is loaded for this. */
import { isAudience, isLed } from './placeHash.ts';
import { addNotices, goToStep, type Leader, type Session } from './session.ts';

/**
 * Opens the exercise, set or lesson of an address. `step` is the step of the figure that the reader had
 * reached in a lesson's moment.
 */
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

/**
 * While a lesson loads, "next" and "back" have a temporary meaning. This maps the temporary meaning to the
 * previous one, which is restored even when two loads overlap and both fail.
 */
const LED_BEFORE = new WeakMap<Leader, Leader | null>();

/**
 * Opens a lesson or presentation. Presses of "next" and "back" while it is loading are collected and carried
 * out afterwards.
 */
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
    // When no lesson or presentation was loaded, "next" and "back" do again what they did before.
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
