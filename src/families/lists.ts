/** The row of procedures that keep lists of nodes on a tree: the sentences, marks, panels and counts of their runs. */
import type { ListsRun, Moment, NodeId } from '../core/index.ts';
import { LIST_QUESTIONS } from '../practice/predict/question.ts';
import * as english from '../words/en/lists.ts';
import { factsAt, type StepFacts } from '../words/facts.ts';
import { listNames } from '../words/grownNames.ts';
import type { Language, NodeNames, Sentence } from '../words/index.ts';
import * as chinese from '../words/zh/lists.ts';
import type { FamilyRow, Marked } from './family.ts';
import { eventAsItIs, noMore, placeInTree, plainValue } from './key.ts';
import { tabled } from './passes.ts';

/** The sentences of both languages come with the row, since nothing else of a language needs them. */
const WORDS: Readonly<Record<Language['code'], typeof english>> = { en: english, zh: chinese };

export const LISTS: FamilyRow<ListsRun> = {
  // OPEN and CLOSED contain leaves as well as inner nodes, so leaves need names too.
  names: listNames,
  narrate,
  marked: valuesGoingUp,
  signAt: () => '',
  boundsAt: () => '',
  panels: [],
  counts: () => ['generated', 'expanded', 'evaluated', 'stored'],
  questions: LIST_QUESTIONS,
  asksOfWhole: false,
  keepsNodes: true,
  hasNumberedListing: true,
  key: { value: plainValue, event: eventAsItIs, at: listsAt, place: placeInTree, more: noMore },
};

function narrate({ run, event }: Moment<ListsRun>, names: NodeNames, language: Language): Sentence {
  const narration = { ...language.narration, ...WORDS[language.code].lists };
  if (event === null) return narration.start(run, names);
  const facts = factsAt(run, event, names);
  if (event.kind === 'leaf' && run.tree.isTabled(event.node)) return tabled(event, facts, language);
  return (narration[event.kind] as (facts: StepFacts) => Sentence)(facts);
}

export function valuesGoingUp(run: ListsRun): readonly Marked[] {
  return run.eventsOf('backup').map((step): Marked => ['value', step]);
}

/**
 * Returns the names of the nodes in OPEN and in CLOSED. A procedure that works by plies keeps no lists, so both are
 * empty.
 */
function listsAt({ lists }: ListsRun, step: number, names: NodeNames) {
  const named = (nodes: readonly NodeId[] = []) => nodes.map((node) => names.of(node));
  return { open: named(lists?.openAt(step)), closed: named(lists?.closedAt(step)) };
}
