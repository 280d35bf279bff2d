import { familyOf } from '../../families/index.ts';
import { totalOf } from '../../practice/predict/predictTally.ts';
import { Head } from '../kit/Head.tsx';
import { useRun, useWords } from '../page/useSession.ts';
import { usePredicting } from './usePredicting.ts';
import './Predict.css';

/** A table with the number of answered and of correctly answered questions of each kind. */
export function AnswerTable() {
  const words = useWords('predict');
  const tally = usePredicting((asked) => asked.tally);
  const all = totalOf(tally);
  const kinds = familyOf(useRun()).questions;
  return (
    <table className="answers numbers">
      <caption className="hint">{words.tally}</caption>
      <Head columns={[words.question, words.rightHead, words.askedHead]} />
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind} data-kind={kind}>
            <th scope="row">{words.kind[kind]}</th>
            <td>{tally[kind].right}</td>
            <td>{tally[kind].asked}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.all}</th>
          <td>{all.right}</td>
          <td>{all.asked}</td>
        </tr>
      </tfoot>
    </table>
  );
}
