/**
 * The texts of the parts of the page, each in files of its own that come with the part. English sets the keys, and
 * the compiler holds the other languages to them.
 */
import type { GlossaryWords } from './en/glossary.ts';
import type { LanguageCode } from './languages.ts';

/** About the program. */
export const loadAboutWords = byLanguage({
  en: async () => (await import('./en/about.ts')).englishAbout,
  zh: async () => (await import('./zh/about.ts')).chineseAbout,
});

/** Presenting in two windows. */
export const loadAudienceWords = byLanguage({
  en: async () => (await import('./en/audience.ts')).englishAudience,
  zh: async () => (await import('./zh/audience.ts')).chineseAudience,
});

/** Two searches side by side. */
export const loadCompareWords = byLanguage({
  en: async () => (await import('./en/compare.ts')).englishCompare,
  zh: async () => (await import('./zh/compare.ts')).chineseCompare,
});

/** The course: its contents on the front door, and the library. */
export const loadCourseWords = byLanguage({
  en: async () => (await import('./en/course.ts')).englishCourse,
  zh: async () => (await import('./zh/course.ts')).chineseCourse,
});

/** Editing, sharing and printing. */
export const loadEditWords = byLanguage({
  en: async () => (await import('./en/editing.ts')).englishEditing,
  zh: async () => (await import('./zh/editing.ts')).chineseEditing,
});
export type EditWords = Awaited<ReturnType<typeof loadEditWords>>;

/** EVAL and its weights. */
export const loadEvaluationWords = byLanguage({
  en: async () => (await import('./en/evaluation.ts')).englishEvaluation,
  zh: async () => (await import('./zh/evaluation.ts')).chineseEvaluation,
});

/** What is wrong with a file. */
export const loadFaultWords = byLanguage({
  en: async () => (await import('./en/faults.ts')).englishFaults,
  zh: async () => (await import('./zh/faults.ts')).chineseFaults,
});

/** How many leaves searches evaluate, the deeper they look. */
export const loadGrowthWords = byLanguage({
  en: async () => (await import('./en/growth.ts')).englishGrowth,
  zh: async () => (await import('./zh/growth.ts')).chineseGrowth,
});
export type GrowthWords = Awaited<ReturnType<typeof loadGrowthWords>>;

/** Games: how they are set, what they are formally. */
export const loadGameWords = byLanguage({
  en: async () => (await import('./en/game.ts')).englishGame,
  zh: async () => (await import('./zh/game.ts')).chineseGame,
});

/** What is said about a wrong answer. */
export const loadFeedbackWords = byLanguage({
  en: async () => (await import('./en/feedback.ts')).englishFeedback,
  zh: async () => (await import('./zh/feedback.ts')).chineseFeedback,
});

/** The terms of the course. */
export const loadGlossaryWords = byLanguage<GlossaryWords>({
  en: async () => (await import('./en/glossary.ts')).englishGlossary,
  zh: async () => (await import('./zh/glossary.ts')).chineseGlossary,
});

export const loadHelpWords = byLanguage({
  en: async () => (await import('./en/help.ts')).englishHelp,
  zh: async () => (await import('./zh/help.ts')).chineseHelp,
});
export type HelpWords = Awaited<ReturnType<typeof loadHelpWords>>;

/** The terms, with what is said around them. */
export async function loadGlossary(code: LanguageCode) {
  const [glossary, { show, glossaryTitle }] = await Promise.all([
    loadGlossaryWords(code),
    loadHelpWords(code),
  ]);
  return { glossary, show, title: glossaryTitle };
}

/** What is said of what is searched for. */
export const loadLibraryWords = byLanguage({
  en: async () => (await import('./en/library.ts')).englishLibrary,
  zh: async () => (await import('./zh/library.ts')).chineseLibrary,
});

/** Lessons: playing them, and making one. */
export const loadLessonWords = byLanguage({
  en: async () => (await import('./en/lessons.ts')).englishLessons,
  zh: async () => (await import('./zh/lessons.ts')).chineseLessons,
});

