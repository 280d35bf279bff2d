import { type ChangeEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { NodeId } from '../../core/index.ts';
import { listsOf } from '../../practice/entry/index.ts';
import { LIST_NAMES } from '../../practice/formats/listRows.ts';
import type { Lists, Part } from '../../practice/index.ts';
import { mergesIn } from '../../practice/task.ts';
import type { Practice } from '../../session/practice/practice.ts';
import { LIST_PLACE, readNodeList, writeList } from '../../session/practice/writeList.ts';
import { changeSlice } from '../../session/slice.ts';
import { LIST_HEADS, nameOfList, printList, type WrittenLists } from '../../words/formats.ts';
import { unbroken } from '../../words/symbols.ts';
import { useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { EntryTable } from './EntryTable.tsx';
import './ListTable.css';

/** The lists that the question asks for, a field for each; pressed nodes go into the field that was chosen last. */
export function ListTable(props: { practice: Practice; part: Part; entry: Lists<Part> }) {
  const { practice, part, entry } = props;
  const words = useWords('practice');
  const { tree } = practice.exercise;
  return (
    <ListFrame isLong={mergesIn(tree)}>
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

/**
 * A table with a column for each list; `children` are its rows. Where lists are long, as those of positions are, the two of a
 * row stand below the name of the row, so that they have its width.
 */
function ListFrame({ isLong = false, children }: { isLong?: boolean | undefined; children: ReactNode }) {
  return (
    <EntryTable className={isLong ? 'list-table of-long' : 'list-table'} heads={LIST_HEADS}>
      {children}
    </EntryTable>
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
  const isLong = mergesIn(practice.exercise.tree);
  const text = typed ?? (isLong ? unbroken(printed) : printed);
  const field = {
    'aria-label': label,
    'aria-invalid': practice.unread.some(({ cell }) => cell === place),
    'aria-current': chosen === place,
    spellCheck: false,
    value: text,
    onFocus: () => {
      hasTyped.current = false;
      changeSlice(session, LIST_PLACE, { place });
    },
    onBlur: () => setTyped(null),
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped(value);
      writeList(session, place, readNodeList(value, names), hasTyped.current);
      hasTyped.current = true;
    },
  };
  if (!isLong) return <input type="text" {...field} />;
  // The field is as high as its text, which an element behind it holds as well.
  return (
    <div className="list-field" data-text={text}>
      <textarea rows={1} {...field} onKeyDown={keepInOne} />
    </div>
  );
}

/** Makes Enter submit the answer, as in a field of one line, instead of adding a line break to the list. */
function keepInOne(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const controls = [...(event.currentTarget.form?.elements ?? [])] as HTMLElement[];
  controls.find((control) => control.matches('[type=submit]'))?.click();
}

/** Lists that are written already, each with whether it is wrong. */
export function WrittenTable(props: {
  rows: readonly WrittenLists[];
  isLong?: boolean | undefined;
  isWrong?: ((row: number, list: number) => boolean) | undefined;
}) {
  return (
    <ListFrame isLong={props.isLong}>
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
