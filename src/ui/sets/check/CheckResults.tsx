import { checkCode } from '../../../session/sets/checkResult.ts';
import { DRAFT, setOf } from '../../../session/sets/setDraft.ts';
import { sliceOf } from '../../../session/slice.ts';
import { useSessionStore, useWords } from '../../page/useSession.ts';
import { addResults } from '../checkedResults.ts';
import { ClassTable } from './ClassTable.tsx';
import { CodeForm } from './CodeForm.tsx';
import { OpenResults } from './OpenResults.tsx';
import { Terms } from './Terms.tsx';
import './CheckResults.css';

/**
 * The screen on which a teacher opens what the students of a class handed in, files and codes; all of it is
 * checked and marked again.
 */
export function CheckResults() {
  const session = useSessionStore();
  const words = useWords('sets');
  return (
    <>
      <p className="called-out">{words.checkHint}</p>
      <OpenResults>
        {(hear) => (
          <CodeForm
            check={(code, name) => {
              const { draft } = sliceOf(session, DRAFT);
              const checked = checkCode(code, name, draft.items.length === 0 ? null : setOf(draft));
              if (!checked.ok) return checked.fault;
              void addResults(session, [checked.result]).then(hear);
              return null;
            }}
          />
        )}
      </OpenResults>
      <Terms />
      <ClassTable />
    </>
  );
}
