import { subjectOfExample } from '../../session/exampleSubject.ts';
import { openSubject } from '../../session/showOther.ts';
import { loadLibraryWords } from '../../words/lateWords.ts';
import { useLibrary } from '../page/loadLibrary.ts';
import { useSession, useSessionStore } from '../page/useSession.ts';
import { wordsHook } from '../page/wordsHook.ts';

const useLibraryWords = wordsHook(loadLibraryWords);

/** No more are listed. */
const MOST = 12;

/** What the search has found, best first. */
export function SearchResults({ query, close }: { query: string; close: () => void }) {
  const session = useSessionStore();
  const words = useLibraryWords();
  const code = useSession((state) => state.language.code);
  const library = useLibrary();
  if (library === null) return null;
  const found = library.searchLibrary(query, code);
  return (
    <div className="search-results" id="search-results">
      <output className="hint">
        {found.length > 0 ? words.found(found.length) : words.nothingFound(query)}
      </output>
      <ul>
        {found.slice(0, MOST).map((example) => (
          <li key={example.id}>
            <button
              type="button"
              className="example"
              onClick={() => {
                openSubject(session, subjectOfExample(example));
                close();
              }}
            >
              <span className="example-title">{example.title[code]}</span>
              <span className="hint">{example.source[code]}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
