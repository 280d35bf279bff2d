/** The table of the settings of a search. A new setting is a row here. */

/**
 * The types of settings: a choice from a list; a whole number or a decimal number from `least` to `most`; a switch; an
 * optional interval whose first end is below the second; or an optional list of at most `length` such numbers. A usual
 * value of null stands for a setting that is not set.
 */
export type SettingShape =
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly usual: string }
  | {
      readonly kind: 'whole' | 'number';
      readonly least: number;
      readonly most: number;
      readonly usual: number | null;
    }
  | {
      readonly kind: 'numbers';
      readonly least: number;
      readonly most: number;
      readonly length: number;
      readonly usual: null;
    }
  | { readonly kind: 'switch'; readonly usual: boolean }
  | { readonly kind: 'window'; readonly usual: null };

/** A row of the table. `usual` is the default value. */
export type SettingRow = SettingShape & {
  /**
   * the group of the setting: rules say how the recursion is written, limits how far it searches, and settings of a
   * simulation how its iterations choose and draw. Files write the latter two in one field.
   */
  readonly group: 'rules' | 'limits' | 'simulation';
  /** whether an address contains the setting even when it has its default value */
  readonly isAlwaysSaid?: true;
  /** whether two figures side by side may differ in the setting */
  readonly isContrasted?: true;
};

export const SEARCH_SETTINGS = {
  /** When a node stops: MAX at v ≥ β and MIN at v ≤ α, or only at v > β and v < α. Sources differ most in this rule. */
  cutoff: {
    group: 'rules',
    kind: 'choice',
    choices: ['equal', 'strict'],
    usual: 'equal',
    isAlwaysSaid: true,
    isContrasted: true,
  },
  /**
   * What a node returns: v itself (fail-soft), v clamped into the window with which it was entered (fail-hard), or its
   * α or β after it was raised or lowered by v (running bound).
   */
  value: { group: 'rules', kind: 'choice', choices: ['soft', 'hard', 'running'], usual: 'soft' },
  /** Which bounds a node inherits: those of all ancestors, or only the one that its parent's own value sets. */
  bounds: { group: 'rules', kind: 'choice', choices: ['all', 'parent'], usual: 'all', isContrasted: true },
  /** What the window begins with, at the root and below chance nodes: (−∞, +∞), or the declared bounds of the leaves. */
  begin: { group: 'rules', kind: 'choice', choices: ['open', 'leaves'], usual: 'open', isContrasted: true },
  /**
   * Which of equal moves is best: the first, or the one that wins soonest or loses latest. By the second rule the search
   * compares the plies at which games end as well: see `timedEnds.ts`.
   */
  ties: {
    group: 'rules',
    kind: 'choice',
    choices: ['first', 'soonest'],
    usual: 'first',
    isContrasted: true,
  },
  /** The depth in plies at which nodes are judged by their static values and not entered; null for no limit. */
  depth: { group: 'limits', kind: 'whole', least: 0, most: 1000, usual: null, isContrasted: true },
  /** Whether depths 0, 1, 2, … are searched one after the other (iterative deepening). */
  deepen: { group: 'limits', kind: 'switch', usual: false },
  /** The budget: how many nodes all passes together may enter. */
  budget: { group: 'limits', kind: 'whole', least: 1, most: 1_000_000, usual: null },
  /**
   * The order in which a pass tries children: the best first by what the last pass returned; the given order; or by the
   * kind of move, in games that distinguish kinds.
   */
  tries: { group: 'limits', kind: 'choice', choices: ['last', 'given', 'kind'], usual: 'last' },
  /**
   * At which positions a pass stops at or beyond the depth limit: at all of them, or only at quiet ones. At other
   * positions all moves are searched, or only the noisy ones, and then the side to move may keep the static value.
   */
  quiet: { group: 'limits', kind: 'choice', choices: ['none', 'all', 'noisy'], usual: 'none' },
  /** The number of plies beyond the limit at which a position is judged even if it is not quiet; null for never. */
  most: { group: 'limits', kind: 'whole', least: 1, most: 1000, usual: null },
  /**
   * How many plies farther the last node of the chosen line is searched after the search (checking search); null for no
   * check.
   */
  check: { group: 'limits', kind: 'whole', least: 1, most: 20, usual: null },
  /** The root window (α, β); only values inside it are found exactly. Null stands for (−∞, +∞). */
  window: { group: 'limits', kind: 'window', usual: null },
  /** The number of iterations of Monte-Carlo tree search. */
  iterations: { group: 'simulation', kind: 'whole', least: 0, most: 200_000, usual: 100 },
  /** The seed of the random numbers. Iteration i draws from a generator that is made from the seed and i. */
  seed: { group: 'simulation', kind: 'whole', least: 0, most: 2 ** 32 - 1, usual: 1 },
  /** The rule that scores the children at a selection: see `selection.ts`. */
  selection: { group: 'simulation', kind: 'choice', choices: ['uct', 'puct'], usual: 'uct' },
  /** The constant C in the score; null for the usual one of the rule. */
  c: { group: 'simulation', kind: 'number', least: 0, most: 10, usual: null },
  /** Whether C is multiplied by the span of the rewards, or counts as it is. */
  span: { group: 'simulation', kind: 'choice', choices: ['range', 'one'], usual: 'range' },
  /** The moves of a playout: each drawn with the same probability, or always the first. */
  playout: { group: 'simulation', kind: 'choice', choices: ['random', 'first'], usual: 'random' },
  /** The number of playouts of an iteration; their mean is its reward. */
  playouts: { group: 'simulation', kind: 'whole', least: 1, most: 50, usual: 1 },
  /** Whether the value of a leaf is the reward itself, or the probability of the reward 1 in place of 0. */
  leaves: { group: 'simulation', kind: 'choice', choices: ['reward', 'chance'], usual: 'reward' },
  /** The rewards of the iterations in order, in place of playouts; null when playouts are made. */
  given: { group: 'simulation', kind: 'numbers', least: -1e9, most: 1e9, length: 10_000, usual: null },
  /** The priors of the moves at the root, for PUCT; null when all are equal. */
  priors: { group: 'simulation', kind: 'numbers', least: 0, most: 1, length: 1000, usual: null },
  /** The move that is recommended: the one with the most visits, or with the best mean reward. */
  final: { group: 'simulation', kind: 'choice', choices: ['visits', 'mean'], usual: 'visits' },
} as const satisfies Readonly<Record<string, SettingRow>>;
