/** The `trace` command without its terminal: it takes arguments and returns pieces of text or a refusal. */

import type { GameTree, HaltReason, SearchHalt } from '../core/index.ts';
import { asBounds, simulationOf } from '../core/run/anyRun.ts';
import { canGrow } from '../core/run/growth.ts';
import { moverRun } from '../core/run/moverRun.ts';
import { recordSearch } from '../core/run/recordSearch.ts';
import { playsToEnds, rulesFor } from '../core/search/algorithms.ts';
import { notByMover } from '../core/search/moverForm.ts';
import { isUnlimited } from '../core/search/searchLimits.ts';
import { NO_LIMITS } from '../core/search/searchSettings.ts';
import '../families/furtherRows.ts';
import '../drawing/simulationAdded.ts';
import { familyNames, narrate } from '../families/index.ts';
import { notByMover as englishNotByMover } from '../words/en/figure.ts';
import { namesAsWhole } from '../words/grownNames.ts';
import { type Language, loadLanguage, loadWords, wordsIn } from '../words/language.ts';
import { moverNames } from '../words/moverNames.ts';
import { NodeNames } from '../words/nodeNames.ts';
import { plain } from '../words/sentence.ts';
import { granted, quote, type Reply, refused } from './answer.ts';
import { printAnswerKey, printCounts, printKeyLine, type Searched } from './answerKey.ts';
import { parseArguments, type Request, unsuitedLimit } from './arguments.ts';
import type { CliOptions } from './choices.ts';
import { formGiven, gameGiven, graphOfGame, searchOfGame } from './gameGiven.ts';
import { isMatchAsked, matchTo } from './matchTo.ts';
import { isInLibrary, isLink, libraryTree, linkedTree } from './namedTree.ts';
import { pathSaid } from './pathSaid.ts';
import { isThere, isWrittenOut, readTree, type Surroundings, type TreeText } from './readTree.ts';
import { growthRefusal, refusalOf } from './refusalOf.ts';
import { simulationRefusal } from './simulationRefusal.ts';
import { foldedGiven, type TreeGiven, treeGiven } from './treeGiven.ts';
import { USAGE } from './usage.ts';

