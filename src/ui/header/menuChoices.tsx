/** What the menus of the header hold. */

import { BOUND_NOTATIONS } from '../../core/run/boundNotation.ts';
import { BOUNDS_RULES, CUTOFF_RULES, VALUE_RULES } from '../../core/search/rules.ts';
import { chooseRules } from '../../session/session.ts';
import { Choices } from '../kit/Choices.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';

/** When a node is cut, what it returns, whose bounds it knows. */
export function RulesChoices() {
  const session = useSessionStore();
  const words = useWords();
  const rules = useSession((state) => state.rules);
  return (
    <>
      <Choices
        legend={words.cutoffLegend}
        name="cutoff"
        options={CUTOFF_RULES}
        chosen={rules.cutoff}
        text={words.cutoff}
        choose={(cutoff) => chooseRules(session, { cutoff })}
      />
      <Choices
        legend={words.valueLegend}
        name="value"
        options={VALUE_RULES}
        chosen={rules.value}
        text={words.value}
        choose={(value) => chooseRules(session, { value })}
      />
      <Choices
        legend={words.boundsLegend}
        name="bounds"
        options={BOUNDS_RULES}
        chosen={rules.bounds}
        text={words.bounds}
        choose={(bounds) => chooseRules(session, { bounds })}
      />
    </>
  );
}

/** Which of the four ways the bounds are written in. */
export function NotationChoices() {
  const session = useSessionStore();
  const words = useWords();
  const notation = useSession((state) => state.notation);
  return (
    <Choices
      legend={words.notationLegend}
      name="notation"
      options={BOUND_NOTATIONS}
      chosen={notation}
      text={words.notation}
      note={words.notationNote}
      choose={(chosen) => session.setState({ notation: chosen })}
    />
  );
}
