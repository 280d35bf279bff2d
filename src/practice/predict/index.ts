/**
 * Predict: questions that are asked before a step is shown, with their options and the right answer. The last
 * step that may be shown is the one before the first unanswered question.
 */
export {};
