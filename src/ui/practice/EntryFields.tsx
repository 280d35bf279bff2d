import type { NodeId } from '../../core/tree/nodeId.ts';
import type { Practice } from '../../session/practice/practice.ts';
import { typeAt } from '../../session/practice/writeNode.ts';
import { useSessionStore } from '../page/useSession.ts';
import { TextEntry } from './TextEntry.tsx';
import { usePracticeWords } from './usePractice.ts';

/** A field for each node; the one that has the focus is marked on the tree. */
export function EntryFields({
  practice,
  part,
  nodes,
}: {
  practice: Practice;
  part: 'values' | 'windows';
  nodes: readonly NodeId[];
}) {
  const session = useSessionStore();
  const words = usePracticeWords();
  const { sheet, subject, unread } = practice;
  return (
    <fieldset className={`sheet-entries ${part}`}>
      <legend className="visually-hidden">{words.entries}</legend>
      {nodes.map((node) => (
        <TextEntry
          key={node}
          label={words.entryOf(subject.names.of(node), words.side[subject.tree.kindName(node)])}
          text={sheet[part].get(node) ?? ''}
          inputMode="text"
          isWrong={unread.some((entry) => entry.part === part && entry.node === node)}
          focus={() => session.setState({ focused: node })}
          write={(text, isContinued) => typeAt(part, node, text, isContinued)}
        />
      ))}
    </fieldset>
  );
}
