import { type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { carryKeys } from '../../core/edit/index.ts';
import type { GameTree } from '../../core/index.ts';
import { folded, foldsOf } from '../../notation/fold.ts';
import { parseTree } from '../../notation/parseTree.ts';
import { printTree } from '../../notation/printTree.ts';
import { type Problem, repaired, type TextEdit } from '../../notation/problem.ts';
import { TextParser } from '../../notation/textParser.ts';
import { parseTypedTree } from '../../notation/typedTree.ts';
import { replaceTree } from '../../session/editing.ts';
import { LONG_TEXT as LONG_PASTED } from '../../session/longText.ts';
import type { SteppedState } from '../../session/session.ts';
import { storeUnfinished, unfinishedBeside } from '../../session/unfinished.ts';
import { editedIn } from '../../session/waitingEdits.ts';
import type { Words } from '../../words/index.ts';
import { openText } from '../files/openedFile.ts';
import { Button } from '../kit/Button.tsx';
import { titleRef } from '../page/elements.ts';
import { useSessionChange, useSessionStore, useWords } from '../page/useSession.ts';
import { useEdited } from './useEdited.ts';
import { usePendingText } from './usePendingText.ts';

/** The greatest number of nodes of a tree whose text is written anew at every edit. */
const MOST_NODES = 3_000;

/** The length in characters from which a text is parsed only when the typing pauses. */
const LONG_TEXT = 4_000;

interface Draft {
  readonly text: string;
  /** the tree that the text describes; while the text has a fault, the last valid tree */
  readonly tree: GameTree;
  readonly problem: Problem | null;
  /** whether an unfinished text is stored, so that a reload of the page restores it */
  readonly isKept: boolean;
}

/**
 * The text box with the tree in its notation. Edits take effect while they are typed; while the text has a
 * fault, the last valid tree remains.
 */
export function TextBox() {
  const session = useSessionStore();
  const words = useWords('editing');
  const notices = useWords('notices');
  const { tree } = useEdited();
  const [draft, setDraft] = useState(() => unfinishedDraft(session.getState()));
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // Gives the box the focus when the button that opened the panel has disappeared, so that the reader can
  // type at once.
  useEffect(() => {
    // When the panel loads late, the focus has already gone from the removed button to the title of the
    // figure; the box may take it from that title.
    const isFree = [document.body, titleRef.current].includes(document.activeElement as HTMLElement);
    if (!isFree || box.current === null) return;
    box.current.select();
    // When the reader returns to an unfinished text, the cursor goes to its end.
    if (unfinishedBeside(session.getState().subject) !== null)
      box.current.setSelectionRange(box.current.value.length, box.current.value.length);
  }, [session]);
  const isDraft = draft !== null && (draft.tree === tree || draft.problem !== null);
  const isTooLarge = tree.size > MOST_NODES;
  const text = isDraft ? draft.text : isTooLarge ? '' : printTree(tree);
  const problem = isDraft ? draft.problem : null;

  const [parser] = useState(() => new TextParser());

  const read = useCallback(
    (next: string) => {
      const state = session.getState();
      const { tree: before } = editedIn(state);
      const parsed = parseTypedTree(next, {}, parser.parse(next));
      const isKept = storeUnfinished(state.subject, parsed.ok ? null : next);
      if (parsed.ok) replaceTree(session, carryKeys(before, parsed.value), null, 'text');
      const after = editedIn(session.getState()).tree;
      setDraft({ text: next, tree: after, problem: parsed.ok ? null : parsed.problem, isKept });
    },
    [session, parser],
  );

  const pending = usePendingText(read);
  useSessionChange((state, before) => {
    // When another tree is opened, the typed text is dropped, because it belongs to the tree before.
    if (state.subject === before.subject || state.lastEdit !== null) return;
    pending.drop();
    setDraft(unfinishedDraft(state));
  });

  /** Until a long text has been parsed, the last valid tree and the last reported fault remain. */
  const type = (next: string, isLineBreak: boolean) => {
    const isKey = Math.abs(next.length - text.length) <= 1 && !isLineBreak;
    if (!isKey || next.length <= LONG_TEXT) {
      pending.drop();
      read(next);
      return;
    }
    setDraft({ text: next, tree, problem, isKept: draft?.isKept ?? true });
    pending.readLater(next);
  };

  /** Opens a long text as a tree of its own. One with a fault comes into the box, unless the reader has typed meanwhile. */
  const openLong = async (long: string) => {
    const { subject } = session.getState();
    const found = await openText(session, long, words.pasted);
    const hasTyped = box.current !== null && box.current.value !== text;
    if (found === null || hasTyped) return;
    setDraft({ text: long, tree, problem: found, isKept: storeUnfinished(subject, long) });
  };

  // A text that was read in another notation waits to be taken; nothing in it is at fault.
  const isFault = useMemo(() => problem !== null && readIn(problem, notices) === null, [problem, notices]);
  const mark =
    problem !== null && isFault
      ? { from: problem.at.offset, length: Math.max(problem.found.length, 1) }
      : null;
  const goToPlace = () => {
    box.current?.focus();
    if (mark !== null) box.current?.setSelectionRange(mark.from, mark.from + mark.length);
  };

  return (
    <div className="text-box">
      <MarkedText
        label={words.textLabel}
        box={box}
        text={text}
        mark={mark}
        describedBy={`${id}-hint`}
        change={type}
        leave={pending.readNow}
        openLong={openLong}
      />
      {problem !== null && (
        <ProblemNote
          problem={problem}
          mend={(repair) => read(repaired(text, repair))}
          take={read}
          goToPlace={goToPlace}
          discard={() => {
            storeUnfinished(session.getState().subject, null);
            setDraft(null);
          }}
        />
      )}
      {problem === null && <FoldNote tree={tree} take={read} />}
      {problem !== null && draft?.isKept === false && <p role="status">{words.textNotKept}</p>}
      <p className="hint" id={`${id}-hint`}>
        {isTooLarge && !isDraft ? words.textTooLarge : words.textHint}
      </p>
    </div>
  );
}

/**
 * Returns the stored text that the reader left unfinished for this tree, with the fault in it; null for none.
 */
function unfinishedDraft(state: Pick<SteppedState, 'subject' | 'slices'>): Draft | null {
  const text = unfinishedBeside(state.subject);
  const parsed = text === null ? null : parseTypedTree(text);
  if (text === null || parsed === null || parsed.ok) return null;
  return { text, tree: editedIn(state).tree, problem: parsed.problem, isKept: true };
}

/**
 * The length in characters up to which a fault is highlighted; highlighting longer texts would slow the
 * typing down.
 */
const MOST_MARKED = 20_000;

/** A text box that can highlight one range of its text, by a transparent copy of the text beneath it. */
function MarkedText(props: {
  label: string;
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  mark: { readonly from: number; readonly length: number } | null;
  describedBy: string;
  change: (text: string, isLineBreak: boolean) => void;
  leave: () => void;
  /** opens a long text, which is pasted in place of the whole text, as a tree of its own */
  openLong: (text: string) => Promise<void>;
}) {
  const { box, text, mark } = props;
  const shown = mark !== null && text.length <= MOST_MARKED ? mark : null;
  const rows = Math.min(Math.max(text.split('\n').length + 1, 3), 12);
  return (
    <div className="marked-text">
      <div className="marked-under" aria-hidden="true">
        {shown !== null && (
          <>
            {text.slice(0, shown.from)}
            <mark>{text.slice(shown.from, shown.from + shown.length) || ' '}</mark>
            {text.slice(shown.from + shown.length)}
          </>
        )}
      </div>
      <textarea
        ref={box}
        aria-label={props.label}
        rows={rows}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        value={text}
        aria-describedby={props.describedBy}
        aria-invalid={mark !== null}
        onChange={(event) => props.change(event.target.value, isLineBreak(event.nativeEvent))}
        onBlur={props.leave}
        onPaste={(event) => {
          const { selectionStart, selectionEnd, value } = event.currentTarget;
          const pasted = event.clipboardData.getData('text');
          if (pasted.length < LONG_PASTED || selectionEnd - selectionStart < value.length) return;
          event.preventDefault();
          void props.openLong(pasted);
        }}
        onScroll={(event) => {
          const under = event.currentTarget.previousElementSibling;
          if (under !== null) under.scrollTop = event.currentTarget.scrollTop;
        }}
      />
    </div>
  );
}

function isLineBreak(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'insertLineBreak';
}

/** The ways to fold a row of leaves into a uniform tree, each with a button; nothing for another tree. */
function FoldNote({ tree, take }: { tree: GameTree; take: (text: string) => void }) {
  const words = useWords('editing');
  const folds = foldsOf(tree);
  return (
    folds.length > 0 && (
      <div className="fold-note">
        <p className="hint">{words.foldHint}</p>
        <div className="row">
          {folds.map(({ branching, depth }) => (
            <Button
              key={branching}
              text={words.foldBy(branching, depth)}
              onClick={() => take(printTree(folded(tree, branching)))}
            />
          ))}
        </div>
      </div>
    )
  );
}

/** The greatest number of characters of a tree in the text of a button. */
const MOST_ON_BUTTON = 40;

/** The trees for which a text in another notation may stand, each with a button that writes it in ours. */
function Readings({ problem, take }: { problem: Problem; take: (text: string) => void }) {
  const words = useWords('editing');
  const { theirs, ours } = problem;
  const short = (text: string) =>
    text.length > MOST_ON_BUTTON ? `${text.slice(0, MOST_ON_BUTTON - 1)}…` : text;
  return (
    <div className="row">
      {[theirs, ours].map(
        (text, index) =>
          text !== undefined && (
            <Button
              key={text}
              {...(index === 0 && { kind: 'primary' })}
              text={words.takeTree(short(text.replaceAll('\n', ' ')))}
              onClick={() => take(text)}
            />
          ),
      )}
    </div>
  );
}

/** Says in which other notation a text was read; null when it was not. */
function readIn({ theirs, notation }: Problem, notices: Words['notices']): string | null {
  const read = theirs === undefined ? null : parseTree(theirs);
  return notation !== undefined && read?.ok ? `${notices.readAs(notation, read.value.leafCount)}.` : null;
}

/** Returns the text of the button that repairs a text. */
function mendTextOf({ code, wish, repair = [] }: Problem, words: Words['editing']): string {
  if (code === 'probability-sum') return words.normalise;
  if (code === 'missing-probability') return words.fillIn;
  const [whole] = wish?.code === 'incomplete' ? repair : [];
  return whole === undefined ? words.mend : words.takeTree(whole.text);
}

/** The message about a fault in a text: what is wrong, where, and a button that repairs it. */
function ProblemNote(props: {
  problem: Problem;
  mend: (repair: readonly TextEdit[]) => void;
  /** writes another text in the box */
  take: (text: string) => void;
  goToPlace: () => void;
  discard: () => void;
}) {
  const words = useWords('editing');
  const notices = useWords('notices');
  const { repair, code } = props.problem;
  const read = readIn(props.problem, notices);
  const mendText = mendTextOf(props.problem, words);
  return (
    <div className="problem-note">
      <p {...(read === null ? { className: 'problem', role: 'alert' } : { role: 'status' })} data-code={code}>
        {read ?? notices.problem(props.problem)} {words.textStands}
      </p>
      {code === 'foreign' && <Readings problem={props.problem} take={props.take} />}
      <div className="row">
        {repair !== undefined && code !== 'foreign' && (
          <Button kind="primary" text={mendText} onClick={() => props.mend(repair)} />
        )}
        {read === null && <Button text={words.goToPlace} onClick={props.goToPlace} />}
        <Button text={words.discardText} onClick={props.discard} />
      </div>
    </div>
  );
}
