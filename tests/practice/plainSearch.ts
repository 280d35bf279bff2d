/**
 * Alpha-beta on linked objects, and its misunderstandings as a teacher would put them: what a call is given
 * to hold, and what it does with it. Slow and without a look at the code it checks.
 */
import type { SearchRules } from '../../src/core/search/searchSettings.ts';
import type { Mistake } from '../../src/practice/methods/mistakenSearch.ts';
import { Roundings } from '../support/oracle/exact.ts';
import type { PlainNode } from '../support/oracle/plainTree.ts';
import { expectation } from '../support/oracle/trueValue.ts';

/** The pair of bounds that a call holds; whoever shares the object shares every change to it. */
interface Held {
  alpha: number;
  beta: number;
}

export interface PlainRun {
  readonly value: number;
  /** ids of the leaves, in the order of their evaluation */
  readonly leaves: readonly number[];
  /** with which pair each inner node was called, by id */
  readonly windows: ReadonlyMap<number, Readonly<Held>>;
  /** of each decision that was called, the first child whose value it took */
  readonly choices: ReadonlyMap<number, number>;
}

const nothing = (): Held => ({ alpha: -Infinity, beta: Infinity });

/** Fail-soft, with one mistake or none; `begin` is what the root begins with. */
export function plainSearch(
  root: PlainNode,
  { cutoff, bounds }: Pick<SearchRules, 'cutoff' | 'bounds'>,
  mistake: Mistake = 'none',
  begin: Readonly<Held> = nothing(),
): PlainRun {
  const leaves: number[] = [];
  const windows = new Map<number, Readonly<Held>>();
  const choices = new Map<number, number>();
  const isShared = mistake === 'global' || mistake === 'global-late';
  const roundings = new Roundings();
  const start = mistake === 'alpha-zero' ? { ...begin, alpha: 0 } : { ...begin };
  return { value: valueUnder(root, start), leaves, windows, choices };

  function valueUnder(node: PlainNode, held: Held): number {
    if (node.kind === 'leaf') {
      leaves.push(node.id);
      return node.value;
    }
    windows.set(node.id, { ...held });
    if (node.kind === 'chance') {
      const values = node.children.map((outcome) => valueUnder(outcome, acrossChance(held)));
      return roundings.round(
        expectation(
          node,
          values.map((value) => roundings.unrounded(value)),
        ),
      );
    }
    return node.kind === 'max' ? maxValue(node, held) : minValue(node, held);
  }

  function maxValue(node: PlainNode, held: Held): number {
    const { beta } = held;
    let own = -Infinity;
    for (const child of node.children) {
      const given = handedDown(node, held, { ...nothing(), alpha: own });
      const returned = valueUnder(child, given);
      if (returned > own || !choices.has(node.id)) choices.set(node.id, child.id);
      own = Math.max(own, returned);
      if (mistake === 'global-late') held.alpha = Math.max(held.alpha, own);
      if (stopsAtMax(own, held, beta)) break;
      held.alpha = Math.max(held.alpha, own);
      if (mistake === 'keeps-child') takeOver(held, given);
    }
    return own;
  }

  function minValue(node: PlainNode, held: Held): number {
    const { alpha } = held;
    let own = Infinity;
    for (const child of node.children) {
      const given = handedDown(node, held, { ...nothing(), beta: own });
      const returned = valueUnder(child, given);
      if (returned < own || !choices.has(node.id)) choices.set(node.id, child.id);
      own = Math.min(own, returned);
      if (mistake === 'global-late') held.beta = Math.min(held.beta, own);
      if (stopsAtMin(own, held, alpha)) break;
      held.beta = Math.min(held.beta, own);
      if (mistake === 'keeps-child') takeOver(held, given);
    }
    return own;
  }

  /** `beta` is what the node was called with, which only a child's may have replaced since. */
  function stopsAtMax(own: number, held: Held, beta: number): boolean {
    if (mistake === 'swapped') return isAtMost(own, held.alpha);
    if (mistake === 'global-late') return isAtLeast(held.alpha, held.beta);
    return isAtLeast(own, mistake === 'keeps-child' ? beta : held.beta);
  }

  function stopsAtMin(own: number, held: Held, alpha: number): boolean {
    if (mistake === 'swapped') return isAtLeast(own, held.beta);
    if (mistake === 'global-late') return isAtLeast(held.alpha, held.beta);
    return isAtMost(own, mistake === 'keeps-child' ? alpha : held.alpha);
  }

  /** What the child has made of its pair stays with the parent. */
  function takeOver(held: Held, left: Held): void {
    held.alpha = Math.max(held.alpha, left.alpha);
    held.beta = Math.min(held.beta, left.beta);
  }

  /** A copy, so that the caller keeps its own pair; without the copy there is one pair for all. */
  function handedDown(node: PlainNode, held: Held, ofParentAlone: Held): Held {
    if (isShared) return held;
    if (mistake === 'no-inheritance') return nothing();
    if (mistake === 'open-root' && node.parent === null) return nothing();
    return bounds === 'parent' ? ofParentAlone : { ...held };
  }

  function acrossChance(held: Held): Held {
    if (isShared) return held;
    return mistake === 'through-chance' ? { ...held } : nothing();
  }

  function isAtLeast(own: number, beta: number): boolean {
    return own > beta || (cutoff === 'equal' && own === beta);
  }

  function isAtMost(own: number, alpha: number): boolean {
    return own < alpha || (cutoff === 'equal' && own === alpha);
  }
}
