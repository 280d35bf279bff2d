/**
 * The rules by which Monte-Carlo tree search selects a child: each child has a score, and the greatest wins. A score is a
 * line in the constant C: the mean reward of the child for the side to move, plus C times a slope that is great when the
 * child was tried rarely.
 *
 * UCT: Kocsis and Szepesvári, Bandit based Monte-Carlo planning, 2006, with the bound UCB1 of Auer, Cesa-Bianchi and
 * Fischer, 2002. PUCT: Silver et al., Mastering the game of Go without human knowledge, 2017.
 */

export interface SelectionRule {
  /** the constant C when none is chosen */
  readonly usualC: number;
  /** whether a child without visits comes before all others; otherwise its mean counts as the middle of the rewards */
  readonly isUnvisitedFirst: boolean;
  /**
   * Returns the slope of the score of a child, for rewards whose span is 1.
   * @param visits the visits of the node at which the child is selected
   * @param childVisits the visits of the child
   * @param prior the probability with which a prior judgement would choose the child
   */
  slope(visits: number, childVisits: number, prior: number): number;
  /** Whether the later of two children with equal scores wins, by their priors. */
  winsTie(later: number, first: number): boolean;
}

export const SELECTION = {
  uct: {
    usualC: Math.SQRT2,
    isUnvisitedFirst: true,
    slope: (visits, childVisits) => Math.sqrt(Math.log(visits) / childVisits),
    winsTie: () => false,
  },
  puct: {
    usualC: 1.25,
    isUnvisitedFirst: false,
    slope: (visits, childVisits, prior) => (prior * Math.sqrt(visits)) / (1 + childVisits),
    winsTie: (later, first) => later > first,
  },
} as const satisfies Readonly<Record<string, SelectionRule>>;

/** Scores that differ by at most this are equal, so that the last bit of a root or a logarithm decides nothing. */
const EQUAL = 1e-9;

/** Whether a later child replaces the best one so far. */
export function beats(
  rule: SelectionRule,
  later: { readonly score: number; readonly prior: number },
  best: { readonly score: number; readonly prior: number },
): boolean {
  const ahead = later.score - best.score;
  return ahead > EQUAL || (ahead >= -EQUAL && rule.winsTie(later.prior, best.prior));
}
