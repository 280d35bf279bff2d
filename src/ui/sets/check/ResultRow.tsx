import { Trash2 } from 'lucide-react';
import { printNumber } from '../../../core/tree/printNumber.ts';
import { isInOrder } from '../../../session/sets/checkResult.ts';
import type { ClassEntry, ClassRow } from '../../../session/sets/classTable.ts';
import type { AnswerPlace } from '../../../session/sets/index.ts';
import { Button, IconButton } from '../../kit/Button.tsx';
import { focusOnce } from '../../kit/useFocusFirst.ts';
import { useWords } from '../../page/useSession.ts';
import { localTime } from './localTime.ts';
import { useClassWords } from './useClassWords.ts';

/**
 * A hand-in of a student; one that does not match its code, its set or its student is highlighted, with the
 * reason.
 */
export function ResultRow(props: {
  row: ClassRow;
  entry: ClassEntry;
  /** how many columns there are for exercises */
  count: number;
  open: (at: AnswerPlace) => (() => void) | null;
  /** the answer from which the lecturer has just returned */
  left: AnswerPlace | null;
  /** whether the other hand-ins of the student are displayed */
  isOpened: boolean;
  toggle: () => void;
  /** the ref of the button that removes the hand-in */
  remover: (button: HTMLButtonElement | null) => void;
  remove: () => void;
}) {
  const { row, entry, count, left, remover, remove } = props;
  const words = useWords('sets');
  const more = useClassWords();
  const { result, whose, code } = entry;
  const { points, marks, again, questions, peeked, variants, file } = result;
  const name = whose.name || words.noName;
  const of = (part: { readonly points: number; readonly marks: number }) =>
    words.pointsOf(printNumber(part.points), printNumber(part.marks));
  const isSame = again === null || of(again) === of({ points, marks });
  const isCounting = entry === row.counting;
  const isGood = isInOrder(result) && whose.disagrees === null;
  const place = row.all.indexOf(entry) + 1;
  return (
    <tr className={`${isGood ? 'in-order' : 'out-of-order'}${isCounting ? '' : ' counts-not'}`}>
      <th scope="row" className="breaks">
        <bdi>{name}</bdi>
        {whose.disagrees !== null && (
          <small className="problem">
            {more.inFile} <bdi>{result.name || words.noName}</bdi>
          </small>
        )}
        {!isCounting && <small>{more.countsNot}</small>}
      </th>
      <td>
        <bdi>{whose.identifier}</bdi>
      </td>
      <td>{of({ points, marks })}</td>
      <td className={isSame ? '' : 'problem'}>
        {again === null ? <span className="hint">{words.noAnswers}</span> : of(again)}
        {!isSame && <small>{words.differs}</small>}
      </td>
      {Array.from({ length: count }, (_, at) => {
        const question = questions?.[at];
        const open = question && props.open({ result, place: at });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: exercises keep their places
          <td key={at} title={question && of(question)}>
            {question &&
              (open ? (
                <Button
                  kind="chip"
                  text={printNumber(question.points)}
                  aria-label={words.lookAt(name, at + 1, printNumber(question.points))}
                  ref={isSamePlace(left, { result, place: at }) ? focusOnce : undefined}
                  onClick={open}
                />
              ) : (
                printNumber(question.points)
              ))}
            {question?.cutoff && <small>{words.markedBy[question.cutoff]}</small>}
          </td>
        );
      })}
      <td className={entry.isLate === true ? 'problem' : ''}>
        {entry.isLate === null
          ? words.setUnknown
          : entry.isLate
            ? entry.isMarkedLate
              ? more.isLateByLms
              : more.isLate
            : more.inTime}
      </td>
      <td>
        <span className="attempt">
          {more.attemptOf(place, row.all.length)}
          {isCounting && row.all.length > 1 && (
            <Button
              kind="chip"
              text={props.isOpened ? '−' : '+'}
              aria-label={more.showOthers(name, row.all.length - 1)}
              aria-expanded={props.isOpened}
              onClick={props.toggle}
            />
          )}
        </span>
      </td>
      <td className={result.hasOwnCode ? '' : 'problem'}>
        {result.hasOwnCode ? words.codeFits : words.codeFitsNot}
        {result.hasFirstForm && <small>{words.codeOfFirstForm}</small>}
        {code !== null && <small>{more.withCode}</small>}
      </td>
      <td className={result.isThisSet === false ? 'problem' : ''}>
        {result.isThisSet === null ? words.setUnknown : result.isThisSet ? words.setIsThis : words.setIsOther}
      </td>
      <td>{peeked === null ? words.setUnknown : peeked}</td>
      <td className={result.hasOwnTrees === false ? 'problem' : ''}>
        {variants === null ? words.setUnknown : variants.join(' ')}
        {result.hasOwnTrees === false && <small>{words.otherName}</small>}
      </td>
      <td>{(entry.at !== null && localTime(entry.at)) || words.setUnknown}</td>
      <td className="breaks" title={file ?? undefined}>
        <bdi>{file === null ? words.fromCode : entry.submission.file || file}</bdi>
      </td>
      <td>
        <IconButton label={words.removeResult(name)} icon={Trash2} size={17} ref={remover} onClick={remove} />
      </td>
    </tr>
  );
}

function isSamePlace(left: AnswerPlace | null, at: AnswerPlace): boolean {
  return left !== null && left.place === at.place && left.result.identity === at.result.identity;
}
