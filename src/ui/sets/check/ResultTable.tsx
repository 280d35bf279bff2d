import { Trash2 } from 'lucide-react';
import { printNumber } from '../../../core/tree/printNumber.ts';
import { printCsv } from '../../../export/csv.ts';
import { fileNameOf } from '../../../export/fileName.ts';
import { type CheckedResult, isInOrder } from '../../../session/sets/checkResult.ts';
import { DRAFT } from '../../../session/sets/setDraft.ts';
import { changeSlice, sliceOf } from '../../../session/slice.ts';
import type { SetWords } from '../../../words/setWords.ts';
import { saveText } from '../../files/saveFile.ts';
import { Button, IconButton } from '../../kit/Button.tsx';
import { useSessionStore, useSlice } from '../../page/useSession.ts';
import { type KeyedResult, SETS_DIALOG } from '../setsDialog.ts';
import { useSetWords } from '../useSetWords.ts';

/** All that was checked, a line each; what does not fit stands out and is said. */
export function ResultTable() {
  const { make: words } = useSetWords();
  const results = useSlice(SETS_DIALOG, (state) => state.results);
  const title = useSlice(DRAFT, (state) => state.draft.title);
  const { columns } = words;
  if (results.length === 0) return <p className="hint">{words.noResults}</p>;
  return (
    <section aria-label={words.results}>
      <div className="result-scroll">
        <table className="result-table">
          <thead>
            <tr>
              {[columns.name, columns.points, columns.again, columns.code, columns.set].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{columns.peeked}</th>
              <th scope="col">{columns.variants}</th>
              <th scope="col">{columns.from}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {results.map((result) => (
              <ResultRow key={result.key} result={result} />
            ))}
          </tbody>
        </table>
      </div>
      <Button
        text={words.exportCsv}
        onClick={() =>
          saveText(
            fileNameOf(`results ${title}`, '.csv'),
            printCsv(resultRows(results, words)),
            'text/csv;charset=utf-8',
          )
        }
      />
    </section>
  );
}

function ResultRow({ result }: { result: KeyedResult }) {
  const session = useSessionStore();
  const { make: words } = useSetWords();
  const { name, points, marks, again, peeked, variants, file } = result;
  const of = (part: { readonly points: number; readonly marks: number }) =>
    words.pointsOf(printNumber(part.points), printNumber(part.marks));
  const isSame = again === null || of(again) === of({ points, marks });
  const set = setWord(result, words);
  return (
    <tr className={isInOrder(result) ? 'in-order' : 'out-of-order'}>
      <th scope="row">
        <bdi>{name || words.noName}</bdi>
      </th>
      <td>{of({ points, marks })}</td>
      <td className={isSame ? '' : 'wrong'}>
        {again === null ? <span className="hint">{words.noAnswers}</span> : of(again)}
        {!isSame && <small>{words.differs}</small>}
      </td>
      <td className={result.hasOwnCode ? '' : 'wrong'}>
        {result.hasOwnCode ? words.codeFits : words.codeFitsNot}
        {result.hasFirstForm && <small>{words.codeOfFirstForm}</small>}
      </td>
      <td className={result.isThisSet === false ? 'wrong' : ''}>{set}</td>
      <td>{peeked === null ? words.setUnknown : peeked}</td>
      <td>{variants === null ? words.setUnknown : variants.join(' ')}</td>
      <td>
        <bdi>{file ?? words.fromCode}</bdi>
      </td>
      <td>
        <IconButton
          label={words.removeResult(name || words.noName)}
          icon={Trash2}
          size={17}
          onClick={() =>
            changeSlice(session, SETS_DIALOG, {
              results: sliceOf(session, SETS_DIALOG).results.filter(({ key }) => key !== result.key),
            })
          }
        />
      </td>
    </tr>
  );
}

function setWord({ isThisSet }: CheckedResult, words: ReturnType<typeof useSetWords>['make']): string {
  if (isThisSet === null) return words.setUnknown;
  return isThisSet ? words.setIsThis : words.setIsOther;
}

/** The table of results as cells, its heads first; numbers stay numbers. */
function resultRows(
  results: readonly CheckedResult[],
  words: SetWords['make'],
): readonly (readonly (string | number)[])[] {
  const { name, points, again, code, set, peeked, variants, from } = words.columns;
  const heads = [name, points, words.marksHead, again, words.marksHead, code, set, peeked, variants, from];
  return [heads, ...results.map((result) => rowOf(result, words))];
}

function rowOf(result: CheckedResult, words: SetWords['make']): readonly (string | number)[] {
  const { name, points, marks, again, hasOwnCode, isThisSet, peeked, variants, file } = result;
  return [
    name,
    points,
    marks,
    again?.points ?? '',
    again?.marks ?? '',
    hasOwnCode ? words.codeFits : words.codeFitsNot,
    isThisSet === null ? '' : isThisSet ? words.setIsThis : words.setIsOther,
    peeked ?? '',
    variants?.join(' ') ?? '',
    file ?? words.fromCode,
  ];
}
