/** What the margin of a comparison says of a program that stands beside the right search. */
import type { ProgramRun } from '../../core/index.ts';
import { programOf } from '../../core/run/anyRun.ts';
import { goToLeading } from '../../session/comparing.ts';
import { type ShownLog, withFullTree } from '../../session/subject.ts';
import { Button } from '../kit/Button.tsx';
import { useRun, useSession, useSessionStore } from '../page/useSession.ts';
import { NameAsPrinted, Notes, notesBeside, OtherLogs, Teaching } from './logParts.tsx';
import { useProgramWords } from './programWords.ts';
import './Program.css';

/** Returns the run that the log shows, with the log; null when no log is shown. */
function useShownRun(): { run: ProgramRun; shown: ShownLog } | null {
  const run = programOf(useRun());
  const shown = useSession(({ subject }) => withFullTree(subject).program);
  return run === null || shown === undefined ? null : { run, shown };
}

/** The ways from the verdict: to other logs, to the first difference, to what teaches each mistake. */
export function WaysBeside() {
  const session = useSessionStore();
  const { programPanel: words } = useProgramWords();
  const found = useShownRun();
  if (found === null) return null;
  const { first, verdict } = found.run;
  return (
    <section className="log-beside">
      <h2>{words.title}</h2>
      <OtherLogs shown={found.shown} />
      {verdict.mistakes.map((mistake) => (
        <Teaching key={mistake} mistake={mistake} />
      ))}
      {first !== null && <Button text={words.toDeparture} onClick={() => goToLeading(session, first.line)} />}
    </section>
  );
}

/** The notes on the log, and the whole name of the node at hand. */
export function NotesBeside() {
  const words = useProgramWords();
  const found = useShownRun();
  if (found === null) return null;
  return (
    <section className="log-beside">
      <h3>{words.programPanel.aboutLog}</h3>
      <Notes {...found} more={notesBeside(found.run, words)} />
      <NameAsPrinted run={found.run} />
    </section>
  );
}
