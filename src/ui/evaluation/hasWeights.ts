/** Whether positions are estimated by weights that can be chosen: of a game that stops at a depth, or of a tree with features. */
import type { SessionState } from '../../session/session.ts';
import { withFullTree } from '../../session/subject.ts';

export function hasWeights({ subject, limits }: Pick<SessionState, 'subject' | 'limits'>): boolean {
  const { game } = subject;
  if (game === null) return withFullTree(subject).tree.columns.evaluation !== null;
  const isLimited = game.setting.depth !== null || limits?.deepen === true;
  return isLimited && (game.game.features ?? []).length > 0;
}
