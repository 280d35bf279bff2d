/**
 * Playing and making lessons. A lesson is a list of moments, each with the address of a figure at a step.
 * Playing displays a moment as a link with its address would; moments with the same run share what their
 * address loaded, so that going from one to the next is only a step. Whether the page displays the moment,
 * another step of its tree, or another tree is derived (`playLesson.ts`). The lesson that the reader is
 * making is stored at every change (`lessonDraft.ts`).
 */
export {};
