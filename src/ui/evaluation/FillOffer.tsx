import { ROOT } from '../../core/tree/nodeId.ts';
import { edit } from '../../session/editing.ts';
import { useEdited } from '../edit/useEdited.ts';
import { Button } from '../kit/Button.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';
import '../edit/FillFields.css';

/** A button that gives a static value to every node without one; it can be undone like any edit. */
export function FillOffer() {
  const session = useSessionStore();
  const words = useWords('evaluation');
  const { tree } = useEdited();
  return (
    <Button
      className="fill-offer"
      text={words.fillWithMeans}
      onClick={() => edit(session, tree, ['fillStatics', ROOT, 'mean', { keeps: true }])}
    />
  );
}
