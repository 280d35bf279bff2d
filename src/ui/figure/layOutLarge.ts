/** Makes the layout of a large tree for its figure. */
import { layoutInSteps } from '../../drawing/layout.ts';
import { layOutElsewhere } from '../../session/layOutElsewhere.ts';
import type { AskedFigure } from './askedFigure.ts';

export function layOutLarge({ layout }: AskedFigure, end: Parameters<typeof layOutElsewhere>[1]): () => void {
  return layOutElsewhere(layoutInSteps(...layout), end);
}
