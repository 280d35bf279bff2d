/**
 * The keys for next and back in a lesson. The keys of a clicker always go from moment to moment; in a
 * presented lesson, all of these keys do. They are active from the start, so that no press is lost while a
 * lesson loads.
 */
import { isBeforeClass } from '../../session/audience/audience.ts';
import { hasOwnKeys, isLetter, isPressedBySpace } from '../keys/press.ts';
import { useKeyScope } from '../keys/scopes.ts';
import { lessonRef } from '../page/elements.ts';
import { showWhereBlank } from '../page/presentation.ts';
import { useSessionStore } from '../page/useSession.ts';

export function useLessonKeys(): void {
  const session = useSessionStore();
  useKeyScope('lesson', (name, event) => {
    const state = session.getState();
    const { leader } = state;
    if (leader === null || (lessonRef.current === null && !leader.isComing(state))) return false;
    if (event !== null && belongsToTarget(event)) return false;
    if (event !== null && isLetter(event) && !state.letterKeys) return false;
    if (name === 'reveal') return leader.reveal(session);
    const isClicker = event === null || event.key.startsWith('Page');
    if (!isClicker && !isBeforeClass(state)) return false;
    // At either end of the lesson the key has no effect but counts as handled, so that a clicker does not
    // step through the run.
    if (!showWhereBlank(session)) leader[name](session);
    return true;
  });
}

function belongsToTarget({ target, key }: KeyboardEvent): boolean {
  return hasOwnKeys(target) || (key === ' ' && isPressedBySpace(target));
}
