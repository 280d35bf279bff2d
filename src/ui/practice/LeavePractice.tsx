import { X } from 'lucide-react';
import { leavePractice } from '../../session/practice/showPractice.ts';
import { useSessionStore } from '../page/useSession.ts';
import { usePracticeWords } from './usePractice.ts';

/** Back to the tree that was there before practising. */
export function LeavePractice() {
  const session = useSessionStore();
  const words = usePracticeWords();
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={words.leave}
      title={words.leave}
      onClick={() => leavePractice(session)}
    >
      <X aria-hidden size={20} />
    </button>
  );
}
