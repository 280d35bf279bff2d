/**
 * The contents of the menus in the figure's caption: algorithms, rules, notation of bounds, and growth of the
 * tree.
 */

import '../../drawing/simulationAdded.ts';
import { BOUND_NOTATIONS } from '../../core/run/boundNotation.ts';
import { canGrow, GROWTHS } from '../../core/run/growth.ts';
import {
  ALGORITHM,
  ALGORITHMS,
  type AlgorithmName,
  isDepthFirst,
  playsToEnds,
} from '../../core/search/algorithms.ts';
import { infiniteLeaf } from '../../core/search/infiniteLeaf.ts';
import { RULES, type RuleName } from '../../core/search/searchSettings.ts';
import { NUMBERS } from '../../core/tree/numbers.ts';
import { chooseNumbers } from '../../session/chooseNumbers.ts';
import { chooseAlgorithm, chooseGrowth, chooseRules } from '../../session/chooseSearch.ts';
import { whyNotByMover } from '../../session/numbers.ts';
import { withheldIn } from '../../session/session.ts';
import { can, growthOf, isOfTwo, unsuitedTo, withFullTree } from '../../session/subject.ts';
import { leafAndParent } from '../../words/leafAndParent.ts';
import { Choices } from '../kit/Choices.tsx';
import { useSession, useSessionStore, useStepped, useWords } from '../page/useSession.ts';
import { RuleEffect } from './RuleEffect.tsx';

/**
 * The algorithms, grouped by the chapters that teach them. One that cannot search the tree is disabled, with
 * the reason.
 */
export function AlgorithmChoices() {
  const session = useSessionStore();
  const words = useWords();
  const settings = useWords('settings');
  const titles: Readonly<Record<number, readonly string[]>> = useWords('course').chapter;
  const chosen = useSession((state) => state.algorithm);
  const subject = useSession((state) => state.subject);
  const limits = useSession((state) => state.limits);
  const called = (name: AlgorithmName) => words.algorithm[name];
  // A simulation finds no value, so that it takes the place of no other search.
  const others = ALGORITHMS.filter(
    (other) => unsuitedTo(subject, other, limits) === null && !playsToEnds(other),
  ).map(called);
  const refusal = (name: AlgorithmName) => {
    const why = unsuitedTo(subject, name, limits);
    if (why === null) return null;
    const { tree, names } = withFullTree(subject);
    const infinite = why === 'infinite' ? infiniteLeaf(tree) : null;
    const leaf: readonly [leaf?: string, parent?: string] =
      infinite === null ? [] : leafAndParent(names, infinite);
    return settings.unsuited[why](called(name), others, ...leaf);
  };
  const names: readonly AlgorithmName[] =
    subject.program === undefined ? ALGORITHMS : [...ALGORITHMS, 'program'];
  const hasTwo = isOfTwo(subject);
  const feared = Object.fromEntries(
    names.map((name) => [name, isDepthFirst(name) ? settings.feared(called(name)) : called(name)]),
  ) as Readonly<Record<AlgorithmName, string>>;
  const chapters = [...new Set(names.map((name) => ALGORITHM[name].chapter))].sort((a, b) => a - b);
  return chapters.map((chapter) => (
    <Choices
      key={chapter}
      legend={titles[chapter]?.[0] ?? ''}
      name="algorithm"
      options={names.filter((name) => ALGORITHM[name].chapter === chapter)}
      chosen={chosen}
      text={hasTwo ? words.algorithm : feared}
      note={settings.algorithmNote}
      refusal={refusal}
      choose={(name) => chooseAlgorithm(session, name)}
    />
  ));
}

/**
 * The menu of rules: when a node is cut, what it returns, and whose bounds it uses. Each choice has its
 * purpose and its effect on the current tree.
 */
export function RuleChoices({ names }: { names: readonly RuleName[] }) {
  const session = useSessionStore();
  const settings = useWords('settings');
  const rules = useSession((state) => state.rules);
  return names.map((name) => (
    <Choices<string>
      key={name}
      legend={settings.ruleLegend[name]}
      name={name}
      options={RULES[name]}
      chosen={rules[name]}
      text={settings.rule[name]}
      note={settings.ruleNote[name]}
      after={(choice) => choice !== rules[name] && <RuleEffect rule={name} choice={choice} />}
      choose={(choice) => chooseRules(session, { [name]: choice })}
    />
  ));
}

/**
 * The menu of the four notations of bounds, and of whose values are written (MAX's or those of the side to
 * move).
 */
export function NotationChoices() {
  return (
    <>
      <BoundChoices />
      <NumbersChoices />
    </>
  );
}

/**
 * The choice of whose values are written. "The side to move" is disabled, with the reason, when the search
 * cannot be written as negamax.
 */
function NumbersChoices() {
  const session = useSessionStore();
  const settings = useWords('settings');
  const numbers = useSession((state) => state.numbers ?? 'max');
  const why = useSession(({ subject, algorithm }) => whyNotByMover(subject, algorithm));
  const isOfMax = useStepped(
    (state) =>
      withheldIn(state) !== null || state.activity.kind === 'playing' || state.activity.kind === 'practising',
  );
  const refusal = isOfMax ? settings.numbersOfMaxOnly : why === null ? null : settings.notByMover[why];
  return (
    <Choices
      legend={settings.numbersLegend}
      name="numbers"
      options={NUMBERS}
      chosen={numbers}
      text={settings.numbers}
      note={settings.numbersNote}
      refusal={(option) => (option === 'mover' ? refusal : null)}
      choose={(chosen) => chooseNumbers(session, chosen)}
    />
  );
}

function BoundChoices() {
  const session = useSessionStore();
  const words = useWords();
  const settings = useWords('settings');
  const notation = useSession((state) => state.notation);
  const isByMover = useSession((state) => state.numbers === 'mover');
  return (
    <Choices
      legend={words.notationLegend}
      name="notation"
      options={BOUND_NOTATIONS}
      chosen={notation}
      text={settings.notation}
      note={isByMover ? { ...settings.notationNote, one: settings.oneByMover } : settings.notationNote}
      choose={(chosen) => session.setState({ notation: chosen })}
    />
  );
}

/** The choice between drawing the full tree at once and drawing a tree that grows as it is searched. */
export function GrowthChoices() {
  const session = useSessionStore();
  const words = useWords();
  const settings = useWords('settings');
  const growth = useSession(({ subject }) => growthOf(subject));
  const isAsked = useStepped((state) => withheldIn(state) !== null);
  const mayGrow = useSession(({ subject }) => can(subject).grow);
  const grows = useSession(({ algorithm }) => canGrow(algorithm));
  const refusal = mayGrow ? (isAsked ? words.notWhileAsked : null) : settings.drawnOfPlayers;
  return (
    <Choices
      legend={words.growthLegend}
      name="growth"
      options={grows || !mayGrow ? GROWTHS : [growth]}
      chosen={growth}
      text={words.growth}
      note={settings.growthNote}
      refusal={(option) => (option === 'grown' ? refusal : null)}
      choose={(chosen) => chooseGrowth(session, chosen)}
    />
  );
}
