/**
 * Tells the figure and the rest of the page of changes in the pace of frames. A step is drawn at once; further steps
 * before its frame is painted are drawn together, so that nothing is drawn which nobody could see, and keys that come
 * faster than frames never queue. The eye follows the figure, so its frame comes first; together with the rest of the page,
 * which follows after the frame, it would take twice as long. Every other change is told to both at once.
 */
import type { Channel } from './channels.ts';
import type { SessionState } from './session.ts';

/** The frames of a window. */
export interface Frames {
  /** calls `run` once: before the next frame is painted, or soon when there is none, as in a hidden page */
  before(run: () => void): void;
  /** calls `run` once: after the next frame is painted, or soon when there is none */
  after(run: () => void): void;
}

export interface Paced {
  /** notifies what draws the figure */
  readonly figure: Channel<SessionState>;
  /** notifies the rest of the page, never before the figure; its state is the one notified last */
  readonly page: Channel<SessionState>;
}

/** Returns two channels of a session in the pace of frames. */
export function inPace(store: Channel<SessionState>, frames: Frames): Paced {
  const figure = channelOf(store);
  const page = channelOf(store);
  /** whether a step was drawn whose frame has not been painted */
  let isOwed = false;

  const draw = () => {
    isOwed = true;
    frames.before(() => {
      isOwed = false;
      if (!figure.isTold()) draw();
    });
    figure.tell();
    frames.after(page.tell);
  };

  store.subscribe((state) => {
    if (!isStep(state, figure.channel.getState())) {
      figure.tell();
      page.tell();
    } else if (!isOwed) draw();
  });
  return { figure: figure.channel, page: page.channel };
}

/** Whether two states differ in nothing but the step. */
function isStep(state: SessionState, before: SessionState): boolean {
  return Object.entries(before).every(
    ([part, value]) => part === 'step' || value === state[part as keyof SessionState],
  );
}

/** Makes a channel whose state follows that of a store only when it is told to. */
function channelOf(store: Channel<SessionState>) {
  type Listener = (state: SessionState, before: SessionState) => void;
  /** each listener with the state of its last notification; a listener may change the store while it is notified */
  const listeners = new Map<Listener, SessionState>();
  let told = store.getState();
  return {
    isTold: () => told === store.getState(),
    tell() {
      told = store.getState();
      for (const [listener, heard] of listeners) {
        if (heard === told) continue;
        listeners.set(listener, told);
        listener(told, heard);
      }
    },
    channel: {
      getState: () => told,
      getInitialState: store.getInitialState,
      subscribe(listener: Listener) {
        listeners.set(listener, told);
        return () => void listeners.delete(listener);
      },
    },
  };
}
