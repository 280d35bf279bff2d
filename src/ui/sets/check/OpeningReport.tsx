import type { CheckedResult } from '../../../session/sets/checkResult.ts';
import { type FileFault, FileFaultNote } from '../../files/FaultReport.tsx';
import { OtherKind } from '../../files/FileReport.tsx';
import type { OtherGiven } from '../../files/otherFile.ts';
import { FirstRows } from '../../kit/FirstRows.tsx';
import { useWords } from '../../page/useSession.ts';
import type { CollectFault } from './collectHandIns.ts';
import type { AddedClass } from './openClass.ts';
import { useClassWords } from './useClassWords.ts';

/** What came of opening files, besides the results that are in the table now. */
export interface Opened {
  readonly faults: readonly (CollectFault | FileFault)[];
  readonly others: readonly OtherGiven[];
  /** the paths of the files that hold no result, inside the opened zips and folders */
  readonly noResults: readonly string[];
  /** the results that were in the table already */
  readonly known: readonly CheckedResult[];
  readonly classes: readonly AddedClass[];
}

export const NOTHING_OPENED: Opened = { faults: [], others: [], noResults: [], known: [], classes: [] };

/** The greatest number of results known before that are told one by one. */
const MOST_TOLD = 3;

/** What was not read, and why; what is no result; and what was in the table before. */
export function OpeningReport({ opened: { faults, others, noResults, known, classes } }: { opened: Opened }) {
  const words = useWords('sets');
  const more = useClassWords();
  return (
    <>
      {others.map((other, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, from folders of two students
        <OtherKind key={index} answer={other} />
      ))}
      <div role="alert">
        {faults.length > 1 && <p>{more.notReadCount(faults.length)}</p>}
        <FirstRows
          rows={faults}
          more={more.moreRows}
          row={(fault) => <FaultNote key={faults.indexOf(fault)} fault={fault} />}
        />
      </div>
      {noResults.length > 0 && (
        <details className="no-results">
          <summary>{more.noResultsCount(noResults.length)}</summary>
          <FirstRows
            rows={[...noResults.entries()]}
            more={more.moreRows}
            list={(rows) => <ul>{rows}</ul>}
            row={([place, path]) => (
              <li key={place}>
                <bdi>{path}</bdi>
              </li>
            )}
          />
        </details>
      )}
      <div role="status">
        {classes.map(({ name, count }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two classes may have one file name
          <p key={index}>{more.classOpened(name, count)}</p>
        ))}
        {known.length > MOST_TOLD && <p>{more.knownCount(known.length)}</p>}
        {known.length <= MOST_TOLD &&
          known.map(({ file, name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is known is said anew with each file or code
            <p key={index}>{words.knownResult(file ?? words.fromCode, name || words.noName)}</p>
          ))}
      </div>
    </>
  );
}

function FaultNote({ fault }: { fault: CollectFault | FileFault }) {
  const more = useClassWords();
  switch (fault.kind) {
    case 'zip':
      return <p className="problem">{more.notOpened(fault.name, fault.fault)}</p>;
    case 'entry':
      return <p className="problem">{more.entryNotRead(fault.name, fault.fault)}</p>;
    case 'folder':
      return <p className="problem">{more.tooManyFiles(fault.name, fault.most)}</p>;
    case 'too-large':
    case 'not-text':
    case 'unreadable':
    case 'read':
      return <FileFaultNote fault={fault} />;
  }
}
