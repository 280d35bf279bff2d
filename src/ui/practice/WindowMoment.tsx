import { usePracticeWords } from './usePractice.ts';

/** Which window is asked about: both conventions are met in books and exams. */
export function WindowMoment({
  at,
  choose,
}: {
  at: 'end' | undefined;
  choose: (at: 'end' | undefined) => void;
}) {
  const words = usePracticeWords();
  return (
    <label className="tree-choice">
      <span>{words.whichWindow}</span>
      <select
        value={at ?? 'call'}
        onChange={(event) => choose(event.target.value === 'end' ? 'end' : undefined)}
      >
        {(['call', 'end'] as const).map((moment) => (
          <option key={moment} value={moment}>
            {words.moment[moment]}
          </option>
        ))}
      </select>
    </label>
  );
}
