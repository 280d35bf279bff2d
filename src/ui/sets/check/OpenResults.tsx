import { type ReactNode, useEffect, useRef, useState } from 'react';
import { setCheck } from '../../../practice/exerciseSet.ts';
import type { CheckedResult } from '../../../session/sets/checkResult.ts';
import { DRAFT, setOf } from '../../../session/sets/setDraft.ts';
import { FileButton } from '../../files/FileButton.tsx';
import { inTurn } from '../../files/inTurn.ts';
import { Button } from '../../kit/Button.tsx';
import { useSessionStore, useSlice, useWords } from '../../page/useSession.ts';
import { addResults, CHECKED } from '../checkedResults.ts';
import { useSetTrees } from '../useSetRun.ts';
import { type Chosen, chosenIn } from './chosenFiles.ts';
import { collectHandIns } from './collectHandIns.ts';
import { FilePick } from './FilePick.tsx';
import { NOTHING_OPENED, type Opened, OpeningReport } from './OpeningReport.tsx';
import { openClass } from './openClass.ts';
import { Progress } from './Progress.tsx';
import { readResults } from './readResults.ts';
import { useClassWords } from './useClassWords.ts';
import { useDrops } from './useDrops.ts';

const oneByOne = inTurn();

/** The files that hold hand-ins, as a field for files takes them. */
const HAND_INS = '.json,.zip,application/json,application/zip';

/** What opening files is at: the unpacking of a zip, or the reading of what was found. */
type Stage =
  | { readonly kind: 'zip'; readonly name: string; readonly share: number }
  | { readonly kind: 'files'; readonly done: number; readonly of: number };

/** The buttons that open files, zips and folders of a class, how far that is, and what came of it. */
export function OpenResults(props: {
  /** returns what stands between the buttons and the report, given a function that reports known results */
  children: (hear: (known: readonly CheckedResult[]) => void) => ReactNode;
}) {
  const session = useSessionStore();
  const words = useWords('sets');
  const more = useClassWords();
  const trees = useSetTrees();
  const draft = useSlice(DRAFT, (state) => state.draft);
  const resuming = useSlice(CHECKED, (state) => state.resuming);
  const set = draft.items.length === 0 ? null : setOf(draft);
  const [stage, setStage] = useState<Stage | null>(null);
  const [opened, setOpened] = useState<Opened>(NOTHING_OPENED);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const open = async (chosen: Chosen) => {
    const stopping = new AbortController();
    stop.current = stopping;
    const { signal } = stopping;
    setStage({ kind: 'files', done: 0, of: chosen.files.length });
    const { files, faults, others } = await collectHandIns(chosen, signal, (name, share) =>
      setStage({ kind: 'zip', name, share }),
    );
    const hears = (done: number) => setStage({ kind: 'files', done, of: files.length });
    const read = await readResults(files, { set, trees }, signal, hears);
    const known = await addResults(session, read.results);
    const classes = [];
    for (const one of read.classes)
      classes.push(
        await openClass(session, one, { set, trees }, signal, (done, of) =>
          setStage({ kind: 'files', done, of }),
        ),
      );
    setStage(null);
    setOpened({
      faults: [...faults, ...read.faults],
      others: read.others,
      noResults: others,
      known: [...known, ...classes.flatMap((one) => one.known)],
      classes,
    });
  };
  const openAll = (chosen: Chosen) => oneByOne(() => open(chosen));
  useDrops(openAll);

  return (
    <>
      <p className="hint">
        {set === null
          ? words.comparedNone
          : words.comparedWith(set.title || words.untitled, setCheck(set).toString(16).padStart(8, '0'))}
      </p>
      <p>{more.dropHint}</p>
      <div className="row">
        <FileButton
          taker="check"
          label={words.openResults}
          accept={HAND_INS}
          isMany
          open={(files) => open(chosenIn(files))}
        />
        <FilePick label={more.openFolder} isFolder open={(files) => void openAll(chosenIn(files))} />
      </div>
      {stage !== null && (
        <div className="row">
          <Progress
            text={
              stage.kind === 'zip'
                ? more.unpacking(stage.name, Math.floor(stage.share * 100))
                : words.opening(stage.done, stage.of)
            }
            share={stage.kind === 'zip' ? stage.share : stage.done / Math.max(1, stage.of)}
          />
          <Button text={words.stopOpening} onClick={() => stop.current?.abort()} />
        </div>
      )}
      {resuming !== null && (
        <Progress text={more.marking(resuming.done, resuming.of)} share={resuming.done / resuming.of} />
      )}
      {props.children((known) => setOpened({ ...NOTHING_OPENED, known }))}
      <OpeningReport opened={opened} />
    </>
  );
}
