import { quoted } from '../../notation/problem.ts';
import type { Practice } from '../../session/practice/practice.ts';
import { usePracticeWords } from './usePractice.ts';

/** Entries that kept the sheet from being graded: place and cure. What was typed stays. */
export function UnreadNote({ practice: { unread, subject } }: { practice: Practice }) {
  const words = usePracticeWords();
  const [first] = unread;
  if (first === undefined) return null;
  return (
    <p className="practice-problem">
      {words.unread(quoted(first.text), first.node === null ? '' : subject.names.of(first.node))}{' '}
      {first.part in words.unreadCure && words.unreadCure[first.part as keyof typeof words.unreadCure]}
    </p>
  );
}
