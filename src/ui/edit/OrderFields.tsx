import { useState } from 'react';
import { fewestOrder } from '../../core/order/fewestOrder.ts';
import {
  ORDER_SCOPES,
  ORDERS,
  type OrderName,
  type OrderScope,
  reordered,
} from '../../core/order/reorder.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { editedIn, replaceTree, selectedKey } from '../../session/editing.ts';
import { Button } from '../kit/Button.tsx';
import { Choices } from '../kit/Choices.tsx';
import { useRun, useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { Count } from '../part/Panel.tsx';

/**
 * The buttons that sort the children of nodes, and a line about how this changes the number of evaluated
 * leaves.
 */
export function OrderFields() {
  const session = useSessionStore();
  const words = useWords('editing');
  const run = useRun();
  const { tree } = useSession((state) => editedIn(state.subject));
  const isOfTwo = tree.players === 0;
  const [scope, setScope] = useState<OrderScope>('subtree');
  const [shuffles, setShuffles] = useState(1);
  const fewest = isOfTwo ? fewestOrder(tree) : null;

  const order = (how: OrderName) => {
    const top = session.getState().focused ?? ROOT;
    if (how === 'shuffled') setShuffles(shuffles + 1);
    replaceTree(session, reordered(tree, top, how, scope, shuffles), selectedKey(session));
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
        {fewest !== null && (
          <Count value={fewest.leaves} text={words.orderFewest} title={words.orderFewestNote} />
        )}
      </dl>
      {fewest === null && <p className="hint">{isOfTwo ? words.orderNone : words.orderPlayers}</p>}
    </>
  );
}
