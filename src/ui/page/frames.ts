/** The frames of the browser's window, in whose pace the page is drawn. */
import type { Frames } from '../../session/pace.ts';

/** Calls `run` before the next frame; a hidden window paints none until it is seen again. */
function beforeFrame(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(run);
}

export const windowFrames: Frames = {
  before: beforeFrame,
  after: (run) => beforeFrame(() => setTimeout(run)),
};
