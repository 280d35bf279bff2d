/**
 * The questions that Predict asks before a step is shown, with their options and the right one. The last step that may
 * be shown is the one before the first question without an answer.
 */
export {};
