/** One step of a run as the definitions have it, and what would be if a child were another. */
import { expect } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import type { OracleRules } from '../support/oracle/openCall.ts';
import { type PlainNode, plainTree } from '../support/oracle/plainTree.ts';
import { type Interval, provedEverywhere } from '../support/oracle/proved.ts';
import { type Moment, tellStory } from '../support/oracle/story.ts';
import { childrenOf, type Sketch } from '../support/sketch.ts';

/** A run as the oracle tells it. */
export interface Told {
  readonly run: AnyRun;
  readonly sketch: Sketch;
  readonly nodes: readonly PlainNode[];
  readonly moments: readonly Moment[];
  /** null for a search without a window */
  readonly rules: OracleRules;
}

/** One moment of it. */
export class Scene {
  readonly moment: Moment;
  readonly proved: readonly Interval[];
  readonly #cuts = new Map<number, boolean>();

  constructor(
    readonly told: Told,
    readonly step: number,
  ) {
    this.moment = told.moments[step - 1]!;
    const seen = told.moments.slice(0, step).filter(({ kind }) => kind === 'leaf');
    const leaves = new Set(seen.map(({ node }) => node));
    this.proved = provedEverywhere(told.nodes[0]!, leaves, told.run.tree.leafBounds);
  }

  get node(): PlainNode {
    return this.told.nodes[this.moment.node]!;
  }

  /** Who decides at the node of the moment. */
  get decider(): string {
    return this.node.kind;
  }

  at(id: string): PlainNode {
    return this.told.nodes[Number(id)]!;
  }

  range(node: PlainNode): Interval {
    return this.proved[node.id]!;
  }

  /** What the node that was named holds by now. */
  held(node: PlainNode): number | null {
    return this.told.moments.slice(0, this.step).findLast((moment) => moment.node === node.id)?.value ?? null;
  }

  /** Whether the node of this moment would stop if its next child were a leaf of that value. */
  wouldCut(value: number): boolean {
    const cuts = this.#cuts.get(value) ?? this.#tryCut(value);
    this.#cuts.set(value, cuts);
    return cuts;
  }

  #tryCut(value: number): boolean {
    const next = this.node.children[this.moment.kind === 'update' ? this.moment.returnedCount : 0]!;
    const root = plainTree(replaced(this.told.sketch, next, value));
    const story = tellStory(root, this.told.rules);
    const leaf = story[this.step]!;
    expect(leaf.kind, 'the next child is the leaf that was put there').toBe('leaf');
    return story[this.step + 2]?.kind === 'cutoff';
  }
}

/** The sketch with a leaf in the place of a node. */
export function replaced(sketch: Sketch, node: PlainNode, value: number): Sketch {
  const path = node.path().slice(1);
  return put(sketch, 0);

  function put(at: Sketch, depth: number): Sketch {
    const child = path[depth];
    if (child === undefined) return value;
    if (at === null || typeof at === 'number') throw new Error('no node below a leaf');
    if ('chance' in at)
      return {
        chance: at.chance.map(([p, below], i) => [p, i === child.index ? put(below, depth + 1) : below]),
      };
    const children = childrenOf(at).map((below, i) => (i === child.index ? put(below, depth + 1) : below));
    return 'max' in at ? { max: children } : { min: children };
  }
}
