/**
 * A run as negamax writes it: event for event the run it is made of, with every number as the side that is to move at
 * its node has it. This is where numbers of MAX become numbers of the mover; whoever prints one asks the trace.
 */
import { oncePer } from '../oncePer.ts';
import type { SearchResult } from '../search/runSearch.ts';
import type { SearchWindow } from '../search/searchWindow.ts';
import type { GameTree } from '../tree/gameTree.ts';
import { flippedIn, moverPass, moverTree, opposite } from '../tree/moverTree.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import type { TraceEvent } from './event.ts';
import type { Frame } from './frame.ts';
import type { NodeState } from './nodeState.ts';
import type { Pass } from './pass.ts';
import type { ValueRange } from './range.ts';
import { Trace } from './trace.ts';
import type { Bound, CutoffTest } from './window.ts';

/** The run of a tree whose sides take turns (see `moverForm.ts`), in the numbers of the mover. */
export const moverTrace = oncePer((plain: Trace): Trace => new MoverTrace(plain));

class MoverTrace extends Trace {
  override readonly tree: GameTree;
  override readonly result: SearchResult;
  override readonly answered: Pass | null;
  readonly #plain: Trace;
  readonly #isFlipped: (node: NodeId) => boolean;
  /** as the run has them, each as it is written here */
  readonly #passOf: ReadonlyMap<Pass, Pass>;

  constructor(plain: Trace) {
    super(plain.recorded);
    this.#plain = plain;
    this.tree = moverTree(plain.tree);
    this.#isFlipped = flippedIn(plain.tree);
    const treeOf = (seen: GameTree) => (seen === plain.tree ? this.tree : moverPass(seen, this.#isFlipped));
    this.#passOf = new Map(
      plain.passes.map((pass) => [
        pass,
        { ...pass, tree: treeOf(pass.tree), result: this.#resultOf(pass.result) },
      ]),
    );
    this.result = this.#resultOf(plain.result);
    this.answered = plain.answered && this.#written(plain.answered);
  }

  override get rootWindow(): SearchWindow {
    return this.#windowOf(ROOT, this.#plain.rootWindow);
  }

  override get passes(): readonly Pass[] {
    return [...this.#passOf.values()];
  }

  override passAt(step: number): Pass {
    return this.#written(this.#plain.passAt(step));
  }

  override treeAt(step: number): GameTree {
    return this.passAt(step).tree;
  }

  override event(step: number): TraceEvent {
    const event = this.#plain.event(step);
    const { node } = event;
    switch (event.kind) {
      case 'enter':
        return { ...event, window: this.#windowOf(node, event.window) };
      case 'leaf':
      case 'horizon':
      case 'answer':
        return { ...event, value: this.#own(node, event.value) };
      case 'stay':
        return {
          ...event,
          static: this.#own(node, event.static),
          value: this.#own(node, event.value),
          test: event.test && this.#testOf(node, event.test),
          window: this.#windowOf(node, event.window),
        };
      case 'update':
        return {
          ...event,
          returned: this.#own(event.child, event.returned),
          value: this.#own(node, event.value),
          previous: this.#own(node, event.previous),
          test: event.test && this.#testOf(node, event.test),
          window: this.#windowOf(node, event.window),
        };
      case 'again':
        return {
          ...event,
          returned: this.#own(event.child, event.returned),
          window: this.#windowOf(event.child, event.window),
        };
      case 'cutoff':
        return { ...event, test: this.#testOf(node, event.test) };
      case 'exit':
        return {
          ...event,
          value: this.#own(node, event.value),
          range: this.#rangeOf(node, event.range),
        };
      // What these tell is no number of a value, or is told of lists.
      case 'halt':
      case 'pass':
      case 'stop':
      case 'select':
      case 'expand':
      case 'backup':
      case 'drop':
      case 'mark':
        return event;
    }
  }

  override heldAt(node: NodeId, step = this.length): number {
    return this.#own(node, this.#plain.heldAt(node, step));
  }

  override rangeAt(node: NodeId, step: number): ValueRange {
    return this.#rangeOf(node, this.#plain.rangeAt(node, step));
  }

  override provedAt(node: NodeId, step: number): ValueRange {
    return this.#rangeOf(node, this.#plain.provedAt(node, step));
  }

  override entryWindowAt(node: NodeId, step = this.length): SearchWindow {
    return this.#windowOf(node, this.#plain.entryWindowAt(node, step));
  }

  override windowAt(node: NodeId, step = this.length): SearchWindow {
    return this.#windowOf(node, this.#plain.windowAt(node, step));
  }

  override testAt(step: number): CutoffTest | null {
    const test = this.#plain.testAt(step);
    return test && this.#testOf(this.nodeAt(step), test);
  }

  override ownerAt(bound: Bound, node: NodeId, step: number): NodeId | null {
    return this.#plain.ownerAt(this.#boundOf(node, bound), node, step);
  }

  override askerAt(bound: Bound, node: NodeId, step: number): NodeId | null {
    return this.#plain.askerAt(this.#boundOf(node, bound), node, step);
  }

  override boundOwnerAt(node: NodeId, step: number): NodeId | null {
    return this.#plain.boundOwnerAt(node, step);
  }

  override stateAt(node: NodeId, step: number): NodeState {
    const state = this.#plain.stateAt(node, step);
    if (!this.#isFlipped(node)) return state;
    const { range, proved, value, window } = state;
    return {
      ...state,
      range: this.#rangeOf(node, range),
      proved: this.#rangeOf(node, proved),
      value: value === null ? null : this.#own(node, value),
      window: window && this.#windowOf(node, window),
    };
  }

  override callStackAt(step: number): readonly Frame[] {
    return this.#plain.callStackAt(step).map((frame) => {
      const { node, window, value, alphaOwner, betaOwner } = frame;
      const owners = this.#isFlipped(node) ? { alphaOwner: betaOwner, betaOwner: alphaOwner } : {};
      return { ...frame, window: this.#windowOf(node, window), value: this.#own(node, value), ...owners };
    });
  }

  /** A number of MAX's as the side to move at the node has it. */
  #own(node: NodeId, value: number): number {
    return this.#isFlipped(node) ? opposite(value) : value;
  }

  #rangeOf(node: NodeId, range: ValueRange): ValueRange {
    return this.#isFlipped(node) ? { low: opposite(range.high), high: opposite(range.low) } : range;
  }

  #windowOf(node: NodeId, window: SearchWindow): SearchWindow {
    return this.#isFlipped(node) ? { alpha: opposite(window.beta), beta: opposite(window.alpha) } : window;
  }

  #boundOf(node: NodeId, bound: Bound): Bound {
    if (!this.#isFlipped(node)) return bound;
    return bound === 'alpha' ? 'beta' : 'alpha';
  }

  /** v ≤ α of MIN is −v ≥ −α, which is its β. */
  #testOf(node: NodeId, test: CutoffTest): CutoffTest {
    const { bound, v, limit } = test;
    return {
      ...test,
      bound: this.#boundOf(node, bound),
      v: this.#own(node, v),
      limit: this.#own(node, limit),
    };
  }

  #resultOf(result: SearchResult): SearchResult {
    return result.ok ? { ...result, value: this.#own(ROOT, result.value) } : result;
  }

  #written(pass: Pass): Pass {
    return this.#passOf.get(pass) as Pass;
  }
}
