/** A part of a sheet as text that is the same exactly where the answers are. */
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { Answer } from '../../src/practice/answer.ts';
import type { Part } from '../../src/practice/exercise.ts';
import { leavesUnder } from './plainMarks.ts';

/** Null where the part is blank. */
export function sheetText(sheet: Answer, part: Part, tree: GameTree): string | null {
  switch (part.kind) {
    case 'values':
      return textOf([...sheet.values].map(([node, { low, high }]) => [node, low, high]));
    case 'windows': {
      const asked = [...sheet.windows].filter(([node]) => part.nodes.includes(node));
      return textOf(
        asked.map(([node, entry]) =>
          typeof entry === 'number' ? [node, entry] : [node, entry.alpha, entry.beta],
        ),
      );
    }
    case 'crossing':
    case 'bestCase':
      return `crossed ${[...leavesUnder(sheet[part.kind], tree)]}`;
    case 'leafOrder':
    case 'selections':
    case 'line':
      return sheet[part.kind].length === 0 ? null : String(sheet[part.kind]);
    case 'leafCount':
    case 'move':
      return sheet[part.kind] === null ? null : String(sheet[part.kind]);
    case 'interval':
      return sheet.interval === null ? null : JSON.stringify(sheet.interval, infinities);
    case 'vectors':
      return textOf(
        [...sheet.vectors].map(([node, known]) =>
          known.kind === 'least' ? [node, known.own] : [node, ...known.components],
        ),
      );
    case 'atBudget':
      return sheet.atBudget.size === 0 ? null : String([...sheet.atBudget.values()]);
    case 'visits':
      return textOf(
        [...sheet.visits].map(([node, entry]) => [
          node,
          entry.visits,
          entry.kind === 'sum' ? entry.sum : entry.mean * entry.visits,
        ]),
      );
    case 'ties':
      return sheet.ties.size === 0 ? null : String([...sheet.ties].toSorted(([a], [b]) => a - b));
    case 'formula':
      return sheet.formula.length === 0 ? null : JSON.stringify(sheet.formula);
    case 'construct':
      return textOf([...sheet.construct]);
    case 'cutLabels':
      return sheet.cutLabels.size === 0
        ? null
        : String(
            [...sheet.cutLabels]
              .toSorted(([a], [b]) => a - b)
              .map(([node, label]) => `${node} ${Object.values(label)}`),
          );
    case 'again':
    case 'solution':
      return sheet[part.kind].size === 0 ? null : String([...sheet[part.kind]].toSorted((a, b) => a - b));
    case 'lists':
      return sheet.lists.size === 0 ? null : JSON.stringify([...sheet.lists]);
    case 'estimate':
      return textOf([...sheet.estimate]);
    case 'reorder':
      return null;
  }
}

function textOf(rows: readonly (readonly number[])[]): string | null {
  if (rows.length === 0) return null;
  const sorted = rows.toSorted(([a = 0], [b = 0]) => a - b);
  return sorted.map((row) => row.map(rounded).join(' ')).join(', ');
}

/** Sums that differ by the order of adding are the same number. */
function rounded(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toPrecision(9)) + 0) : String(value);
}

function infinities(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}
