import type { Session } from './session.ts';

/**
 * Undoes or redoes an edit of the page's tree. The code for that, `editing.ts`, comes after the first picture, and is there
 * before anything is edited; `travel` is null until then.
 */
export const editing: { travel: ((session: Session, way: 'undo' | 'redo') => boolean) | null } = {
  travel: null,
};
