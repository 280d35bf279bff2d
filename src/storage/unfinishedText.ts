/**
 * Texts of trees that cannot be read yet, each under the name of the tree that stands beside it. Such a text is kept
 * until it can be read or is given up.
 */
import { list, record, text } from '../notation/codec.ts';
import { versioned } from '../notation/shapes.ts';
import { UNFINISHED_KEY } from './deviceStorage.ts';
import { readStoredText, writeStoredText } from './storedText.ts';

/** The greatest number of texts kept; the oldest go first. */
const MOST_UNFINISHED = 10;

/** A text longer than this is not written to the device: it is there until the page is closed. */
const LONGEST_UNFINISHED = 100_000;

const UNFINISHED = versioned('plyscope-unfinished', 1, {
  texts: list(record({ tree: text(), text: text() }), 0, MOST_UNFINISHED),
});

/** The text that was left beside the tree; null where there is none, or none that can be read. */
export function readUnfinished(storage: Storage | null, tree: string): string | null {
  const kept = readStoredText(storage, UNFINISHED_KEY, UNFINISHED);
  return (kept.kind === 'read' && kept.value.texts.find((one) => one.tree === tree)?.text) || null;
}

/**
 * Keeps the text in place of the one that was left beside the tree; null keeps none. Returns whether a reload will find
 * the text: not if it is too long, or the device refuses it.
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
