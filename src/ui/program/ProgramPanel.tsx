import type { ProgramRun } from '../../core/index.ts';
import { programOf } from '../../core/run/anyRun.ts';
import { openComparison } from '../../session/openComparison.ts';
import { besideProgram } from '../../session/program/beside.ts';
import { goToStep } from '../../session/session.ts';
import { isTooDeep, type ShownLog, withFullTree } from '../../session/subject.ts';
import { printCallWindow } from '../../words/programFacts.ts';
import { NodeToken } from '../figure/SentenceText.tsx';
import { Button } from '../kit/Button.tsx';
import { Head } from '../kit/Head.tsx';
import { useMoment, useRun, useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import { NameAsPrinted, Notes, notesBeside, OtherLogs, Teaching } from './logParts.tsx';
import { useProgramWords } from './programWords.ts';
import './Program.css';

/** The panel beside the run of a program: what is known of its log, and the way to the right search. */
export function ProgramPanel() {
  const run = programOf(useRun());
  const shown = useSession(({ subject }) => subject.program);
  return run === null || shown === undefined ? null : <LogPanel run={run} shown={shown} />;
}

function LogPanel({ run, shown }: { run: ProgramRun; shown: ShownLog }) {
  const session = useSessionStore();
  const words = useProgramWords();
  const { title, toDeparture, beside, tooDeep, noChances } = words.programPanel;
  const { verdict, first } = run;
  const isDeep = useSession(({ subject }) => isTooDeep(withFullTree(subject)));
  const isBeside =
    useSession(({ subject }) => besideProgram().hasRightSearch(withFullTree(subject))) && !isDeep;
  return (
    <Panel name="program" title={title}>
      <OtherLogs shown={shown} />
      <div className="row">
        {first !== null && <Button text={toDeparture} onClick={() => goToStep(session, first.line)} />}
        {isBeside && <Button text={beside} onClick={() => openComparison(session)} />}
      </div>
      {verdict.mistakes.map((mistake) => (
        <Teaching key={mistake} mistake={mistake} />
      ))}
      <Notes
        run={run}
        shown={shown}
        more={isBeside ? notesBeside(run, words) : [isDeep ? tooDeep : noChances]}
      />
      <NameAsPrinted run={run} />
      <OpenCalls run={run} />
    </Panel>
  );
}

/** The calls that have not returned, the outermost first, with the windows that the program printed. */
function OpenCalls({ run }: { run: ProgramRun }) {
  const words = useWords();
  const panel = useWords('panels');
  const { callStack, step } = useMoment();
  const names = useSession((state) => state.subject.names);
  if (callStack.length === 0) return <p className="quiet-text">{panel.stackEmpty}</p>;
  return (
    <table className="stack numbers">
      <Head columns={[words.node, '(α, β)']} />
      <tbody>
        {callStack.slice(-MOST_LISTED).map(({ node }) => (
          <tr key={node}>
            <th scope="row">
              <NodeToken node={node} text={names.of(node)} />
            </th>
            <td>{printCallWindow(run, node, step) || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The greatest number of open calls that are listed, the innermost ones. */
const MOST_LISTED = 24;
