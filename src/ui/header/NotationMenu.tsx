import { ALGORITHM } from '../../core/search/algorithms.ts';
import { BOUND_NOTATIONS } from '../../core/trace/boundNotation.ts';
import { useSession, useSessionStore, useWords } from '../useSession.ts';
import { Choices, Menu } from './Menu.tsx';

/** Which of the four ways the bounds are written in. */
export function NotationMenu() {
  const session = useSessionStore();
  const words = useWords();
  const notation = useSession((state) => state.notation);
  const hasBounds = useSession((state) => ALGORITHM[state.algorithm].hasWindow) || notation === 'range';
  return (
    <Menu label={words.notationLegend} text={hasBounds ? words.notationShows[notation] : words.notationNone}>
      <Choices
        legend={words.notationLegend}
        name="notation"
        options={BOUND_NOTATIONS}
        chosen={notation}
        text={words.notation}
        note={words.notationNote}
        choose={(chosen) => session.setState({ notation: chosen })}
      />
    </Menu>
  );
}
