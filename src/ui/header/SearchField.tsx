import { Search } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../kit/Button.tsx';
import { searchRef } from '../page/elements.ts';
import { useWords } from '../page/useSession.ts';
import { part } from '../part/part.tsx';
import { resultControls } from '../search/resultControls.ts';
import './SearchField.css';

const SearchResults = part(() => import('../search/SearchResults.tsx'), 'SearchResults');

/**
 * The search field of the top bar, which takes figures, terms, leaf values, links and trees. On a phone it is
 * a button at first.
 */
export function SearchField() {
  const words = useWords();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** whether Enter was pressed; the first result is opened once there are any */
  const [isEntered, setEntered] = useState(false);
  const close = () => {
    setOpen(false);
    setQuery('');
    setEntered(false);
    searchRef.current?.blur();
  };
  const isListed = isOpen && query !== '';
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') close();
    if (event.target !== searchRef.current || query === '') return;
    if (event.key === 'Enter') setEntered(true);
    else if (event.key === 'ArrowDown') resultControls()[0]?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <search
      className={isOpen ? 'search open' : 'search'}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
      onFocus={({ target }) => target === searchRef.current && setOpen(true)}
      onKeyDown={onKey}
    >
      <IconButton
        className="search-sign"
        label={words.search}
        icon={Search}
        onClick={() => searchRef.current?.focus()}
      />
      <input
        ref={searchRef}
        id="search"
        type="search"
        aria-controls={isListed ? 'search-results' : undefined}
        aria-label={words.search}
        placeholder={words.searchHint}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setEntered(false);
        }}
      />
      <span className="search-key" aria-hidden="true">
        /
      </span>
      {isListed && (
        <SearchResults
          query={query}
          close={close}
          isEntered={isEntered}
          settle={() => setEntered(false)}
          isAwaited
        />
      )}
    </search>
  );
}
