import { expect } from 'vitest';
import { type AnyRun, asBounds } from '../../src/core/run/anyRun.ts';
import type { BoundsRun } from '../../src/core/run/boundsRun.ts';
import type { AnyEvent, CutoffEvent, SimulationEvent } from '../../src/core/run/event.ts';
import { moverRun } from '../../src/core/run/moverRun.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import type { SimulationRun } from '../../src/core/run/simulationRun.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { familyOf } from '../../src/families/index.ts';
import type { TermShown } from '../../src/library/glossary.ts';
import { treeOf } from './runs.ts';

/** What is seen at the step of a term. */
export class Shown {
  readonly tree: GameTree;
  readonly run: AnyRun;
  readonly step: number;

  get bounded(): BoundsRun {
    return asBounds(this.run);
  }

  get simulation(): SimulationRun {
    if (this.run.family !== 'simulation') throw new Error('the term is shown by another search');
    return this.run;
  }

  /** The event of a simulation, which must be of that kind. */
  phase<Kind extends SimulationEvent['kind']>(kind: Kind): Extract<SimulationEvent, { kind: Kind }> {
    expect(this.event.kind).toBe(kind);
    return this.simulation.event(this.step) as Extract<SimulationEvent, { kind: Kind }>;
  }

  constructor(readonly shown: Extract<TermShown, { kind: 'tree' }>) {
    const { example, settings } = shown;
    this.tree = treeOf(example);
    const run = recordSearch(this.tree, settings.algorithm, settings.rules, 'drawn', settings.limits);
    this.run = settings.numbers === 'mover' ? moverRun(asBounds(run)) : run;
    this.step = settings.step;
  }

  get event(): AnyEvent {
    return this.run.event(this.step);
  }

  get node(): NodeId {
    return this.event.node;
  }

  get kind() {
    return this.tree.kindName(this.node);
  }

  get cutoff(): CutoffEvent {
    const { event } = this;
    if (event.kind !== 'cutoff') throw new Error(`step ${this.step} is no cutoff`);
    return event;
  }

  /** The event, which must be of that kind. */
  of<Kind extends AnyEvent['kind']>(kind: Kind): Extract<AnyEvent, { kind: Kind }> {
    expect(this.event.kind).toBe(kind);
    return this.event as Extract<AnyEvent, { kind: Kind }>;
  }

  childValues(node = this.node): (number | null)[] {
    return this.tree.children(node).map((child) => this.run.stateAt(child, this.step).value);
  }

  bounds(node = this.node): string {
    const state = this.run.stateAt(node, this.step);
    return familyOf(this.run).boundsAt(this.run, node, this.step, this.shown.settings.notation, state);
  }

  /** Who set the bound that cuts. */
  get owner(): NodeId {
    const { owner } = this.cutoff;
    if (owner === null) throw new Error('nobody set the bound');
    return owner;
  }
}

export const rootValueOf = (run: AnyRun) => (run.result.ok ? run.result.value : null);

/** Expects that the step is the last of the search. */
export function endsOf({ run, step }: Shown): void {
  expect(step).toBe(run.length);
}
