/**
 * State of a presentation in two windows: whether a second window for the audience is open, and whether this
 * window is the audience's.
 */
import {
  isScreenBlank,
  presentedIn,
  type Session,
  type SessionState,
  type StandingState,
} from '../session.ts';
import { changeSlice, type Slice, sliceIn } from '../slice.ts';

interface Audience {
  /** whether this is the presenter's window of a presentation */
  readonly isLeading: boolean;
  /** in the presenter's window: whether an audience's window is open */
  readonly isOpen: boolean;
  /** the time at which the audience's window opened, in ms since 1970 */
  readonly since: number;
  /** in the presenter's window: whether the audience's window is blank */
  readonly isBlank: boolean;
  /**
   * in the presenter's window: whether the figure is too large to be sent, so that the audience still sees
   * the previous figure
   */
  readonly isUnsent: boolean;
  /** whether this window is the audience's window of a presentation */
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

/** Whether the page is presented to a class: on the full screen, or in an audience's window that is open. */
export function isBeforeClass(state: StandingState): boolean {
  return presentedIn(state) !== null || sliceIn(state, AUDIENCE).isOpen;
}

/** Whether the audience sees a blank window, either its own or the presenter's. */
export function isBlankFor(state: SessionState): boolean {
  return sliceIn(state, AUDIENCE).isBlank || isScreenBlank(state);
}
