/** The window for the audience: whether there is one, and whether this window is it. */
import {
  isScreenBlank,
  presentedIn,
  type Session,
  type SessionState,
  type StandingState,
} from '../session.ts';
import { changeSlice, type Slice, sliceIn } from '../slice.ts';

interface Audience {
  /** whether this is the presenter's window */
  readonly isLeading: boolean;
  /** in the presenter's window: whether a window follows */
  readonly isOpen: boolean;
  /** the time at which the audience's window came, in ms since 1970 */
  readonly since: number;
  /** in the presenter's window: whether the audience's window is blank */
  readonly isBlank: boolean;
  /** in the presenter's window: whether the figure is too large to be sent, so that the audience sees the one before */
  readonly isUnsent: boolean;
  /** whether this is the audience's window */
  readonly isFollowing: boolean;
}

export const AUDIENCE: Slice<Audience> = {
  beginning: {
    isLeading: false,
    isOpen: false,
    since: 0,
    isBlank: false,
    isUnsent: false,
    isFollowing: false,
  },
};

export function setAudience(session: Session, change: Partial<Audience>): void {
  changeSlice(session, AUDIENCE, change);
}

/** Whether what is shown is for a class: on the full screen, or in a window that an audience follows. */
export function isBeforeClass(state: StandingState): boolean {
  return presentedIn(state) !== null || sliceIn(state, AUDIENCE).isOpen;
}

/** Whether the audience's window is blank. */
export function isBlankFor(state: SessionState): boolean {
  return sliceIn(state, AUDIENCE).isBlank || isScreenBlank(state);
}
