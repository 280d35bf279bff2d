import { useEffect, useEffectEvent } from 'react';
import type { Session } from '../../session/session.ts';
import { changeSlice, sliceOf } from '../../session/slice.ts';
import { useSessionStore, useSlice } from '../page/useSession.ts';
import { GIVEN_FILES, type Taker } from './givenFiles.ts';
import { inTurn } from './inTurn.ts';
import '../kit/Field.css';

const oneByOne = inTurn();

/**
 * A button that lets the reader choose one or several files. Files that are handed to the screen are opened
 * as well, also those handed over before its code had loaded: together where several can be chosen, otherwise in order,
 * one after the other.
 */
export function FileButton(props: {
  taker: Taker;
  label: string;
  open: (files: readonly [File, ...File[]]) => Promise<void>;
  isMany?: boolean;
  accept?: string;
}) {
  const { taker, isMany = false } = props;
  const session = useSessionStore();
  const given = useSlice(GIVEN_FILES, (files) => files.given);
  const open = useEffectEvent((files: readonly [File, ...File[]]) => props.open(files));
  useEffect(() => {
    if (given.length === 0) return;
    const [first, ...more] = takeGiven(session, taker);
    if (first === undefined) return;
    if (isMany) void oneByOne(() => open([first, ...more]));
    else for (const file of [first, ...more]) void oneByOne(() => open([file]));
  }, [session, given, taker, isMany]);
  return (
    <label className="quiet-button file-button">
      {props.label}
      <input
        type="file"
        className="visually-hidden"
        accept={props.accept ?? '.json,application/json'}
        multiple={isMany}
        onChange={(event) => {
          const [first, ...more] = event.target.files ?? [];
          event.target.value = '';
          if (first !== undefined) void oneByOne(() => props.open([first, ...more]));
        }}
      />
    </label>
  );
}

/** Removes and returns the files handed to a screen, in order, so that they are opened only once. */
function takeGiven(session: Session, taker: Taker): File[] {
  const { given } = sliceOf(session, GIVEN_FILES);
  const mine = given.filter(({ to }) => to === taker);
  if (mine.length > 0) changeSlice(session, GIVEN_FILES, { given: given.filter(({ to }) => to !== taker) });
  return mine.map(({ file }) => file);
}
