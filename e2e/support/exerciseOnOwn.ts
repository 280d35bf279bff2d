/** Exercises with one kind of question about a tree of the reader's own. */
import { seeded } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { packTree } from '../../src/link/packTree.ts';
import { encodeOnOwn } from '../../src/link/practiceLink.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { rightAnswer } from '../../src/practice/answer.ts';
import { chooseParts, type PartKind, posed } from '../../src/practice/exercise.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import type { Known } from './practice.ts';

/** The search that the exercise is about. */
const SEARCH = { algorithm: 'alpha-beta', rules: DEFAULT_RULES } as const;

/** Returns the exercise that the page makes, with its right answer. */
export function knownOnOwn(text: string, kind: PartKind): Known {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(text);
  const task = { tree: parsed.value, ...SEARCH };
  const parts = chooseParts([kind], task, seeded(1));
  if (parts === null) throw new Error(`${kind} cannot be asked about ${text}`);
  const exercise = posed({ ...task, parts });
  return { exercise, right: rightAnswer(exercise), names: new NodeNames(exercise.tree) };
}

/** Returns the address of the exercise. */
export async function addressOnOwn(text: string, kind: PartKind): Promise<string> {
  const packed = await packTree({ title: '', text });
  return `./#${encodeOnOwn({ packed, search: SEARCH, kinds: [kind], variant: 0 })}`;
}
