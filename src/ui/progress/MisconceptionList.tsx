import { Check } from 'lucide-react';
import type { SeenMisconception } from '../../practice/progress.ts';
import { useSession } from '../page/useSession.ts';
import { useProgressWords } from './useProgressWords.ts';

/** What the answers showed: how often and when last; what is overcome comes after what is not. */
export function MisconceptionList({ seen }: { seen: readonly SeenMisconception[] }) {
  const words = useProgressWords();
  const tag = useSession((state) => state.language.tag);
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  const ordered = seen.toSorted((a, b) => Number(a.isOvercome) - Number(b.isOvercome));
  if (seen.length === 0) return <p className="quiet-text">{words.misconceptionsNone}</p>;
  return (
    <>
      <ul className="misconceptions">
        {ordered.map(({ misconception, count, last, isOvercome }) => (
          <li
            key={misconception}
            data-misconception={misconception}
            className={isOvercome ? 'overcome' : undefined}
          >
            <span>{words.names.misconception[misconception]}</span>
            <span className="hint">{words.seen(count, date.format(last))}</span>
            {isOvercome && (
              <span className="overcome-mark">
                <Check aria-hidden size={15} strokeWidth={2.6} /> {words.overcome}
              </span>
            )}
          </li>
        ))}
      </ul>
      {seen.some(({ isOvercome }) => isOvercome) && <p className="hint">{words.overcomeWhy}</p>}
    </>
  );
}
