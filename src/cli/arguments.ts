/** What was asked for on the command line. */
import { parseArgs } from 'node:util';
import { granted, quote, type Reply, refused } from './answer.ts';
import { CHOICE_NAMES, type CliOptions, choose, DEFAULT_CHOICES, isChoiceName, listed } from './choices.ts';

export type Request =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'trace';
      readonly tree: string;
      readonly choices: CliOptions;
      /** whether every line is a tree of its own */
      readonly isByLine: boolean;
      /** the options that were given */
      readonly given: ReadonlySet<string>;
    };

interface OptionToken {
  readonly name: string;
  readonly index: number;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

const OPTIONS = {
  ...Object.fromEntries(CHOICE_NAMES.map((name) => [name, { type: 'string' as const }])),
  lines: { type: 'boolean' as const },
  help: { type: 'boolean' as const, short: 'h' },
};

/**
 * Reads the arguments after the command's own name. `parseArgs` only takes them apart: its own
 * complaints fill several lines and do not list the values an option can have.
 */
export function parseArguments(args: readonly string[]): Reply<Request> {
  const { tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help' && token.value === undefined)) {
    return granted({ kind: 'help' });
  }
  let choices = DEFAULT_CHOICES;
  let tree: string | null = null;
  const given = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'option') {
      if (given.has(token.name)) return refused(`--${token.name} is given twice`);
      given.add(token.name);
      if (token.name === 'lines' && token.value === undefined) continue;
      const chosen = withOption(choices, token, args[token.index] ?? '');
      if (!chosen.ok) return chosen;
      choices = chosen.value;
    } else if (token.kind === 'positional') {
      if (tree !== null)
        return refused(`one tree at a time: ${quote(token.value)} comes after ${quote(tree)}`);
      tree = token.value;
    }
  }
  if (tree === null)
    return refused('no tree is given: write one out, name a file, or put - (--help says more)');
  const isByLine = given.has('lines');
  if (isByLine && given.has('format') && choices.format === 'text')
    return refused('--lines writes JSON, a line for each tree; --format cannot be text with it');
  const format = isByLine ? 'json' : choices.format;
  if (choices.detail === 'all' && format === 'text')
    return refused('--detail all is for --format json: the text is the sentences already');
  return granted({ kind: 'trace', tree, choices: { ...choices, format }, isByLine, given });
}

/** `written` is the whole argument the token was found in. */
function withOption(choices: CliOptions, token: OptionToken, written: string): Reply<CliOptions> {
  const { name, value, inlineValue } = token;
  if (name === 'help' || name === 'lines') return refused(`--${name} takes no value`);
  if (!isChoiceName(name)) {
    return /^-[\d.]/.test(written)
      ? refused(`a tree that begins with a minus sign stands after --, as in -- ${quote(written)}`)
      : refused(`there is no option ${quote(written)}; --help lists them`);
  }
  const isNextOption = inlineValue === false && value?.startsWith('--');
  if (value === undefined || value === '' || isNextOption) {
    return refused(`--${name} needs a value: ${listed(name)}`);
  }
  const chosen = choose(choices, name, value);
  return chosen === null
    ? refused(`--${name} cannot be ${quote(value)}; it is ${listed(name)}`)
    : granted(chosen);
}
