/**
 * Whether the reader can choose weights of EVAL: for a game with a depth limit, or a tree whose nodes have
 * features.
 */
import { playsToEnds } from '../../core/search/algorithms.ts';
import type { SessionState } from '../../session/session.ts';
import { withFullTree } from '../../session/subject.ts';

export function hasWeights({
  subject,
  algorithm,
  limits,
}: Pick<SessionState, 'subject' | 'algorithm' | 'limits'>): boolean {
  if (playsToEnds(algorithm)) return false;
  const { game } = subject;
  if (game === null) return withFullTree(subject).tree.columns.evaluation !== null;
  const isLimited = game.setting.depth !== null || limits?.deepen === true;
  return isLimited && (game.game.features ?? []).length > 0;
}
