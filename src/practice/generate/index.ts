/**
 * Generates exercises from a seed.
 *
 * `practice/recipes.ts` defines for each skill which trees are drawn, which questions are asked, and which faulty
 * methods must give different answers. `generate.ts` draws trees until one satisfies its recipe. `telling.ts`
 * generates a further exercise when an answer fits several methods. A seed gives the same exercise in every
 * later version.
 */

export { generateExercise, wouldShow } from './generate.ts';
export { tellingExercise } from './telling.ts';
