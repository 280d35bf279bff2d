import type { ItemRefusal } from '../../session/sets/setExercise.ts';
import type { Words } from '../../words/index.ts';

/** Returns the message that says why an exercise cannot be asked. */
export function refusalText(
  refusal: ItemRefusal,
  faults: Words['setFaults'],
  names: Words['practiceNames'],
): string {
  switch (refusal.kind) {
    case 'faults':
      return refusal.faults.map((fault) => faults.recordFault(fault)).join(' ');
    case 'part':
      return faults.itemRefusal.part(names.format[refusal.part].name);
    case 'no-tree':
    case 'no-graph':
    case 'halts':
    case 'no-estimate':
    case 'leaf':
      return faults.itemRefusal[refusal.kind];
  }
}
