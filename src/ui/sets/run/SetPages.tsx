import { useState } from 'react';
import { printNumber } from '../../../core/tree/printNumber.ts';
import type { UnpackedSet } from '../../../link/packedSet.ts';
import { fileNameOf } from '../../../notation/fileName.ts';
import { quoted } from '../../../notation/problem.ts';
import { hasFreshTrees, marksOf } from '../../../practice/exerciseSet.ts';
import { HAND_IN_LIMITS, printHandIn } from '../../../practice/handIn.ts';
import { now } from '../../../session/now.ts';
import { chooseExercise } from '../../../session/practice/showPractice.ts';
import type { ItemStanding, RunItem, SetRun } from '../../../session/sets/index.ts';
import { handInOfRun, handInRun, standingOf, totalSoFar, unreadOf } from '../../../session/sets/runResult.ts';
import { endRun, isSilent, SET_RUN, showItem, showPage, writeName } from '../../../session/sets/setRun.ts';
import { visit } from '../../../session/visiting.ts';
import { FaultList } from '../../files/FaultReport.tsx';
import { StoringNote } from '../../files/StoringNote.tsx';
import { saveText } from '../../files/saveFile.ts';
import { Button } from '../../kit/Button.tsx';
import { CopyRow } from '../../kit/CopyRow.tsx';
import { LabelledInput } from '../../kit/LabelledInput.tsx';
import { useSession, useSessionStore, useSlice, useWords } from '../../page/useSession.ts';
import { PanelTitle } from '../../practice/PanelTitle.tsx';
import { refusalText } from '../refusalText.ts';
import { leaving, SetTitle } from './SetTitle.tsx';
import './SetPages.css';
import '../../practice/practice.css';
import '../../practice/SheetPanel.css';

/** The screen before or after the exercises of a set, or the message that a link contains no set. */
export function SetPages() {
  const { run, fault } = useSlice(SET_RUN);
  if (run === null) return fault === null ? null : <SetFaultPage fault={fault} />;
  if (run.page === 'item') return <RefusedItem run={run} />;
  return (
    <>
      <PageTitle title={run.set.title} run={run} key={run.page} />
      <div className="practice-body set-run">
        <Storing run={run} />
        {run.page === 'start' ? <SetStart run={run} /> : <SetEnd run={run} />}
      </div>
    </>
  );
}

function PageTitle({ title, run }: { title: string; run: SetRun | null }) {
  const session = useSessionStore();
  const words = useWords('setRun');
  return <PanelTitle text={title || words.set} leave={leaving(session, run)} />;
}

/** The message that the answers to a set cannot be stored on this device. */
function Storing({ run }: { run: SetRun }) {
  const session = useSessionStore();
  const words = useWords('setRun');
  if (run.isTrial)
    return (
      <div className="set-trial row apart">
        <p>{words.trial}</p>
        <Button kind="chip" text={words.backToSet} onClick={() => visit(session, 'sets')} />
      </div>
    );
  return <StoringNote about={run} words={words} className="practice-problem" />;
}

/** The message that an exercise of the set cannot be asked, with the reason and a button to the next one. */
function RefusedItem({ run }: { run: SetRun }) {
  const words = useWords('setRun');
  const faults = useWords('setFaults');
  const names = useWords('practiceNames');
  const refusal = run.items[run.current]?.refusal ?? null;
  return (
    <>
      <SetTitle run={run} />
      <div className="practice-body" role="alert">
        <p className="practice-problem">
          {words.refused} {refusal !== null && refusalText(refusal, faults, names)}
        </p>
      </div>
    </>
  );
}

/** The screen for a link that opens no set, with the reason. */
function SetFaultPage({ fault }: { fault: UnpackedSet }) {
  const session = useSessionStore();
  const words = useWords('setRun');
  return (
    <>
      <PageTitle title={words.set} run={null} />
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
              chooseExercise(session);
            }}
          />
        </div>
      </div>
    </>
  );
}

/** The id of the form that begins the set, by which Enter in the name field begins it too. */
const BEGINNING = 'set-beginning';

/**
 * The screen before the exercises: the title of the set, a field for the student's name, and the state of
 * each exercise.
 */
function SetStart({ run }: { run: SetRun }) {
  const session = useSessionStore();
  const words = useWords('setRun');
  const { set, items } = run;
  // When exercises are marked only at the end, one with an answer counts as done.
  const isOpen = (standing: ItemStanding) => standing === 'blank' || (set.hints && standing === 'written');
  const next = items.findIndex((item) => isOpen(standingOf(item)));
  const isBegun = items.some((item) => standingOf(item) !== 'blank');
  const isNameWanted = run.isNameMissing === true && run.name.trim() === '';
  return (
    <>
      <p className="practice-question">{words.size(set.items.length, printNumber(marksOf(set)))}</p>
      <p>{set.hints ? words.withHints : words.withoutHints}</p>
      <form
        id={BEGINNING}
        onSubmit={(event) => {
          event.preventDefault();
          if (next >= 0) showItem(session, next);
        }}
      >
        <NameField run={run} isWrong={isNameWanted} />
      </form>
      <div role="alert">{isNameWanted && <p className="practice-problem">{words.nameBefore}</p>}</div>
      <div className="practice-buttons row">
        {next >= 0 && (
          <Button type="submit" form={BEGINNING} kind="primary" text={isBegun ? words.goOn : words.begin} />
        )}
        {(isBegun || next < 0) && (
          <Button
            kind={next < 0 ? 'primary' : 'chip'}
            text={words.toEnd}
            onClick={() => showPage(session, 'end')}
          />
        )}
      </div>
      <ItemList run={run} />
    </>
  );
}

