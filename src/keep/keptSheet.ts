/** The sheet of an exercise that is not submitted yet, kept on this device under the exercise's address. */
import type { GameTree } from '../core/tree/gameTree.ts';
import { ifSound, type Shape, text } from '../notation/codec.ts';
import { refusing, versioned } from '../notation/shapes.ts';
import { onTree } from '../practice/answerRecord.ts';
import type { Sheet } from '../practice/entry/sheet.ts';
import { sheetShape } from '../practice/entry/sheetRecord.ts';
import { readKeptText, writeKeptText } from './keptText.ts';

const KEY = 'plyscope.sheet';

/** A sheet of another exercise is about another tree: there is nothing in it for the one at hand. */
function keptSheet(place: string, tree: GameTree | null): Shape<{ place: string; sheet?: Sheet }> {
  return versioned('plyscope-sheet', 1, { place: text() }, (kept) => ({
    sheet: kept.place === place ? onTree(sheetShape, () => tree) : ifSound(refusing()),
  }));
}

/** The sheet that was left at this address; null where there is none, or none that can be read. */
export function readKeptSheet(storage: Storage | null, place: string, tree: GameTree): Sheet | null {
  const kept = readKeptText(storage, KEY, keptSheet(place, tree));
  return kept.kind === 'read' ? (kept.value.sheet ?? null) : null;
}

/** Keeps the one sheet there is; where the device refuses it, it lasts as long as the page. */
export function writeKeptSheet(storage: Storage | null, place: string, sheet: Sheet): void {
  writeKeptText(storage, KEY, keptSheet(place, null), { place, sheet });
}
