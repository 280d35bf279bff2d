import type { ProgramRun } from '../../core/index.ts';
import type { MistakeName } from '../../core/program/index.ts';
import { programOf } from '../../core/run/anyRun.ts';
import { NO_NODE, ROOT } from '../../core/tree/nodeId.ts';
import { printExactly } from '../../core/tree/printNumber.ts';
import { openComparison } from '../../session/openComparison.ts';
import { openPlace } from '../../session/place.ts';
import { hasRightSearch } from '../../session/program/besideProgram.ts';
import { TAUGHT_BY } from '../../session/program/taughtBy.ts';
import { goToStep } from '../../session/session.ts';
import { isTooDeep, type ShownLog, withFullTree } from '../../session/subject.ts';
import { visit } from '../../session/visiting.ts';
import { printCallWindow } from '../../words/programFacts.ts';
import { printedName } from '../../words/programNames.ts';
import { notesOf } from '../../words/programNotes.ts';
import { NodeToken } from '../figure/SentenceText.tsx';
import { Button } from '../kit/Button.tsx';
import { Head } from '../kit/Head.tsx';
import { Link } from '../kit/Link.tsx';
import { Select } from '../kit/Select.tsx';
import { attempt } from '../page/attempt.ts';
import {
  useMoment,
  usePointed,
  useRun,
  useSession,
  useSessionStore,
  useSlice,
  useWords,
} from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import { JUDGED_LOGS } from './judgeLogs.ts';
import { openKept } from './openKept.ts';
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
  const { programPanel: words } = useProgramWords();
  const { log, verdict, first } = run;
  const minimax = verdict.minimax === null ? null : printExactly(run.toldValue(ROOT, verdict.minimax));
  const isDeep = useSession(({ subject }) => isTooDeep(withFullTree(subject)));
  const isBeside = useSession(({ subject }) => hasRightSearch(withFullTree(subject))) && !isDeep;
  const judged = useSlice(JUDGED_LOGS, ({ files }) => files.length);
  const besideNotes = verdict.knowsMoves ? [] : [words.besideCalls];
  const notes = [
    ...(log.isComplete ? [] : [words.incomplete]),
    ...(minimax === null || !(log.isComplete || verdict.knowsMoves)
      ? []
      : [verdict.knowsMoves ? words.minimax(minimax) : words.minimaxOfCalls(minimax)]),
    ...notesOf(run, shown, words),
    ...(isBeside ? besideNotes : [isDeep ? words.tooDeep : words.noChances]),
  ];
  return (
    <Panel name="program" title={words.title}>
      {judged > 0 && (
        <p>
          <Button kind="text-link" text={words.toTable(judged)} onClick={() => visit(session, 'program')} />
        </p>
      )}
      {shown.runs.length > 1 && (
        <Select
          aria-label={words.choose}
          options={shown.runs.map((_run, index) => String(index))}
          chosen={String(shown.index)}
          text={(index) => words.run(Number(index) + 1, shown.runs.length)}
          choose={(index) => openKept(session, { ...shown, index: Number(index) })}
        />
      )}
      <div className="row">
        {first !== null && <Button text={words.toDeparture} onClick={() => goToStep(session, first.line)} />}
        {isBeside && <Button text={words.beside} onClick={() => openComparison(session)} />}
      </div>
      {verdict.mistakes.map((mistake) => (
        <Teaching key={mistake} mistake={mistake} />
      ))}
      <ul className="program-notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <NameAsPrinted run={run} />
      <OpenCalls run={run} />
    </Panel>
  );
}

/** The way from a mistake to the lesson about it, and to its exercise. */
function Teaching({ mistake }: { mistake: MistakeName }) {
  const session = useSessionStore();
  const { programPanel: words, logsTable } = useProgramWords();
  const { lesson, skill } = TAUGHT_BY[mistake];
  const hash = `#v1&lesson=${lesson}`;
  const practise = () =>
    attempt(session, async () => {
      const { beginSkillAtLevel } = await import('../../session/practice/begin.ts');
      beginSkillAtLevel(session, skill);
    });
  return (
    <p className="program-teaching">
      {logsTable.outcome[mistake]}:{' '}
      <Link className="text-link" href={hash} act={() => attempt(session, () => openPlace(session, hash))}>
        {words.teaches}
      </Link>{' '}
      · <Button kind="text-link" text={words.practise} onClick={practise} />
    </p>
  );
}

/** The whole name of the node that the reader points to, or else of that of the step, when the figure has no room for it. */
function NameAsPrinted({ run }: { run: ProgramRun }) {
  const { programPanel: words } = useProgramWords();
  const { node } = useMoment();
  const pointed = usePointed(({ hovered, focused }) => hovered ?? focused) ?? node;
  const name = pointed === NO_NODE ? null : printedName(run, pointed);
  return name === null ? null : <p className="printed-name">{words.printedName(name.text, name.isCut)}</p>;
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
