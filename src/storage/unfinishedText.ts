/**
 * Stores texts of trees that cannot be parsed yet, each under the name of its tree. Such a text is stored
 * until it can be parsed or is given up.
 */
import { list, record, text } from '../notation/codec.ts';
import { versioned } from '../notation/shapes.ts';
import { UNFINISHED_KEY } from './deviceStorage.ts';
import { readStoredText, writeStoredText } from './storedText.ts';

/** The greatest number of texts that are stored; the oldest are dropped first. */
const MOST_UNFINISHED = 10;

/**
 * The greatest length, in characters, of an unfinished text that is written to the device; a longer text
 * lasts until the page is closed.
 */
const LONGEST_UNFINISHED = 100_000;

const UNFINISHED = versioned('plyscope-unfinished', 1, {
  texts: list(record({ tree: text(), text: text() }), 0, MOST_UNFINISHED),
});

/** Returns the unfinished text of a tree; null when there is none that can be read. */
export function readUnfinished(storage: Storage | null, tree: string): string | null {
  const kept = readStoredText(storage, UNFINISHED_KEY, UNFINISHED);
  return (kept.kind === 'read' && kept.value.texts.find((one) => one.tree === tree)?.text) || null;
}

/**
 * Stores the unfinished text of a tree in place of an earlier one; null removes it. Returns whether a reload
 * will find the text: it will not when the text is too long or the device refuses it.
 */
export function writeUnfinished(storage: Storage | null, tree: string, typed: string | null): boolean {
  const kept = readStoredText(storage, UNFINISHED_KEY, UNFINISHED);
  // Texts that a newer release wrote are not overwritten.
  if (kept.kind === 'newer' || kept.kind === 'stuck') return typed === null;
  const before = kept.kind === 'read' ? kept.value.texts : [];
  const others = before.filter((one) => one.tree !== tree);
  const isKept = typed !== null && typed.length <= LONGEST_UNFINISHED;
  if (!isKept && others.length === before.length) return typed === null;
  const texts = isKept ? [{ tree, text: typed }, ...others] : others;
  const isWritten = writeStoredText(storage, UNFINISHED_KEY, UNFINISHED, {
    texts: texts.slice(0, MOST_UNFINISHED),
  });
  return typed === null || (isKept && isWritten);
}
