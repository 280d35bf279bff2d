/** Whether the tree is there before the search, or each node comes when the search generates it. */
export const GROWTHS = ['drawn', 'grown'] as const;
export type GrowthName = (typeof GROWTHS)[number];
