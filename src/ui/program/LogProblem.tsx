import type { FoundLog } from '../../session/program/openLog.ts';
import type { WhyUnread } from '../../words/programFacts.ts';
import { Button } from '../kit/Button.tsx';
import { useSessionStore } from '../page/useSession.ts';
import { openKept } from './openKept.ts';
import { useProgramWords } from './programWords.ts';

/** Why a text was not opened as a log. */
export type WhyNotOpened = Exclude<FoundLog, { kind: 'log' }> | { kind: 'unread'; why: WhyUnread };

/** What is wrong with a log that was not opened, and what can be done. */
export function LogProblem({ answer }: { answer: WhyNotOpened }) {
  const session = useSessionStore();
  const { programPage: words, logFault, unread } = useProgramWords();
  switch (answer.kind) {
    case 'none':
      return <p role="alert">{words.none(answer.lines)}</p>;
    case 'unread':
      return <p role="alert">{unread(answer.why)}</p>;
    case 'fault': {
      const { fault, before } = answer;
      return (
        <div role="alert" className="program-problem">
          <p>{words.fault(fault.line, logFault[fault.kind](fault.found, fault.count))}</p>
          {before !== null && <Button text={words.before} onClick={() => openKept(session, before)} />}
        </div>
      );
    }
  }
}
