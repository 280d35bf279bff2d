/** How what is not a tree is laid out and marked, in place of what does it for trees. */
import type { layoutTree } from './layout.ts';
import type { marksOf } from './marks.ts';
import type { nodesInView } from './nodesInView.ts';

export interface DrawnForm {
  readonly layOut: typeof layoutTree;
  readonly marks: typeof marksOf;
  readonly inView: typeof nodesInView;
}
