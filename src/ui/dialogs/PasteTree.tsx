import { type SyntheticEvent, useId, useState } from 'react';
import { printLiteral } from '../../notation/printLiteral.ts';
import type { Problem } from '../../notation/problem.ts';
import { openSubject } from '../../session/session.ts';
import { type Subject, subjectOfLiteral } from '../../session/subject.ts';
import { useSession, useSessionStore, useWords } from '../useSession.ts';
import { closeDialog } from './openDialog.ts';

/** A box that takes any tree literal; a wrong one stays, with the place of the problem selected. */
export function PasteTree() {
  const session = useSessionStore();
  const words = useWords();
  const language = useSession((state) => state.language);
  const [text, setText] = useState(() => textOf(session.getState().subject));
  const [root, setRoot] = useState<'max' | 'min'>('max');
  const [problem, setProblem] = useState<Problem | null>(null);
  const id = useId();

  const show = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = subjectOfLiteral(text, root);
    if (parsed.ok) {
      openSubject(session, parsed.value);
      closeDialog();
      return;
    }
    setProblem(parsed.problem);
    const box = event.currentTarget.querySelector('textarea');
    const { offset } = parsed.problem.at;
    box?.focus();
    box?.setSelectionRange(offset, offset + Math.max(parsed.problem.found.length, 1));
  };

  return (
    <form className="paste" onSubmit={show}>
      <h3>
        <label htmlFor={id}>{words.pasteTitle}</label>
      </h3>
      <p id={`${id}-hint`}>{words.pasteHint}</p>
      <textarea
        id={id}
        rows={4}
        spellCheck={false}
        value={text}
        aria-describedby={`${id}-hint`}
        aria-invalid={problem !== null}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
      />
      {problem !== null && (
        <p className="problem" role="alert" data-code={problem.code}>
          {language.problem(problem)}
        </p>
      )}
      <div className="paste-actions">
        <label>
          {words.pasteRoot}{' '}
          <select value={root} onChange={(event) => setRoot(event.target.value === 'min' ? 'min' : 'max')}>
            <option value="max">MAX</option>
            <option value="min">MIN</option>
          </select>
        </label>
        <button type="submit" className="primary">
          {words.pasteShow}
        </button>
      </div>
    </form>
  );
}

/** A tree larger than this is not offered as text to begin with. */
const MOST_NODES = 2_000;

/** One's own text as it was typed; for another tree its literal. */
function textOf({ reference, tree }: Subject): string {
  if (reference.kind === 'literal') return reference.text;
  return tree.size <= MOST_NODES ? printLiteral(tree) : '';
}
