/**
 * The recipes of generator 2: those of generator 1 on trees of more shapes, so that no answer is met so
 * often that it is given by habit.
 */
import type { Difficulty, Skill } from '../skill.ts';
import { RECIPES, type Recipe, type Widths } from './recipes.ts';

const TWO = [2, 2] as const;
const SOME = [2, 3] as const;
const THREE = [3, 3] as const;
const MANY = [2, 4] as const;

/** Where equality is the point, three moves at the root, so that the first need not be the best. */
const WIDTHS: Readonly<Partial<Record<Skill, Readonly<Record<Difficulty, Widths>>>>> = {
  'shallow-cutoffs': { 1: [THREE, MANY], 2: [SOME, SOME, SOME], 3: [THREE, SOME, SOME] },
  'deep-cutoffs': { 1: [SOME, TWO, TWO, TWO], 2: [SOME, TWO, TWO, TWO], 3: [TWO, TWO, TWO, TWO, TWO] },
  equality: { 1: [THREE, [3, 6]], 2: [THREE, SOME, SOME], 3: [THREE, TWO, TWO, TWO] },
  counting: { 1: [THREE, MANY], 2: [SOME, SOME, TWO], 3: [SOME, TWO, TWO, TWO] },
  'best-move': { 1: [THREE, SOME], 2: [SOME, SOME, SOME], 3: [SOME, TWO, TWO, TWO] },
};

export function spreadRecipe(skill: Skill, difficulty: Difficulty): Recipe {
  const widths = WIDTHS[skill]?.[difficulty];
  const recipe = RECIPES[skill][difficulty];
  return widths === undefined ? recipe : { ...recipe, widths };
}