export async function answerTo(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<Reply<Iterable<string>>> {
  if (isMatchAsked(args)) return matchTo(args, surroundings);
  const request = parseArguments(args);
  if (!request.ok) return request;
  if (request.value.kind === 'help') return granted([USAGE]);
  const { tree, isByLine } = request.value;
  if (isByLine && tree !== null) return answerByLine(tree, request.value, surroundings);
  const found = await searchedFor(request.value, surroundings);
  if (!found.ok) return found;
  const { searched, choices } = found.value;
  await loadWords(choices.language, 'figure');
  return printed(searched, choices, await loadLanguage(choices.language));
}

export type TraceRequest = Extract<Request, { readonly kind: 'trace' }>;

/**
 * A search, with the options that were used for it: those of the command and, for others, those of the tree's
 * file.
 */
export interface Found {
  readonly searched: Searched;
  readonly choices: CliOptions;
}

/** Searches the tree or the game that the command asks for; returns a refusal when it cannot be searched. */
export async function searchedFor(
  { tree, game, choices, given }: TraceRequest,
  surroundings: Surroundings,
): Promise<Reply<Found>> {
  if (tree === null) return found(searchedGame(game, choices, given), choices);
  const one = suited(foldedGiven(await oneTree(tree, choices, given, surroundings)), choices);
  if (!one.ok) return one;
  const { choices: chosen } = one.value;
  const reply = found(searchTree(one.value), chosen);
  return reply.ok
    ? granted({ choices: chosen, searched: { ...reply.value.searched, ...givenWith(one.value) } })
    : reply;
}

/** Returns the tree or the tree of the game that the command asks for, without a search where it needs none. */
export async function treeFor(request: TraceRequest, surroundings: Surroundings): Promise<Reply<GameTree>> {
  const { tree, choices, given } = request;
  if (tree !== null) {
    const one = foldedGiven(await oneTree(tree, choices, given, surroundings));
    return one.ok ? granted(one.value.tree) : one;
  }
  const searched = await searchedFor(request, surroundings);
  return searched.ok ? granted(searched.value.searched.run.tree) : searched;
}

/**
 * Refuses limits that were given and that the search of the tree does not have, which may be its file's or its link's. What
 * a tree of several players has no use for is refused with its search.
 */
function suited(found: Reply<TreeGiven>, { limits }: CliOptions): Reply<TreeGiven> {
  const isOfTwo = found.ok && found.value.tree.players === 0;
  const why = isOfTwo ? unsuitedLimit(found.value.choices.algorithm, limits) : null;
  return why === null ? found : refused(why);
}

/** What is said of a tree besides its search: its title, and the other notation in which it was read. */
function givenWith({ title = '', readAs }: TreeGiven): Pick<Searched, 'title' | 'readAs'> {
  return { title, ...(readAs !== undefined && { readAs }) };
}

/**
 * Reads the tree from the argument of the command, which is a link of the page, the name of a library tree,
 * the path of a file, or a tree written out. If a file has the name of a library tree, the file is read.
 */
async function oneTree(
  tree: string,
  choices: CliOptions,
  given: ReadonlySet<string>,
  surroundings: Surroundings,
): Promise<Reply<TreeGiven>> {
  const isChosen = (name: string) => given.has(name);
  if (isLink(tree)) return linkedTree(tree, choices, isChosen);
  if (isInLibrary(tree) && !(await isThere(tree, surroundings))) return libraryTree(tree, choices, isChosen);
  const source = await readTree(tree, surroundings);
  return source.ok ? treeGiven(source.value, choices, isChosen) : source;
}

function found(searched: Reply<Searched>, choices: CliOptions): Reply<Found> {
  const numbered = inNumbers(searched, choices);
  return numbered.ok ? granted({ searched: numbered.value, choices }) : numbered;
}

function searchedGame(
  game: TraceRequest['game'],
  choices: CliOptions,
  given: ReadonlySet<string>,
): Reply<Searched> {
  const at = gameGiven(game);
  if (!at.ok) return at;
  const isChosen = given.has('algorithm');
  const form = formGiven(game, at.value, choices, isChosen);
  if (!form.ok) return form;
  return form.value === 'graph' ? graphOfGame(at.value) : searchOfGame(at.value, choices, isChosen);
}

async function answerByLine(
  tree: string,
  request: TraceRequest,
  surroundings: Surroundings,
): Promise<Reply<Iterable<string>>> {
  if (isWrittenOut(tree)) return refused(`--lines takes a file or -, not the tree ${quote(tree)} itself`);
  const source = await readTree(tree, surroundings);
  if (!source.ok) return source;
  return granted(answersByLine(source.value, request, await loadLanguage(request.choices.language)));
}

function printed(searched: Searched, choices: CliOptions, language: Language): Reply<Iterable<string>> {
  return granted(
    choices.format === 'json'
      ? printJsonKey(searched, choices, language)
      : printNarration(searched, language),
  );
}

function printJsonKey(searched: Searched, choices: CliOptions, language: Language): Iterable<string> {
  return choices.detail === 'counts'
    ? [printCounts(searched)]
    : printAnswerKey(searched, detailOf(choices, language));
}

/**
 * Writes one JSON object for each line of the source that is not blank. When the tree of a line cannot be
 * searched, its object says why.
 */
function* answersByLine(
  { text }: TreeText,
  { choices, given }: TraceRequest,
  language: Language,
): Generator<string> {
  const printLine = (searched: Searched) =>
    choices.detail === 'counts' ? printCounts(searched) : printKeyLine(searched, detailOf(choices, language));
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const source = { text: line, origin: '', number: null };
    const found = foldedGiven(treeGiven(source, choices, (name) => given.has(name)));
    const run = found.ok ? inNumbers(searchTree(found.value), found.value.choices) : found;
    yield run.ok
      ? printLine({ ...run.value, ...(found.ok && givenWith(found.value)) })
      : `${JSON.stringify({ line: index + 1, error: run.refusal })}\n`;
  }
}

