/** The sentences about the run of somebody's own program. */
import type { LogFaultKind, MistakeName, Program } from '../../core/program/index.ts';
import type { DepartureFacts, ProgramNarration, WhyUnread } from '../programFacts.ts';
import { exactNumber, grouped, number, type Sentence, SILENCE, say, sequence } from '../sentence.ts';
import { ordinal, plural } from './numbered.ts';
import { kinds } from './page.ts';

/** Each mistake, as that from which a log comes. */
const MAKER: Readonly<Record<MistakeName, string>> = {
  'fresh-root-windows': 'a root that calls every child with fresh bounds',
  'bounds-never-move': 'bounds that are never handed on',
  'parent-only': 'bounds handed on from the parent alone',
  'swapped-bounds': 'α and β handed on in the wrong order',
  'no-cutoff-test': 'a test for cuts that is missing or can’t be true',
  'tests-swapped': 'MAX and MIN with each other’s test',
  'global-bounds': 'one α and one β for all calls, never restored',
  'starts-at-zero': 'a v that begins with 0',
  'zero-window': 'a root that begins with α = 0',
  'always-max': 'MIN nodes that take the greatest value',
  'lost-return': 'a return that is lost where a node is cut',
};

const CUTS: Readonly<Record<Program['rules']['cutoff'], string>> = {
  equal: 'it cuts at ≥',
  strict: 'it cuts at >',
};

const RETURNS: Readonly<Record<Program['rules']['value'], string>> = {
  soft: 'returns v as it is',
  hard: 'returns v clamped into its window',
  running: 'begins v with the bound handed in, and returns it',
};

export const programs: ProgramNarration = {
  verdict({ calls: count, isComplete, program, rules, first }) {
    const calls = plural(count, 'call', 'calls');
    if (first !== null) return departed(first);
    if (!isComplete)
      return say`The log ends before the program does: ${calls} so far, all as they should be.`;
    if (rules === null) return say`This is ${program ?? ''}. ${calls}, all as they should be.`;
    return say`This is alpha-beta: ${CUTS[rules.cutoff]} and ${RETURNS[rules.value]}. ${calls}, all as they should be.`;
  },

  step(facts) {
    const { departure, event, token, kind, window, value, uncalled } = facts;
    if (departure !== null) return departed(departure);
    if (event.kind === 'enter') {
      const who = kind === 'leaf' ? say`${token}` : say`${token} (${kinds[kind]})`;
      return window === ''
        ? say`Your program calls ${who}.`
        : say`Your program calls ${who} with ${number(window)}.`;
    }
    if (value === null) return say`Your program returns nothing from ${token}.`;
    if (event.kind === 'leaf') return say`Leaf ${token}: your program returns ${number(value)}.`;
    const left =
      uncalled === 0
        ? SILENCE
        : say` ${exactNumber(uncalled)} ${uncalled === 1 ? 'move was' : 'moves were'} never called.`;
    return say`Your program returns ${number(value)} from ${token}.${left}`;
  },
};

function departed(facts: DepartureFacts): Sentence {
  return sequence(' ', difference(facts), written(facts));
}

function difference({ field, line, call, token, caller, got, expected }: DepartureFacts): Sentence {
  const byCall = say`Your program’s ${ordinal(call)} call is the first that differs`;
  const byLine = say`The ${ordinal(line)} line of your program’s log is the first that differs`;
  const value = expected === null ? say`nothing` : say`${number(expected)}`;
  switch (field) {
    case 'window':
      return say`${byCall}: ${token} was called with ${number(got ?? '')}, and should have had ${value}.`;
    case 'went-on':
      return say`${byCall}: ${token} was called, and ${caller ?? ''} should have returned ${value} before.`;
    case 'stopped-early':
      return say`${byLine}: ${token} returned ${got === null ? 'nothing' : number(got)} before its next move was called, and nothing cuts it.`;
    case 'side':
      return say`${byCall}: ${token} was called as ${got ?? ''}, and it is a ${expected ?? ''} node.`;
    case 'return':
      if (expected === null && got === null) return say`${byLine}: ${token} returned no number.`;
      if (expected === null)
        return say`${byLine}: ${token} returned ${number(got ?? '')}, and has no value, because +∞ and −∞ meet in its expectation.`;
      return say`${byLine}: ${token} returned ${got === null ? 'nothing' : number(got)}; from what came back to it, it should be ${value}.`;
  }
}

function written({ mistakes, isComplete }: DepartureFacts): Sentence {
  if (!isComplete) return say`The log ends before the program does, so no mistake can be named.`;
  if (mistakes.length === 0) return say`No mistake we know writes this log as a whole.`;
  const makers = mistakes.map((name) => MAKER[name]).join(', or from ');
  return say`Exactly this log comes from ${makers}.`;
}

/** What was wrong with a line of a log, and what was expected. */
export const logFault: Readonly<Record<LogFaultKind, (found: string, count: number) => string>> = {
  'return-without-call': () => 'a return without a call before it; a line “> …” for its call was expected',
  'no-side': (found) => `“${found}” is no side; max, min or chance was expected`,
  'no-window': (found) => `half a window: ${found}; both alpha and beta were expected, or neither`,
  'no-number': (found) => `“${found}” is no number; a number, inf, -inf, or None for nothing was expected`,
  'no-place': (found) =>
    `“${found}” is neither the number of a move nor a count of moves; a whole number from 0 to 2,147,483,647 was expected`,
  'broken-object': () => 'an object that is broken off; one whole JSON object a line was expected',
  'too-many-calls': (_found, count) =>
    `a run of ${grouped(count)} calls; at most 200,000 can be shown: search to a smaller depth`,
  'too-deep': (_found, count) =>
    `calls ${grouped(count)} deep; at most 10,000 can be shown: search to a smaller depth`,
};

