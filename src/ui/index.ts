/**
 * The user interface: panels, controls, dialogs and the frame of the figure, in React.
 *
 * React never renders a node of the drawn tree. The drawing is an SVG that `drawing` changes; it is hidden
 * from assistive technology. `figure/OperableTree.tsx` is a flat ARIA tree for keyboard and screen readers.
 *
 * A test fixes the order in which the folders may import each other: first those that all others use (`page`,
 * `keys`, `kit`, `files`, `part`), then the figure, then the features. A feature that loads late is made by
 * `part/part.tsx`. It is rendered once its code and its texts have loaded, so that nothing on the page has to
 * wait and no focus is lost; when it fails to load, it can be tried again by itself.
 *
 * `keys/actions.ts` is the one table of actions that have keys. The only key listener (`keys/scopes.ts`), the
 * tooltips of buttons and the help read it. A mounted component says what the actions of its scope do.
 * Elements that several components use are references (`page/elements.ts`).
 *
 * A screen without a figure is an activity with its own address. The address without a hash is the start page
 * (`home/Home.tsx`), whose figure is that of the session. Notes that give an answer away wait until the
 * reader has seen the run to its end (`panels/seenRuns.ts`).
 *
 * The styles of a component are in a file beside it, and those of the whole page in `styles/`. Every CSS rule
 * is in one of the layers base, kit, parts and modes. Distances, corners and text sizes are custom properties
 * (`styles/tokens.css`).
 */
export {};
