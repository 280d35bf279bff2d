import { useCallback, useState } from 'react';
import { ORDER_SCOPES, ORDERS, type OrderName, type OrderScope } from '../../core/order/reorder.ts';
import { fewestLeavesOf, orderChildren } from '../../session/orderChildren.ts';
import { Button } from '../kit/Button.tsx';
import { Choices } from '../kit/Choices.tsx';
import { useRecorded } from '../page/useRecorded.ts';
import { useRun, useSessionStore, useWords } from '../page/useSession.ts';
import { Count } from '../part/Panel.tsx';
import { useEdited } from './useEdited.ts';

/**
 * The buttons that sort the children of nodes, and a line about how this changes the number of evaluated
 * leaves.
 */
export function OrderFields() {
  const session = useSessionStore();
  const words = useWords('editing');
  const run = useRun();
  const { tree } = useEdited();
  const isOfTwo = tree.players === 0;
  const [scope, setScope] = useState<OrderScope>('subtree');
  const [shuffles, setShuffles] = useState(1);
  const fewest = useRecorded(useCallback(() => (isOfTwo ? fewestLeavesOf(tree) : null), [isOfTwo, tree]));
  const isNone = fewest.state === 'made' && fewest.made === null;

  const order = (how: OrderName) => {
    if (how === 'shuffled') setShuffles(shuffles + 1);
    orderChildren(session, { how, scope, seed: shuffles });
  };

  return (
    <>
      <Choices
        legend={words.orderScopeLegend}
        name="order-scope"
        options={ORDER_SCOPES}
        chosen={scope}
        text={words.orderScope}
        choose={setScope}
      />
      <div className="row">
        {ORDERS.filter((how) => isOfTwo || how === 'shuffled').map((how) => (
          <Button text={words.order[how]} key={how} onClick={() => order(how)} />
        ))}
      </div>
      <dl className="counts tabular">
        <Count value={run.tallyAt(run.length).leaves} text={words.orderEvaluated} />
        {!isNone && fewest.state !== 'failed' && (
          <Count
            value={fewest.state === 'made' ? fewest.made : null}
            text={words.orderFewest}
            title={words.orderFewestNote}
          />
        )}
      </dl>
      {isNone && <p className="hint">{isOfTwo ? words.orderNone : words.orderPlayers}</p>}
    </>
  );
}
