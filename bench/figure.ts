import { median } from './medians.ts';

/** One measured figure and what it is held to. */
export interface Figure {
  readonly what: string;
  readonly measured: number;
  /** stands after the number: "×", " %", " bytes" */
  readonly unit: string;
  /** the most it may be; null where it is only told */
  readonly bound: number | null;
}

export function isOverBound({ measured, bound }: Figure): boolean {
  return bound !== null && !(measured <= bound);
}

/** The figures of one case from several processes, each the median of its measurements. */
export function medianFigures(runs: readonly (readonly Figure[])[]): Figure[] {
  const [first = []] = runs;
  return first.map((figure, i) => ({
    ...figure,
    measured: median(runs.map((run) => run[i]?.measured ?? Number.NaN)),
  }));
}

/** The figures as a table for a terminal. */
export function printFigures(figures: readonly Figure[]): string {
  const rows = [
    ['', 'measured', 'bound', ''],
    ...figures.map((figure) => [
      figure.what,
      `${figure.measured.toFixed(2)}${figure.unit}`,
      figure.bound === null ? '' : `≤ ${figure.bound}${figure.unit}`,
      figure.bound === null ? '' : isOverBound(figure) ? 'OVER' : 'held',
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(([what = '', measured = '', bound = '', verdict = '']) =>
      [
        what.padEnd(widths[0] ?? 0),
        measured.padStart(widths[1] ?? 0),
        bound.padStart(widths[2] ?? 0),
        verdict,
      ].join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n');
}

/** How a case, alone in its process, hands its figures to the one that started it. */
export function report(figures: readonly Figure[]): void {
  process.stdout.write(JSON.stringify(figures));
}
