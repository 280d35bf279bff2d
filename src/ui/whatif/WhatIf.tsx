import { useRef } from 'react';
import type { Trace } from '../../core/run/trace.ts';
import { canSearch } from '../../core/search/algorithms.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { edit } from '../../session/editing.ts';
import { traceOf } from '../../session/traceOf.ts';
import type { EditWords } from '../../words/editWords.ts';
import { LeafField } from '../edit/LeafField.tsx';
import { useNodeDrag } from '../figure/useNodeDrag.ts';
import { useEditWords } from '../page/useEditWords.ts';
import { useSession, useSessionStore, useTrace } from '../page/useSession.ts';
import { InfluenceChart } from './InfluenceChart.tsx';
import '../styles/editing.css';
import '../styles/what-if.css';

/** Another value for the leaf the reader was at last; trace and picture follow at once. */
export function WhatIf({ leaf }: { leaf: NodeId | null }) {
  const words = useEditWords();
  useDragValue();
  return leaf === null ? <p className="hint">{words.whatIfNone}</p> : <LeafValue leaf={leaf} />;
}

function LeafValue({ leaf }: { leaf: NodeId }) {
  const session = useSessionStore();
  const words = useEditWords();
  const { tree, names } = useSession((state) => state.subject);
  const value = tree.value(leaf);
  const about = `value ${tree.key(leaf)}`;
  const change = (next: number) => edit(session, ['setValue', leaf, next], about);
  return (
    <div className="what-if">
      <LeafField
        key={about}
        leaf={leaf}
        label={words.whatIfLeaf(names.of(leaf))}
        step={(by) => change((Number.isFinite(value) ? value : 0) + by)}
      />
      <ChangeLine about={about} leaf={leaf} />
      <InfluenceChart leaf={leaf} change={change} />
      <p className="hint">{words.whatIfDrag}</p>
    </div>
  );
}

/** What the change of the leaf has changed: leaves evaluated, the root's value, or nothing. */
function ChangeLine({ about, leaf }: { about: string; leaf: NodeId }) {
  const words = useEditWords();
  const after = useTrace();
  const before = useSession((state) => {
    const subject = state.lastEdit?.about === about ? state.past.at(-1) : undefined;
    if (subject === undefined || !canSearch(state.algorithm, subject.tree)) return null;
    return traceOf({ ...state, subject });
  });
  return (
    <p className="change-line" role="status">
      {before !== null && changeText(before, after, leaf, words)}
    </p>
  );
}

function changeText(before: Trace, after: Trace, leaf: NodeId, words: EditWords): string {
  const [from, to] = [before, after].map((trace) => trace.tallyAt(trace.length).leaves) as [number, number];
  const [valueFrom, valueTo] = [before, after].map((trace) => rootValue(trace, words)) as [string, string];
  const isRead = [before, after].some((trace) => trace.entryStep(leaf) > 0 || trace.tree.isLeaf(ROOT));
  if (!isRead && from === to && valueFrom === valueTo) return words.unchanged;
  const leaves = from === to ? words.sameLeaves(to) : words.changedLeaves(from, to);
  const root = valueFrom === valueTo ? words.sameRoot(valueTo) : words.changedRoot(valueFrom, valueTo);
  return `${leaves}; ${root}`;
}

function rootValue({ result }: Trace, words: EditWords): string {
  return result.ok ? printNumber(result.value) : words.noValue;
}

/** px the pointer moves for one unit */
const PX_PER_UNIT = 9;

/** Dragging the selected leaf sideways in the drawing changes its value. */
function useDragValue(): void {
  const session = useSessionStore();
  /** the value there was when the drag began */
  const before = useRef<number | null>(null);
  /** the value the hand asks for, where it is beyond the bounds of the leaves */
  const beyond = useRef<number | null>(null);

  const setTo = (leaf: NodeId, value: number) => {
    const { tree } = session.getState().subject;
    edit(session, ['setValue', leaf, value], `value ${tree.key(leaf)}`);
  };

  useNodeDrag({
    slack: PX_PER_UNIT / 2,
    takes(node) {
      const { focused, subject, activity } = session.getState();
      return activity.kind === 'reading' && node === focused && subject.tree.isLeaf(node);
    },
    move(leaf, at, from) {
      const { tree } = session.getState().subject;
      const value = tree.value(leaf);
      before.current ??= Number.isFinite(value) ? value : 0;
      const asked = before.current + Math.round((at.x - from.x) / PX_PER_UNIT);
      const [low, high] = tree.leafBounds;
      const next = Math.min(Math.max(asked, low), high);
      beyond.current = next === asked ? null : asked;
      if (value !== next) setTo(leaf, next);
    },
    end(leaf) {
      // Said once, where the hand has come to rest.
      if (beyond.current !== null) setTo(leaf, beyond.current);
      before.current = null;
      beyond.current = null;
    },
  });
}
