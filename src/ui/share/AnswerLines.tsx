import { principalVariationAt } from '../../core/trace/principalVariation.ts';
import type { Trace } from '../../core/trace/trace.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import type { NodeNames } from '../../words/nodeNames.ts';
import { shownName } from '../../words/shownName.ts';
import { useEditWords } from '../page/useEditWords.ts';

/** What is asked of a tree, answered: value, move, leaves in order, cuts. */
export function AnswerLines({ trace, names }: { trace: Trace; names: NodeNames }) {
  const words = useEditWords();
  const { tree, result } = trace;
  const steps = Array.from({ length: trace.length }, (_, index) => index + 1);
  const leaves = steps.filter((step) => trace.kindAt(step) === 'leaf').map((step) => trace.log.node(step));
  const cuts = steps.filter((step) => trace.kindAt(step) === 'cutoff').map((step) => trace.log.node(step));
  const move = principalVariationAt(trace, trace.length)[0];
  const values = leaves.map((leaf) => names.of(leaf));
  return (
    <ul className="answers">
      <li>{words.sheetValue(result.ok ? printNumber(result.value) : words.noValue)}</li>
      {move !== undefined && <li>{words.sheetMove(shownName(tree.move(move)) || names.of(move))}</li>}
      <li>
        {words.sheetEvaluated(leaves.length, tree.leafCount)}; {words.sheetOrder(values.join(', '))}
      </li>
      <li>
        {cuts.length === 0
          ? words.sheetNoCuts
          : words.sheetCuts(cuts.map((node) => names.of(node)).join(', '))}
      </li>
    </ul>
  );
}
