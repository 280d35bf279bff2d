/**
 * A second window that shows the figure to an audience. `leadAudience.ts` sends, after every change, what is shown, as
 * an address with its step. `followPresenter.ts` opens figures that are new, takes the step of those that are not,
 * hands keys back to the presenter's window, and asks for everything when it opens or comes back.
 */
export {};
