/** The window for the audience: whether there is one, and whether this is it. */
import {
  isScreenBlank,
  presentedIn,
  type Session,
  type SessionState,
  type StandingState,
} from '../session.ts';
import { changeSlice, type Slice, sliceIn } from '../slice.ts';

interface Audience {
  /** this is the presenter's window */
  readonly isLeading: boolean;
  /** of the presenter's window: somebody follows */
  readonly isOpen: boolean;
  /** ms since 1970 at which the audience's window came */
  readonly since: number;
  /** of the presenter's window: the audience sees nothing for now */
  readonly isBlank: boolean;
  /** of the presenter's window: what it shows is too large to be told, and the audience sees what was before */
  readonly isUnsent: boolean;
  /** this is the audience's window */
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

/** Whether what comes next is for a class: on the full screen, or in a window that an audience follows. */
export function isBeforeClass(state: StandingState): boolean {
  return presentedIn(state) !== null || sliceIn(state, AUDIENCE).isOpen;
}

/** Whether the audience sees nothing for now. */
export function isBlankFor(state: SessionState): boolean {
  return sliceIn(state, AUDIENCE).isBlank || isScreenBlank(state);
}