/** Why a file was not read. */
export function unread(why: WhyUnread): string {
  switch (why.kind) {
    case 'too-large':
      return `The file has ${Math.ceil(why.bytes / 2 ** 20)} MiB; a log may have 64: print fewer lines, or search to a smaller depth.`;
    case 'not-text':
      return `The file is no text in UTF-8: byte ${why.offset + 1} is part of no character. Save it as UTF-8.`;
    case 'unreadable':
      return 'The file could not be read. Choose it again.';
  }
}

/** The screen on which a log is opened. */
export const programPage = {
  title: 'Check your program',
  lead: 'Add two prints to your program, run it, and drop its output here, or paste it. The figure plays your program line by line, and says where it first differs from a right search.',
  prints: 'The two prints',
  printCall: 'when the function is entered, with "min" where MIN is to move:',
  printReturn: 'before each of its returns:',
  pasteLabel: 'Log',
  pasteHint: 'Paste the output of your program',
  check: 'Check',
  open: 'Open a log…',
  none: (lines: number) =>
    `None of these ${plural(lines, 'line', 'lines')} begins with >: a call is a line “> NAME SIDE ALPHA BETA”, a return a line “< VALUE”.`,
  fault: (line: number, why: string) => `Line ${grouped(line)}: ${why}.`,
  before: 'Open what comes before',
  examples: 'Worked examples',
  example: {
    right: 'Alpha-beta as it should be',
    'fresh-root-windows': 'A root with fresh windows for every child',
    'global-bounds': 'α and β as globals',
  },
  helpers: 'Helpers, so that nothing has to be printed by hand',
  helpersLead: 'One file a language, without dependencies; when off, they cost nothing:',
  helperUnread: (name: string) =>
    `${name} could not be fetched: the page is offline, or the file is not beside it. Try again, or write the two prints.`,
  helperAgain: 'Try again',
};

/** How a log came out, in a few words. */
const OUTCOME = {
  right: 'As they should be',
  wrong: 'Wrong, and no mistake we know writes it',
  incomplete: 'Broken off before the program’s end',
  unread: 'Not read to the end',
  'fresh-root-windows': 'Fresh bounds at the root',
  'bounds-never-move': 'Bounds never handed on',
  'parent-only': 'Only the parent’s bound',
  'swapped-bounds': 'α and β interchanged',
  'no-cutoff-test': 'No test for cuts',
  'tests-swapped': 'Each side with the other’s test',
  'global-bounds': 'α and β as globals',
  'starts-at-zero': 'v begins with 0',
  'zero-window': 'α begins with 0',
  'always-max': 'MIN takes the greatest',
  'lost-return': 'Return lost where a node is cut',
} satisfies Readonly<Record<MistakeName | 'right' | 'wrong' | 'incomplete' | 'unread', string>>;

/** The table of several logs, as an assistant opens them. */
export const logsTable = {
  title: 'Logs',
  judged: (done: number, of: number) => `${grouped(done)} of ${plural(of, 'log', 'logs')} checked`,
  columns: ['File', 'Verdict'],
  noCalls: 'No line of it is a call.',
  orderedBy: 'Order of the logs',
  ordering: { given: 'As given', file: 'By file', verdict: 'By verdict' },
  group: (outcomes: readonly (keyof typeof OUTCOME)[]) =>
    outcomes.map((outcome) => OUTCOME[outcome]).join(' / '),
  outcome: OUTCOME,
};
/** The panel beside a program that is shown. */
export const programPanel = {
  title: 'Your program',
  aboutLog: 'About the log',
  run: (number: number, of: number) => `Run ${number} of ${of}`,
  choose: 'Show',
  otherLines: (count: number) => `${plural(count, 'line', 'lines')} of other output left out.`,
  goesOn: (line: number) =>
    `Line ${grouped(line)} of the output looks like the end of a call, whose side and window were not read: print names without line breaks.`,
  infinities: (low: string, high: string) => `${low} and ${high} stand for −∞ and +∞ in this program.`,
  negamax: 'The log says negamax: numbers and windows are those of the side to move.',
  noChances:
    'The log does not say how likely the outcomes of a chance node are, so the right search cannot stand beside it.',
  rightToLeft: 'The program goes through the children from right to left.',
  noMoves:
    'The log does not say how many moves there are at a node, so nothing can be said about stopping too early.',
  besideCalls:
    'The right search beside it sees only the moves that were called: its values are those of that tree.',
  printedName: (name: string, isCut: boolean) =>
    `Name as printed: ${name}${isCut ? '… (the first 200 characters)' : ''}`,
  minimax: (value: string) => `Minimax value: ${value}`,
  minimaxOfCalls: (value: string) => `Minimax value of what was called: ${value}`,
  departureLine: (line: number) => `The first difference is in line ${grouped(line)} of the output.`,
  beside: 'Beside the right search',
  tooDeep: 'The tree is too deep for the right search to stand beside it.',
  incomplete: 'The log ends before the program does.',
  toDeparture: 'To the first difference',
  toTable: (count: number) => `Back to the table of ${plural(count, 'log', 'logs')}`,
  teaches: 'The lesson about it',
  practise: 'Practise it',
};

/** What the terminal says of a log besides. */
export const programCheck = {
  runs: (count: number) =>
    `The log holds ${grouped(count)} runs; the exit code and all that follows are about the first.`,
  notOnTree: (call: number) => `The ${ordinal(call)} call of this run does not fit the tree.`,
};
