/** What the menus of the figure's caption hold. */

import { BOUND_NOTATIONS } from '../../core/run/boundNotation.ts';
import { GROWTHS } from '../../core/run/growth.ts';
import { ALGORITHM, ALGORITHMS, type AlgorithmName, canSearch } from '../../core/search/algorithms.ts';
import { RULES, type RuleName } from '../../core/search/rules.ts';
import { chooseAlgorithm, chooseRules } from '../../session/chooseSearch.ts';
import { chooseGrowth, growthOf } from '../../session/growing.ts';
import { withheldIn } from '../../session/session.ts';

import { searchable } from '../../session/subject.ts';
import { Choices } from '../kit/Choices.tsx';
import { announced } from '../page/longSearch.ts';
import { useCourseWords } from '../page/useCourseWords.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { useSettingWords } from '../page/useSettingWords.ts';
import { RuleEffect } from './RuleEffect.tsx';

/** The algorithms by the chapters that teach them; one that does not suit the tree is grey, with the reason. */
export function AlgorithmChoices() {
  const session = useSessionStore();
  const words = useWords();
  const settings = useSettingWords();
  const titles: Readonly<Record<number, readonly string[]>> = useCourseWords().chapter;
  const chosen = useSession((state) => state.algorithm);
  const subject = useSession((state) => state.subject);
  const tree = searchable(subject);
  const called = (name: AlgorithmName) => words.algorithm[name];
  const others = ALGORITHMS.filter((other) => canSearch(other, tree)).map(called);
  const refusal = (name: AlgorithmName) => {
    const why = ALGORITHM[name].unsuited(tree);
    return why === null ? null : words.unsuited[why](called(name), others);
  };
  const chapters = [...new Set(ALGORITHMS.map((name) => ALGORITHM[name].chapter))].sort((a, b) => a - b);
  return chapters.map((chapter) => (
    <Choices
      key={chapter}
      legend={titles[chapter]?.[0] ?? ''}
      name="algorithm"
      options={ALGORITHMS.filter((name) => ALGORITHM[name].chapter === chapter)}
      chosen={chosen}
      text={words.algorithm}
      note={settings.algorithmNote}
      refusal={refusal}
      choose={(name) => announced(session, { algorithm: name }, () => chooseAlgorithm(session, name))}
    />
  ));
}

/** When a node is cut, what it returns, whose bounds it knows; why one would want it, and what it changes here. */
export function RuleChoices({ names }: { names: readonly RuleName[] }) {
  const session = useSessionStore();
  const settings = useSettingWords();
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
      choose={(choice) => announced(session, {}, () => chooseRules(session, { [name]: choice }))}
    />
  ));
}

/** Which of the four ways the bounds are written in. */
export function NotationChoices() {
  const session = useSessionStore();
  const words = useWords();
  const settings = useSettingWords();
  const notation = useSession((state) => state.notation);
  return (
    <Choices
      legend={words.notationLegend}
      name="notation"
      options={BOUND_NOTATIONS}
      chosen={notation}
      text={settings.notation}
      note={settings.notationNote}
      choose={(chosen) => session.setState({ notation: chosen })}
    />
  );
}

/** Whether the tree is there first, or grows as it is searched. */
export function GrowthChoices() {
  const session = useSessionStore();
  const words = useWords();
  const settings = useSettingWords();
  const growth = useSession(({ subject }) => growthOf(subject));
  const isAsked = useSession((state) => withheldIn(state) !== null);
  return (
    <Choices
      legend={words.growthLegend}
      name="growth"
      options={GROWTHS}
      chosen={growth}
      text={words.growth}
      note={settings.growthNote}
      refusal={(option) => (isAsked && option === 'grown' ? words.notWhileAsked : null)}
      choose={(chosen) => chooseGrowth(session, chosen)}
    />
  );
}
