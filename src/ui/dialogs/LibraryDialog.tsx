import { useState } from 'react';
import { EXAMPLE_GROUPS, type Example } from '../../library/example.ts';
import { subjectOfExample } from '../../session/exampleSubject.ts';
import { openSubject } from '../../session/showOther.ts';
import { loadLibraryWords } from '../../words/lateWords.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { closeDialog, openDialog } from '../kit/openDialog.ts';
import { useLibrary } from '../page/loadLibrary.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { wordsHook } from '../page/wordsHook.ts';
import { useProgressWords } from '../progress/useProgressWords.ts';
import '../styles/progress.css';

/** Every tree there is, by group, found by name, topic or leaves; and a box for one's own. */
export function LibraryDialog() {
  const session = useSessionStore();
  const page = useWords();
  const words = useLibraryWords();
  const progress = useProgressWords();
  const code = useSession((state) => state.language.code);
  const library = useLibrary();
  const [query, setQuery] = useState('');
  const found = library?.searchLibrary(query, code) ?? [];
  return (
    <Dialog title={words.library} className="library">
      <div className="library-search row">
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.searchHint}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <output>
          {library !== null && (found.length > 0 ? words.found(found.length) : words.nothingFound(query))}
        </output>
        <Button text={page.myTrees} onClick={() => openDialog(session, 'trees')} />
      </div>
      <div className="library-list">
        {EXAMPLE_GROUPS.map((group) => (
          <ExampleGroup
            key={group}
            title={words.group[group]}
            examples={found.filter((example) => example.group === group)}
          />
        ))}
      </div>
      <footer className="library-foot">
        <Button text={progress.title} onClick={() => openDialog(session, 'progress')} />
      </footer>
    </Dialog>
  );
}

function ExampleGroup({ title, examples }: { title: string; examples: readonly Example[] }) {
  if (examples.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {examples.map((example) => (
          <ExampleRow key={example.id} example={example} />
        ))}
      </ul>
    </section>
  );
}

function ExampleRow({ example }: { example: Example }) {
  const session = useSessionStore();
  const words = useWords();
  const code = useSession((state) => state.language.code);
  const isShown = useSession((state) => state.subject.example?.id === example.id);
  const open = () => {
    openSubject(session, subjectOfExample(example));
    closeDialog(session);
  };
  const origin = words.origin[example.origin];
  return (
    <li>
      <button type="button" className="example" aria-current={isShown ? 'true' : undefined} onClick={open}>
        <span className="example-title">
          {example.title[code]}{' '}
          <small className="example-algorithm hint">{words.algorithm[example.algorithm]}</small>
          {origin !== '' && <small className="example-origin hint">{origin}</small>}
        </span>
        <span className="example-notice">{example.notice[code]}</span>
        <span className="example-source hint">{example.source[code]}</span>
      </button>
    </li>
  );
}

/** The texts of the library’s dialog. */
const useLibraryWords = wordsHook(loadLibraryWords);
