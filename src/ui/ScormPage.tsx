import { fileNameOf } from '../notation/fileName.ts';
import { printHandIn } from '../practice/handIn.ts';
import { now } from '../session/now.ts';
import { SCORM } from '../session/scorm/scormState.ts';
import { handInAsItStands } from '../session/sets/runResult.ts';
import { resumeRun, type SetRun } from '../session/sets/setRun.ts';
import { LMS_WORDS, type LmsWords } from '../words/lms.ts';
import './App.css';
import { OperableTree } from './figure/operable.ts';
import { Subtitle } from './figure/Subtitle.tsx';
import { TreeFigure } from './figure/TreeFigure.tsx';
import { saveText } from './files/saveFile.ts';
import { LanguageChoice } from './header/LanguageChoice.tsx';
import { Button } from './kit/Button.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Notices } from './Notices.tsx';
import { stageRef } from './page/elements.ts';
import { useSession, useSessionStore, useSlice, useWords } from './page/useSession.ts';
import { usePageKeys } from './pageKeys.ts';
import { Boundary } from './part/Boundary.tsx';
import { useSetRun } from './sets/useSetRun.ts';
import { Transport } from './time/Transport.tsx';
import { useDocument } from './useDocument.ts';
import { Workbench } from './Workbench.tsx';
import './ScormPage.css';

/** The page of one set inside an LMS: what the LMS does with the answers, the tree, and the exercises beside it. */
export function ScormPage() {
  usePageKeys();
  useDocument();
  const words = useLmsPageWords();
  const activity = useSession((state) => state.activity.kind);
  const run = useSetRun();
  return (
    <div className={`app ${activity}`}>
      <header className="scorm-bar beside">
        <LmsNote run={run} words={words} />
        <LanguageChoice />
      </header>
      <Notices />
      {activity === 'practising' ? <Workbench /> : <LeftSet run={run} words={words} />}
      <LiveRegion />
    </div>
  );
}

/** The figure that an exercise led to, such as its tree with another number, and the way back. */
function LeftSet({ run, words }: { run: SetRun | null; words: LmsWords['page'] }) {
  const page = useWords();
  const session = useSessionStore();
  return (
    <main ref={stageRef} className="stage" aria-label={page.figure}>
      {run !== null && (
        <p>
          <Button kind="primary" text={words.backToSet} onClick={() => resumeRun(session, run)} />
        </p>
      )}
      <Boundary>
        <OperableTree />
        <TreeFigure />
      </Boundary>
      <Subtitle />
      <Transport />
    </main>
  );
}

function useLmsPageWords(): LmsWords['page'] {
  return LMS_WORDS[useSession((state) => state.language.code)].page;
}

/** What the LMS does with the answers at the moment, and what can be done where it takes none. */
function LmsNote({ run, words }: { run: SetRun | null; words: LmsWords['page'] }) {
  const { standing, lost, leftOut, retry } = useSlice(SCORM);
  const isHandedIn = run !== null && run.at !== null;
  const said = standing === 'kept' && isHandedIn ? words.handedIn : words[standing];
  const save = (of: SetRun) => {
    const handIn = handInAsItStands(of, now());
    saveText(fileNameOf(`${of.set.title} ${of.name}`, '.json'), printHandIn(handIn));
  };
  const isProblem = standing === 'refused' || standing === 'failed';
  return (
    <div className="scorm-note fills">
      <div role="status">
        {!isProblem && (
          <p>
            {run !== null && run.hosted !== undefined && run.hosted.name !== '' && (
              <bdi>{words.learner(run.hosted.name)} </bdi>
            )}
            {said}
          </p>
        )}
      </div>
      <div role="alert">
        {isProblem && <p className="problem">{said}</p>}
        {lost !== null && <p className="problem">{words[lost]}</p>}
        {leftOut.length > 0 && <p>{words.leftOut(leftOut.map((place) => place + 1))}</p>}
      </div>
      {standing === 'refused' && run !== null && (
        <p className="row">
          <Button kind="chip" text={words.retry} onClick={retry} />
          <Button kind="chip" text={words.saveNow} onClick={() => save(run)} />
        </p>
      )}
    </div>
  );
}
