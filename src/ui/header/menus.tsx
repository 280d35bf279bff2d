/** The two menus of the header: what they stand at, and what they open. */
import { ALGORITHM } from '../../core/search/algorithms.ts';
import { useSession, useWords } from '../useSession.ts';
import { Menu } from './Menu.tsx';
import { NotationChoices, RulesChoices } from './menuChoices.tsx';

export function RulesMenu() {
  const words = useWords();
  const { hasWindow } = useSession((state) => ALGORITHM[state.algorithm]);
  const cutoff = useSession((state) => state.rules.cutoff);
  return (
    <Menu
      label={words.rules}
      text={hasWindow ? words.rulesSummary[cutoff] : words.rulesNone}
      disabled={!hasWindow}
    >
      <RulesChoices />
    </Menu>
  );
}

export function NotationMenu() {
  const words = useWords();
  const notation = useSession((state) => state.notation);
  const hasBounds = useSession((state) => ALGORITHM[state.algorithm].hasWindow) || notation === 'range';
  return (
    <Menu label={words.notationLegend} text={hasBounds ? words.notationShows[notation] : words.notationNone}>
      <NotationChoices />
    </Menu>
  );
}
