/**
 * Reads the arguments of the `figure` command: the options of the picture, and those of the tree and its
 * search, which are the options of the `trace` command.
 */
import { BOUND_NOTATIONS, type BoundNotation } from '../core/run/boundNotation.ts';
import { INKS, type InkName } from '../drawing/look.ts';
import { FRAME_STEPS, type FrameSteps } from '../export/index.ts';
import { WRITTEN_NOTATIONS, type WrittenNotation } from '../notation/notations/written.ts';
import { granted, quote, type Reply, refused } from './answer.ts';
import type { TraceRequest } from './answerTo.ts';
import { parseArguments, tokensOf } from './arguments.ts';

const PICTURE_FORMATS = ['svg', 'tikz', 'beamer', 'text'] as const;
/** The formats of pictures, and those of the tree alone in the notations of other programs. */
const FIGURE_FORMATS = [...PICTURE_FORMATS, ...WRITTEN_NOTATIONS] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
export type FigureFormat = (typeof FIGURE_FORMATS)[number];

/** The options of a picture that take one of a few values; the first value is the default. */
export const FIGURE_CHOICES = {
  format: FIGURE_FORMATS,
  notation: BOUND_NOTATIONS,
  ink: INKS,
} as const;

export interface FigureRequest {
  readonly search: TraceRequest;
  /** the steps of the search to be drawn, as one picture or as several frames */
  readonly steps: FrameSteps | readonly number[] | 'last';
  readonly format: FigureFormat;
  readonly notation: BoundNotation;
  readonly ink: InkName;
  readonly title: string | null;
  readonly caption: boolean;
}

/** Whether a format is a notation in which the tree alone is written. */
export function isWrittenNotation(format: FigureFormat): format is WrittenNotation {
  return WRITTEN_NOTATIONS.some((notation) => notation === format);
}

const TEXTS = ['step', 'steps', 'title', 'format', 'notation', 'ink'] as const;
type TextName = (typeof TEXTS)[number];

const OPTIONS = {
  ...Object.fromEntries(TEXTS.map((name) => [name, { type: 'string' as const }])),
  caption: { type: 'boolean' as const },
};

/** Reads the arguments after the command's own name; returns 'help' when help is requested. */
export function parseFigureArguments(args: readonly string[]): Reply<FigureRequest | 'help'> {
  const own = new Map<TextName, string>();
  let caption = false;
  const taken = new Set<number>();
  for (const token of tokensOf(args, OPTIONS)) {
    if (token.kind !== 'option') continue;
    const name = TEXTS.find((known) => known === token.name);
    if (token.name === 'detail') return refused('--detail is for trace');
    if (token.name === 'caption') {
      if (token.value !== undefined) return refused('--caption takes no value');
      caption = true;
      taken.add(token.index);
    }
    if (name === undefined) continue;
    if (own.has(name)) return refused(`--${name} is given twice`);
    const { value, inlineValue } = token;
    if (value === undefined || value === '' || (inlineValue === false && value.startsWith('--')))
      return refused(`--${name} needs a value: ${NEEDED[name]}`);
    own.set(name, value);
    taken.add(token.index);
    if (inlineValue === false) taken.add(token.index + 1);
  }
  const search = parseArguments(args.filter((_, index) => !taken.has(index)));
  if (!search.ok) return search;
  if (search.value.kind === 'help') return granted('help');
  if (search.value.isByLine) return refused('--lines is for trace: a figure is of one tree');
  const steps = readSteps(own.get('step'), own.get('steps'));
  if (!steps.ok) return steps;
  const format = choiceOf('format', own.get('format'));
  const notation = choiceOf('notation', own.get('notation'));
  const ink = choiceOf('ink', own.get('ink'));
  if (!format.ok) return format;
  const [picture] = [...own.keys(), ...(caption ? ['caption'] : [])].filter((name) => name !== 'format');
  if (isWrittenNotation(format.value) && picture !== undefined)
    return refused(`--format ${format.value} writes the tree, not a picture: --${picture} is not for it`);
  if (!notation.ok) return notation;
  if (!ink.ok) return ink;
  return granted({
    search: search.value,
    steps: steps.value,
    format: format.value,
    notation: notation.value,
    ink: ink.value,
    title: own.get('title') ?? null,
    caption,
  });
}

const STEPS = 'all, leaves, or steps with commas between them, as in 0,5,14';

const NEEDED: Readonly<Record<TextName, string>> = {
  step: 'a whole number, 0 before the search begins',
  steps: STEPS,
  title: 'a text',
  format: FIGURE_FORMATS.join(', '),
  notation: BOUND_NOTATIONS.join(', '),
  ink: INKS.join(', '),
};

type Choices = typeof FIGURE_CHOICES;

function choiceOf<Name extends keyof Choices>(
  name: Name,
  text: string | undefined,
): Reply<Choices[Name][number]> {
  const values: readonly Choices[Name][number][] = FIGURE_CHOICES[name];
  const found = text === undefined ? values[0] : values.find((value) => value === text);
  return found === undefined
    ? refused(`--${name} cannot be ${quote(text ?? '')}; it is ${NEEDED[name]}`)
    : granted(found);
}

function readSteps(step: string | undefined, steps: string | undefined): Reply<FigureRequest['steps']> {
  if (step !== undefined && steps !== undefined)
    return refused('--step is one picture and --steps are frames: give one of them');
  if (step !== undefined)
    return /^\d{1,9}$/.test(step)
      ? granted([Number(step)])
      : refused(`--step cannot be ${quote(step)}; it is ${NEEDED.step}`);
  if (steps === undefined) return granted('last');
  const which = FRAME_STEPS.find((known) => known === steps);
  if (which !== undefined) return granted(which);
  return /^\d{1,9}(?:,\d{1,9})*$/.test(steps)
    ? granted(steps.split(',').map(Number))
    : refused(`--steps cannot be ${quote(steps)}; it is ${STEPS}`);
}
