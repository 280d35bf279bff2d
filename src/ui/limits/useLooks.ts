/** How far a search looks, as the caption says it. */
import { givenWindow } from '../../core/run/worth.ts';
import { hasSetting } from '../../core/search/algorithms.ts';
import { limitsInForce } from '../../core/search/searchLimits.ts';
import { NO_LIMITS, type SearchLimits } from '../../core/search/searchSettings.ts';
import { isGrown, type Subject } from '../../session/subject.ts';
import { printWindow } from '../../words/symbols.ts';
import { useSession, useWords } from '../page/useSession.ts';

/** "deepen, budget 20, depth 2"; "" where nothing is limited. How deep a game is searched is said with the game. */
export function useLooks(): string {
  const { looks } = useWords();
  const limits = useSession((state) => state.limits ?? NO_LIMITS);
  const subject = useSession((state) => state.subject);
  const hasWindow = useSession((state) => hasSetting(state.algorithm, 'window'));
  const { depth, deepen, budget, window } = limits;
  const { quiet, check } = limitsBeyond(subject, limits);
  return [
    ...(deepen ? [looks.deepen] : []),
    ...(deepen && budget !== null ? [looks.budget(budget)] : []),
    ...(depth !== null && subject.game === null ? [looks.depth(depth)] : []),
    ...(quiet === 'none' ? [] : [looks.quiet]),
    ...(check === null ? [] : [looks.check(check)]),
    ...(window !== null && hasWindow ? [printWindow(givenWindow(window))] : []),
  ].join(looks.between);
}

/** What looks beyond the depth limit: a game that is drawn first ends there. */
function limitsBeyond(subject: Subject, limits: SearchLimits): SearchLimits {
  if (subject.game === null) return limitsInForce(limits);
  return isGrown(subject) ? limitsInForce({ ...limits, depth: subject.game.setting.depth }) : NO_LIMITS;
}
