/** The terminal command without its terminal: arguments in, pieces of text or a refusal out. */
import { loadLanguage } from '../words/language.ts';
import { type Answer, granted } from './answer.ts';
import { printAnswerKey } from './answerKey.ts';
import { parseArguments } from './arguments.ts';
import { printNarration } from './printNarration.ts';
import { readTree, type Surroundings } from './readTree.ts';
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
  const { tree, choices, given } = request.value;
  const source = await readTree(tree, surroundings);
  if (!source.ok) return source;
  const found = treeGiven(source.value, choices, (name) => given.has(name));
  if (!found.ok) return found;
  const trace = searchTree(found.value);
  if (!trace.ok) return trace;
  switch (choices.format) {
    case 'json':
      return granted(printAnswerKey(trace.value));
    case 'text':
      return granted(printNarration(trace.value, await loadLanguage(choices.language)));
  }
}
