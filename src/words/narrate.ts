import { type AnyMoment, isOfLists } from '../core/run/anyRun.ts';
import { given } from '../core/run/worth.ts';
import { entersAgain } from '../core/search/algorithms.ts';
import { hasSeveralPasses, type SearchLimits } from '../core/search/searchLimits.ts';
import { factsAt, type StepFacts } from './facts.ts';
import type { Language } from './language.ts';
import { late } from './late.ts';
import type { NodeNames } from './nodeNames.ts';
import type { Sentence } from './sentence.ts';
import { windowWords } from './windowWords.ts';
// What languages say of outcomes is late, and has to be known before any of them has come.
import './outcomeWords.ts';

const passNarration = late(async () => (await import('./passNarration.ts')).PASS_NARRATION);
const listNarration = late(async () => (await import('./listNarration.ts')).LIST_NARRATION);

/** The one sentence that says what happened at a step, and why, with the step's own numbers. */
export function narrate(moment: AnyMoment, names: NodeNames, language: Language): Sentence {
  const { trace, event } = moment;
  const own = names.narrate(trace, event, language.code);
  if (own !== null) return own;
  const isRare = event?.kind === 'horizon' || event?.kind === 'halt';
  const ofPasses =
    isRare || (trace.family === 'bounds' && trace.isFromBook) || isToldOf(trace.limits)
      ? passNarration.code[language.code]
      : null;
  const narration = {
    ...language.narration,
    ...(entersAgain(trace.algorithm) && { again: windowWords.code[language.code].again }),
    ...ofPasses,
    // What lists do is told in words of its own.
    ...(isOfLists(trace) && listNarration.code[language.code]),
  };
  if (event === null) return narration.start(trace, names);
  const say = narration[event.kind as keyof typeof narration] as (facts: StepFacts) => Sentence;
  const facts = factsAt(trace, event, names);
  if (event.kind === 'leaf' && trace.tree.isTabled(event.node))
    return passNarration.code[language.code].tabled({ ...facts, event, held: given(event.value) });
  const told = say(facts);
  if (event.kind !== 'enter' || ofPasses === null || trace.family !== 'bounds') return told;
  const goesOn = trace.treeAt(event.step).isExtended(event.node);
  return goesOn ? ofPasses.goesOn(told, { ...facts, event, trace }) : told;
}

/** Whether there are several passes, or some that go on beyond the depth limit. */
function isToldOf(limits: SearchLimits): boolean {
  return hasSeveralPasses(limits) || limits.quiet !== 'none';
}
