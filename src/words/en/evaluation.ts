/** EVAL as a weighted sum: its weights, what it comes to, and where static values are missing. */
export const englishEvaluation = {
  title: 'Evaluation',
  weightOf: (feature: string) => `Weight of ${feature}`,
  canBe: (least: string, most: string) => `from ${least} to ${most}`,
  usual: (weights: string) => `Back to ${weights}`,
  atEnd: (value: string) => `The game is over here: EVAL = ${value}, whatever the weights.`,
  ofMax: 'In the numbers of MAX.',
  notCounted: 'No features stand at this node.',
  parity: (first: string, second: string) =>
    `Odd depths flatter ${first}, even ones ${second}: an estimate looks better for the side that moved last.`,
  fillWithMeans: 'Estimate each node by the mean of its leaves',
  // one node
  staticValue: 'Static value',
  staticHint: 'a number, inf or -inf; ? for none',
  fromFeatures: 'It follows from features; a number typed here takes their place.',
  estimateAlone: 'only an estimate of it is known',
  noisy: 'the move into it is noisy: a capture, a check',
  // everything below
  fillPanel: 'Static values',
  fillBelow: (node: string) => `Below ${node}`,
  filling: { mean: 'the mean of the leaves', true: 'the true value', none: 'none' },
  offBy: 'off by at most',
  seed: 'Seed',
  fill: 'Fill in',
};
