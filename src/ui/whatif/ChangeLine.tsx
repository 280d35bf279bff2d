import { canSearch } from '../../core/search/algorithms.ts';
import type { Trace } from '../../core/trace/trace.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { traceOf } from '../../session/traceOf.ts';
import type { EditWords } from '../../words/editWords.ts';
import { useEditWords } from '../page/useEditWords.ts';
import { useSession, useTrace } from '../page/useSession.ts';

/** What the change of the leaf has changed: leaves evaluated, the root's value, or nothing. */
export function ChangeLine({ about, leaf }: { about: string; leaf: NodeId }) {
  const words = useEditWords();
  const after = useTrace();
  const before = useSession((state) => {
    const subject = state.lastEdit === about ? state.past.at(-1) : undefined;
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
  const isRead = [before, after].some((trace) => trace.log.firstRow(leaf) > 0 || trace.tree.isLeaf(ROOT));
  if (!isRead && from === to && valueFrom === valueTo) return words.unchanged;
  const leaves = from === to ? words.sameLeaves(to) : words.changedLeaves(from, to);
  const root = valueFrom === valueTo ? words.sameRoot(valueTo) : words.changedRoot(valueFrom, valueTo);
  return `${leaves}; ${root}`;
}

function rootValue({ result }: Trace, words: EditWords): string {
  return result.ok ? printNumber(result.value) : words.noValue;
}
