/** What the menus of the header hold. */

import { BOUND_NOTATIONS } from '../../core/run/boundNotation.ts';
import { ALGORITHM } from '../../core/search/algorithms.ts';
import { RULES } from '../../core/search/rules.ts';
import { chooseRules } from '../../session/showOther.ts';
import { Choices } from '../kit/Choices.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { useSettingWords } from '../page/useSettingWords.ts';

/** When a node is cut, what it returns, whose bounds it knows. */
export function RulesChoices() {
  const session = useSessionStore();
  const settings = useSettingWords();
  const rules = useSession((state) => state.rules);
  const names = useSession((state) => ALGORITHM[state.algorithm].rules);
  return (
    <>
      {names.map((name) => (
        <Choices<string>
          key={name}
          legend={settings.ruleLegend[name]}
          name={name}
          options={RULES[name]}
          chosen={rules[name]}
          text={settings.rule[name]}
          choose={(choice) => chooseRules(session, { [name]: choice })}
        />
      ))}
    </>
  );
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
