/** What is said where windows pass through chance nodes, which no first picture has. */
import { late } from '../core/late.ts';

export const outcomes = late(() => import('./outcomes.ts'));
