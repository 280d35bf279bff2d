/**
 * The look of every stroke and text of a picture that is written to a file. This table repeats for files what
 * the style sheets say for the screen (ui/kit/tree.css, ui/growth/GrowthPage.css); a test compares the two.
 */

import type { DrawnStroke, DrawnWords } from './strokes.ts';

/** The colour schemes of pictures in files: colours on white, or black ink alone. */
export const INKS = ['colour', 'ink'] as const;
export type InkName = (typeof INKS)[number];

/** The colours on white by their names in ui/styles/tokens.css. */
const COLOUR = {
  paper: '#ffffff',
  raised: '#ffffff',
  ink: '#1a1d21',
  soft: '#4d545c',
  hairline: '#dcd8ce',
  'control-line': '#8a8475',
  'not-yet': '#857f73',
  'not-yet-text': '#5d5a52',
  never: '#857f73',
  'never-text': '#6a665d',
  'never-fill': '#efece4',
  max: '#0b5cad',
  'max-tint': '#e4eefa',
  min: '#b23c0a',
  'min-tint': '#fdeadf',
  chance: '#176b3a',
  'chance-tint': '#e0f1e6',
  player: '#6a3d9a',
  'player-tint': '#efe8f8',
  now: '#f2b705',
  gain: '#176b3a',
  problem: '#a3170f',
} as const;

type Colour = keyof typeof COLOUR;

/** The colours of each scheme. */
const COLOURS: Readonly<Record<InkName, Readonly<Record<Colour, string>>>> = {
  colour: COLOUR,
  ink: {
    ...COLOUR,
    ink: '#000000',
    soft: '#333333',
    'not-yet': '#555555',
    'not-yet-text': '#000000',
    never: '#555555',
    'never-text': '#555555',
    'never-fill': '#f1f1f1',
    max: '#000000',
    'max-tint': '#ffffff',
    min: '#000000',
    'min-tint': '#ffffff',
    chance: '#000000',
    'chance-tint': '#ffffff',
    player: '#000000',
    'player-tint': '#ffffff',
    now: '#bbbbbb',
  },
};

/**
 * A colour by its name, the colour of a search in a chart (`series`), the colour or the light tint of a
 * node's player (`side`, `side-tint`), or none.
 */
type Tone = Colour | 'series' | 'side' | 'side-tint' | 'none';

interface Look {
  readonly fill: Tone;
  readonly stroke: Tone;
  /** the width of the stroke in px */
  readonly width: number;
  readonly dashes: readonly number[];
  readonly cap: 'butt' | 'round';
  readonly join: 'miter' | 'round';
  readonly weight: number;
  readonly opacity: number;
}

const BARE: Look = {
  fill: 'none',
  stroke: 'none',
  width: 1,
  dashes: [],
  cap: 'butt',
  join: 'miter',
  weight: 400,
  opacity: 1,
};

/**
 * A row of the table: the first word of a role; a condition on the classes of the stroke or text and of its
 * node; and the look. A condition lists the words that must be present, `a|b` needs one of two, and `!a` must
 * be absent. Later rows override earlier ones.
 */
