/** EVAL as a weighted sum: its weights, what it comes to, and where static values are missing. */
export const englishEvaluation = {
  title: 'Evaluation',
  weightOf: (feature: string) => `Weight of ${feature}`,
  canBe: (least: string, most: string) => `from ${least} to ${most}`,
  usual: (weights: string) => `Back to ${weights}`,
  atEnd: (value: string) => `The game is over here: EVAL = ${value}, whatever the weights.`,
  notCounted: 'No features stand at this node.',
  parity: (first: string, second: string) =>
    `Odd depths flatter ${first}, even ones ${second}: an estimate looks better for the side that moved last.`,
  noEvaluation: 'Nothing estimates what this position is worth. Static values can be filled in:',
  fillWithMeans: 'the mean of the leaves below each node',
};
