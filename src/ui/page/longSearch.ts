/** Displays a message before a search that takes a while. */
import type { AlgorithmName } from '../../core/index.ts';
import type { GameSetting } from '../../games/setting.ts';
import type { Session } from '../../session/session.ts';
import { changeSlice } from '../../session/slice.ts';
import { SEARCHING } from './searching.ts';

interface Search {
  readonly algorithm?: AlgorithmName;
  /** the changed fields of the game's setting; absent for a tree */
  readonly setting?: Partial<GameSetting>;
}

/** Runs `act`, which starts a search: at once or, when a game has many nodes to search, after the message has been painted. */
export function announced(session: Session, search: Search, act: () => void): void {
  const { subject, algorithm } = session.getState();
  const { game } = subject;
  const setting = game && { ...game.setting, ...search.setting };
  if (game === null || setting === null || !game.isLong(setting, search.algorithm ?? algorithm)) {
    act();
    return;
  }
  changeSlice(session, SEARCHING, { isOn: true });
  // The search starts after the frame in which the message is painted.
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
