import { type PartKind, takesWish } from '../../practice/exercise.ts';
import type { Wish, WishName } from '../../practice/formats/wish.ts';
import { Check } from '../kit/Check.tsx';
import { LabelledSelect } from '../kit/Select.tsx';
import { useWords } from '../page/useSession.ts';
import '../kit/Field.css';

interface Wishing {
  readonly wish: Wish;
  readonly choose: (wish: Wish) => void;
}

/** The choices of what questions of these kinds ask besides their nodes. */
export function WishFields({ kinds, ...of }: Wishing & { kinds: readonly PartKind[] }) {
  const takes = (name: WishName) => kinds.some((kind) => takesWish(kind, name));
  return (
    <>
      {takes('at') && <WindowMoment {...of} />}
      {takes('depth') && <CutDepth {...of} />}
      {takes('owner') && <StrategyOwner {...of} />}
      {takes('ordered') && <ClosedOrder {...of} />}
    </>
  );
}

/**
 * The choice between the window at the start and at the end of a call and the node's own value by then, because books and
 * exams ask for each of them.
 */
function WindowMoment({ wish: { at, ...others }, choose }: Wishing) {
  const words = useWords('practice');
  return (
    <LabelledSelect
      className="field"
      label={words.whichWindow}
      options={['call', 'end', 'own']}
      chosen={at ?? 'call'}
      text={words.moment}
      choose={(moment) => choose(moment === 'call' ? others : { ...others, at: moment })}
    />
  );
}

/** Whether cutoffs are asked for as shallow or deep, besides the bound that is reached. */
function CutDepth({ wish: { depth, ...others }, choose }: Wishing) {
  const words = useWords('practice');
  return (
    <Check
      text={words.cutDepth}
      isChosen={depth === true}
      choose={(isChosen) => choose(isChosen ? { ...others, depth: true } : others)}
    />
  );
}

/** Whose winning strategy is asked for. */
function StrategyOwner({ wish: { owner, ...others }, choose }: Wishing) {
  const words = useWords('practice');
  return (
    <LabelledSelect
      className="field"
      label={words.whoseStrategy}
      options={['winner', 'max', 'min']}
      chosen={owner ?? 'winner'}
      text={words.strategyOf}
      choose={(side) => choose(side === 'winner' ? others : { ...others, owner: side })}
    />
  );
}

/** Whether the order of the nodes in CLOSED counts, too. */
function ClosedOrder({ wish: { ordered, ...others }, choose }: Wishing) {
  const words = useWords('practice');
  return (
    <Check
      text={words.closedOrdered}
      isChosen={ordered === true}
      choose={(isChosen) => choose(isChosen ? { ...others, ordered: true } : others)}
    />
  );
}
