/**
 * A second window that displays the figure to an audience. After every change, `leadAudience.ts` sends what
 * the presenter's window displays, as an address with its step. `followPresenter.ts` opens a new figure or
 * goes to the step in the current one, sends key presses to the presenter's window, and requests the whole
 * state when its window opens or becomes visible again.
 */
export {};
