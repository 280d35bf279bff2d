/**
 * The names of the formats of questions, in the order of `formats/index.ts`. What only stores names, such as progress, needs
 * none of the code of the formats.
 */
import type { PartKind } from './exercise.ts';

export const PART_KINDS = [
  'values',
  'crossing',
  'leafOrder',
  'leafCount',
  'windows',
  'move',
  'line',
  'reorder',
  'interval',
  'vectors',
  'atBudget',
  'visits',
  'selections',
  'ties',
  'again',
  'bestCase',
  'cutLabels',
  'construct',
  'formula',
  'solution',
  'lists',
  'estimate',
] as const satisfies readonly PartKind[];
