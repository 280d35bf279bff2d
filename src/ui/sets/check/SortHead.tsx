import { ChevronDown, ChevronUp } from 'lucide-react';
import { useClassWords } from './useClassWords.ts';

/** The head of a column by which the table is sorted when it is pressed, and the other way when pressed again. */
export function SortHead(props: {
  text: string;
  title: string | undefined;
  sorted: 'ascending' | 'descending' | 'none';
  sort: () => void;
}) {
  const { text, title, sorted, sort } = props;
  const words = useClassWords();
  const Sign = sorted === 'ascending' ? ChevronUp : ChevronDown;
  return (
    <th scope="col" aria-sort={sorted} title={title}>
      <button type="button" className="sort-head" title={words.sortBy(title ?? text)} onClick={sort}>
        {text}
        {sorted !== 'none' && <Sign aria-hidden size={14} />}
      </button>
    </th>
  );
}
