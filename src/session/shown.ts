import type { Settings } from '../notation/settings.ts';
import type { History } from './history.ts';
import type { Subject } from './subject.ts';

/**
 * The state that determines the picture, with the history of its edits: an entry of the browser's history is about it.
 */
export interface Shown extends Settings, History<Subject> {
  readonly subject: Subject;
}
