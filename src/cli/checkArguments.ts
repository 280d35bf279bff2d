/** Reads the arguments of the `check` command. */
import { LANGUAGES, type LanguageCode } from '../words/language.ts';
import { granted, quote, type Reply, refused } from './answer.ts';
import { tokensOf } from './arguments.ts';

export interface CheckRequest {
  /** the path of the log, or of the list of logs; - for standard input */
  readonly log: string;
  /** the tree that the program searched; null when it is known from the log alone */
  readonly tree: TreeArgument | null;
  readonly language: LanguageCode;
  readonly format: CheckFormat;
  /** whether each line of the source is the path of a log */
  readonly isByLine: boolean;
}

/** The tree of `--tree`, which may be given in any way, or of `--file`, which is a path. */
export interface TreeArgument {
  readonly by: 'tree' | 'file';
  readonly text: string;
}

const FORMATS = ['text', 'json'] as const;
type CheckFormat = (typeof FORMATS)[number];

/** The options that take one of a few values; the first value is the default. */
const CHECK_CHOICES = { language: LANGUAGES, format: FORMATS } as const;

/** The text that `check --help` prints. */
export const CHECK_USAGE = `Usage: npm run --silent check -- LOG [options]

Says whether the log of a program of your own is that of a right search, and where it first differs.
LOG is the path of a file, or - for standard input. Its lines are, with others left out:
    > NAME SIDE ALPHA BETA     a call; minimax leaves ALPHA and BETA out
    < VALUE                    its return

Options:
  --tree TREE
      the tree that the program searched: as with trace, written out, of the library, a file or a link
  --file PATH
      the same, always the path of a file
  --format ${FORMATS.join('|')}
      sentences, or one JSON object; default ${FORMATS[0]}
  --language ${LANGUAGES.join('|')}
      the language of the sentences; default ${LANGUAGES[0]}
  --lines
      LOG lists paths, one a line; one JSON object a line for each of these logs
  -h, --help
      print this

The exit code is 0 for a log that is right, 1 for one that is wrong or ends before its program, 2 for one that cannot be
read, and for a wrong option; then one line on standard error says why. With --lines it is the greatest of all logs.
`;

const TEXTS = ['tree', 'file', 'language', 'format'] as const;
type TextName = (typeof TEXTS)[number];

const NEEDED: Readonly<Record<TextName, string>> = {
  tree: 'a tree written out, of the library, a file or a link',
  file: 'the path of a file with a tree',
  language: LANGUAGES.join(' or '),
  format: FORMATS.join(' or '),
};

const OPTIONS = {
  ...Object.fromEntries(TEXTS.map((name) => [name, { type: 'string' as const }])),
  lines: { type: 'boolean' as const },
  help: { type: 'boolean' as const, short: 'h' },
};

type Token = ReturnType<typeof tokensOf>[number];

/** Reads the arguments after the command's own name; returns 'help' when help is requested. */
export function parseCheckArguments(args: readonly string[]): Reply<CheckRequest | 'help'> {
  const tokens = tokensOf(args, OPTIONS);
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help' && token.value === undefined))
    return granted('help');
  const given = new Map<string, string>();
  let log: string | null = null;
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      if (log !== null) return refused(`one log at a time: ${quote(token.value)} comes after ${quote(log)}`);
      log = token.value;
      continue;
    }
    if (given.has(token.name)) return refused(`--${token.name} is given twice`);
    const value = optionValue(token, args);
    if (!value.ok) return value;
    given.set(token.name, value.value);
  }
  if (log === null || log === '') return refused('no log is given: name a file, or put - (--help says more)');
  return requestFor(log, given);
}

function requestFor(log: string, given: ReadonlyMap<string, string>): Reply<CheckRequest> {
  const isByLine = given.has('lines');
  if (isByLine && given.get('format') === 'text')
    return refused('--lines writes JSON, a line for each log; --format cannot be text with it');
  const [language, format] = [choiceOf('language', given), choiceOf('format', given)];
  if (!language.ok) return language;
  if (!format.ok) return format;
  const [tree, file] = [given.get('tree'), given.get('file')];
  if (tree !== undefined && file !== undefined)
    return refused('--tree and --file both give a tree: give one of them');
  if (tree === '-' && log === '-')
    return refused('standard input cannot be both the log and the tree: put one of them in a file');
  return granted({
    ...{ log, language: language.value, format: format.value, isByLine },
    tree: tree !== undefined ? { by: 'tree', text: tree } : treeInFile(file),
  });
}

function treeInFile(file: string | undefined): TreeArgument | null {
  return file === undefined ? null : { by: 'file', text: file };
}

function optionValue(
  token: Extract<Token, { readonly kind: 'option' }>,
  args: readonly string[],
): Reply<string> {
  const { name, value, inlineValue, index } = token;
  if (name === 'lines' || name === 'help')
    return value === undefined ? granted('') : refused(`--${name} takes no value`);
  const known = TEXTS.find((text) => text === name);
  if (known === undefined)
    return refused(`there is no option ${quote(args[index] ?? '')}; --help lists them`);
  if (value === undefined || value === '' || (inlineValue === false && value.startsWith('--')))
    return refused(`--${name} needs a value: ${NEEDED[known]}`);
  return granted(value);
}

type Choices = typeof CHECK_CHOICES;

function choiceOf<Name extends keyof Choices>(
  name: Name,
  given: ReadonlyMap<string, string>,
): Reply<Choices[Name][number]> {
  const values: readonly Choices[Name][number][] = CHECK_CHOICES[name];
  const text = given.get(name) ?? values[0];
  const found = values.find((value) => value === text);
  return found === undefined
    ? refused(`--${name} cannot be ${quote(text ?? '')}; it is ${NEEDED[name]}`)
    : granted(found);
}
