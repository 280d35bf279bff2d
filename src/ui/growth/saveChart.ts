/** Saves the chart of evaluated leaves, or its numbers, as a file. */

import { printCsv } from '../../core/csv.ts';
import { fewestLeaves } from '../../core/tree/uniformShape.ts';
import { allLeaves, type CountsAtDepth, RANDOM_TREES } from '../../core/uniform/index.ts';
import {
  drawStrokes,
  type ExportFormat,
  type Made,
  type PictureChoices,
  type SheetMaking,
} from '../../export/index.ts';
import type { GrowthView } from '../../link/growthAddress.ts';
import { fileNameOf } from '../../notation/fileName.ts';
import type { Words } from '../../words/index.ts';
import { saveText } from '../files/saveFile.ts';
import { madeInSlices } from '../files/saveInSlices.ts';
import { embeddedFont, handOver } from '../share/savePicture.ts';
import { type Charted, growthChart } from './growthChart.ts';

/** The size of the saved picture and of its font, px. */
const SIZE = { width: 1000, height: 620, fontSize: 16 };

/** Makes the file of the chart and saves it to the reader's downloads; null when it cannot be made. */
export async function saveChart(
  charted: Charted,
  format: ExportFormat<SheetMaking>,
  { background, caption, colour }: PictureChoices,
): Promise<Made | null> {
  const { view, words } = charted;
  const { branching, depth, seed } = view;
  const made = await format.make({
    sheet: () => ({
      ...drawStrokes(growthChart(charted, SIZE), colour ? 'colour' : 'ink'),
      background,
      caption: words.caption(branching, RANDOM_TREES, seed),
      showCaption: caption,
    }),
    carryOut: madeInSlices,
    font: embeddedFont,
  });
  return handOver(words.fileTitle(branching, depth), format, made);
}

/**
 * Saves the counts as a table with a row for each depth; the cell of a number that was not counted is empty.
 */
export function saveCounts(
  { branching, depth }: GrowthView,
  counts: readonly CountsAtDepth[],
  words: Words['growth'],
): void {
  const { tableDepth, name, csvHead } = words;
  const head = [
    ...[tableDepth, name.minimax, name.worst, csvHead.mean, csvHead.least, csvHead.most, name.best],
    ...[csvHead.minimaxFormula, csvHead.bestFormula],
  ];
  const rows = counts.map((at) => {
    const { minimax, worst, random, best } = at;
    const shape = { branching, depth: at.depth };
    const counted = [minimax, worst, random?.mean, random?.least, random?.most, best];
    return [at.depth, ...counted.map((one) => one ?? ''), allLeaves(shape), fewestLeaves(shape)];
  });
  saveText(fileNameOf(words.fileTitle(branching, depth), '.csv'), printCsv([head, ...rows]), 'text/csv');
}
