import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { Practice } from '../../session/practice/practice.ts';
import { moveAmongSiblings, originalOf } from '../../session/practice/reorderSheet.ts';
import { useSession } from '../page/useSession.ts';
import { usePracticeWords } from './usePractice.ts';

/** Moves the chosen node among its siblings. */
export function ReorderButtons({ practice }: { practice: Practice }) {
  const words = usePracticeWords();
  const focused = useSession((state) => state.focused);
  const subject = useSession((state) => state.subject);
  const node = focused === null ? null : originalOf(practice, subject, focused);
  return (
    <div className="reorder">
      <p>{focused === null ? words.noNode : words.chosenNode(subject.names.of(focused))}</p>
      <button
        type="button"
        className="chip"
        disabled={node === null}
        onClick={() => node !== null && moveAmongSiblings(node, -1)}
      >
        <ArrowLeft aria-hidden size={16} /> {words.earlier}
      </button>
      <button
        type="button"
        className="chip"
        disabled={node === null}
        onClick={() => node !== null && moveAmongSiblings(node, 1)}
      >
        {words.later} <ArrowRight aria-hidden size={16} />
      </button>
    </div>
  );
}
