import { useState } from 'react';
import type { Example } from '../../library/example.ts';
import { searchLibrary } from '../../library/find.ts';
import { compare, treesBeside } from '../../session/comparing.ts';
import { LabelledInput } from '../kit/LabelledInput.tsx';
import { MenuButton } from '../kit/Menu.tsx';
import { focusOnce } from '../kit/useFocusFirst.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import './TreePicker.css';

/** The greatest number of trees listed; more words narrow the list. */
const MOST = 12;

/** Chooses any tree of the library as the second figure, by the page's search. */
export function TreePicker() {
  const said = useWords('compare');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="tree-picker" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{said.otherTree}</summary>
      {isOpen && <Trees />}
    </details>
  );
}

function Trees() {
  const said = useWords('compare');
  const code = useSession((state) => state.language.code);
  const subject = useSession((state) => state.subject);
  const [query, setQuery] = useState('');
  const suited = treesBeside(subject);
  const found =
    query.trim() === '' ? suited : searchLibrary(query, code).filter((one) => suited.includes(one));
  const more = found.length - MOST;
  return (
    <>
      <LabelledInput label={said.findTree} value={query} write={setQuery} ref={focusOnce} />
      <div role="status">
        {found.length === 0 ? (
          <p className="hint">{said.noTree}</p>
        ) : (
          <p className="hint">{said.treesFound(found.length)}</p>
        )}
      </div>
      {found.slice(0, MOST).map((example) => (
        <TreeRow key={example.id} example={example} />
      ))}
      {more > 0 && <p className="hint">{said.moreTrees(more)}</p>}
    </>
  );
}

function TreeRow({ example }: { example: Example }) {
  const session = useSessionStore();
  const code = useSession((state) => state.language.code);
  return (
    <MenuButton
      className="example"
      act={() => compare(session, undefined, { kind: 'tree', value: example.id })}
    >
      <span className="example-title">{example.title[code]}</span>
      <span className="hint">{example.source[code]}</span>
    </MenuButton>
  );
}
