/**
 * Tells the figure and the rest of the page of changes in the pace of frames. A step is drawn at once; further steps
 * before its frame is painted are drawn together, so that nothing is drawn which nobody could see, and keys that come
 * faster than frames never queue. The figure comes first: when drawing it took long, the rest of the page follows after
 * the frame. Every other change is told to both at once.
 */
import type { Channel } from './channels.ts';
import type { SessionState } from './session.ts';

/** The frames of a window. */
export interface Frames {
  /** calls `run` once: before the next frame is painted, or soon when there is none, as in a hidden page */
  before(run: () => void): void;
  /** calls `run` once: after the next frame is painted, or soon when there is none */
  after(run: () => void): void;
  /** the time, ms */
  now(): number;
}

export interface Paced {
  /** notifies what draws the figure */
  readonly figure: Channel<SessionState>;
  /** notifies the rest of the page, never before the figure; its state is the one notified last */
  readonly page: Channel<SessionState>;
}

/**
 * When the script of the figure took longer, in ms, the rest of the page follows after the frame. The script is about a
 * sixth of the work for a frame with all of the page, which then would take more than 8 ms.
 */
const LONG_MS = 1;

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
    const start = frames.now();
    figure.tell();
    if (frames.now() - start > LONG_MS) frames.after(page.tell);
    else page.tell();
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
    ([part, value]) => part === 'step' || Object.is(value, state[part as keyof SessionState]),
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
