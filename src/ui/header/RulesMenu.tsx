import { ALGORITHM } from '../../core/search/algorithms.ts';
import { BOUNDS_RULES, CUTOFF_RULES, VALUE_RULES } from '../../core/search/rules.ts';
import { chooseRules } from '../../session/session.ts';
import { useSession, useSessionStore, useWords } from '../useSession.ts';
import { Choices, Menu } from './Menu.tsx';

/** When a node is cut, what it returns, whose bounds it knows. */
export function RulesMenu() {
  const session = useSessionStore();
  const words = useWords();
  const algorithm = useSession((state) => state.algorithm);
  const rules = useSession((state) => state.rules);
  const { hasWindow } = ALGORITHM[algorithm];
  return (
    <Menu
      label={words.rules}
      text={hasWindow ? words.rulesSummary[rules.cutoff] : words.rulesNone}
      disabled={!hasWindow}
    >
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
    </Menu>
  );
}
