/** Writes the limits of a search for the figure's caption. */
import { givenWindow } from '../../core/run/worth.ts';
import { hasSetting } from '../../core/search/algorithms.ts';
import { limitsInForce } from '../../core/search/searchLimits.ts';
import { NO_LIMITS, type SearchLimits } from '../../core/search/searchSettings.ts';
import { growthOf, type Subject } from '../../session/subject.ts';
import { printWindow } from '../../words/symbols.ts';
import { useSession, useWords } from '../page/useSession.ts';

/**
 * Returns the limits as text, such as "deepen, budget 20, depth 2"; "" when there is no limit. For a game the
 * depth is left out, because the text of the game's setting includes it.
 */
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

/**
 * Returns the limits that have an effect. A game that is drawn as a full tree ends at its depth, so that
 * nothing lies beyond it.
 */
export function limitsWithMoreBeyond(subject: Subject, limits = NO_LIMITS): SearchLimits {
  if (subject.game === null) return limits;
  return growthOf(subject) === 'grown' ? { ...limits, depth: subject.game.setting.depth } : NO_LIMITS;
}
