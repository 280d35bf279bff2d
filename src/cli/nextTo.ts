/**
 * The `next` command without its terminal: for the records of a student and a time it returns what should come next, or a
 * refusal.
 */
import { list, readValue, record } from '../notation/codec.ts';
import { parseJson } from '../notation/json.ts';
import { timestamp } from '../notation/numberShapes.ts';
import { chooseNext, type NextStep } from '../practice/schedule/chooseNext.ts';
import { PRACTICE_RECORD } from '../practice/schedule/practiceRecord.ts';
import { separatedByRecipe } from '../practice/schedule/separates.ts';
import { studentState } from '../practice/schedule/studentState.ts';
import { sayFault } from '../words/en/work.ts';
import { granted, quote, type Reply, refused } from './answer.ts';
import { tokensOf } from './arguments.ts';
import { readLogText } from './readProgramLog.ts';
import type { Surroundings } from './readTree.ts';

/** The text that `next --help` prints. */
const NEXT_USAGE = `Usage: npm run --silent next -- [--lines] [FILE]

Says what a student should do next: an exercise, a worked model, or a rest. FILE is the path of a
file, or - or nothing for standard input. It holds one JSON object, or with --lines one a line:
    {"now": 1767225600000, "records": [RECORD, ...]}
now is in ms since 1970; the records are those of a file of progress, in any order, and
    {"version": 3, "id": "0123456789abcdef", "at": MS, "skill": "chance", "model": true}
for a worked model. One JSON object a line comes out:
    {"kind": "exercise", "skill": "chance", "difficulty": 2, "purpose": "learn", "until": null,
     "mastered": ["best-move"], "separates": []}
kind is exercise, model or rest; purpose is placement, learn, review or mix; until is the time in ms
from which there is more to do after a rest, null when there is nothing more; separates lists the
misconceptions that the exercise has to tell from right answers.

A fault in a line is one line on standard error, which names the line and the place, and exit code 2.
`;

const OPTIONS = { lines: { type: 'boolean' as const }, help: { type: 'boolean' as const, short: 'h' } };

/** So many faults are said at most. */
const MOST_SAID = 3;

/** What is asked: what comes next after these records, at this time. */
const ASKED = record({ now: timestamp, records: list(PRACTICE_RECORD, 0, Infinity) });

export async function nextTo(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<Reply<Iterable<string>>> {
  let isByLine = false;
  let path: string | null = null;
  for (const token of tokensOf(args, OPTIONS)) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      if (path !== null)
        return refused(`one file at a time: ${quote(token.value)} comes after ${quote(path)}`);
      path = token.value;
    } else if (token.name === 'help') return granted([NEXT_USAGE]);
    else if (token.name === 'lines') isByLine = true;
    else return refused(`--${token.name} is no option of next; --help lists them`);
  }
  const source = await readLogText(path ?? '-', surroundings);
  if (!source.ok) return source;
  const { text, origin } = source.value;
  const answers: string[] = [];
  const given = isByLine ? text.split(/\r?\n/) : [text];
  for (const [index, line] of given.entries()) {
    if (isByLine && line.trim() === '') continue;
    const answer = answerTo(line);
    const place = isByLine ? `${origin}, line ${index + 1}` : origin;
    if (!answer.ok) return refused(`${place}: ${answer.refusal}`);
    answers.push(answer.value);
  }
  return granted(answers);
}

function answerTo(line: string): Reply<string> {
  const content = parseJson(line);
  if (content === undefined) return refused('this is no JSON object with now and records');
  const { value, faults } = readValue(ASKED, content);
  if (value === null || faults.length > 0)
    return refused(
      faults
        .slice(0, MOST_SAID)
        .map((fault) => `${fault.path}: ${sayFault(fault)}`)
        .join(' '),
    );
  const { now, records } = value;
  const step = chooseNext(records, now, separatedByRecipe);
  const { skills } = studentState(records);
  const mastered = [...skills].flatMap(([skill, { kind }]) => (kind === 'mastered' ? [skill] : []));
  return granted(`${JSON.stringify({ ...fieldsOf(step), mastered, separates: separatesOf(step) })}\n`);
}

/** Returns the fields of a step; one that a step of its kind has not is null. */
function fieldsOf(step: NextStep): Readonly<Record<string, unknown>> {
  const nothing = { skill: null, difficulty: null, purpose: null, until: null };
  switch (step.kind) {
    case 'exercise': {
      const { kind, skill, difficulty, purpose } = step;
      return { ...nothing, kind, skill, difficulty, purpose };
    }
    case 'model':
      return { ...nothing, ...step };
    case 'rest':
      return { ...nothing, kind: step.kind, until: Number.isFinite(step.until) ? step.until : null };
  }
}

function separatesOf(step: NextStep): readonly string[] {
  return step.kind === 'exercise' ? step.separates : [];
}
