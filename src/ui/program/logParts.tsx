import type { ProgramRun } from '../../core/index.ts';
import type { MistakeName } from '../../core/program/index.ts';
import { NO_NODE, ROOT } from '../../core/tree/nodeId.ts';
import { printExactly } from '../../core/tree/printNumber.ts';
import { openPlace } from '../../session/place.ts';
import { TAUGHT_BY } from '../../session/program/taughtBy.ts';
import type { ShownLog } from '../../session/subject.ts';
import { visit } from '../../session/visiting.ts';
import { printedName } from '../../words/programNames.ts';
import { notesOf } from '../../words/programNotes.ts';
import { Button } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { Select } from '../kit/Select.tsx';
import { attempt } from '../page/attempt.ts';
import { useMoment, usePointed, useSessionStore, useSlice } from '../page/useSession.ts';
import { JUDGED_LOGS } from './judgeLogs.ts';
import { openKept } from './openKept.ts';
import { useProgramWords } from './programWords.ts';

/** The ways from a log to others: back to the table of several logs, and to the other runs that it holds. */
export function OtherLogs({ shown }: { shown: ShownLog }) {
  const session = useSessionStore();
  const { programPanel: words } = useProgramWords();
  const judged = useSlice(JUDGED_LOGS, ({ files }) => files.length);
  return (
    <>
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
    </>
  );
}

/** The way from a mistake to the lesson about it, and to its exercise. */
export function Teaching({ mistake }: { mistake: MistakeName }) {
  const session = useSessionStore();
  const { programPanel: words, logsTable } = useProgramWords();
  const { lesson, skill } = TAUGHT_BY[mistake];
  const hash = `#v1&lesson=${lesson}`;
  const practise = () =>
    attempt(session, async () => {
      const { beginSkillAtLevel } = await import('../../session/practice/begin.ts');
      await beginSkillAtLevel(session, skill);
    });
  return (
    <p className="program-teaching">
      <span>{logsTable.outcome[mistake]}</span>
      <Link className="text-link" href={hash} act={() => attempt(session, () => openPlace(session, hash))}>
        {words.teaches}
      </Link>{' '}
      · <Button kind="text-link" text={words.practise} onClick={practise} />
    </p>
  );
}

/** What is to be said of a log besides its verdict, a line each; `more` are the last lines. */
export function Notes({ run, shown, more }: { run: ProgramRun; shown: ShownLog; more: readonly string[] }) {
  const { programPanel: words } = useProgramWords();
  const { log, verdict } = run;
  const minimax = verdict.minimax === null ? null : printExactly(run.toldValue(ROOT, verdict.minimax));
  const notes = [
    ...(log.isComplete ? [] : [words.incomplete]),
    ...(minimax === null || !(log.isComplete || verdict.knowsMoves)
      ? []
      : [verdict.knowsMoves ? words.minimax(minimax) : words.minimaxOfCalls(minimax)]),
    ...notesOf(run, shown, words),
    ...more,
  ];
  return (
    <ul className="program-notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** What the right search beside a run cannot know; empty when the log tells it everything. */
export function notesBeside({ verdict }: ProgramRun, words: ReturnType<typeof useProgramWords>) {
  return verdict.knowsMoves ? [] : [words.programPanel.besideCalls];
}

/** The whole name of the node that the reader points to, or else of that of the step, when the figure has no room for it. */
export function NameAsPrinted({ run }: { run: ProgramRun }) {
  const { programPanel: words } = useProgramWords();
  const { node } = useMoment();
  const pointed = usePointed(({ hovered, focused }) => hovered ?? focused) ?? node;
  const name = pointed === NO_NODE ? null : printedName(run, pointed);
  return name === null ? null : <p className="printed-name">{words.printedName(name.text, name.isCut)}</p>;
}
