/**
 * Exercises drawn from a seed.
 *
 * `recipes.ts` says for each skill which trees are drawn, what is asked, and which methods the exercise must tell
 * apart. `generate.ts` draws trees until one satisfies its recipe. `telling.ts` draws one more exercise when an answer
 * fits several methods. The same seed gives the same exercise in every later version.
 */
export { generateExercise } from './generate.ts';
export { tellingExercise } from './telling.ts';
