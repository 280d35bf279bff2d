/** The worked model that the page displays. */
import type { Difficulty, Skill } from '../../practice/index.ts';
import type { SessionState } from '../session.ts';
import { type Slice, sliceIn } from '../slice.ts';

export interface Model {
  readonly skill: Skill;
  readonly difficulty: Difficulty;
  /** the id of the tree on which the model is displayed */
  readonly tree: string;
  /** whether Predict asks questions about its search */
  readonly asks: boolean;
  /** whether its last step has been displayed */
  readonly isOver: boolean;
}

export const MODEL: Slice<{ readonly model: Model | null }> = { beginning: { model: null } };

/** Returns the worked model whose tree is displayed; null when there is none. */
export function modelIn(state: Pick<SessionState, 'slices' | 'subject'>): Model | null {
  const { model } = sliceIn(state, MODEL);
  return model?.tree === state.subject.own?.id ? model : null;
}
