/** Announces a search that takes a while before it begins. */
import type { AlgorithmName } from '../../core/search/algorithms.ts';
import type { GameSetting } from '../../games/setting.ts';
import type { Session } from '../../session/session.ts';
import { changeSlice } from '../../session/slice.ts';
import { SEARCHING } from './searching.ts';

interface Search {
  readonly algorithm?: AlgorithmName;
  /** the changed setting of the game; absent for a tree */
  readonly setting?: Partial<GameSetting>;
}

/** Searches at once or, when a game then has many nodes to search, after the announcement is visible. */
export function announced(session: Session, search: Search, act: () => void): void {
  const { subject, algorithm } = session.getState();
  const { game } = subject;
  const setting = game && { ...game.setting, ...search.setting };
  if (game === null || setting === null || !game.isLong(setting, search.algorithm ?? algorithm)) {
    act();
    return;
  }
  changeSlice(session, SEARCHING, { isOn: true });
  // The frame with the announcement is painted first.
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
