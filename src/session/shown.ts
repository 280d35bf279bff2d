import type { BoundNotation } from '../core/run/boundNotation.ts';
import type { AlgorithmName } from '../core/search/algorithms.ts';
import type { SearchRules } from '../core/search/rules.ts';
import type { History } from './history.ts';
import type { Subject } from './subject.ts';

/** What makes the picture, and the way back from its edits: what an entry of the history is about. */
export interface Shown extends History<Subject> {
  readonly subject: Subject;
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
  readonly notation: BoundNotation;
  readonly step: number;
}
