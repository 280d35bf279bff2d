import type { Part } from '../../practice/exercise.ts';
import type { Practice } from '../../session/practice/practice.ts';
import { writeText } from '../../session/practice/writeNode.ts';
import { EntryFields } from './EntryFields.tsx';
import { GivenNodes } from './GivenNodes.tsx';
import { ReorderButtons } from './ReorderButtons.tsx';
import { TextEntry } from './TextEntry.tsx';
import { usePracticeWords } from './usePractice.ts';

/** How the part at hand is answered beside the tree. */
export function PartEntry({ practice, part }: { practice: Practice; part: Part }) {
  const words = usePracticeWords();
  const { sheet, exercise, unread } = practice;
  const { tree } = exercise;
  switch (part.kind) {
    case 'values':
      return (
        <EntryFields
          practice={practice}
          part="values"
          nodes={tree.nodes().filter((node) => !tree.isLeaf(node))}
        />
      );
    case 'windows':
      return <EntryFields practice={practice} part="windows" nodes={part.nodes} />;
    case 'crossing':
      return <GivenNodes practice={practice} nodes={[...sheet.crossing]} />;
    case 'leafOrder':
      return <GivenNodes practice={practice} nodes={sheet.leafOrder} isOrdered />;
    case 'move':
      return <GivenNodes practice={practice} nodes={sheet.move === null ? [] : [sheet.move]} />;
    case 'line':
      return <GivenNodes practice={practice} nodes={sheet.line} isOrdered />;
    case 'reorder':
      return <ReorderButtons practice={practice} />;
    case 'leafCount':
    case 'interval':
      return (
        <TextEntry
          key={part.kind}
          label={part.kind === 'leafCount' ? words.count : words.interval}
          text={sheet[part.kind]}
          inputMode={part.kind === 'leafCount' ? 'numeric' : 'text'}
          isWrong={unread.some((entry) => entry.part === part.kind)}
          write={(text, isContinued) => writeText(part.kind, text, isContinued)}
        />
      );
  }
}