/** How far a search looks, and its passes. */
export const loadLimitWords = byLanguage({
  en: async () => (await import('./en/limits.ts')).englishLimits,
  zh: async () => (await import('./zh/limits.ts')).chineseLimits,
});

/** OPEN and CLOSED, and the phases of a run. */
export const loadListWords = byLanguage({
  en: async () => (await import('./en/lists.ts')).englishLists,
  zh: async () => (await import('./zh/lists.ts')).chineseLists,
});

/** What went otherwise than asked. */
export const loadNoticeWords = byLanguage({
  en: async () => (await import('./en/notices.ts')).englishNotices,
  zh: async () => (await import('./zh/notices.ts')).chineseNotices,
});
export type NoticeWords = Awaited<ReturnType<typeof loadNoticeWords>>;

/** The panels in the margin. */
export const loadPanelWords = byLanguage({
  en: async () => (await import('./en/panels.ts')).englishPanels,
  zh: async () => (await import('./zh/panels.ts')).chinesePanels,
});
export type PanelWords = Awaited<ReturnType<typeof loadPanelWords>>;

/** Playing against the search. */
export const loadPlayWords = byLanguage({
  en: async () => (await import('./en/play.ts')).englishPlay,
  zh: async () => (await import('./zh/play.ts')).chinesePlay,
});

/** What is practised, by name. */
export const loadPracticeNames = byLanguage({
  en: async () => (await import('./en/practiceNames.ts')).englishPracticeNames,
  zh: async () => (await import('./zh/practiceNames.ts')).chinesePracticeNames,
});
export type PracticeNames = Awaited<ReturnType<typeof loadPracticeNames>>;

/** Practising. */
export const loadPracticeWords = byLanguage({
  en: async () => (await import('./en/practice.ts')).englishPractice,
  zh: async () => (await import('./zh/practice.ts')).chinesePractice,
});
export type PracticeWords = Awaited<ReturnType<typeof loadPracticeWords>>;

/** The questions before decisive steps. */
export const loadPredictWords = byLanguage({
  en: async () => (await import('./en/predict.ts')).englishPredict,
  zh: async () => (await import('./zh/predict.ts')).chinesePredict,
});
export type PredictWords = Awaited<ReturnType<typeof loadPredictWords>>;

/** What a figure that is presented can be asked to show. */
export const loadProjectingWords = byLanguage({
  en: async () => (await import('./en/projecting.ts')).englishProjecting,
  zh: async () => (await import('./zh/projecting.ts')).chineseProjecting,
});

const loadProgressAlone = byLanguage({
  en: async () => (await import('./en/progress.ts')).englishProgress,
  zh: async () => (await import('./zh/progress.ts')).chineseProgress,
});

/** The reader's progress, with the names of what is practised. */
export async function loadProgressWords(code: LanguageCode) {
  const [words, names] = await Promise.all([loadProgressAlone(code), loadPracticeNames(code)]);
  return { ...words, names };
}
export type ProgressWords = Awaited<ReturnType<typeof loadProgressWords>>;

/** Sets. */
export const loadSetWords = byLanguage({
  en: async () => (await import('./en/sets.ts')).englishSetWords,
  zh: async () => (await import('./zh/sets.ts')).chineseSetWords,
});
export type SetWords = Awaited<ReturnType<typeof loadSetWords>>;

/** What the menus of rules and notations hold. */
export const loadSettingWords = byLanguage({
  en: async () => (await import('./en/settings.ts')).englishSettings,
  zh: async () => (await import('./zh/settings.ts')).chineseSettings,
});

/**
 * Loads the texts in a language, each from a file of its own.
 *
 * @__NO_SIDE_EFFECTS__ so that the player, which is one file, has no more of them than it says.
 */
function byLanguage<Words>(
  files: Readonly<Record<LanguageCode, () => Promise<Words>>>,
): (code: LanguageCode) => Promise<Words> {
  return (code) => files[code]();
}
