/** The sums of chance nodes. They come after the first picture, in which nothing is left to chance. */
import { late } from '../late.ts';

export const exactSums = late(() => import('./expectation.ts'));