const LOOKS: readonly (readonly [of: string, when: string, look: Partial<Look>])[] = [
  ['shape', '', { fill: 'paper', stroke: 'not-yet', join: 'round' }],
  ['shape', 'open|done', { width: 1.8, fill: 'side-tint', stroke: 'side' }],
  ['shape', 'pruned', { fill: 'never-fill', stroke: 'never', width: 1.2, dashes: [3, 4] }],
  ['shape', 'beyond', { fill: 'paper', stroke: 'never', width: 1, dashes: [2, 3] }],
  ['shape', 'current open|done', { stroke: 'ink', width: 2.6 }],
  ['shape', 'worth-max !current', { stroke: 'max', fill: 'max' }],
  ['shape', 'worth-min !current', { stroke: 'min', fill: 'min' }],
  ['shape', 'worth-even !current', { stroke: 'not-yet', fill: 'not-yet' }],
  ['shape', 'aside open|done !current', { stroke: 'not-yet', width: 1.2, fill: 'paper' }],
  ['shape', 'asked done', { stroke: 'ink', width: 3 }],
  ['shape', 'wrong|half done|pruned', { stroke: 'problem', width: 3.5 }],
  ['bars', '', { fill: 'never-fill', stroke: 'not-yet' }],

  ['value', '', { fill: 'side', weight: 650 }],
  ['value', 'beyond', { fill: 'never-text', weight: 400 }],
  ['value', 'leaf', { weight: 600 }],
  ['value', 'aside !current', { fill: 'soft', weight: 450 }],
  ['value', 'worth-max|worth-min|worth-even !current', { fill: 'paper' }],
  ['value', 'leaf waiting', { fill: 'not-yet-text', weight: 500 }],
  ['value', 'leaf pruned', { fill: 'never-text', weight: 400 }],
  ['strong', '', { weight: 700 }],
  ['weak', '', { weight: 420 }],
  ['player-number', '', { fill: 'soft', weight: 500 }],
  ['player-number', 'pruned', { fill: 'never-text' }],
  ['name', '', { fill: 'ink', weight: 650 }],
  ['name', 'beyond', { fill: 'never-text', weight: 400 }],
  ['name', 'waiting', { fill: 'not-yet-text' }],
  ['name', 'pruned', { fill: 'never-text', weight: 450 }],
  ['name', 'aside !current', { fill: 'soft', weight: 450 }],
  ['bounds', '', { fill: 'soft', weight: 450 }],
  ['bounds', 'open', { fill: 'ink', weight: 500 }],
  ['bounds', 'asked', { fill: 'ink' }],
  ['bounds', 'right', { fill: 'gain' }],
  ['bounds', 'wrong|half', { fill: 'problem' }],
  ['badge', '', { fill: 'ink' }],
  ['badge', '!leaf', { fill: 'soft', weight: 450 }],
  ['badge', 'leaf|asked|right|wrong|half', { weight: 700 }],
  ['badge', 'asked', { fill: 'ink' }],
  ['badge', 'right', { fill: 'gain' }],
  ['badge', 'wrong|half', { fill: 'problem' }],
  ['held', '', { fill: 'ink' }],
  ['held-more', '', { fill: 'ink' }],

  ['grid', '', { stroke: 'not-yet', cap: 'round' }],
  ['max-piece', '', { stroke: 'max', width: 1.8, cap: 'round' }],
  ['min-piece', '', { stroke: 'min', width: 1.8, cap: 'round' }],
  ['max-disc', '', { fill: 'ink', stroke: 'ink', width: 0.8 }],
  ['min-disc', '', { fill: 'paper', stroke: 'ink', width: 0.8 }],
  ['max-number', '', { stroke: 'max', width: 1.2, cap: 'round', join: 'round' }],
  ['min-number', '', { stroke: 'min', width: 1.2, cap: 'round', join: 'round' }],
  ['grid', 'pruned', { opacity: 0.75 }],
  ['max-piece', 'pruned', { opacity: 0.75 }],
  ['min-piece', 'pruned', { opacity: 0.75 }],
  ['max-disc', 'pruned', { opacity: 0.75 }],
  ['min-disc', 'pruned', { opacity: 0.75 }],
  ['max-number', 'pruned', { opacity: 0.75 }],
  ['min-number', 'pruned', { opacity: 0.75 }],

  ['edge', '', { stroke: 'ink', width: 1.4 }],
  ['edge', 'waiting', { stroke: 'not-yet', width: 1 }],
  ['edge', 'deciding', { width: 3.4, cap: 'round' }],
  ['edge', 'pruned', { stroke: 'never', width: 1.2, dashes: [3, 4] }],
  ['edge', 'beyond', { stroke: 'never', width: 1, dashes: [1, 4] }],
  ['edge', 'solution', { stroke: 'ink', width: 3.8, cap: 'round' }],
  ['edge', 'way', { stroke: 'ink', width: 1.6 }],
  ['edge', 'other', { stroke: 'ink', width: 2, dashes: [6, 5] }],
  ['edge', 'aside', { width: 1 }],
  ['edge', 'on-path !deciding', { width: 2 }],
  ['edge', 'share-2', { width: 2.2 }],
  ['edge', 'share-3', { width: 3.4 }],
  ['edge', 'share-4', { width: 4.8 }],
  ['edge', 'share-5', { width: 6.4 }],
  ['edge-score', '', { fill: 'soft', weight: 500 }],
  ['edge-score', 'chosen', { fill: 'ink', weight: 700 }],
  ['edge-label', '', { fill: 'ink', weight: 500 }],
  ['strike', '', { stroke: 'ink', width: 2, cap: 'round' }],
  ['stub', '', { stroke: 'never', width: 1.2, dashes: [3, 4] }],
  ['stub-count', '', { fill: 'ink', weight: 700 }],
  ['stub-words', '', { fill: 'soft' }],
  ['arc', '', { stroke: 'ink', width: 1.7 }],
  ['leader', '', { stroke: 'soft', width: 1 }],
  ['end', '', { stroke: 'ink', width: 2.2 }],
  ['playout', '', { stroke: 'ink', width: 2.2, dashes: [0.1, 6], cap: 'round' }],
  ['playout-end', '', { fill: 'ink', weight: 700 }],

  ['band', '', { stroke: 'now', width: 10, cap: 'round' }],
  ['halo', '', { stroke: 'now', width: 12, join: 'round' }],
  ['frame', '', { stroke: 'soft', width: 1.3 }],
  ['frame', 'focused', { stroke: 'ink', width: 2.5 }],

  ['chart-grid', '', { stroke: 'hairline', join: 'round' }],
  ['chart-axis', '', { stroke: 'control-line', join: 'round' }],
  ['chart-afford', '', { stroke: 'now', width: 3, join: 'round' }],
  ['chart-curve', '', { stroke: 'series', width: 2, join: 'round' }],
  ['chart-formula', '', { stroke: 'series', width: 2, dashes: [6, 5], join: 'round' }],
  ['chart-spread', '', { stroke: 'series', width: 1.5, join: 'round' }],
  ['chart-dot', '', { fill: 'series', stroke: 'paper', join: 'round' }],
  ['chart-ring', '', { stroke: 'series', width: 1.5, join: 'round' }],
  ['chart-tick', '', { fill: 'ink' }],
  ['chart-name', '', { fill: 'ink' }],
  ['chart-count', '', { fill: 'series', weight: 650 }],
];

