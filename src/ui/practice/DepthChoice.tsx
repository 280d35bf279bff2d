import type { GameTree } from '../../core/tree/gameTree.ts';
import { LabelledSelect } from '../kit/Select.tsx';
import { usePracticeWords } from './usePractice.ts';

/** Where the search goes to the ends. */
const TO_THE_ENDS = '';

/** How many plies are looked at: where the nodes of a tree say what they are worth before its ends. */
export function DepthChoice(props: {
  tree: GameTree;
  depth: number | null;
  choose: (depth: number | null) => void;
}) {
  const words = usePracticeWords();
  const { tree, depth, choose } = props;
  if (depth === null && tree.columns.staticValue === null) return null;
  const depths = Array.from({ length: Math.max(tree.height, (depth ?? 0) + 1) - 1 }, (_, at) =>
    String(at + 1),
  );
  return (
    <LabelledSelect
      className="field"
      label={words.depth}
      options={[TO_THE_ENDS, ...depths]}
      chosen={depth === null ? TO_THE_ENDS : String(depth)}
      text={(chosen) => (chosen === TO_THE_ENDS ? words.toTheEnds : chosen)}
      choose={(chosen) => choose(chosen === TO_THE_ENDS ? null : Number(chosen))}
    />
  );
}
