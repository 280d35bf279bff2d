import { setShape } from '../../practice/exerciseSet.ts';
import { openSetAsStudent } from '../../session/sets/openSet.ts';
import { RecordFile } from '../files/RecordFile.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { useSetTrees } from './useSetRun.ts';

/**
 * A button that opens a set from a file. A link to a set needs no button, because it opens the set directly.
 */
export function TakeSet() {
  const session = useSessionStore();
  const run = useWords('setRun');
  const make = useWords('sets');
  const trees = useSetTrees();
  return (
    <section className="take-set">
      <h2>{run.set}</h2>
      <p className="hint">{make.doHint}</p>
      <RecordFile
        taker="doSet"
        label={make.doFile}
        shape={setShape(trees.hasExample)}
        take={(set) => openSetAsStudent(session, set)}
      />
    </section>
  );
}
