/** Exercises on trees of the library that the start page offers in a chapter to which no skill belongs. */
import type { Bilingual, Chapter } from './example.ts';

export interface TreeExercise {
  readonly chapter: Chapter;
  readonly title: Bilingual;
  /** the address of the exercise, without "#" and version */
  readonly address: string;
}

const TREE_EXERCISES: readonly TreeExercise[] = [
  {
    chapter: 1,
    title: { en: 'Who wins with seven coins?', zh: '七枚钱币，谁赢？' },
    address: 'practice=on.grundy-7.values.0',
  },
  {
    chapter: 1,
    title: { en: 'One player alone', zh: '单人决策' },
    address: 'practice=on.single-agent.values+line.0',
  },
  {
    chapter: 1,
    title: { en: 'If the opponent errs', zh: '对手失误' },
    address: 'practice=on.style-of-play.values+move.0',
  },
  {
    chapter: 1,
    title: { en: 'Does the alliance hold?', zh: '联盟守得住吗？' },
    address: 'practice=on.alliance.move+vectors.0',
  },
];

export function treeExercisesOf(chapter: Chapter): readonly TreeExercise[] {
  return TREE_EXERCISES.filter((exercise) => exercise.chapter === chapter);
}
