import type { Finding } from '../../practice/diagnose/finding.ts';
import { openWhatIf } from '../../session/practice/openWhatIf.ts';
import type { Practice } from '../../session/practice/practice.ts';
import { useSessionStore } from '../page/useSession.ts';
import { usePracticeWords } from './usePractice.ts';

/** Where a cut is refused: the proof by trying, in what if. */
export function WhatIfOffer({ practice, finding }: { practice: Practice; finding: Finding }) {
  const session = useSessionStore();
  const words = usePracticeWords();
  const { tree } = practice.exercise;
  const { trace } = practice.right;
  const { node } = finding.place;
  const hidden = tree.leaves().find((leaf) => tree.isWithin(leaf, node) && trace.lastStep(leaf) === 0);
  if (hidden === undefined) return null;
  return (
    <button
      type="button"
      className="chip"
      onClick={() => openWhatIf(session, practice, hidden, finding.place)}
    >
      {words.whatIf(practice.subject.names.of(hidden))}
    </button>
  );
}
