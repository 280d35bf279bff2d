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
import { replaceTree } from '../../session/editing.ts';
import { editedIn, selectedIn, selectedKeyIn } from '../../session/waitingEdits.ts';
import { Button } from '../kit/Button.tsx';
import { Choices } from '../kit/Choices.tsx';
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
  const fewest = isOfTwo ? fewestOrder(tree) : null;

  const order = (how: OrderName) => {
    const state = session.getState();
    const { tree: now } = editedIn(state);
    if (how === 'shuffled') setShuffles(shuffles + 1);
    const ordered = reordered(now, selectedIn(state) ?? ROOT, how, scope, shuffles);
    replaceTree(session, ordered, selectedKeyIn(state));
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
