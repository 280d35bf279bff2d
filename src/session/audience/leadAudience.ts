/** Runs the presenter's window: it sends what it displays to the audience's window. */
import { encodeAddress } from '../../link/address.ts';
import { readValue } from '../../notation/codec.ts';
import { addressOf } from '../addressOf.ts';
import { lessonIn, PLAYING } from '../lesson/playedLesson.ts';
import { goBack, goOn } from '../lesson/playLesson.ts';
import { move } from '../moves.ts';
import { packAll } from '../packedOf.ts';
import { POINTING } from '../pointer.ts';
import { askedIn, revealAnswer, sharedAsking } from '../predicting.ts';
import { PROJECTING } from '../projecting.ts';
import {
  addNotices,
  hasFigure,
  isScreenBlank,
  type Session,
  type SessionState,
  showPresented,
} from '../session.ts';
import { sliceIn, sliceOf } from '../slice.ts';
import { AUDIENCE, isBlankFor, setAudience } from './audience.ts';
import { MIRROR_MESSAGE, type MirrorLessonAt, type MirrorMessage } from './mirror.ts';

/** The parts of the broadcast channel that the two windows require. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

/**
 * Sends everything the presenter's window displays until the returned function is called. `now` returns the
 * time in ms since 1970.
 */
export function leadAudience(session: Session, channel: Channel, now: () => number): () => void {
  /** the lesson that was sent last; a lesson is sent again only when it has changed */
  let sentLesson: unknown;

  let isLeading = true;

  const post = (message: MirrorMessage) => {
    if (isLeading) channel.postMessage(MIRROR_MESSAGE.print(message));
  };

  const tell = () => {
    const state = session.getState();
    // Screens and exercises are not sent, because only the presenter uses them; the audience continues to see
    // the figure.
    if (!hasFigure(state) || state.activity.kind === 'practising') return;
    const { activity } = state;
    const atFirst = activity.kind === 'comparing' ? { ...activity, stop: 0, past: 0 } : activity;
    const address = addressOf({ ...state, step: 0, linkLanguage: null, activity: atFirst });
    if (address === null) {
      packAll(state.subject).then(tell, () => addNotices(session, [{ kind: 'load-failed', again: tell }]));
      return;
    }
    const figure = encodeAddress(address);
    if (sliceIn(state, AUDIENCE).isUnsent !== (figure === null))
      setAudience(session, { isUnsent: figure === null });
    if (figure === null) return;
    const lesson = lessonIn(state);
    const isSameLesson = lesson === sentLesson;
    sentLesson = lesson;
    post({
      kind: 'shown',
      figure,
      step: state.step,
      stop: activity.kind === 'comparing' ? { at: activity.stop, past: activity.past ?? 0 } : null,
      isBlank: isBlankFor(state),
      language: state.language.code,
      theme: state.theme,
      asking: sharedAsking(state),
      ...(!isSameLesson && { lesson }),
      lessonAt: lesson === null ? null : lessonAtOf(state),
      pointer: sliceIn(state, POINTING).at,
      isWhole: sliceIn(state, PROJECTING).isWhole,
    });
  };

  channel.onmessage = ({ data }) => {
    const message = readValue(MIRROR_MESSAGE, data).value;
    if (message?.kind === 'hello') {
      sentLesson = undefined;
      // An audience's window that was inactive asks for the whole state again; the time at which it opened is
      // unchanged.
      const { isOpen } = sliceOf(session, AUDIENCE);
      setAudience(session, { isOpen: true, ...(!isOpen && { since: now() }) });
      tell();
    } else if (message?.kind === 'press') press(session, message.name);
    else if (message?.kind === 'bye') {
      setAudience(session, { isOpen: false });
      // An audience's window may still be open, for example when another presenter's window was closed; it
      // answers this message.
      post({ kind: 'lead' });
    }
  };
  // All state changes of one action are sent as one message.
  let isDue = false;
  const stop = session.stepped.subscribe(() => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      tell();
    });
  });
  post({ kind: 'lead' });
  return () => {
    stop();
    post({ kind: 'bye' });
    isLeading = false;
    channel.close();
    setAudience(session, { isOpen: false });
  };
}

/** Does what a key of a clicker means, whether it was pressed in the presenter's window or the audience's. */
function press(session: Session, name: 'onward' | 'backward' | 'blank'): void {
  const state = session.getState();
  const isInLesson = sliceIn(state, PLAYING).played !== null;
  if (name !== 'blank' && isBlankFor(state)) {
    // When the audience's window is blank, the first press only displays the figure again, so that no step is
    // taken unseen.
    setAudience(session, { isBlank: false });
    if (isScreenBlank(state)) showPresented(session, false);
  } else if (name === 'blank') {
    const isBlank = !isBlankFor(state);
    setAudience(session, { isBlank });
    // Not only the audience's window but also the presenter's own screen may be blank.
    if (isScreenBlank(state)) showPresented(session, false);
  } else if (name === 'backward') {
    if (isInLesson) goBack(session);
    else move(session, 'back');
  } else if (askedIn(state).question !== null) revealAnswer(session);
  else if (isInLesson) goOn(session);
  else move(session, 'next');
}

function lessonAtOf(state: SessionState): MirrorLessonAt {
  const { at, revealed, chosen } = sliceIn(state, PLAYING);
  return {
    at,
    revealed: [...revealed],
    chosen: [...chosen].map(([moment, option]) => ({ at: moment, option })),
  };
}
