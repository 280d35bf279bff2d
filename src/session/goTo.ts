/** Finds the steps, nodes and cutoffs that a typed text names, and goes there. */
import type { AnyRun } from '../core/index.ts';
import { countUpTo } from '../core/run/stops.ts';
import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import type { NodeNames } from '../words/index.ts';
import { foldSubtree, isFolded } from './foldActions.ts';
import { goToStep, type Session } from './session.ts';
import { typedStep } from './typedStep.ts';

/**
 * A place to go to. The step of a node is that at which it is entered first: null when it never is, and 'withheld' when
 * that cannot be told yet.
 */
export type Destination =
  | { readonly kind: 'step'; readonly step: number }
  | { readonly kind: 'cut'; readonly number: number; readonly node: NodeId; readonly step: number }
  | { readonly kind: 'node'; readonly node: NodeId; readonly step: number | 'withheld' | null };

/**
 * Why a text leads nowhere: there is no such step, no such cutoff, no later cutoff, or nothing of that name; or what it
 * leads to may lie beyond the last step that can be displayed.
 */
export interface NoDestination {
  readonly kind: 'no-step' | 'no-cut' | 'no-later-cut' | 'nothing' | 'withheld';
}

/** The greatest number of destinations that are offered. */
const MOST = 8;

const CUT = /^(?:cut(?:off)?s?|剪枝?)\s*#?\s*(\d*)$/i;

/**
 * Returns the places that a text names, the likeliest first: a step and a cutoff by their numbers, nodes by their names
 * or by how their names begin. "cut" alone names the cutoffs after the step `now`. Of what happens after the step
 * `last`, which is the last one that can be displayed, nothing is told.
 */
export function destinationsOf(
  text: string,
  run: AnyRun,
  names: NodeNames,
  now: number,
  last = run.length,
): readonly Destination[] | NoDestination {
  const typed = text.trim();
  const [step, cut] = [typedStep(typed), CUT.exec(typed)?.[1]];
  const isWithheld = last < run.length;
  const all = run.eventsOf('cutoff');
  const cuts = isWithheld ? all.slice(0, countUpTo(all, last)) : all;
  const cutAt = (number: number): Destination => {
    const at = cuts[number - 1] as number;
    return { kind: 'cut', number, node: run.nodeAt(at), step: at };
  };
  const found: Destination[] = [];
  if (step !== null && step <= last) found.push({ kind: 'step', step });
  if (cut !== undefined && cut !== '' && Number(cut) >= 1 && Number(cut) <= cuts.length)
    found.push(cutAt(Number(cut)));
  if (cut === '') {
    const next = countUpTo(cuts, now) + 1;
    for (let number = next; number <= cuts.length && found.length < MOST; number += 1)
      found.push(cutAt(number));
  }
  for (const node of nodesCalled(typed, names, MOST - found.length)) {
    const seen = firstSeen(run, node);
    const isTold = !isWithheld || (seen !== null && seen <= last);
    // A node that the search has not generated yet is not in the figure.
    if (isTold || run.bornAt(node) <= last)
      found.push({ kind: 'node', node, step: isTold ? seen : 'withheld' });
  }
  if (found.length > 0) return found;
  if (step !== null) return { kind: step > run.length ? 'no-step' : 'withheld' };
  if (cut === undefined) return { kind: 'nothing' };
  if (isWithheld) return { kind: 'withheld' };
  return { kind: cut === '' && all.length > 0 ? 'no-later-cut' : 'no-cut' };
}

/** Goes to the step of a destination. When the destination is a node, selects it and unfolds the subtrees that hide it. */
export function goTo(session: Session, place: Destination): void {
  if (typeof place.step === 'number') goToStep(session, place.step);
  if (place.kind !== 'node') return;
  const { tree } = session.getState().subject;
  for (let above = tree.parent(place.node); above !== NO_NODE; above = tree.parent(above))
    if (isFolded(session.getState(), above)) foldSubtree(session, above, false);
  session.setState({ focused: place.node });
}

function firstSeen(run: AnyRun, node: NodeId): number | null {
  return run.nextEntry(node, 0) || run.bornAt(node) || null;
}

/** The characters below this code are ASCII; there a small letter differs from the capital by the bit SMALL. */
const ASCII = 128;
const SMALL = 32;

/** Returns the nodes with a name, then those whose names begin with it, `most` in all. */
function nodesCalled(text: string, names: NodeNames, most: number): readonly NodeId[] {
  const wanted = text.toLowerCase();
  if (wanted === '') return [];
  const first = wanted.charCodeAt(0) | SMALL;
  const same: NodeId[] = [];
  const longer: NodeId[] = [];
  for (const node of names.tree.nodes()) {
    const name = names.of(node);
    if (name.length < wanted.length) continue;
    // Few of the many names begin with the letter, so the others need not be written in small letters.
    const code = name.charCodeAt(0);
    if (code < ASCII && (code | SMALL) !== first) continue;
    const small = name.toLowerCase();
    if (small === wanted) same.push(node);
    else if (longer.length < most && small.startsWith(wanted)) longer.push(node);
    if (same.length === most) break;
  }
  return [...same, ...longer].slice(0, most);
}
