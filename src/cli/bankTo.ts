/** The `bank` command without its terminal: it makes a question bank of a set and returns what to say, or a refusal. */

import { exampleById } from '../library/library.ts';
import { BANK_VARIANTS } from '../lms/bank/bank.ts';
import { BANK_FORMAT_NAMES, BANK_FORMATS, type BankFormatName } from '../lms/bank/formats.ts';
import { drawBank } from '../session/banks/drawBank.ts';
import { positionsOf } from '../session/gamePositions.ts';
import { setTrees } from '../session/sets/setTrees.ts';
import { LANGUAGES, type LanguageCode, loadWords, wordsIn } from '../words/language.ts';
import { LMS_WORDS } from '../words/lms.ts';
import { granted, quote, type Reply, refused } from './answer.ts';
import { tokensOf } from './arguments.ts';
import { readSet } from './readSet.ts';
import type { Surroundings } from './readTree.ts';
import { writeFile } from './writeFile.ts';

/** How many variants each exercise gets unless it is said. */
const USUAL_VARIANTS = 20;

/** The text that `bank --help` prints. */
const BANK_USAGE = `Usage: npm run --silent bank -- SET OUT [--format ${BANK_FORMAT_NAMES.join('|')}] [--variants N]
                                [--language ${LANGUAGES.join('|')}]

Makes a question bank of a set of exercises for a learning management system: Moodle XML, GIFT or
a package of QTI 2.1. SET is the path of a file that the page has saved, or - for standard input;
OUT is written.

Options:
  --format ${BANK_FORMAT_NAMES.join('|')}
      the format; default that of the ending of OUT: .xml, .txt or .zip
  --variants ${BANK_VARIANTS.least}..${BANK_VARIANTS.most}
      how many questions each part of an exercise gets, with other numbers each; default ${USUAL_VARIANTS}
  --language ${LANGUAGES.join('|')}
      the language of the questions; default en
  -h, --help
      print this

What was written is one line, and another one for each part that the format cannot ask.
A set that is not sound is one line on standard error and exit code 2.
`;

const OPTIONS = {
  format: { type: 'string' as const },
  variants: { type: 'string' as const },
  language: { type: 'string' as const },
  help: { type: 'boolean' as const, short: 'h' },
};

interface Request {
  readonly from: string;
  readonly to: string;
  readonly format: BankFormatName;
  readonly variants: number;
  readonly language: LanguageCode;
}

export async function bankTo(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<Reply<Iterable<string>>> {
  const request = requestIn(args);
  if (!request.ok) return request;
  if (request.value === 'help') return granted([BANK_USAGE]);
  const { from, to, format, variants, language } = request.value;
  const set = await readSet(from, surroundings);
  if (!set.ok) return set;
  await loadWords(language, 'work');
  const words = LMS_WORDS[language];
  const row = BANK_FORMATS[format];
  const drawing = drawBank(set.value, setTrees({ exampleById, positionsOf }, language), {
    title: set.value.title || words.make.untitled,
    ...{ variants, language, fits: row.fits, saysTree: row.saysTree },
  });
  let step = drawing.next();
  for (; step.done !== true; step = drawing.next())
    surroundings.progress?.(`${Math.floor(100 * step.value)} %`);
  surroundings.progress?.('');
  const bank = step.value;
  if (bank.categories.length === 0)
    return refused(
      `${format} can ask nothing of this set; ${BANK_FORMAT_NAMES.join(', ')} can ask different parts`,
    );
  const written = await writeFile(to, row.write(bank, words.bank), surroundings);
  if (!written.ok) return written;
  const names = wordsIn(language, 'practiceNames').format;
  const said = bank.leftOut.map(
    ({ place, part, why }) =>
      `${words.make.leftOut(place + 1, part === null ? null : names[part].name, why)}\n`,
  );
  return granted([written.value, ...said]);
}

function requestIn(args: readonly string[]): Reply<Request | 'help'> {
  const paths: string[] = [];
  const given = new Map<string, string>();
  for (const token of tokensOf(args, OPTIONS)) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') paths.push(token.value);
    else if (token.name === 'help') return granted('help');
    else if (!Object.hasOwn(OPTIONS, token.name))
      return refused(`--${token.name} is no option of bank; --help lists them`);
    else given.set(token.name, token.value ?? '');
  }
  const [from, to] = paths;
  if (from === undefined || to === undefined || paths.length > 2)
    return refused('a set and the file to write are needed, as in: set.json bank.xml (--help says more)');
  const asked = given.get('format') ?? ENDINGS.get(/\.\w+$/.exec(to.toLowerCase())?.[0] ?? '') ?? '';
  const format = BANK_FORMAT_NAMES.find((name) => name === asked);
  if (format === undefined)
    return refused(
      given.has('format')
        ? `--format cannot be ${quote(asked)}; it is ${BANK_FORMAT_NAMES.join(', ')}`
        : `the ending of ${quote(to)} says no format; end it with .xml, .txt or .zip, or say --format`,
    );
  const typed = given.get('variants') ?? String(USUAL_VARIANTS);
  const variants = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  if (variants < BANK_VARIANTS.least || variants > BANK_VARIANTS.most)
    return refused(
      `--variants cannot be ${quote(typed)}; it is a whole number from ${BANK_VARIANTS.least} to ${BANK_VARIANTS.most}`,
    );
  const language = LANGUAGES.find((code) => code === (given.get('language') ?? 'en'));
  if (language === undefined)
    return refused(
      `--language cannot be ${quote(given.get('language') ?? '')}; it is ${LANGUAGES.join(' or ')}`,
    );
  return granted({ from, to, format, variants, language });
}

/** The format that the ending of a file says. */
const ENDINGS: ReadonlyMap<string, BankFormatName> = new Map([
  ['.xml', 'moodle'],
  ['.txt', 'gift'],
  ['.gift', 'gift'],
  ['.zip', 'qti'],
]);
