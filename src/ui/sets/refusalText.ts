import type { ItemRefusal } from '../../session/sets/setExercise.ts';
import type { PracticeNames, SetWords } from '../../words/lateWords.ts';

/** Why an exercise cannot be asked, in words. */
export function refusalText(refusal: ItemRefusal, { faults }: SetWords, names: PracticeNames): string {
  switch (refusal.kind) {
    case 'faults':
      return refusal.faults.map((fault) => faults.recordFault(fault)).join(' ');
    case 'part':
      return faults.itemRefusal.part(names.format[refusal.part].name);
    case 'no-tree':
    case 'halts':
    case 'no-estimate':
    case 'leaf':
      return faults.itemRefusal[refusal.kind];
  }
}
