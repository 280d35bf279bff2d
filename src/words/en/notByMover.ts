import type { NotByMover } from '../../core/search/moverForm.ts';

/** Why a search is not written in the numbers of the side to move. */
export const englishNotByMover: Readonly<Record<NotByMover, string>> = {
  algorithm: 'this algorithm has no negamax form',
  chance: 'there are chance nodes, and chance is no side',
  players: 'several players decide in this tree',
};
