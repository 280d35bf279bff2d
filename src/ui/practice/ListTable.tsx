import { type ReactNode, useRef, useState } from 'react';
import type { NodeId } from '../../core/index.ts';
import { listsOf } from '../../practice/entry/index.ts';
import { LIST_NAMES } from '../../practice/formats/listRows.ts';
import type { Lists, Part } from '../../practice/index.ts';
import type { Practice } from '../../session/practice/practice.ts';
import { LIST_PLACE, readNodeList, writeList } from '../../session/practice/writeList.ts';
import { changeSlice } from '../../session/slice.ts';
import { LIST_HEADS, nameOfList, printList, type WrittenLists } from '../../words/formats.ts';
import { unbroken } from '../../words/symbols.ts';
import { useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import './ListTable.css';

/** The lists that the question asks for, a field for each; pressed nodes go into the field that was chosen last. */
export function ListTable(props: { practice: Practice; part: Part; entry: Lists<Part> }) {
  const { practice, part, entry } = props;
  const words = useWords('practice');
  const { tree } = practice.exercise;
  return (
    <ListFrame>
      {entry.rows(tree, part).map((row, index) => (
        <tr key={row.after}>
          <th scope="row">{words.answer.afterPass(row)}</th>
          {LIST_NAMES.map((name, at) => (
            <td key={name}>
              <ListEntry
                practice={practice}
                part={part}
                place={2 * index + at}
                label={nameOfList(tree, part, 2 * index + at, words.answer)}
              />
            </td>
          ))}
        </tr>
      ))}
    </ListFrame>
  );
}

/** A table with a column for each list; `children` are its rows. */
function ListFrame({ children }: { children: ReactNode }) {
  return (
    <table className="list-table">
      <thead>
        <tr>
          <td />
          {LIST_HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function ListEntry(props: { practice: Practice; part: Part; place: number; label: string }) {
  const { practice, part, place, label } = props;
  const session = useSessionStore();
  const chosen = useSlice(LIST_PLACE, (state) => state.place);
  /** what is typed while the field has the focus; null while the sheet says what is in it */
  const [typed, setTyped] = useState<string | null>(null);
  const hasTyped = useRef(false);
  const { names } = practice.subject;
  const written = listsOf(practice.sheet, part.kind).get(place);
  const printed = written === undefined ? '' : typeof written === 'string' ? written : inNames(written);
  function inNames(nodes: readonly NodeId[]): string {
    return printList(nodes.map((node) => names.of(node)));
  }
  return (
    <input
      type="text"
      aria-label={label}
      aria-invalid={practice.unread.some(({ cell }) => cell === place)}
      aria-current={chosen === place}
      spellCheck={false}
      value={typed ?? printed}
      onFocus={() => {
        hasTyped.current = false;
        changeSlice(session, LIST_PLACE, { place });
      }}
      onBlur={() => setTyped(null)}
      onChange={({ target: { value } }) => {
        setTyped(value);
        writeList(session, place, readNodeList(value, names), hasTyped.current);
        hasTyped.current = true;
      }}
    />
  );
}

/** Lists that are written already, each with whether it is wrong. */
export function WrittenTable(props: {
  rows: readonly WrittenLists[];
  isWrong?: ((row: number, list: number) => boolean) | undefined;
}) {
  return (
    <ListFrame>
      {props.rows.map(({ after, lists }, row) => (
        <tr key={after}>
          <th scope="row">{after}</th>
          {lists.map((said, at) => (
            <td key={LIST_HEADS[at]} className={props.isWrong?.(row, at) === true ? 'wrong' : undefined}>
              {unbroken(said ?? '–')}
              {props.isWrong?.(row, at) === true && ' ✗'}
            </td>
          ))}
        </tr>
      ))}
    </ListFrame>
  );
}
