/** The settings of a search that there are: a new one is a row here. */

/** One of a few; a whole number from `least` to `most`, or none; a switch; two ends, the first below the other. */
export type SettingShape =
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly usual: string }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number; readonly usual: null }
  | { readonly kind: 'switch'; readonly usual: boolean }
  | { readonly kind: 'window'; readonly usual: null };

/** A row of the table. `usual` is the value when nobody chooses one. */
export type SettingRow = SettingShape & {
  /** rules say how the recursion is written, limits how far it looks; files keep the two apart */
  readonly group: 'rules' | 'limits';
  /** whether an address says it even when it is as usual */
  readonly isAlwaysSaid?: true;
  /** whether two figures side by side may differ in it */
  readonly isContrasted?: true;
};

export const SEARCH_SETTINGS = {
  /** When a node stops: MAX at v ≥ β and MIN at v ≤ α, or only beyond (> and <). Sources differ most in it. */
  cutoff: {
    group: 'rules',
    kind: 'choice',
    choices: ['equal', 'strict'],
    usual: 'equal',
    isAlwaysSaid: true,
    isContrasted: true,
  },
  /**
   * What a node returns: v itself (fail-soft), v clamped into the window it was entered with
   * (fail-hard), or the bound it raised or lowered itself (running).
   */
  value: { group: 'rules', kind: 'choice', choices: ['soft', 'hard', 'running'], usual: 'soft' },
  /** Whose bounds a node inherits: those of all ancestors, or only what its parent's own value sets. */
  bounds: { group: 'rules', kind: 'choice', choices: ['all', 'parent'], usual: 'all', isContrasted: true },
  /** Plies below the root at which nodes are judged by their static values and not entered; none for all. */
  depth: { group: 'limits', kind: 'whole', least: 0, most: 1000, usual: null, isContrasted: true },
  /** Whether depth 0, 1, 2, … are searched one after the other. */
  deepen: { group: 'limits', kind: 'switch', usual: false },
  /** How many nodes all these passes may enter together. */
  budget: { group: 'limits', kind: 'whole', least: 1, most: 1_000_000, usual: null },
  /**
   * In which order a pass tries children: best first by what the last one returned, as they stand, or, where a game
   * tells moves of several kinds apart, by kind.
   */
  tries: { group: 'limits', kind: 'choice', choices: ['last', 'given', 'kind'], usual: 'last' },
  /**
   * Where a position is judged from the depth limit on: anywhere, or only where it is quiet; else all its moves are
   * looked at, or the noisy ones alone and the mover may keep the static value.
   */
  quiet: { group: 'limits', kind: 'choice', choices: ['none', 'all', 'noisy'], usual: 'none' },
  /** The plies beyond the limit at which a position is judged though it is not quiet; none for never. */
  most: { group: 'limits', kind: 'whole', least: 1, most: 1000, usual: null },
  /** How many plies farther the end of the chosen line is looked at after the search; none for not at all. */
  check: { group: 'limits', kind: 'whole', least: 1, most: 20, usual: null },
  /** Between which α and β the root is searched; only values inside come out exactly. None for all there are. */
  window: { group: 'limits', kind: 'window', usual: null },
} as const satisfies Readonly<Record<string, SettingRow>>;
