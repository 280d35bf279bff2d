import type { RecordFault } from '../../practice/recordFault.ts';
import type { UnreadFile } from '../files/readText.ts';
import { useSetWords } from './useSetWords.ts';

/** More than these are counted, not listed. */
const MOST_LISTED = 20;

/** What is wrong in a file or a link, each with its place. */
export function FaultList({ faults }: { faults: readonly RecordFault[] }) {
  const { make, faults: words } = useSetWords();
  const rest = faults.length - MOST_LISTED;
  return (
    <ul className="file-problems">
      {faults.slice(0, MOST_LISTED).map((fault) => (
        <li key={`${fault.path} ${fault.expected.kind}`} data-code={fault.expected.kind}>
          <code>{fault.path}</code> {words.recordFault(fault)}
        </li>
      ))}
      {rest > 0 && <li>{make.moreFaults(rest)}</li>}
    </ul>
  );
}

/** What is wrong with a file, whatever it should have held. */
export type FileFault =
  | UnreadFile
  | { readonly kind: 'faulty'; readonly name: string; readonly faults: readonly RecordFault[] };

export function FileFaultNote({ fault }: { fault: FileFault }) {
  const { make: words } = useSetWords();
  switch (fault.kind) {
    case 'too-large':
      return <p className="problem">{words.fileTooLarge(fault.name, fault.bytes)}</p>;
    case 'not-text':
      return <p className="problem">{words.fileNotText(fault.name, fault.offset)}</p>;
    case 'unreadable':
      return <p className="problem">{words.fileUnreadable(fault.name)}</p>;
    case 'faulty':
      return (
        <>
          <p className="problem">{words.fileFault(fault.name)}</p>
          <FaultList faults={fault.faults} />
        </>
      );
  }
}
