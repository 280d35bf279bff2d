/** Says what happened at a step, in one sentence. Each family of runs has a function of its own for that. */
import type { AnyMoment, AnyRun, Family, ListsRun, RunOf } from '../core/run/anyRun.ts';
import type { BoundsRun } from '../core/run/boundsRun.ts';
import type { LeafEvent } from '../core/run/event.ts';
import type { Moment } from '../core/run/moment.ts';
import type { VectorRun } from '../core/run/vectorRun.ts';
import { given } from '../core/run/worth.ts';
import { entersAgain } from '../core/search/algorithms.ts';
import { hasSeveralPasses, type SearchLimits } from '../core/search/searchLimits.ts';
import { factsAt, type StepFacts } from './facts.ts';
import type { Language } from './language.ts';
import { late } from './late.ts';
import type { NodeNames } from './nodeNames.ts';
import type { Sentence } from './sentence.ts';
import { vectorFactsAt } from './vectorFacts.ts';
import { windowWords } from './windowWords.ts';
// What languages say of outcomes is late, and has to be known before any of them has come.
import './outcomeWords.ts';

const passNarration = late(async () => (await import('./passNarration.ts')).PASS_NARRATION);
const listNarration = late(async () => (await import('./listNarration.ts')).LIST_NARRATION);
const vectorNarration = late(async () => (await import('./vectorNarration.ts')).VECTOR_NARRATION);

type Narrate<Of extends AnyRun> = (moment: Moment<Of>, names: NodeNames, language: Language) => Sentence;

/** By family, the function that puts a step into words. */
const NARRATE: { readonly [Name in Family]: Narrate<RunOf<Name>> } = {
  bounds: narrateBounds,
  lists: narrateLists,
  graph: narrateLists,
  vectors: narrateVectors,
};

/** The one sentence that says what happened at a step, and why, with the step's own numbers. */
export function narrate(moment: AnyMoment, names: NodeNames, language: Language): Sentence {
  return (NARRATE[moment.trace.family] as Narrate<AnyRun>)(moment, names, language);
}

function narrateBounds({ trace, event }: Moment<BoundsRun>, names: NodeNames, language: Language): Sentence {
  const isRare = event?.kind === 'horizon' || event?.kind === 'halt';
  const ofPasses =
    isRare || trace.isFromBook || isToldOf(trace.limits) ? passNarration.code[language.code] : null;
  const narration = {
    ...language.narration,
    ...(entersAgain(trace.algorithm) && { again: windowWords.code[language.code].again }),
    ...ofPasses,
  };
  if (event === null) return narration.start(trace, names);
  const facts = factsAt(trace, event, names);
  if (event.kind === 'leaf' && trace.tree.isTabled(event.node)) return narrateTabled(event, facts, language);
  const say = narration[event.kind as keyof typeof narration] as (facts: StepFacts) => Sentence;
  const told = say(facts);
  if (event.kind !== 'enter' || ofPasses === null) return told;
  const goesOn = trace.treeAt(event.step).isExtended(event.node);
  return goesOn ? ofPasses.goesOn(told, { ...facts, event, trace }) : told;
}

function narrateLists({ trace, event }: Moment<ListsRun>, names: NodeNames, language: Language): Sentence {
  const narration = { ...passNarration.code[language.code], ...listNarration.code[language.code] };
  if (event === null) return narration.start(trace, names);
  const facts = factsAt(trace, event, names);
  if (event.kind === 'leaf' && trace.tree.isTabled(event.node)) return narrateTabled(event, facts, language);
  return (narration[event.kind] as (facts: StepFacts) => Sentence)(facts);
}

function narrateVectors({ trace, event }: Moment<VectorRun>, names: NodeNames, language: Language): Sentence {
  const narration = vectorNarration.code[language.code];
  const facts = vectorFactsAt(trace, event, names);
  return event === null ? narration.start(facts) : narration[event.kind](facts);
}

/** The sentence for a leaf whose value was looked up in a table. */
function narrateTabled(event: LeafEvent, facts: StepFacts, language: Language): Sentence {
  return passNarration.code[language.code].tabled({ ...facts, event, held: given(event.value) });
}

/** Whether there are several passes, or some that go on beyond the depth limit. */
function isToldOf(limits: SearchLimits): boolean {
  return hasSeveralPasses(limits) || limits.quiet !== 'none';
}
