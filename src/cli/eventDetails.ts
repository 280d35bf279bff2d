/**
 * The details of an event for the answer key: the sentence about it, and every node that looks different
 * after it.
 */

import type { AnyRun, NodeId, NodeState } from '../core/index.ts';
import { narrate } from '../families/index.ts';
import type { Language, NodeNames } from '../words/index.ts';
import { plain } from '../words/sentence.ts';

export interface EventDetails {
  readonly sentence: string;
  /** the nodes whose state differs from that at the step before, in preorder */
  readonly nodes: readonly NodeDetails[];
}

export interface NodeDetails extends Pick<NodeState, 'status' | 'window' | 'range'> {
  readonly node: NodeId;
  /** the label in the node: the value of a leaf, or in short form what is proved about an inner node */
  readonly label: string;
  /** the nodes that set α and β of this node's window; null for a bound that no node set */
  readonly owner: { readonly alpha: NodeId | null; readonly beta: NodeId | null };
}

export function detailsOf(run: AnyRun, step: number, names: NodeNames, language: Language): EventDetails {
  const nodes = mayHaveChanged(run, step).flatMap((node) => {
    const now = shownOf(run, node, step, names);
    return isSame(now, shownOf(run, node, step - 1, names)) ? [] : [now];
  });
  return { sentence: plain(narrate(run.momentAt(step), names, language)), nodes };
}

/**
 * Returns the nodes whose state may have changed at a step: those on the path to the current node and those
 * below a child that was cut off; all nodes when a pass begins.
 */
function mayHaveChanged(run: AnyRun, step: number): readonly NodeId[] {
  const { tree } = run;
  const event = run.event(step);
  if (event.kind === 'pass') return tree.nodes();
  const cut = event.kind === 'cutoff' ? event.pruned : [];
  const below = cut.flatMap((top) => tree.nodes().slice(top, tree.subtreeEnd(top)));
  return [...new Set([...run.pathAt(step), ...below])].sort((a, b) => a - b);
}

function shownOf(run: AnyRun, node: NodeId, step: number, names: NodeNames): NodeDetails {
  const { tree } = run;
  const state = run.stateAt(node, step);
  const { status, range, window } = state;
  const label = tree.isLeaf(node) ? names.inLeaf(node) : run.labelOf(node, state);
  const bounded = window !== null && run.family === 'bounds' ? run : null;
  const owner = {
    alpha: bounded?.ownerAt('alpha', node, step) ?? null,
    beta: bounded?.ownerAt('beta', node, step) ?? null,
  };
  return { node, label, status, window, range, owner };
}

function isSame(a: NodeDetails, b: NodeDetails): boolean {
  return (
    a.label === b.label &&
    a.status === b.status &&
    a.range.low === b.range.low &&
    a.range.high === b.range.high &&
    a.window?.alpha === b.window?.alpha &&
    a.window?.beta === b.window?.beta &&
    a.owner.alpha === b.owner.alpha &&
    a.owner.beta === b.owner.beta
  );
}
