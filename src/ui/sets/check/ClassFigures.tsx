import { useMemo } from 'react';
import { printNumber } from '../../../core/tree/printNumber.ts';
import { BARS, histogramOf, meanOf, quartilesOf } from '../../../practice/class/statistics.ts';
import { type ClassRow, itemShares } from '../../../session/sets/classTable.ts';
import { useWords } from '../../page/useSession.ts';
import { useClassWords } from './useClassWords.ts';

/** The names of the quartiles in ascending order. */
const QUARTILES = ['least', 'lower', 'median', 'upper', 'greatest'] as const;

/** The marks of the class in figures: quartiles, how many students reached how much, and the share of each exercise. */
export function ClassFigures({ rows }: { rows: readonly ClassRow[] }) {
  const words = useClassWords();
  const sets = useWords('sets');
  const { shares, quartiles, mean, bars, items } = useMemo(() => {
    const reached = rows.map(({ counting }) => counting.share);
    return {
      shares: reached,
      quartiles: quartilesOf(reached),
      mean: meanOf(reached),
      bars: histogramOf(reached),
      items: itemShares(rows),
    };
  }, [rows]);
  if (quartiles === null || mean === null) return null;
  const most = Math.max(...bars);
  return (
    <details className="class-figures">
      <summary>{words.figures}</summary>
      <p className="tabular">
        {words.shares}
        {words.colon}
        {[
          ...QUARTILES.map((name) => `${words.quartile[name]} ${percent(quartiles[name])}`),
          `${words.mean} ${percent(mean)}`,
        ].join(words.comma)}
      </p>
      <table className="bar-table tabular">
        <caption>{words.histogram(shares.length)}</caption>
        <tbody>
          {bars.map((count, bar) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars keep their places
            <tr key={bar}>
              <th scope="row">{words.bar((bar * 100) / BARS, ((bar + 1) * 100) / BARS)}</th>
              <td>{count}</td>
              <td className="bar-cell">
                <span style={{ width: `${(count / most) * 100}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {items.length > 0 && (
        <table className="bar-table tabular">
          <caption>{words.perItem}</caption>
          <tbody>
            {items.map(({ number, share }) => (
              <tr key={number}>
                <th scope="row">{sets.question(number)}</th>
                <td>{percent(share)}</td>
                <td className="bar-cell">
                  <span style={{ width: `${share * 100}%` }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

/** Returns a share, 0 to 1, in per cent with at most one decimal. */
function percent(share: number): string {
  return `${printNumber(Math.round(share * 1000) / 10)} %`;
}
