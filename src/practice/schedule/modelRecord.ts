/** The record of a worked model: a fresh exercise that a student has stepped through with Predict, or waved away. */
import { type Of, oneOf, record } from '../../notation/codec.ts';
import { timestamp } from '../../notation/numberShapes.ts';
import { RECORD_ID } from '../attempt.ts';
import { SKILLS } from '../skill.ts';

export type ModelRecord = Of<typeof MODEL_RECORD>;

export const MODEL_RECORD = record({
  version: oneOf([3]),
  id: RECORD_ID,
  /** the time at which the model was over, in ms since 1970 */
  at: timestamp,
  skill: oneOf(SKILLS),
  model: oneOf([true]),
});
