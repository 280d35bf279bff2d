/** The `scorm` command without its terminal: it makes a SCORM package of a set and returns what to say, or a refusal. */
import { readFile } from 'node:fs/promises';
import type { PackedFile } from '../lms/index.ts';
import { BUILD_LIST, MASTERY, scormPackage } from '../lms/scorm/scormPackage.ts';
import { list, readValue, text } from '../notation/codec.ts';
import { parseJson } from '../notation/json.ts';
import { granted, quote, type Reply, refused } from './answer.ts';
import { tokensOf } from './arguments.ts';
import { readSet } from './readSet.ts';
import type { Surroundings } from './readTree.ts';
import { writeFile } from './writeFile.ts';

/** The text that `scorm --help` prints. */
const SCORM_USAGE = `Usage: npm run --silent scorm -- SET OUT.zip [--mastery PERCENT]

Makes a SCORM 1.2 package of a set of exercises: the page with that set, for a learning
management system such as Moodle. SET is the path of a file that the page has saved, or -
for standard input; OUT.zip is written. The page has to be built: npm run build.

Options:
  --mastery ${MASTERY.least}..${MASTERY.most}
      the per cent of the marks from which the set counts as passed; else it counts as
      completed once it is handed in
  -h, --help
      print this

A set that is not sound is one line on standard error and exit code 2.
`;

const OPTIONS = { mastery: { type: 'string' as const }, help: { type: 'boolean' as const, short: 'h' } };

/** The folder of the built page. */
const BUILD = new URL('../../dist/', import.meta.url);

/** The title in the LMS of a set that has none. */
const UNTITLED = 'Exercises';

export async function scormTo(
  args: readonly string[],
  surroundings: Surroundings,
  build = BUILD,
): Promise<Reply<Iterable<string>>> {
  const paths: string[] = [];
  let mastery: number | null = null;
  for (const token of tokensOf(args, OPTIONS)) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') paths.push(token.value);
    else if (token.name === 'help') return granted([SCORM_USAGE]);
    else if (token.name === 'mastery') {
      mastery = /^\d{1,3}$/.test(token.value ?? '') ? Number(token.value) : Number.NaN;
      if (!(mastery >= MASTERY.least && mastery <= MASTERY.most))
        return refused(
          `--mastery cannot be ${quote(token.value ?? '')}; it is a whole number from ${MASTERY.least} to ${MASTERY.most}`,
        );
    } else return refused(`--${token.name} is no option of scorm; --help lists them`);
  }
  const [from, to] = paths;
  if (from === undefined || to === undefined || paths.length > 2)
    return refused('a set and the zip to write are needed, as in: set.json out.zip (--help says more)');
  const set = await readSet(from, surroundings);
  if (!set.ok) return set;
  const files = await builtFiles(build);
  if (!files.ok) return files;
  const zip = scormPackage(set.value, files.value, { title: set.value.title || UNTITLED, mastery });
  const written = await writeFile(to, zip, surroundings);
  return written.ok ? granted([written.value]) : written;
}

/** Reads the files of the built page that belong into a package. */
async function builtFiles(build: URL): Promise<Reply<readonly PackedFile[]>> {
  try {
    const { value: names } = readValue(
      list(text()),
      parseJson(await readFile(new URL(BUILD_LIST, build), 'utf8')),
    );
    if (names === null) return refused(`${BUILD_LIST} of the built page is damaged; run npm run build`);
    const files = names.map(async (name) => ({
      name,
      bytes: new Uint8Array(await readFile(new URL(name, build))),
    }));
    return granted(await Promise.all(files));
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code === undefined) throw thrown;
    return refused(`the page is not built, or not whole (${code}); run npm run build`);
  }
}
