import type { ReactNode } from 'react';
import type { Read } from '../../notation/codec.ts';
import { shownPath } from '../../notation/fault.ts';
import type { Problem } from '../../notation/problem.ts';
import { useWords } from '../page/useSession.ts';
import type { FileRead } from './readFile.ts';
import './FileReport.css';

/** More faults than these are counted, not listed. */
const MOST_LISTED = 20;

/** Everything that is wrong: faults of data, or the problem of a tree in the notation. */
export interface Faults extends Pick<Read<unknown>, 'faults' | 'more'> {
  readonly textProblem?: Problem | null;
}

function isFaulty({ faults, textProblem = null }: Faults): boolean {
  return faults.length > 0 || textProblem !== null;
}

/** The list of what is wrong in a file or a link, each fault with its place. */
export function FaultList({ faults, more, textProblem = null }: Faults) {
  const words = useWords('faults');
  const notices = useWords('notices');
  const rest = faults.length - MOST_LISTED + more;
  return (
    <ul className="file-problems">
      {textProblem !== null && <li>{notices.problem(textProblem)}</li>}
      {faults.slice(0, MOST_LISTED).map((fault) => (
        <li key={`${fault.path} ${fault.expected.kind}`} data-code={fault.expected.kind}>
          <code>{shownPath(fault.path)}</code> {words.fault(fault)}
        </li>
      ))}
      {rest > 0 && <li>{words.more(rest)}</li>}
    </ul>
  );
}

/** Says what is wrong with a file, whatever it should have held. */
export type FileFault = FileRead<Faults>;

export function FileFaultNote({ fault }: { fault: FileFault }) {
  const words = useWords('faults');
  const { name } = fault;
  switch (fault.kind) {
    case 'too-large':
      return <p className="problem">{words.tooLarge(name, fault.bytes)}</p>;
    case 'not-text':
      return <p className="problem">{words.notText(name, fault.offset)}</p>;
    case 'unreadable':
      return <p className="problem">{words.unreadable(name)}</p>;
    case 'read':
      return (
        <>
          <p className="problem">{words.inFile(name)}</p>
          <FaultList {...fault.read} />
        </>
      );
  }
}

/** The result of opening a file: what is wrong in it, with a repair, what was done with it, and what was skipped. */
export function FileOutcome(props: {
  file: FileRead<Faults & Pick<Read<unknown>, 'dropped'>>;
  className: string;
  cure: ReactNode;
  children: ReactNode;
}) {
  const { file } = props;
  if (file.kind !== 'read')
    return (
      <div role="alert">
        <FileFaultNote fault={file} />
      </div>
    );
  return (
    <div className={props.className}>
      {isFaulty(file.read) && (
        <div role="alert">
          <FileFaultNote fault={file} />
          {props.cure}
        </div>
      )}
      {props.children}
      <Dropped paths={file.read.dropped} />
    </div>
  );
}

/** Lists what was skipped in a file. */
export function Dropped({ paths }: { paths: readonly string[] }) {
  const words = useWords('faults');
  const listed = paths.slice(0, MOST_LISTED).map(shownPath).join(', ');
  return paths.length > 0 && <p className="hint">{words.dropped(listed)}</p>;
}

/** A fault of a file that is announced at once. */
export function Failure({ text }: { text: string }) {
  return (
    <p className="problem" role="alert">
      {text}
    </p>
  );
}
