import { printNumber } from '../../../core/tree/printNumber.ts';
import { standingOf } from '../../../session/sets/runResult.ts';
import { type RunItem, type SetRun, showItem } from '../../../session/sets/setRun.ts';
import { useSessionStore } from '../../page/useSession.ts';
import { useSetWords } from '../useSetWords.ts';

/** All exercises with how far they are, each a way to it. */
export function ItemList({ run: { set, items } }: { run: SetRun }) {
  const session = useSessionStore();
  const { run: words } = useSetWords();
  return (
    <ol className="set-overview" aria-label={words.overview}>
      {items.map((item, place) => (
        // The items of a set keep their places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={place}>
          <button type="button" onClick={() => showItem(session, place)}>
            <span className="set-overview-title">
              <bdi>{set.items[place]?.title || words.exercise(place + 1)}</bdi>
            </span>
            <Standing item={item} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function Standing({ item }: { item: RunItem }) {
  const { run: words } = useSetWords();
  const { first } = item;
  const standing = standingOf(item);
  if (standing !== 'graded' || first === null)
    return (
      <span className="standing" data-standing={standing}>
        {words.standing[standing]}
      </span>
    );
  const isFull = first.points === first.marks;
  return (
    <span className="standing" data-standing={isFull ? 'full' : 'part'}>
      {words.points(printNumber(first.points), printNumber(first.marks))}
    </span>
  );
}
