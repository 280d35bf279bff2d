import type { WishRefusal } from '../../core/random/treeWish.ts';
import type { EditWords } from '../../words/editWords.ts';

/** Why there is no such random tree, and what to ask for instead. */
export function wishRefusalText(refusal: WishRefusal, { wish }: EditWords): string {
  switch (refusal.code) {
    case 'not-whole':
      return wish.notWhole(refusal.field);
    case 'out-of-range':
      return wish.outOfRange(refusal.field, refusal.found, refusal.least, refusal.most);
    case 'least-above-most':
      return wish.leastAboveMost(refusal.field, refusal.least, refusal.most);
    case 'too-shallow':
      return wish.tooShallow(refusal.part, refusal.needs, refusal.has);
    case 'too-narrow':
      return wish.tooNarrow(refusal.part, refusal.needs, refusal.has);
    case 'too-many-nodes':
      return wish.tooManyNodes(refusal.found, refusal.most);
    case 'too-few-apart':
      return wish.tooFewApart(refusal.needs, refusal.has);
    case 'too-few-values':
      return wish.tooFewValues(refusal.needs, refusal.has);
    case 'not-found':
      return wish.notFound(refusal.demand, refusal.tries);
  }
}
