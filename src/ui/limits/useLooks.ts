/** The limits of a search as the caption writes them. */
import { givenWindow } from '../../core/run/worth.ts';
import { hasSetting } from '../../core/search/algorithms.ts';
import { limitsInForce } from '../../core/search/searchLimits.ts';
import { NO_LIMITS, type SearchLimits } from '../../core/search/searchSettings.ts';
import { growthOf, type Subject } from '../../session/subject.ts';
import { printWindow } from '../../words/symbols.ts';
import { useSession, useWords } from '../page/useSession.ts';

/** Returns "deepen, budget 20, depth 2"; "" when nothing is limited. The depth of a game is written with the game. */
export function useLooks(): string {
  const { looks } = useWords();
  const limits = useSession((state) => state.limits ?? NO_LIMITS);
  const subject = useSession((state) => state.subject);
  const hasWindow = useSession((state) => hasSetting(state.algorithm, 'window'));
  const { depth, deepen, budget, window } = limits;
  const { quiet, check } = limitsInForce(limitsWithMoreBeyond(subject, limits));
  return [
    ...(deepen ? [looks.deepen] : []),
    ...(deepen && budget !== null ? [looks.budget(budget)] : []),
    ...(depth !== null && subject.game === null ? [looks.depth(depth)] : []),
    ...(quiet === 'none' ? [] : [looks.quiet]),
    ...(check === null ? [] : [looks.check(check)]),
    ...(window !== null && hasWindow ? [printWindow(givenWindow(window))] : []),
  ].join(looks.between);
}

/** The limits that have an effect: a game with a full tree ends at its depth. */
export function limitsWithMoreBeyond(subject: Subject, limits = NO_LIMITS): SearchLimits {
  if (subject.game === null) return limits;
  return growthOf(subject) === 'grown' ? { ...limits, depth: subject.game.setting.depth } : NO_LIMITS;
}
