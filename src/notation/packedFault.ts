/** What can be wrong with a tree that came packed in a link. */
export const PACKED_FAULTS = ['damaged', 'newer', 'too-big'] as const;
export type PackedFault = (typeof PACKED_FAULTS)[number];
