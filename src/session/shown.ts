import type { Settings } from '../notation/settings.ts';
import type { History } from './history.ts';
import type { Subject } from './subject.ts';

/**
 * The part of the state that determines the figure, with the history of edits; an entry of the browser's
 * history stores this part.
 */
export interface Shown extends Settings, History<Subject> {
  readonly subject: Subject;
}
