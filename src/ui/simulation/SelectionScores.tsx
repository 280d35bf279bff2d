/** What the panel of a selection and the table of arms both show of scores. */
import type { Candidate } from '../../core/index.ts';
import { cIntervals } from '../../core/run/cIntervals.ts';
import { fixed } from '../../words/decimals.ts';
import { useWords } from '../page/useSession.ts';
import './SelectionScores.css';

export type Named = (option: Candidate) => React.ReactNode;

/** The most moves whose bars are drawn. */
const MOST_BARS = 12;

/** A bar for each move: its mean, measured from the least of all, and its bonus. */
export function ScoreBars(props: {
  options: readonly Candidate[];
  winner: Candidate | null;
  name: Named;
  /** whether the scores are those of MIN in numbers of MAX, whose signs change */
  isNegated: boolean;
}) {
  const { options, winner, name, isNegated } = props;
  const words = useWords('simulation');
  if (options.length > MOST_BARS) return null;
  const mean = ({ score, bonus }: Candidate) => score - (bonus ?? 0);
  const least = Math.min(0, ...options.map(mean));
  const most = Math.max(...options.map(({ score }) => score)) - least;
  const share = (of: number) => `${most <= 0 ? 0 : (100 * of) / most}%`;
  return (
    <div className="score-bars">
      {options.map((option) => (
        <div key={option.place} className={option === winner ? 'chosen' : undefined}>
          <span>{name(option)}</span>
          <span className="score-bar" aria-hidden="true">
            <i style={{ width: share(mean(option) - least) }} />
            <b style={{ width: share(option.bonus ?? 0) }} />
          </span>
        </div>
      ))}
      <p className="hint score-key">
        <i /> {words.exploitation(isNegated)} <b /> {words.exploration}
      </p>
    </div>
  );
}

/**
 * A line of C with the intervals in which each move would be selected, and a mark at the C in use.
 * @param props.options the moves with their scores for C = 1, which say where each line begins and how steep it is
 * @param props.most the greatest C on the line
 * @param props.text the C in use, as it is written
 * @param props.decimals the decimals with which the ends of the intervals are printed
 * @param props.isListed whether the intervals are listed below the line; otherwise their ends stand there
 */
export function OtherConstants(props: {
  options: readonly Candidate[];
  c: number;
  text: string;
  most: number;
  decimals: number;
  isListed: boolean;
  name: Named;
}) {
  const { options, c: used, text, most, decimals, isListed, name } = props;
  const words = useWords('simulation');
  const all = cIntervals(options, 1, most);
  const printed = (value: number) => (value === 0 ? '0' : fixed(value, decimals));
  const to = (value: number) => (100 * Math.min(value, most)) / most;
  const places = apart(all.slice(1).map(({ from }) => to(from)));
  return (
    <div className="other-constants">
      <h3>
        {words.otherC} <span>{words.cIs(text)}</span>
      </h3>
      <div className="c-line">
        {all.map((interval) => (
          <span
            key={interval.place}
            className={used >= interval.from && used <= interval.to ? 'in-use' : undefined}
            style={{ left: `${to(interval.from)}%`, width: `${to(interval.to) - to(interval.from)}%` }}
          >
            {name(options[interval.place] as Candidate)}
          </span>
        ))}
        <i style={{ left: `${to(used)}%` }} />
      </div>
      <p className="c-ends tabular" aria-hidden="true">
        <span style={{ left: 0 }}>0</span>
        {!isListed &&
          all.slice(1).map(({ from }, index) => (
            <span key={from} style={{ left: `${places[index]}%` }}>
              {fixed(from, decimals)}
            </span>
          ))}
        <span style={{ left: '100%' }}>{most}</span>
      </p>
      <ul className={isListed ? 'c-intervals tabular' : 'visually-hidden'}>
        {all.map(({ from, to: end, place }) => (
          <li key={place}>
            {words.interval(printed(from), end === Infinity ? String(most) : printed(end))}{' '}
            <b>{name(options[place] as Candidate)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The least distance between the numbers under the line of C, percent of its length. */
const NUMBER_WIDTH = 13;

/** Moves numbers under the line of C, which are given from left to right, so that none covers another. */
function apart(wanted: readonly number[]): readonly number[] {
  let before = 0;
  return wanted.map((at, index) => {
    const most = 100 - (wanted.length - index) * NUMBER_WIDTH;
    before = Math.max(Math.min(at, most), before + NUMBER_WIDTH);
    return before;
  });
}
