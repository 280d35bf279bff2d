/** A search that takes a while is said before it begins. */
import type { AlgorithmName } from '../../core/search/algorithms.ts';
import type { GameSetting } from '../../games/setting.ts';
import type { Session } from '../../session/session.ts';
import { changeSlice } from '../../session/slice.ts';
import { SEARCHING } from './searching.ts';

interface Search {
  readonly algorithm?: AlgorithmName;
  /** what is set otherwise; of a tree nothing is */
  readonly setting?: Partial<GameSetting>;
}

/** Does it at once, or, where a game then has many nodes to search, once it is seen that it searches. */
export function announced(session: Session, search: Search, act: () => void): void {
  const { subject, algorithm } = session.getState();
  const { game } = subject;
  const setting = game && { ...game.setting, ...search.setting };
  if (game === null || setting === null || !game.isLong(setting, search.algorithm ?? algorithm)) {
    act();
    return;
  }
  changeSlice(session, SEARCHING, { isOn: true });
  // The frame that says so is painted first.
  requestAnimationFrame(() =>
    setTimeout(() => {
      try {
        act();
      } finally {
        changeSlice(session, SEARCHING, { isOn: false });
      }
    }),
  );
}
