/** What two figures side by side come to, as it is written. */
export interface InTheEnd {
  readonly value: Pair;
  /** null where nobody moves at one of the roots */
  readonly move: Pair | null;
}

interface Pair {
  readonly left: string;
  readonly right: string;
  readonly isSame: boolean;
}
