/** The two menus of the header: what they stand at; what they open comes after the first picture. */
import { showsBounds } from '../../core/run/boundNotation.ts';
import { ALGORITHM } from '../../core/search/algorithms.ts';
import { Menu } from '../kit/Menu.tsx';
import { firstPicture } from '../page/firstPicture.ts';
import { useSession, useWords } from '../page/useSession.ts';
import { part } from '../part/part.tsx';

const choices = () => firstPicture.then(() => import('./menuChoices.tsx'));
const RulesChoices = part(() => choices().then((module) => module.RulesChoices));
const NotationChoices = part(() => choices().then((module) => module.NotationChoices));

export function RulesMenu() {
  const words = useWords();
  const hasRules = useSession((state) => ALGORITHM[state.algorithm].rules.length > 0);
  const cutoff = useSession((state) => state.rules.cutoff);
  return (
    <Menu
      label={words.rules}
      text={hasRules ? words.rulesSummary[cutoff] : words.rulesNone}
      disabled={!hasRules}
    >
      <RulesChoices isAwaited />
    </Menu>
  );
}

export function NotationMenu() {
  const words = useWords();
  const notation = useSession((state) => state.notation);
  const hasBounds = useSession((state) => showsBounds(notation, state.algorithm));
  return (
    <Menu label={words.notationLegend} text={hasBounds ? words.notationShows[notation] : words.notationNone}>
      <NotationChoices isAwaited />
    </Menu>
  );
}
