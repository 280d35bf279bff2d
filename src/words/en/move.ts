/** Sentences name a move that is played by these. */
import type { AnyRun, NodeId } from '../../core/index.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import type { NodeNames } from '../nodeNames.ts';
import { type Sentence, say } from '../sentence.ts';
import { shownName } from '../visibleText.ts';

/** Writes a game move by its name; when it has none, by the node it leads to. */
export function moveTo(child: NodeId, names: NodeNames): Sentence {
  const move = shownName(names.tree.move(child));
  if (move !== '') return say`${move}`;
  return names.tree.isLeaf(child) ? say`to the leaf ${names.token(child)}` : say`to ${names.token(child)}`;
}

/**
 * The end of the sentence about the root's value: which game move is played; a full stop when there is none.
 */
export function andPlays(run: AnyRun, move: NodeId | null, names: NodeNames): Sentence {
  if (move === null) return say`.`;
  return say`, and ${bySide(run.tree.kind(ROOT), 'MAX', 'MIN')} plays ${moveTo(move, names)}.`;
}
