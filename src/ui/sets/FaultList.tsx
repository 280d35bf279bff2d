import type { RecordFault } from '../../practice/recordFault.ts';
import type { UnreadFile } from '../files/readText.ts';
import { unreadText } from '../files/unreadText.ts';
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
  if (fault.kind !== 'faulty') return <p className="problem">{unreadText(fault, words)}</p>;
  return (
    <>
      <p className="problem">{words.fileFault(fault.name)}</p>
      <FaultList faults={fault.faults} />
    </>
  );
}
