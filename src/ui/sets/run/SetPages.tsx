import { Button } from '../../kit/Button.tsx';
import { SetEnd, SetStart } from './SetOverview.tsx';
import '../../styles/set-run.css';
import '../../styles/sharing.css';
import { openPractice } from '../../../session/practice/showPractice.ts';
import { endRun, SET_RUN, type SetFault, type SetRun } from '../../../session/sets/setRun.ts';
import { FaultList } from '../../files/FaultReport.tsx';
import { openDialog } from '../../kit/openDialog.ts';
import { useSessionStore, useSlice } from '../../page/useSession.ts';
import { PanelTitle } from '../../practice/PanelTitle.tsx';
import { usePracticeNames } from '../../practice/usePractice.ts';
import { refusalText } from '../refusalText.ts';
import { useSetWords } from '../useSetWords.ts';
import { leaveSet, SetTitle } from './SetTitle.tsx';

/** The pages of a set beside its exercises; or why there is no set. */
export function SetPages() {
  const { run, fault } = useSlice(SET_RUN);
  if (run === null) return fault === null ? null : <SetFaultPage fault={fault} />;
  if (run.page === 'item') return <RefusedItem run={run} />;
  return (
    <>
      <PageTitle title={run.set.title} key={run.page} />
      <div className="practice-body set-run">
        <Keeping run={run} />
        {run.page === 'start' ? <SetStart run={run} /> : <SetEnd run={run} />}
      </div>
    </>
  );
}

function PageTitle({ title }: { title: string }) {
  const session = useSessionStore();
  const { run: words } = useSetWords();
  return <PanelTitle text={title || words.set} leave={() => leaveSet(session)} />;
}

/** What keeps the answers from being kept. */
function Keeping({ run: { keeping, isSetAside, isTrial } }: { run: SetRun }) {
  const session = useSessionStore();
  const { run: words } = useSetWords();
  if (isTrial)
    return (
      <div className="set-trial row">
        <p>{words.trial}</p>
        <Button kind="chip" text={words.backToSet} onClick={() => openDialog(session, 'sets')} />
      </div>
    );
  return (
    <div role="alert">
      {keeping === 'refused' && <p className="practice-problem">{words.notKept}</p>}
      {keeping === 'newer' && <p className="practice-problem">{words.keptNewer}</p>}
      {isSetAside && <p className="practice-problem">{words.setAside}</p>}
    </div>
  );
}

/** An exercise that cannot be asked: why, and on. */
function RefusedItem({ run }: { run: SetRun }) {
  const set = useSetWords();
  const names = usePracticeNames();
  const refusal = run.items[run.current]?.refusal ?? null;
  return (
    <>
      <SetTitle run={run} />
      <div className="practice-body" role="alert">
        <p className="practice-problem">
          {set.run.refused} {refusal !== null && refusalText(refusal, set, names)}
        </p>
      </div>
    </>
  );
}

/** A link that opens no set. */
function SetFaultPage({ fault }: { fault: SetFault }) {
  const session = useSessionStore();
  const { run: words } = useSetWords();
  return (
    <>
      <PageTitle title={words.set} />
      <div className="practice-body" role="alert">
        <h3>{words.faultHead}</h3>
        {fault.kind === 'packed' ? (
          <p className="practice-problem">{words.packed[fault.fault]}</p>
        ) : (
          <>
            <p className="practice-problem">{words.record}</p>
            <FaultList {...fault.read} />
          </>
        )}
        <div className="practice-buttons row">
          <Button
            kind="chip"
            text={words.all}
            onClick={() => {
              endRun(session);
              openPractice(session);
            }}
          />
        </div>
      </div>
    </>
  );
}
