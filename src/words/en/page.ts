import type { NodeStatus } from '../../core/run/nodeState.ts';
import type { Grain } from '../../core/run/run.ts';
import type { Unsuited } from '../../core/search/algorithm.ts';
import type { NodeKind } from '../../core/tree/nodeKind.ts';
import type { RuleWords } from '../ruleWords.ts';
import { englishAlgorithms } from './algorithms.ts';

const unsuited: Record<Unsuited, (name: string, others: readonly string[]) => string> = {
  chance: (name, others) => `${name} has no rule for chance nodes: take ${others.join(' or ')}.`,
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
const ruleState: RuleWords = {
  cutoff: { equal: 'cuts at ≥', strict: 'cuts at >' },
  value: { soft: 'fail-soft', hard: 'fail-hard', running: 'running bound' },
  bounds: { all: 'all ancestors', parent: 'parent only' },
};

export const englishPage = {
  name: 'Plyscope',
  // the bar
  places: 'Plyscope',
  place: { course: 'Course', trees: 'Trees', practise: 'Practise', mine: 'Mine' },
  mineOf: { mine: 'My trees', sets: 'Sets', results: 'Results', progress: 'Progress' },
  more: 'More',
  // the front door
  line: 'See how adversarial search thinks, one step at a time.',
  frontStep: (step: number, last: number) => `${step} of ${last}`,
  doors: {
    follow: ['Follow an example', 'Alpha–beta on Figure 5.5, in six pictures'],
    make: ['Make your own tree', 'Type it: (3 12 8) (2 4 6) (14 5 2)'],
    practise: ['Practise', 'Ten skills, from backing up a value to deep cutoffs'],
    compare: ['Compare', 'Minimax beside alpha–beta, on the same tree'],
  },
  // the figure’s caption
  search: 'Search',
  searchHint: 'Search, or paste a tree or link',
  stopEditing: 'Leave the editor',
  caption: 'The figure',
  previousFigure: 'Previous figure of the chapter',
  nextFigure: 'Next figure of the chapter',
  ruleState,
  rulesFolded: (changed: readonly string[]) => (changed.length === 0 ? 'rules' : changed.join(', ')),
  oneFigure: 'One figure',
  notWhileAsked: 'Not while Predict asks: it would tell the answer.',
  compareSearches: (left: string, right: string) => `${left} beside ${right}`,
  compare: 'Compare',
  mineShort: 'yours',
  algorithm: englishAlgorithms,
  unsuited,
  grain,
  status,
  kind,
  leaves: 'leaves',
  skipToControls: 'Skip to the controls',
  ownTree: 'Your tree',
  untitled: 'Untitled tree',
  changedTitle: (title: string) => `${title}, changed`,
  edit: 'Edit',
  editTree: 'Edit the tree',
  share: 'Share, export, print',
  dropHere: 'Let go to open this file',
  loading: 'Loading …',
  algorithmGroup: 'Algorithm',
  growthLegend: 'The tree is',
  growth: { drawn: 'drawn first', grown: 'grown' },
  neverGenerated: 'never generated',
  movesMade: (made: number, all: number) => `${made} of ${all} ${all === 1 ? 'move' : 'moves'}`,
  rules: 'Rules',
  notationLegend: 'Beside a node stands its',
  notationShows: {
    window: 'shows (α, β)',
    range: 'shows [lo, hi]',
    one: 'shows α or β',
    pair: 'shows [α, β]',
  },
  notationNone: 'no bounds',
  present: 'Present',
  stopPresenting: 'Leave the presentation',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied; it stands in the address bar.',
  help: 'Help and keys',
  close: 'Close',
  dismiss: 'Dismiss',
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
