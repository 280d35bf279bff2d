/** A text that could not be parsed when the page was left, and the tree it belongs to. */
import { deviceStorage } from '../storage/deviceStorage.ts';
import { readUnfinished, writeUnfinished } from '../storage/unfinishedText.ts';
import type { Session } from './session.ts';
import type { Subject } from './subject.ts';

/** The unfinished text kept beside this tree; null when there is none. */
export function unfinishedBeside(subject: Subject): string | null {
  return readUnfinished(deviceStorage(), nameOf(subject));
}

/**
 * Stores a text that cannot be parsed yet for this tree; null removes it, after it became a tree or was given up.
 * Returns whether a reload will find it.
 */
export function storeUnfinished(subject: Subject, text: string | null): boolean {
  return writeUnfinished(deviceStorage(), nameOf(subject), text);
}

/** Continues editing when the tree that is opened has an unfinished text. */
export function showUnfinished(session: Session): void {
  const { activity, subject } = session.getState();
  if (activity.kind === 'reading' && unfinishedBeside(subject) !== null)
    session.setState({ activity: { kind: 'editing' } });
}

/** Returns the key of the tree, which is the same through all edits. */
function nameOf({ own, example, game }: Subject): string {
  if (own !== null) return `own ${own.id}`;
  return game === null ? `library ${example?.id ?? ''}` : `game ${JSON.stringify(game.setting)}`;
}
