import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { GAMES } from '../../games/games.ts';
import { openingSetting } from '../../games/setting.ts';
import { gamesNamed, notYet, searchLibrary, termsNamed } from '../../library/find.ts';
import { gameFiguresAbout } from '../../library/gameFigures.ts';
import { subjectOfExample } from '../../session/exampleSubject.ts';
import { openGame } from '../../session/games.ts';
import { opened } from '../../session/growing.ts';
import { openSubject } from '../../session/openSubject.ts';
import { newTreeId, subjectOfTree } from '../../session/subject.ts';
import { Failure } from '../files/FaultReport.tsx';
import { TermCard } from '../glossary/TermCard.tsx';
import { resultsRef } from '../page/elements.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { type Offer, offerOf, type TreeOffer } from './offers.ts';
import { resultControls } from './resultControls.ts';

/** The greatest numbers of figures and of glossary terms in the results; terms come first. */
const MOST = { figures: 12, terms: 2 };

interface SearchResultsProps {
  readonly query: string;
  readonly close: () => void;
  /** whether Enter was pressed in the field, perhaps before there were results */
  readonly isEntered: boolean;
  /** is called when the results have answered the press */
  readonly settle: () => void;
}

/**
 * The results for the text in the search field, best first; the arrow keys ↓ and ↑ go from one to the next.
 */
export function SearchResults({ query, close, isEntered, settle }: SearchResultsProps) {
  const session = useSessionStore();
  const words = useWords('library');
  const code = useSession((state) => state.language.code);
  const answer = useEffectEvent(() => {
    settle();
    const [first] = resultControls();
    if (isToBeChosen()) first?.focus();
    else first?.click();
  });
  useEffect(() => {
    if (isEntered) answer();
  }, [isEntered]);
  const offer = offerOf(query);
  const isLink = offer?.kind === 'link' || offer?.kind === 'damaged-link';
  const figures = isLink || offer?.kind === 'foreign-tree' ? [] : searchLibrary(query, code);
  const terms = offer === null ? termsNamed(query).slice(0, MOST.terms) : [];
  const games = offer === null ? gamesNamed(query) : [];
  const missing = offer === null && games.length === 0 ? notYet(query) : null;
  const closing = (open: () => void) => () => {
    open();
    close();
  };
  const walk = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const controls = resultControls();
    controls[controls.indexOf(event.target as HTMLButtonElement) + by]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a way besides Tab
    <div className="search-results" id="search-results" ref={resultsRef} onKeyDown={walk}>
      {offer !== null && <OfferRow offer={offer} close={close} />}
      {offer !== null &&
        othersOf(offer).map((tree) => (
          <OfferRow key={tree.text} offer={tree} isOfSeveral={offer.kind === 'foreign-tree'} close={close} />
        ))}
      {missing !== null && <output>{words.notYet(missing.name[code])}</output>}
      {games.map((game) => (
        <Row
          key={game}
          title={GAMES[game].title[code]}
          press={closing(() => openGame(session, openingSetting(game)))}
        >
          <span className="hint">{GAMES[game].rules[code]}</span>
        </Row>
      ))}
      {games.flatMap(gameFiguresAbout).map(({ id, name, by, notice, address }) => (
        <Row
          key={id}
          title={`${name[code]} · ${by[code]}`}
          press={closing(() => {
            location.hash = `v1&${address}`;
          })}
        >
          <span className="hint">{notice[code]}</span>
        </Row>
      ))}
      {terms.map((term) => (
        <TermCard key={term} term={term} then={close} />
      ))}
      {(figures.length > 0 || (offer === null && missing === null && terms.length + games.length === 0)) && (
        <output className="hint">
          {figures.length > 0 ? words.found(figures.length) : words.nothingFound(query)}
        </output>
      )}
      {figures.slice(0, MOST.figures).map((example) => (
        <Row
          key={example.id}
          title={example.title[code]}
          press={closing(() => openSubject(session, subjectOfExample(example)))}
        >
          <span className="hint">{example.source[code]}</span>
        </Row>
      ))}
      {figures.length > MOST.figures && (
        <p className="hint">{words.openAll(figures.length - MOST.figures)}</p>
      )}
    </div>
  );
}

/**
 * Whether the results begin with a fault in the text, or with the notation in which it was read: with a paragraph that
 * has a role, as no result has. Enter then moves the focus to the first offer instead of opening it.
 */
function isToBeChosen(): boolean {
  return resultsRef.current?.firstElementChild?.hasAttribute('role') === true;
}

/** A result with its title and, beside or below it, what it is. */
function Row({ title, children, press }: { title: string; children: ReactNode; press: () => void }) {
  return (
    <div>
      <button type="button" className="example line-button" onClick={press}>
        <span className="example-title">{title}</span>
        {children}
      </button>
    </div>
  );
}

/** The trees that a text may stand for as well. */
function othersOf(offer: Offer): readonly TreeOffer[] {
  if (offer.kind === 'tree') return offer.folds;
  return offer.kind === 'foreign-tree' ? offer.trees : [];
}

interface OfferRowProps {
  offer: Offer | TreeOffer;
  /** whether the text may also be a tree in another notation */
  isOfSeveral?: boolean;
  close: () => void;
}

function OfferRow({ offer, isOfSeveral = false, close }: OfferRowProps) {
  const session = useSessionStore();
  const words = useWords('library');
  const notices = useWords('notices');
  if (offer.kind === 'damaged-link') return <p role="alert">{words.damagedLink}</p>;
  if (offer.kind === 'broken-tree') return <Failure text={notices.problem(offer.problem)} />;
  if (offer.kind === 'foreign-tree') {
    const [{ readAs, tree } = { readAs: null, tree: null }] = offer.trees;
    if (offer.problem !== null) return <Failure text={notices.problem(offer.problem)} />;
    return readAs && <p role="status">{notices.readAs(readAs, tree.leafCount)}</p>;
  }
  const press = () => {
    if (offer.kind === 'link') location.hash = offer.hash;
    else openSubject(session, opened(subjectOfTree(offer.tree, { id: newTreeId(), title: '' })));
    close();
  };
  const titleOf = () => {
    if (offer.kind === 'link') return words.link[offer.of];
    if (offer.fold !== null) return words.foldedTree(offer.fold.branching, offer.fold.depth);
    const isHere = isOfSeveral && offer.readAs === null;
    return (isHere ? words.ownTreeHere : words.ownTree)(offer.tree.leafCount);
  };
  return (
    <Row title={titleOf()} press={press}>
      <span className="tree-text quiet-text clipped">{offer.kind === 'link' ? offer.hash : offer.text}</span>
    </Row>
  );
}
