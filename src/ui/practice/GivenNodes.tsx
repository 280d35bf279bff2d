import { X } from 'lucide-react';
import type { NodeId } from '../../core/tree/nodeId.ts';
import type { Practice } from '../../session/practice/practice.ts';
import { pressNode } from '../../session/practice/writeNode.ts';
import { useSessionStore } from '../page/useSession.ts';
import { usePracticeWords } from './usePractice.ts';

/** What has been chosen on the tree, each with a button that takes it back. */
export function GivenNodes({
  practice: { subject },
  nodes,
  isOrdered = false,
}: {
  practice: Practice;
  nodes: readonly NodeId[];
  isOrdered?: boolean;
}) {
  const session = useSessionStore();
  const words = usePracticeWords();
  if (nodes.length === 0) return <p className="given-none">{words.nothingGiven}</p>;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className="given" aria-label={words.given}>
      {nodes.map((node) => (
        <li key={node}>
          <button
            type="button"
            className={`chip ${subject.tree.kindName(node)}`}
            aria-label={words.take(subject.names.of(node))}
            onPointerEnter={() => session.setState({ hovered: node })}
            onPointerLeave={() => session.setState({ hovered: null })}
            onClick={() => pressNode(node)}
          >
            {subject.names.of(node)} <X aria-hidden size={14} />
          </button>
        </li>
      ))}
    </List>
  );
}
