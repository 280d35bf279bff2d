import { useState } from 'react';
import { printNumber } from '../../../core/tree/printNumber.ts';
import { fileNameOf } from '../../../export/fileName.ts';
import { quoted } from '../../../notation/problem.ts';
import { marksOf } from '../../../practice/exerciseSet.ts';
import { HAND_IN_LIMITS, printHandIn } from '../../../practice/handIn.ts';
import {
  handInOfRun,
  handInRun,
  type ItemStanding,
  standingOf,
  totalSoFar,
  unreadOf,
} from '../../../session/sets/runResult.ts';
import {
  isSilent,
  type RunItem,
  type SetRun,
  showItem,
  showPage,
  writeName,
} from '../../../session/sets/setRun.ts';
import { saveText } from '../../files/saveFile.ts';
import { Button } from '../../kit/Button.tsx';
import { CopyRow } from '../../kit/CopyRow.tsx';
import { useSession, useSessionStore } from '../../page/useSession.ts';
import { useSetWords } from '../useSetWords.ts';

/** What the set is, whose answers these are, and how far they are. */
export function SetStart({ run }: { run: SetRun }) {
  const session = useSessionStore();
  const { run: words } = useSetWords();
  const { set, items } = run;
  // Where nothing is marked on the way, what is written is done for now.
  const isOpen = (standing: ItemStanding) => standing === 'blank' || (set.hints && standing === 'written');
  const next = items.findIndex((item) => isOpen(standingOf(item)));
  const isBegun = items.some((item) => standingOf(item) !== 'blank');
  return (
    <>
      <p className="practice-question">{words.size(set.items.length, printNumber(marksOf(set)))}</p>
      <p>{set.hints ? words.withHints : words.withoutHints}</p>
      <NameField run={run} />
      <div className="practice-buttons row">
        {next >= 0 && (
          <Button
            kind="primary"
            text={isBegun ? words.goOn : words.begin}
            onClick={() => showItem(session, next)}
          />
        )}
        {(isBegun || next < 0) && (
          <button
            type="button"
            className={next < 0 ? 'primary' : 'chip'}
            onClick={() => showPage(session, 'end')}
          >
            {words.toEnd}
          </button>
        )}
      </div>
      <ItemList run={run} />
    </>
  );
}

/** The name that the code is made of. */
function NameField({ run, isWrong = false }: { run: SetRun; isWrong?: boolean }) {
  const session = useSessionStore();
  const { run: words } = useSetWords();
  return (
    <label className="sheet-entry set-name">
      <span>{words.yourName}</span>
      <input
        type="text"
        autoComplete="name"
        maxLength={HAND_IN_LIMITS.name}
        aria-invalid={isWrong}
        value={run.name}
        onChange={(event) => writeName(session, event.target.value)}
      />
      <span>{words.nameWhy}</span>
    </label>
  );
}

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
      <p className="hint">{words.handInHint}</p>
      <div className="practice-buttons row">
        <Button kind="primary" text={words.handIn} onClick={press} />
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

/** All exercises with how far they are, each a way to it. */
function ItemList({ run: { set, items } }: { run: SetRun }) {
  const session = useSessionStore();
  const { run: words } = useSetWords();
  return (
    <ol className="set-overview" aria-label={words.overview}>
      {items.map((item, place) => (
        // The items of a set keep their places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={place}>
          <button type="button" onClick={() => showItem(session, place)}>
            <span className="set-overview-title">
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
  const { run: words } = useSetWords();
  const { first } = item;
  const standing = standingOf(item);
  if (standing !== 'graded' || first === null)
    return (
      <span className="standing hint" data-standing={standing}>
        {words.standing[standing]}
      </span>
    );
  const isFull = first.points === first.marks;
  return (
    <span className="standing hint" data-standing={isFull ? 'full' : 'part'}>
      {words.points(printNumber(first.points), printNumber(first.marks))}
    </span>
  );
}
