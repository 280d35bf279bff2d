/** Tells by the recipe of a generated exercise which misconceptions it would have shown. */

import { METHODS, type Misconception, PRACTISED_BY } from '../misconception.ts';
import { recipeOf } from '../recipes.ts';
import { DIFFICULTIES, type Difficulty, generatorFor, type Skill } from '../skill.ts';
import type { Separates } from './openMisconception.ts';

/**
 * An exercise shows the misconceptions that its recipe tells apart. One that no recipe of a skill tells apart shows in all
 * exercises of the skill in which it is practised.
 */
export const separatedByRecipe: Separates = ({ skill, difficulty }, misconception) => {
  if (skill === null || difficulty === null) return false;
  if (isToldApart(skill, difficulty, misconception)) return true;
  const isInSome = DIFFICULTIES.some((other) => isToldApart(skill, other, misconception));
  return !isInSome && PRACTISED_BY[misconception] === skill;
};

function isToldApart(skill: Skill, difficulty: Difficulty, misconception: Misconception): boolean {
  const method = METHODS.find((name) => name === misconception);
  const { separates } = recipeOf({ skill, difficulty, generator: generatorFor(skill) });
  return method !== undefined && separates.includes(method);
}
