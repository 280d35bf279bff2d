/**
 * The text of a tree that could not be parsed when the page was left, stored together with the tree's name.
 */
import { deviceStorage } from '../storage/deviceStorage.ts';
import { readUnfinished, writeUnfinished } from '../storage/unfinishedText.ts';
import type { Session } from './session.ts';
import type { Subject } from './subject.ts';

/**
 * Returns the text in the editor that could not be parsed and belongs to this tree; null when there is none.
 */
export function unfinishedBeside(subject: Subject): string | null {
  return readUnfinished(deviceStorage(), nameOf(subject));
}

/**
 * Stores a text of this tree that cannot be parsed yet. Null removes the stored text, after it was parsed or
 * given up. Returns whether the text will be found after a reload.
 */
export function storeUnfinished(subject: Subject, text: string | null): boolean {
  return writeUnfinished(deviceStorage(), nameOf(subject), text);
}

/** Opens the editor when the displayed tree has a stored text that could not be parsed. */
export function showUnfinished(session: Session): void {
  const { activity, subject } = session.getState();
  if (activity.kind === 'reading' && unfinishedBeside(subject) !== null)
    session.setState({ activity: { kind: 'editing' } });
}

/** Returns a name of the tree for storage, which is the same through all edits. */
function nameOf({ own, example, game }: Subject): string {
  if (own !== null) return `own ${own.id}`;
  return game === null ? `library ${example?.id ?? ''}` : `game ${JSON.stringify(game.setting)}`;
}
