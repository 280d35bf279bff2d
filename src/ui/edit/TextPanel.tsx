import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { carryKeys } from '../../core/edit/carryKeys.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { parseTree } from '../../notation/parseTree.ts';
import { printTree } from '../../notation/printTree.ts';
import { type Problem, repaired } from '../../notation/problem.ts';
import { replaceTree } from '../../session/editing.ts';
import { useEditWords } from '../page/useEditWords.ts';
import { useSession, useSessionStore } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import { MarkedText } from './MarkedText.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import { usePendingText } from './usePendingText.ts';

/** A tree larger than this is not printed at every edit. */
const MOST_NODES = 3_000;

/** A longer text is read when the typing rests. */
const LONG_TEXT = 4_000;

interface Draft {
  readonly text: string;
  /** the tree it became, or that stands while it is broken */
  readonly tree: GameTree;
  readonly problem: Problem | null;
}

/** The tree as text: what is typed shows at once, and a broken text leaves the last good tree standing. */
export function TextPanel() {
  const words = useEditWords();
  return (
    <Panel name="text" title={words.textPanel}>
      <TextBox />
    </Panel>
  );
}

function TextBox() {
  const session = useSessionStore();
  const words = useEditWords();
  const tree = useSession((state) => state.subject.tree);
  const [draft, setDraft] = useState<Draft | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const isDraft = draft !== null && (draft.tree === tree || draft.problem !== null);
  const isTooLarge = tree.size > MOST_NODES;
  const text = isDraft ? draft.text : isTooLarge ? '' : printTree(tree);
  const problem = isDraft ? draft.problem : null;

  const read = useCallback(
    (next: string) => {
      const before = session.getState().subject.tree;
      const parsed = parseTree(next);
      if (!parsed.ok) {
        setDraft({ text: next, tree: before, problem: parsed.problem });
        return;
      }
      const carried = carryKeys(before, parsed.value);
      replaceTree(session, carried, null, 'text');
      setDraft({ text: next, tree: session.getState().subject.tree, problem: null });
    },
    [session],
  );

  const pending = usePendingText(read);
  useEffect(
    () =>
      session.subscribe((state, before) => {
        // Another tree was opened: what was typed belongs to the one before.
        if (state.subject === before.subject || state.past.length > 0) return;
        pending.drop();
        setDraft(null);
      }),
    [session, pending],
  );

  /** Until a long text is read the tree stands, and what was found wrong with the text before. */
  const type = (next: string, isLineBreak: boolean) => {
    const isKey = Math.abs(next.length - text.length) <= 1 && !isLineBreak;
    if (!isKey || next.length <= LONG_TEXT) {
      pending.drop();
      read(next);
      return;
    }
    setDraft({ text: next, tree, problem });
    pending.readLater(next);
  };

  const goToPlace = ({ at, found }: Problem) => {
    box.current?.focus();
    box.current?.setSelectionRange(at.offset, at.offset + Math.max(found.length, 1));
  };

  return (
    <div className="text-box">
      <label className="visually-hidden" htmlFor={id}>
        {words.textLabel}
      </label>
      <MarkedText
        id={id}
        box={box}
        text={text}
        mark={
          problem === null ? null : { from: problem.at.offset, length: Math.max(problem.found.length, 1) }
        }
        describedBy={`${id}-hint`}
        change={type}
        leave={pending.readNow}
      />
      {problem !== null && (
        <ProblemNote
          problem={problem}
          mend={(repair) => read(repaired(text, repair))}
          goToPlace={() => goToPlace(problem)}
          discard={() => setDraft(null)}
        />
      )}
      <p className="hint" id={`${id}-hint`}>
        {isTooLarge && !isDraft ? words.textTooLarge : words.textHint}
      </p>
    </div>
  );
}
