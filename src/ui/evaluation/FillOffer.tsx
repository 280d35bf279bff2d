import { ROOT } from '../../core/tree/nodeId.ts';
import { edit } from '../../session/editing.ts';
import { Button } from '../kit/Button.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';
import '../edit/FillFields.css';

/** One press, and every node of the tree that has none gets a static value; it can be undone as any edit. */
export function FillOffer() {
  const session = useSessionStore();
  const words = useWords('evaluation');
  return (
    <Button
      className="fill-offer"
      text={words.fillWithMeans}
      onClick={() => edit(session, ['fillStatics', ROOT, 'mean', { keeps: true }])}
    />
  );
}
