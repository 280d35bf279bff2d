import { useState } from 'react';
import { playsToEnds } from '../../core/search/algorithms.ts';
import type { Example } from '../../library/example.ts';
import { LIBRARY } from '../../library/library.ts';
import { compare, contrastsFor, treesBeside } from '../../session/comparing.ts';
import { printContrast } from '../../session/contrast.ts';
import { LabelledInput } from '../kit/LabelledInput.tsx';
import { MenuButton, MenuRow } from '../kit/Menu.tsx';
import { focusOnce } from '../kit/useFocusFirst.ts';
import { attempt } from '../page/attempt.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { useNaming } from './useSides.ts';
import './CompareChoices.css';

/**
 * The menu of everything that the current figure can be compared with; each choice is named by both sides.
 */
export function CompareChoices() {
  const session = useSessionStore();
  const { compareSearches, notSimulated } = useWords('compare');
  const naming = useNaming();
  const figure = useSession((state) => state);
  return (
    <>
      {playsToEnds(figure.algorithm) && <p className="hint">{notSimulated}</p>}
      {contrastsFor(figure).map((contrast) => {
        const { leading, other } = naming(figure, contrast);
        return (
          <MenuRow
            key={printContrast(contrast)}
            text={compareSearches(leading, other)}
            act={() => compare(session, undefined, contrast)}
          />
        );
      })}
      {figure.algorithm !== 'program' && <TreePicker />}
    </>
  );
}

/** The greatest number of trees in the list; a longer query narrows it. */
const MOST = 12;

/** A search field that chooses any tree of the library as the second figure. */
function TreePicker() {
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
  const session = useSessionStore();
  const [query, setQuery] = useState('');
  const [matching, setMatching] = useState(LIBRARY);
  const suited = treesBeside(subject);
  const found = matching.filter((one) => suited.includes(one));
  const find = (text: string) => {
    setQuery(text);
    attempt(session, async () => {
      const { searchLibrary } = await import('../../library/find.ts');
      setMatching(searchLibrary(text, code));
    });
  };
  const more = found.length - MOST;
  return (
    <>
      <LabelledInput label={said.findTree} value={query} write={find} ref={focusOnce} />
      <div role="status">
        <p className="hint">{found.length === 0 ? said.noTree : said.treesFound(found.length)}</p>
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
  const other = { kind: 'tree', value: example.id } as const;
  return (
    <MenuButton className="example line-button" act={() => compare(session, undefined, other)}>
      <span className="example-title">{example.title[code]}</span>
      <span className="hint">{example.source[code]}</span>
    </MenuButton>
  );
}
