import type { Marks } from '../../drawing/index.ts';

/** Gives the frame of the figure the class "folding" while a folded subtree is in view. */
export function showFolding(frame: HTMLElement, { nodes }: Marks): void {
  const isFolding = [...nodes.values()].some(({ held }) => held !== '');
  frame.classList.toggle('folding', isFolding);
}
