/**
 * Playing and making lessons. Playing shows a moment as a link would; moments of one run share what the link brought,
 * so that going from one to the next is a step. Whether the reader is at the moment, elsewhere on its tree or away is
 * derived (`playLesson.ts`). The lesson that is being made is stored at every change (`lessonDraft.ts`).
 */
export {};
