/** The keys of a lesson: those of a clicker lead from moment to moment; while it is presented, all that go on do. */
import { isBeforeClass } from '../../session/audience/audience.ts';
import { goBack, goOn, PLAYING, reveal } from '../../session/lesson/playLesson.ts';
import { sliceOf } from '../../session/slice.ts';
import { isLetter, isTextField } from '../keys/press.ts';
import { useKeyScope } from '../keys/scopes.ts';
import { useSessionStore } from '../page/useSession.ts';

export function useLessonKeys(): void {
  const session = useSessionStore();
  useKeyScope('lesson', (name, event) => {
    const state = session.getState();
    if (event !== null && belongsToTarget(event)) return false;
    if (event !== null && isLetter(event) && !state.letterKeys) return false;
    const isClicker = event === null || event.key.startsWith('Page');
    if (name === 'reveal') {
      const { at, revealed, played } = sliceOf(session, PLAYING);
      const question = played?.in(state.language.code).moments[at]?.question;
      if (question === undefined || revealed.has(at)) return false;
      reveal(session);
      return true;
    }
    if (!isClicker && !isBeforeClass(state)) return false;
    // At either end the key is taken, so that a clicker does not begin to step.
    if (name === 'onward') goOn(session);
    else goBack(session);
    return true;
  });
}

function belongsToTarget({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (isTextField(target) || target.matches('select, [data-own-keys]')) return true;
  return key === ' ' && target.matches('button, summary, a[href], input, [role=button]');
}
