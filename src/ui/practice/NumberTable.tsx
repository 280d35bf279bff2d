import { useEffect, useRef } from 'react';
import type { NodeId } from '../../core/index.ts';
import { numbersOf } from '../../practice/entry/index.ts';
import type { Numbers, Part } from '../../practice/index.ts';
import type { Practice } from '../../session/practice/practice.ts';
import { writeNumber } from '../../session/practice/writeNode.ts';
import type { Session } from '../../session/session.ts';
import { changeSlice, type Slice } from '../../session/slice.ts';
import { nameOfNumber, type WrittenNumbers } from '../../words/formats.ts';
import { useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { EntryTable } from './EntryTable.tsx';
import './NumberTable.css';

/** The numbers that the question asks for, a row for each node and a field for each number. */
export function NumberTable(props: { practice: Practice; part: Part; entry: Numbers }) {
  const { practice, part, entry } = props;
  const words = useWords('practice').answer;
  const { tree } = practice.exercise;
  return (
    <EntryTable className="number-table" heads={entry.columns.map((column) => words.column[column])}>
      {entry.rows(tree).map((node, row) => (
        <NumberRow key={node} practice={practice} part={part} entry={entry} node={node} row={row} />
      ))}
    </EntryTable>
  );
}

/** The row of the table to whose fields the focus goes, when a board was pressed; each press is another object. */
const WANTED_ROW: Slice<{ readonly wanted: { readonly node: NodeId } | null }> = {
  beginning: { wanted: null },
};

/** Moves the focus to the first empty field of a node's row, or to its first field. */
export function focusNumbers(session: Session, node: NodeId): boolean {
  changeSlice(session, WANTED_ROW, { wanted: { node } });
  return true;
}

function NumberRow(props: { practice: Practice; part: Part; entry: Numbers; node: NodeId; row: number }) {
  const { practice, part, entry, node, row } = props;
  const words = useWords('practice').answer;
  const wanted = useSlice(WANTED_ROW, (state) => state.wanted);
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const { tree } = practice.exercise;
  const { names } = practice.subject;
  /** the press that was followed last; those before the table was there are over */
  const followed = useRef(wanted);
  useEffect(() => {
    if (wanted === followed.current) return;
    followed.current = wanted;
    if (wanted?.node !== node) return;
    (fields.current.find((field) => field?.value === '') ?? fields.current[0])?.focus();
  }, [wanted, node]);
  return (
    <tr>
      <th scope="row">{names.of(node)}</th>
      {entry.columns.map((column, at) => {
        const place = row * entry.columns.length + at;
        return (
          <td key={column}>
            <NumberEntry
              practice={practice}
              kind={part.kind}
              node={node}
              place={place}
              label={nameOfNumber(tree, part, place, (of) => names.of(of), words)}
              hold={(field) => {
                fields.current[at] = field;
              }}
            />
          </td>
        );
      })}
    </tr>
  );
}

function NumberEntry(props: {
  practice: Practice;
  kind: Part['kind'];
  node: NodeId;
  place: number;
  label: string;
  hold: (field: HTMLInputElement | null) => void;
}) {
  const { practice, kind, node, place, label, hold } = props;
  const session = useSessionStore();
  /** whether something was typed since the field has the focus, which is undone at once */
  const hasTyped = useRef(false);
  return (
    <input
      ref={hold}
      type="text"
      autoComplete="off"
      aria-label={label}
      aria-invalid={practice.unread.some((one) => one.part === kind && one.cell === place)}
      spellCheck={false}
      value={numbersOf(practice.sheet, kind).get(place) ?? ''}
      onFocus={() => {
        hasTyped.current = false;
        session.setState({ focused: node });
      }}
      onChange={({ target: { value } }) => {
        writeNumber(session, kind, place, value, hasTyped.current);
        hasTyped.current = true;
      }}
    />
  );
}

/** Numbers that are written already, each with whether it is wrong. */
export function WrittenNumberTable(props: {
  heads: readonly string[];
  rows: readonly WrittenNumbers[];
  isWrong?: ((place: number) => boolean) | undefined;
}) {
  const { heads, rows, isWrong = () => false } = props;
  return (
    <EntryTable className="number-table" heads={heads}>
      {rows.map(({ name, numbers }, row) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {numbers.map((said, at) => {
            const wrong = isWrong(row * heads.length + at);
            return (
              <td key={heads[at]} className={wrong ? 'wrong' : undefined}>
                {said ?? '–'}
                {wrong && ' ✗'}
              </td>
            );
          })}
        </tr>
      ))}
    </EntryTable>
  );
}
