import { LabelledSelect } from '../kit/Select.tsx';
import { useWords } from '../page/useSession.ts';

/**
 * A menu of depths of a search, in plies: those that are offered, that which is chosen, and last a search to the ends of the
 * game (null).
 */
export function DepthSelect(props: {
  depths: readonly number[];
  chosen: number | null;
  choose: (depth: number | null) => void;
  className?: string;
}) {
  const { depths, chosen, choose, className } = props;
  const words = useWords('game');
  const isOffered = chosen === null || depths.includes(chosen);
  const all = isOffered ? depths : [...depths, chosen].sort((a, b) => a - b);
  return (
    <LabelledSelect
      className={className}
      label={words.depth}
      options={[...all, END]}
      chosen={chosen ?? END}
      text={(depth) => words.toDepth(depth === END ? null : depth)}
      choose={(depth) => choose(depth === END ? null : depth)}
    />
  );
}

/** In the menu, this number is the value of the entry "to the end"; a depth is never negative. */
const END = -1;
