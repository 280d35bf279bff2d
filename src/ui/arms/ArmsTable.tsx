import { useId, useState } from 'react';
import type { Candidate } from '../../core/index.ts';
import { type Arm, armName } from '../../core/run/arms.ts';
import { printPlain, readSum, readVisits } from '../../link/armsAddress.ts';
import { type PrintedScore, printedScores } from '../../words/decimals.ts';
import { Head } from '../kit/Head.tsx';
import { WideTable } from '../kit/WideTable.tsx';
import { useWords } from '../page/useSession.ts';

/** The fewest decimals of a score: as many as AIMA prints. */
const FEWEST_DECIMALS = 4;

const UNTRIED: PrintedScore = { mean: '', bonus: '', score: '∞', tail: '' };

/** What was typed into a field while the arm had this value. */
interface Typed {
  readonly text: string;
  readonly value: number;
}

const READ = { sum: readSum, visits: readVisits } as const;
type Column = keyof typeof READ;

/**
 * The table of the arms: fields for W and N, and beside them W/N, the bonus and the score, which is their sum as they are
 * printed. What a field refuses is said below the table.
 */
export function ArmsTable(props: {
  arms: readonly Arm[];
  options: readonly Candidate[];
  winner: Candidate | null;
  change: (place: number, arm: Partial<Arm>) => void;
}) {
  const { arms, options, winner, change } = props;
  const words = useWords('arms');
  const id = useId();
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const scored = options.filter(({ bonus }) => bonus !== null);
  const printed = printedScores(
    scored.map(({ mean, bonus, score }) => ({ mean: mean ?? 0, bonus: bonus ?? 0, score })),
    FEWEST_DECIMALS,
  );
  const [, sumHead = '', visitsHead = ''] = words.heads;
  const fields = arms.flatMap((arm, place) =>
    (['sum', 'visits'] as const).map((column) => {
      const value = arm[column];
      const known = typed[`${column}${place}`];
      const text = known?.value === value ? known.text : printPlain(value);
      const label = words.of(column === 'sum' ? sumHead : visitsHead, armName(place));
      return { place, column, value, text, label, isWrong: READ[column](text) === null };
    }),
  );
  const wrong = fields.filter(({ isWrong }) => isWrong);
  return (
    <>
      <WideTable label={words.title} className="selection-table arms-table tabular">
        <Head columns={words.heads} />
        <tbody>
          {options.map((option) => (
            <tr key={option.place} className={option === winner ? 'chosen' : undefined}>
              <th scope="row">{armName(option.place)}</th>
              <td>{field(option.place, 'sum')}</td>
              <td>{field(option.place, 'visits')}</td>
              {numbersOf(option).map(([key, number]) => (
                <td key={key}>{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
      {wrong.map(({ place, column, label }) => (
        <p key={label} className="problem" role="alert" id={`${id}${column}${place}`}>
          {column === 'sum' ? words.sumProblem(label) : words.visitsProblem(label)}
        </p>
      ))}
      {arms.map(
        ({ sum, visits }, place) =>
          visits === 0 &&
          sum > 0 && (
            <p key={armName(place)} className="hint">
              {words.withoutVisits(armName(place))}
            </p>
          ),
      )}
    </>
  );

  /** The mean, the bonus and the score of an arm as they are printed; an arm without a score comes first. */
  function numbersOf(option: Candidate): readonly (readonly [string, string])[] {
    const { tail, ...numbers } = printed[scored.indexOf(option)] ?? UNTRIED;
    return Object.entries(numbers).map(([column, text]) => [column, text + tail]);
  }

  function field(at: number, column: Column) {
    const found = fields.find((each) => each.place === at && each.column === column);
    if (found === undefined) return null;
    const { place, value, text, label, isWrong } = found;
    return (
      <input
        type="text"
        inputMode={column === 'sum' ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}${column}${place}` : undefined}
        value={text}
        onChange={({ target }) => {
          const next = READ[column](target.value);
          const known = { text: target.value, value: next ?? value };
          setTyped((before) => ({ ...before, [`${column}${place}`]: known }));
          if (next !== null && next !== value) change(place, { [column]: next });
        }}
      />
    );
  }
}
