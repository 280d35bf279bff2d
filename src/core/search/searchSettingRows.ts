/** The table of the settings of a search. A new setting is a row here. */

/**
 * The types of settings: a choice from a list; an optional whole number from `least` to `most`; a switch; or an
 * optional interval whose first end is below the second.
 */
export type SettingShape =
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly usual: string }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number; readonly usual: null }
  | { readonly kind: 'switch'; readonly usual: boolean }
  | { readonly kind: 'window'; readonly usual: null };

/** A row of the table. `usual` is the default value. */
export type SettingRow = SettingShape & {
  /**
   * the group of the setting, which files keep apart: rules say how the recursion is written, limits how far it
   * searches
   */
  readonly group: 'rules' | 'limits';
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
} as const satisfies Readonly<Record<string, SettingRow>>;