/** Returns the language of the details that are added to events; null when no details were requested. */
function detailOf({ detail }: CliOptions, language: Language): Language | null {
  return detail === 'all' ? language : null;
}

/** Writes in which other notation a tree was read, and a numbered sentence for every step, which says what happened. */
function* printNarration({ run, names, readAs }: Searched, language: Language): Generator<string> {
  if (readAs !== undefined) yield `${wordsIn(language.code, 'notices').readAs(readAs, run.tree.leafCount)}\n`;
  for (let step = 1; step <= run.length; step += 1) {
    yield `${step}. ${plain(narrate(run.momentAt(step), names, language))}\n`;
  }
}

/**
 * Returns the search with its numbers from the side that was requested: that of MAX, or that of the player to
 * move; in a simulation, that of the player who moved.
 */
function inNumbers(searched: Reply<Searched>, { numbers }: CliOptions): Reply<Searched> {
  if (!searched.ok || numbers === 'max') return searched;
  const { run, names } = searched.value;
  const why = notByMover(run.tree, run.algorithm);
  if (why !== null) return refused(`--numbers mover: ${englishNotByMover[why]}`);
  const simulation = simulationOf(run);
  if (simulation !== null) return granted({ ...searched.value, run: simulation.byMover });
  const written = moverRun(asBounds(run));
  return granted({ ...searched.value, run: written, names: moverNames(names, written.tree) });
}

/** Searches a tree; returns a refusal when the algorithm cannot search it or reaches no value. */
function searchTree({ tree, choices }: TreeGiven): Reply<Searched> {
  const { algorithm, growth } = choices;
  const rules = rulesFor(algorithm, choices);
  const limits = { ...NO_LIMITS, ...choices.limits };
  const unsuited =
    (playsToEnds(algorithm) && tree.players === 0 ? simulationRefusal(tree, limits) : null) ??
    refusalOf(algorithm, tree, limits.depth, 'this tree');
  if (unsuited !== null) return refused(unsuited);
  if (growth === 'grown' && !canGrow(algorithm)) return refused(growthRefusal(algorithm));
  if (tree.players > 0 && !isUnlimited(limits))
    return refused(`${algorithm} searches a tree of several players to its ends; leave limits out`);
  if (limits.tries === 'kind' && tree.columns.moveClass === null)
    return refused('--tries kind: nothing says of which kinds the moves of this tree are; some games do');
  const drawn = recordSearch(tree, algorithm, rules, 'drawn', limits);
  if (!drawn.result.ok) return refused(halted(tree, drawn.result.halt));
  const names = familyNames(drawn.family, tree);
  if (growth === 'drawn') return granted({ run: drawn, names });
  const grown = recordSearch(tree, algorithm, rules, 'grown', limits);
  return granted({ run: grown, names: namesAsWhole(grown.tree, names) });
}

/**
 * Returns a sentence that says at which node the search stopped and why; leaves and children are counted from
 * 0.
 */
function halted(tree: GameTree, { node, reason }: SearchHalt): string {
  const place = pathSaid(tree, node);
  const name = new NodeNames(tree).of(node);
  const why: Readonly<Record<HaltReason, string>> = {
    'unknown-leaf': `leaf ${tree.leafIndex(node)}, ${place}: its value is not known; put a number for it`,
    'unseen-move': `node ${name}, ${place}: nothing is known of its next move`,
    'no-evaluation': `node ${name}, ${place}: it lies at the depth limit and has no static value`,
    'bad-game': `node ${name}, ${place}: the game fails there`,
    repeats: `node ${name}, ${place}: positions repeat in a circle`,
    'too-many': `node ${name}, ${place}: there is no room for more positions`,
    budget: `node ${name}, ${place}: the budget does not finish the first pass`,
    'no-probability': `leaf ${tree.leafIndex(node)}, ${place}: its value is no probability; put a number from 0 to 1`,
    'infinities-meet': `chance node ${name}, ${place}: +∞ and −∞ meet in its expectation`,
    'log-ends': `node ${name}, ${place}: the log ends there`,
    'returns-nothing': `node ${name}, ${place}: it returns nothing`,
  };
  return `the search halts at ${why[reason]}`;
}