/** The searches whose strokes in a chart are not black, with the names of their colours. */
const SERIES = [
  ['of-random', 'player'],
  ['of-best', 'chance'],
] as const;

const SIDES = ['max', 'min', 'chance', 'player'] as const;

/** A look whose colours are those of one colour scheme. */
export interface Painted extends Omit<Look, 'fill' | 'stroke'> {
  readonly fill: string;
  readonly stroke: string;
}

/**
 * Returns a function that gives the look of strokes and texts in a colour scheme; the function remembers its
 * results.
 */
export function lookIn(ink: InkName): (drawn: Pick<DrawnStroke | DrawnWords, 'role' | 'of'>) => Painted {
  const known = new Map<string, Painted>();
  return ({ role, of }) => {
    const key = `${of}/${role}`;
    const painted = known.get(key) ?? paint(role, of, ink);
    known.set(key, painted);
    return painted;
  };
}

function paint(role: string, of: string, ink: InkName): Painted {
  const words = new Set(`${of} ${role}`.split(' '));
  const [part] = role.split(' ');
  const rows = LOOKS.filter(([name, when]) => name === part && holds(when, words));
  const look: Look = Object.assign({}, BARE, ...rows.map(([, , row]) => row));
  const series = SERIES.find(([name]) => words.has(name));
  const side = SIDES.find((name) => words.has(name));
  const colours = COLOURS[ink];
  const colour = (tone: Tone): string => {
    if (tone === 'none') return tone;
    if (tone === 'series') return colours[series?.[1] ?? 'ink'];
    if (tone === 'side') return colours[side ?? 'ink'];
    if (tone === 'side-tint') return colours[side === undefined ? 'raised' : (`${side}-tint` as const)];
    return colours[tone];
  };
  return { ...look, fill: colour(look.fill), stroke: colour(look.stroke) };
}

function holds(when: string, words: ReadonlySet<string>): boolean {
  const meets = (term: string) =>
    term.startsWith('!') ? !words.has(term.slice(1)) : term.split('|').some((word) => words.has(word));
  return when === '' || when.split(' ').every(meets);
}
