/**
 * The `check` command without its terminal: it judges the log of somebody's own program, or each log of a list, and
 * returns its verdict or a refusal.
 */
import type { GameTree } from '../core/index.ts';
import { fitLog } from '../core/program/fitLog.ts';
import { recordProgram } from '../core/run/recordProgram.ts';
import '../families/programAdded.ts';
import * as english from '../words/en/program.ts';
import { type LanguageCode, loadLanguage } from '../words/language.ts';
import { notesOf } from '../words/programNotes.ts';
import * as chinese from '../words/zh/program.ts';
import { type Answered, type ExitCode, granted, type Reply, refused } from './answer.ts';
import { plainJson } from './answerKey.ts';
import { type TraceRequest, treeFor } from './answerTo.ts';
import { CHECK_USAGE, parseCheckArguments, type TreeArgument } from './checkArguments.ts';
import { DEFAULT_CHOICES } from './choices.ts';
import { type CheckedLog, isRight, reportOf, verdictSaid } from './programReport.ts';
import { type GivenLog, placedOn, readLogText, readProgramLog } from './readProgramLog.ts';
import { readTreeFile, type Surroundings } from './readTree.ts';
import { treeGiven } from './treeGiven.ts';

const WORDS: Readonly<Record<LanguageCode, typeof english>> = { en: english, zh: chinese };

/** The exit codes of a log that is wrong, and of one that cannot be read. */
const [WRONG, UNREADABLE] = [1, 2] as const;

export async function checkTo(args: readonly string[], surroundings: Surroundings): Promise<Answered> {
  const parsed = parseCheckArguments(args);
  if (!parsed.ok) return parsed;
  const request = parsed.value;
  if (request === 'help') return granted([CHECK_USAGE]);
  const tree = request.tree === null ? granted(null) : await treeOf(request.tree, surroundings);
  if (!tree.ok) return tree;
  if (request.isByLine) return checkedByLine(request.log, tree.value, surroundings);
  const given = await readProgramLog(request.log, surroundings);
  if (!given.ok) return given;
  const checked = checkedOn(given.value, tree.value);
  if (!checked.ok) return checked;
  const pieces =
    request.format === 'json'
      ? printReport(checked.value)
      : await printText(request.language, checked.value, given.value, tree.value);
  return withCode(pieces, codeOf(checked.value));
}

function withCode(pieces: Iterable<string>, exitCode: ExitCode): Answered {
  return { ok: true, value: pieces, exitCode };
}

function codeOf({ run }: CheckedLog): ExitCode {
  return isRight(run) ? 0 : WRONG;
}

/** Returns the tree that was given, which must be one of MAX and MIN. */
async function treeOf({ by, text }: TreeArgument, surroundings: Surroundings): Promise<Reply<GameTree>> {
  const tree = await (by === 'file' ? treeInFile(text, surroundings) : treeFor(traceOf(text), surroundings));
  return tree.ok && tree.value.players > 0
    ? refused('the tree has several players, and a log is of a program for MAX and MIN; leave the tree out')
    : tree;
}

async function treeInFile(path: string, surroundings: Surroundings): Promise<Reply<GameTree>> {
  const source = await readTreeFile(path, surroundings);
  if (!source.ok) return source;
  const given = treeGiven(source.value, DEFAULT_CHOICES, () => false);
  return given.ok ? granted(given.value.tree) : given;
}

/** Returns the request for a tree as `trace` takes it. */
function traceOf(tree: string): TraceRequest {
  return {
    ...{ kind: 'trace', tree, game: new Map(), choices: DEFAULT_CHOICES, isByLine: false },
    given: new Set(),
  };
}

/** Judges the first run of a log, on a tree that is known or on the one that the program walked. */
function checkedOn(given: GivenLog, tree: GameTree | null): Reply<CheckedLog> {
  const { first, runs, otherLines, goesOn, origin } = given;
  const placed = tree === null ? granted(null) : placedOn(tree, first, origin);
  if (!placed.ok) return placed;
  return granted({ run: recordProgram(first, placed.value), runs: runs.length, otherLines, goesOn });
}

/** Judges each log of a list of paths; a log that cannot be read has the reason in the place of its verdict. */
async function checkedByLine(
  list: string,
  tree: GameTree | null,
  surroundings: Surroundings,
): Promise<Answered> {
  const source = await readLogText(list, surroundings);
  if (!source.ok) return source;
  const files = source.value.text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const lines: string[] = [];
  let worst: ExitCode = 0;
  for (const file of files) {
    // A list may come from standard input, so that - is the name of a file in it.
    const path = file === '-' ? './-' : file;
    const given = await readProgramLog(path, surroundings);
    const checked = given.ok ? checkedOn(given.value, tree) : given;
    const report = checked.ok ? reportOf(checked.value) : { error: checked.refusal };
    const code = checked.ok ? codeOf(checked.value) : UNREADABLE;
    worst = code > worst ? code : worst;
    lines.push(`${inJson({ file, ...report })}\n`);
    surroundings.progress?.(`${lines.length} of ${files.length} logs`);
  }
  surroundings.progress?.('');
  return withCode(lines, worst);
}

/** Writes the JSON object with a line for each field. */
function printReport(checked: CheckedLog): readonly string[] {
  const fields = Object.entries(reportOf(checked)).map(([name, value]) => `  "${name}": ${inJson(value)}`);
  return [`{\n${fields.join(',\n')}\n}\n`];
}

/** Writes infinities as "inf" and "-inf", and a missing number as null. */
function inJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => plainJson(part));
}

/** Writes the verdict, that of each run where there are several, and what else is to be said of the first run. */
async function printText(
  code: LanguageCode,
  checked: CheckedLog,
  { runs }: GivenLog,
  tree: GameTree | null,
): Promise<readonly string[]> {
  const language = await loadLanguage(code);
  const { programPanel, programCheck } = WORDS[code];
  const first = verdictSaid(checked.run, language);
  const others = runs.slice(1).map((log) => {
    const placed = tree === null ? null : fitLog(log, tree);
    if (placed?.ok === false) return programCheck.notOnTree(placed.call + 1);
    const known = tree === null || placed === null ? null : { tree, fit: placed };
    return verdictSaid(recordProgram(log, known), language);
  });
  const verdicts =
    others.length === 0
      ? [first]
      : [...[first, ...others].map((said, index) => `${index + 1}. ${said}`), programCheck.runs(runs.length)];
  return [...verdicts, ...notesOf(checked.run, checked, programPanel)].map((line) => `${line}\n`);
}