/** The field for the student's name, from which the code of the result is computed; none where the name is given. */
function NameField({ run, isWrong = false }: { run: SetRun; isWrong?: boolean }) {
  const session = useSessionStore();
  const words = useWords('setRun');
  if (run.hosted !== undefined && run.hosted.name !== '') return null;
  return (
    <LabelledInput
      className="sheet-entry hint"
      label={words.yourName}
      autoComplete="name"
      maxLength={HAND_IN_LIMITS.name}
      aria-invalid={isWrong}
      value={run.name}
      write={(name) => writeName(session, name)}
    >
      <span>
        {words.nameWhy} {hasFreshTrees(run.set.items) && words.nameDecides}
      </span>
    </LabelledInput>
  );
}

/**
 * The screen after the exercises: what is still open and, once the set is handed in, the marks, the code and
 * the file.
 */
function SetEnd({ run }: { run: SetRun }) {
  return (
    <>
      {!isSilent(run) && <Total run={run} />}
      {run.at === null ? <HandIn run={run} /> : <HandedIn run={run} at={run.at} />}
      <ItemList run={run} />
    </>
  );
}

function Total({ run }: { run: SetRun }) {
  const words = useWords('setRun');
  return (
    <p className="set-points called-out" role="status">
      <span>{words.total}</span>
      <strong>{words.points(printNumber(totalSoFar(run).points), printNumber(marksOf(run.set)))}</strong>
    </p>
  );
}

function HandIn({ run }: { run: SetRun }) {
  const session = useSessionStore();
  const words = useWords('setRun');
  const [isNameMissing, setNameMissing] = useState(false);
  const { items, name } = run;
  const blank = items.flatMap((item, place) => (standingOf(item) === 'blank' ? [place + 1] : []));
  const isWrong = isNameMissing && name.trim() === '';
  const press = () => {
    setNameMissing(name.trim() === '');
    if (name.trim() !== '') handInRun(session, now());
  };
  return (
    <>
      <ul className="if-any">
        {blank.length > 0 && <li>{words.stillBlank(blank.join(', '))}</li>}
        {items.flatMap((item, place) =>
          unreadOf(item).map(({ part, node, text }) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a set keep their places
            <li key={`${place} ${part} ${node}`}>
              {words.cannotRead(
                place + 1,
                quoted(text),
                node === null ? '' : (item.practice?.subject.names.of(node) ?? ''),
              )}
            </li>
          )),
        )}
      </ul>
      <NameField run={run} isWrong={isWrong} />
      <div role="alert">{isWrong && <p className="practice-problem">{words.nameFirst}</p>}</div>
      <p className="hint">{words.handInHint}</p>
      <div className="practice-buttons row">
        <Button kind="primary" text={words.handIn} onClick={press} />
      </div>
    </>
  );
}

function HandedIn({ run, at }: { run: SetRun; at: number }) {
  const words = useWords('setRun');
  const tag = useSession((state) => state.language.tag);
  const handIn = handInOfRun(run);
  const when = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  if (handIn === null) return null;
  return (
    <>
      <p className="hint">{words.handedIn(when)}</p>
      <NameField run={run} />
      <section className="set-code">
        <h3>{words.code}</h3>
        <CopyRow label={words.code} text={handIn.code} />
        <p className="hint">{words.codeHint}</p>
      </section>
      <div className="practice-buttons row">
        <Button
          kind="primary"
          text={words.saveFile}
          onClick={() => saveText(fileNameOf(`${run.set.title} ${run.name}`, '.json'), printHandIn(handIn))}
        />
      </div>
      <p className="hint">{words.look}</p>
    </>
  );
}

/** The list of a set's exercises, each a link with its state. */
function ItemList({ run: { set, items } }: { run: SetRun }) {
  const session = useSessionStore();
  const words = useWords('setRun');
  return (
    <ol className="set-overview" aria-label={words.overview}>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a set keep their places
        <li key={place}>
          <button type="button" className="line-button" onClick={() => showItem(session, place)}>
            <span className="set-overview-title fills">
              <bdi>{set.items[place]?.title || words.exercise(place + 1)}</bdi>
            </span>
            <Standing item={item} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function Standing({ item }: { item: RunItem }) {
  const words = useWords('setRun');
  const { first } = item;
  const standing = standingOf(item);
  const isGraded = standing === 'graded' && first !== null;
  const shown = isGraded ? (first.points === first.marks ? 'full' : 'part') : standing;
  return (
    <span className="standing hint tabular" data-standing={shown}>
      {isGraded
        ? words.points(printNumber(first.points), printNumber(first.marks))
        : words.standing[standing]}
    </span>
  );
}
