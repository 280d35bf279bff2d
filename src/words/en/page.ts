import type { BoundNotation } from '../../core/run/boundNotation.ts';
import type { NodeStatus } from '../../core/run/nodeState.ts';
import type { Grain } from '../../core/run/run.ts';
import type { AlgorithmName } from '../../core/search/algorithms.ts';
import type { BoundsRule, CutoffRule, ValueRule } from '../../core/search/rules.ts';
import type { NodeKind } from '../../core/tree/nodeKind.ts';

const algorithm: Record<AlgorithmName, string> = {
  minimax: 'Minimax',
  'alpha-beta': 'Alpha–beta',
  expectiminimax: 'Expectiminimax',
};
const cutoff: Record<CutoffRule, string> = {
  equal: 'on equality: v ≥ β, v ≤ α',
  strict: 'only beyond: v > β, v < α',
};
const value: Record<ValueRule, string> = {
  soft: 'v itself (fail-soft)',
  hard: 'v clamped into the window (fail-hard)',
  running: 'the running bound α or β',
};
const bounds: Record<BoundsRule, string> = { all: 'of all ancestors', parent: 'of the parent only' };
const notation: Record<BoundNotation, string> = {
  window: 'window (α, β)',
  range: 'proved range [lo, hi]',
  one: 'one bound a node',
  pair: 'running pair [α, β]',
};
const notationNote: Record<BoundNotation, string> = {
  window: 'what the algorithm holds',
  range: 'what is known of the value, as in AIMA figure 5.5',
  one: 'α at MAX, β at MIN, as in Nilsson',
  pair: 'v taken in before the test: a cut shows crossed bounds',
};
const grain: Record<Grain, string> = { event: 'Every event', visit: 'Every visit', leaf: 'Leaves and cuts' };
const status: Record<NodeStatus, string> = {
  waiting: 'not visited yet',
  open: 'open',
  done: 'finished',
  pruned: 'cut, never visited',
  beyond: 'deeper than the search looks',
};
const kind: Record<NodeKind, string> = { max: 'MAX', min: 'MIN', chance: 'chance', leaf: 'leaf' };

export const englishPage = {
  algorithm,
  cutoff,
  value,
  bounds,
  notation,
  notationNote,
  grain,
  status,
  kind,
  leaves: 'leaves',
  skipToControls: 'Skip to the controls',
  openLibrary: (title: string) => `Choose a tree. Now: ${title}`,
  ownTree: 'Your tree',
  untitled: 'Untitled tree',
  changedTitle: (title: string) => `${title}, changed`,
  edit: 'Edit',
  practise: 'Practise',
  editTree: 'Edit the tree',
  stopEditing: 'Done editing',
  myTrees: 'My trees',
  share: 'Share, export, print',
  whatIfPanel: 'What if',
  dropHere: 'Let go to open this file',
  loading: 'Loading …',
  algorithmGroup: 'Algorithm',
  minimaxRefused: 'Minimax has no rule for chance nodes: take expectiminimax, or alpha–beta.',
  rules: 'Rules',
  rulesSummary: { equal: 'cuts at ≥ / ≤', strict: 'cuts at > / <' },
  rulesNone: 'no cutoffs',
  cutoffLegend: 'A node is cut',
  valueLegend: 'A node returns',
  boundsLegend: 'It is tested against the bounds',
  notationLegend: 'Beside a node stands its',
  notationShows: {
    window: 'shows (α, β)',
    range: 'shows [lo, hi]',
    one: 'shows α or β',
    pair: 'shows [α, β]',
  },
  notationNone: 'no bounds',
  languageGroup: 'Language',
  themeToDark: 'Dark theme',
  themeToLight: 'Light theme',
  present: 'Present',
  stopPresenting: 'Leave the presentation',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied; it stands in the address bar.',
  help: 'Help and keys',
  close: 'Close',
  dismiss: 'Dismiss',
  // library
  origin: { published: '', reconstructed: 'reconstructed', derived: 'derived', own: 'made for Plyscope' },
  compareWith: (title: string) => `Compare with: ${title}`,
  // figure
  figure: 'Game tree',
  operableTree: 'Game tree, node by node',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit the whole tree',
  follow: 'Follow the search',
  // panels
  panels: 'Beside the tree',
  node: 'node',
  // time
  timeline: 'Timeline',
  timelineValue: (step: number, last: number) => `step ${step} of ${last}`,
  first: 'First step',
  back: 'Step back',
  play: 'Play',
  pause: 'Pause',
  next: 'Next step',
  last: 'Last step',
  previousCutoff: 'Previous cutoff',
  nextCutoff: 'Next cutoff',
  overSubtree: 'Over the subtree',
  outToParent: 'Back out to the parent',
  goToStep: 'Go to step',
  stepField: (last: number) => `Step, 0 to ${last}`,
  speed: 'Speed',
  grainGroup: 'Stop at',
  markCutoff: (name: string, step: number) => `Cutoff at ${name}, step ${step}`,
  markBest: (name: string, step: number) => `New best value at ${name}, step ${step}`,
  markMoment: (name: string, step: number) => `${name}, step ${step}`,
  moments: 'Named moments',
  press: 'Press → or Space to begin',
  tap: 'Press ▶ to begin',
  // spoken
  spokenStep: (step: number, sentence: string) => `Step ${step}. ${sentence}`,
  spokenStop: 'Stopped.',
  spokenItem: (parts: readonly string[]) => parts.join(', '),
  spokenProbability: (p: string) => `probability ${p}`,
  spokenCurrent: 'the search is here',
  copyTitle: (title: string) => `${title} (2)`,
  partFailed: 'This part failed. The rest goes on working.',
  partNotLoaded: 'This part could not be loaded. The rest goes on working.',
  tryAgain: 'Try again',
  saveTree: 'Save my tree as a file',
  reload: 'Reload',
};
