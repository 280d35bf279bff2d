/** The terminal command without its terminal: arguments in, pieces of text or a refusal out. */
import { type Language, loadLanguage } from '../words/language.ts';
import { type Answer, granted, quote, refused } from './answer.ts';
import { printAnswerKey, printKeyLine } from './answerKey.ts';
import { parseArguments, type Request } from './arguments.ts';
import type { Choices } from './choices.ts';
import { printNarration } from './printNarration.ts';
import { isWrittenOut, readTree, type Surroundings, type TreeText } from './readTree.ts';
import { searchTree } from './searchTree.ts';
import { treeGiven } from './treeGiven.ts';
import { USAGE } from './usage.ts';

export async function answerTo(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<Answer<Iterable<string>>> {
  const request = parseArguments(args);
  if (!request.ok) return request;
  if (request.value.kind === 'help') return granted([USAGE]);
  const { tree, choices, isByLine } = request.value;
  if (isByLine && isWrittenOut(tree))
    return refused(`--lines takes a file or -, not the tree ${quote(tree)} itself`);
  const source = await readTree(tree, surroundings);
  if (!source.ok) return source;
  const language = await loadLanguage(choices.language);
  return isByLine
    ? granted(answersByLine(source.value, request.value, language))
    : answer(source.value, request.value, language);
}

type TraceRequest = Extract<Request, { readonly kind: 'trace' }>;

function answer(
  source: TreeText,
  { choices, given }: TraceRequest,
  language: Language,
): Answer<Iterable<string>> {
  const found = treeGiven(source, choices, (name) => given.has(name));
  if (!found.ok) return found;
  const trace = searchTree(found.value);
  if (!trace.ok) return trace;
  switch (choices.format) {
    case 'json':
      return granted(printAnswerKey(trace.value, detailOf(choices, language)));
    case 'text':
      return granted(printNarration(trace.value, language));
  }
}

/** One JSON object a line of the source, blank lines left out; what is wrong with a line stands in its object. */
function* answersByLine(
  { text }: TreeText,
  { choices, given }: TraceRequest,
  language: Language,
): Generator<string> {
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const source = { text: line, origin: '', number: null };
    const found = treeGiven(source, choices, (name) => given.has(name));
    const trace = found.ok ? searchTree(found.value) : found;
    yield trace.ok
      ? printKeyLine(trace.value, detailOf(choices, language))
      : `${JSON.stringify({ line: index + 1, error: trace.refusal.replace(/^trace: /, '') })}\n`;
  }
}

/** In which language the details are told, where they are asked for. */
function detailOf({ detail }: Choices, language: Language): Language | null {
  return detail === 'all' ? language : null;
}
