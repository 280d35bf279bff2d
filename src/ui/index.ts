/**
 * The page: panels, controls, dialogs and the frame of the figure, in React.
 *
 * React never renders a tree node. The figure is an SVG that `drawing` changes; it is hidden from assistive technology,
 * and `figure/OperableTree.tsx` is the flat ARIA tree that can be operated instead.
 *
 * The folders have an order that a test holds: what all stand on (`page`, `keys`, `kit`, `files`, `part`), the figure,
 * the features. A feature that is loaded late is a part (`part/part.tsx`): it is shown once its code and its texts have
 * arrived, so that nothing shown waits and no focus is lost; a part that fails to load can be tried again on its own.
 *
 * `keys/actions.ts` is the one table of actions with a key; the only key listener (`keys/scopes.ts`), the hints of
 * buttons and the help read it. What an action does is said by the scope it belongs to, while its part is shown.
 * Elements that several parts work on are references (`page/elements.ts`).
 *
 * A screen beside the figure is an activity with an address. The bare address is the front door (`home/Home.tsx`),
 * whose figure is the session's own. What gives the answer away waits until the run has been seen to its end
 * (`panels/seenRuns.ts`).
 *
 * A component's styles are in a sheet beside it, and those of the whole page are in `styles/`. Every rule is in a
 * layer: base, kit, parts, modes. Space, corners and text sizes are tokens (`styles/tokens.css`).
 */
export {};
