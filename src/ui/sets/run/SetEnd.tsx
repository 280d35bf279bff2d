import { useState } from 'react';
import { printNumber } from '../../../core/tree/printNumber.ts';
import { fileNameOf } from '../../../export/fileName.ts';
import { quoted } from '../../../notation/problem.ts';
import { marksOf } from '../../../practice/exerciseSet.ts';
import { printHandIn } from '../../../practice/handIn.ts';
import { handInOfRun, handInRun, standingOf, totalSoFar, unreadOf } from '../../../session/sets/runResult.ts';
import { isSilent, type SetRun } from '../../../session/sets/setRun.ts';
import { saveFile } from '../../files/saveFile.ts';
import { CopyRow } from '../../kit/CopyRow.tsx';
import { useSession, useSessionStore } from '../../page/useSession.ts';
import { useSetWords } from '../useSetWords.ts';
import { ItemList } from './ItemList.tsx';
import { NameField } from './SetStart.tsx';

/** Before handing in what is still open; after it the marks, the code and the file. */
export function SetEnd({ run }: { run: SetRun }) {
  return (
    <>
      {!isSilent(run) && <Total run={run} />}
      {run.at === null ? <HandIn run={run} /> : <HandedIn run={run} at={run.at} />}
      <ItemList run={run} />
    </>
  );
}

function Total({ run }: { run: SetRun }) {
  const { run: words } = useSetWords();
  return (
    <p className="set-points" role="status">
      <span>{words.total}</span>
      <strong>{words.points(printNumber(totalSoFar(run).points), printNumber(marksOf(run.set)))}</strong>
    </p>
  );
}

function HandIn({ run }: { run: SetRun }) {
  const session = useSessionStore();
  const { run: words } = useSetWords();
  const [isNameMissing, setNameMissing] = useState(false);
  const { items, name } = run;
  const blank = items.flatMap((item, place) => (standingOf(item) === 'blank' ? [place + 1] : []));
  const isWrong = isNameMissing && name.trim() === '';
  const press = () => {
    setNameMissing(name.trim() === '');
    if (name.trim() !== '') handInRun(session, Date.now());
  };
  return (
    <>
      <ul className="set-open">
        {blank.length > 0 && <li>{words.stillBlank(blank.join(', '))}</li>}
        {items.flatMap((item, place) =>
          unreadOf(item).map(({ part, node, text }) => (
            // The items of a set keep their places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
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
      <p className="practice-how">{words.handInHint}</p>
      <div className="practice-buttons">
        <button type="button" className="primary" onClick={press}>
          {words.handIn}
        </button>
      </div>
    </>
  );
}

function HandedIn({ run, at }: { run: SetRun; at: number }) {
  const { run: words } = useSetWords();
  const tag = useSession((state) => state.language.tag);
  const handIn = handInOfRun(run);
  const when = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  if (handIn === null) return null;
  return (
    <>
      <p className="practice-how">{words.handedIn(when)}</p>
      <NameField run={run} />
      <section className="set-code">
        <h3>{words.code}</h3>
        <CopyRow label={words.code} text={handIn.code} />
        <p className="practice-how">{words.codeHint}</p>
      </section>
      <div className="practice-buttons">
        <button
          type="button"
          className="primary"
          onClick={() =>
            saveFile(
              fileNameOf(`${run.set.title} ${run.name}`, '.json'),
              new Blob([printHandIn(handIn)], { type: 'application/json' }),
            )
          }
        >
          {words.saveFile}
        </button>
      </div>
      <p className="practice-how">{words.look}</p>
    </>
  );
}
