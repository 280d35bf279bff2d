import type { Settings } from '../notation/settings.ts';
import type { History } from './history.ts';
import type { Subject } from './subject.ts';

/** What makes the picture, and the way back from its edits: what an entry of the history is about. */
export interface Shown extends Settings, History<Subject> {
  readonly subject: Subject;
}
