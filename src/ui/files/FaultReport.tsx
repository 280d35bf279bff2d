import type { ReactNode } from 'react';
import { shownPath } from '../../notation/fault.ts';
import type { Problem, Read } from '../../notation/index.ts';
import { useWords } from '../page/useSession.ts';
import type { FileRead } from './readFile.ts';
import './FileReport.css';

/** The greatest number of faults that are listed; further ones are only counted. */
const MOST_LISTED = 20;

/** All faults of a file or a link: those of its data, and the fault of a tree's text when there is one. */
export interface Faults extends Pick<Read<unknown>, 'faults' | 'more'> {
  readonly textProblem?: Problem | null;
}

function isFaulty({ faults, textProblem = null }: Faults): boolean {
  return faults.length > 0 || textProblem !== null;
}

/** The list of the faults in a file or a link, each with its position. */
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

/** The message about why a file cannot be opened, whatever kind of file was expected. */
export type FileFault = FileRead<Faults>;

export function FileFaultNote({ fault }: { fault: FileFault }) {
  const words = useWords('faults');
  const { name } = fault;
  switch (fault.kind) {
    case 'too-large':
      return <p className="problem">{words.tooLarge(name, fault.bytes, fault.most)}</p>;
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

/**
 * The message after a file was opened: its faults with a repair, the result, and the fields that were
 * ignored.
 */
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

/** Lists the fields of a file that were ignored. */
export function Dropped({ paths }: { paths: readonly string[] }) {
  const words = useWords('faults');
  const listed = paths.slice(0, MOST_LISTED).map(shownPath).join(', ');
  return paths.length > 0 && <p className="hint">{words.dropped(listed)}</p>;
}

/** An error message about a file, which screen readers announce at once. */
export function Failure({ text }: { text: string }) {
  return (
    <p className="problem" role="alert">
      {text}
    </p>
  );
}
