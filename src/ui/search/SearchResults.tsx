import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { GAMES } from '../../games/games.ts';
import { openingSetting } from '../../games/setting.ts';
import { type Answer, answerKey, answersTo, isFormula } from '../../library/find.ts';
import type { PlaceName } from '../../library/places.ts';
import type { Skill } from '../../practice/index.ts';
import { openGame } from '../../session/games.ts';
import { opened } from '../../session/growing.ts';
import { openNewTree } from '../../session/newTree.ts';
import { openEditorAt } from '../../session/openEditor.ts';
import { openExample, openSubject } from '../../session/openSubject.ts';
import { openUniform } from '../../session/openUniform.ts';
import { openPlace } from '../../session/place.ts';
import { whenRecorded } from '../../session/searching.ts';
import type { Session } from '../../session/session.ts';
import { newTreeId, subjectOfTree } from '../../session/subject.ts';
import { visit } from '../../session/visiting.ts';
import { Failure } from '../files/FaultReport.tsx';
import { TermCard } from '../glossary/TermCard.tsx';
import { openDialog } from '../kit/openDialog.ts';
import { attempt } from '../page/attempt.ts';
import { resultsRef, timeRef, titleRef } from '../page/elements.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { type Offer, offerOf, type TreeOffer } from './offers.ts';
import { resultControls } from './resultControls.ts';

/** The greatest number of figures in the results. */
const MOST_FIGURES = 12;

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
export function SearchResults({ query, close: closeField, isEntered, settle }: SearchResultsProps) {
  const words = useWords('library');
  const code = useSession((state) => state.language.code);
  // The pressed result goes with the list. The focus goes on at the figure's name; where there is none yet, it waits at
  // the time of the front door, and the name takes it over from there.
  const close = () => {
    closeField();
    (titleRef.current ?? timeRef.current)?.focus({ preventScroll: true });
  };
  const answer = useEffectEvent(() => {
    settle();
    const [first] = resultControls();
    if (isToBeChosen()) first?.focus();
    else first?.click();
  });
  useEffect(() => {
    if (isEntered) answer();
  }, [isEntered]);
  const offer = isFormula(query) ? null : offerOf(query);
  const isLink = offer?.kind === 'link' || offer?.kind === 'damaged-link';
  const answers = isLink || offer?.kind === 'foreign-tree' ? [] : answersTo(query, code);
  // A text that is a tree may also be the leaves of a figure, but nothing else.
  const shown = offer === null ? answers : answers.filter(({ kind }) => kind === 'figure');
  const figures = shown.filter(({ kind }) => kind === 'figure');
  const others = figures.slice(MOST_FIGURES);
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
      {offer === null && shown.length === 0 && <output className="hint">{words.nothingFound(query)}</output>}
      {shown.map((answer) => (
        <Fragment key={answerKey(answer)}>
          {answer === figures[0] && <output className="hint">{words.found(figures.length)}</output>}
          {!others.includes(answer) && <AnswerRow answer={answer} close={close} />}
          {answer === others.at(-1) && <p className="hint">{words.openAll(others.length)}</p>}
        </Fragment>
      ))}
    </div>
  );
}

/** An answer of the search: what it is, and a button that opens its place. */
function AnswerRow({ answer, close }: { answer: Answer; close: () => void }) {
  const session = useSessionStore();
  const words = useWords('library');
  const code = useSession((state) => state.language.code);
  const placeTitle = usePlaceTitles();
  const closing = (open: () => void) => () => {
    open();
    close();
  };
  switch (answer.kind) {
    case 'missing':
      return <output>{words.notYet(answer.missing.name[code])}</output>;
    case 'term':
      return <TermCard term={answer.id} then={close} />;
    case 'place':
      return (
        <Row title={placeTitle(answer.id)} press={closing(() => openAnsweredPlace(session, answer.id))} />
      );
    case 'game': {
      const { title, rules } = GAMES[answer.id];
      return (
        <Row title={title[code]} press={closing(() => openGame(session, openingSetting(answer.id)))}>
          {rules[code]}
        </Row>
      );
    }
    case 'game-figure': {
      const { name, by, notice, address } = answer.figure;
      return (
        <Row title={`${name[code]} · ${by[code]}`} press={closing(() => goTo(address))}>
          {notice[code]}
        </Row>
      );
    }
    case 'lesson': {
      const { id, title, about } = answer.lesson;
      const open = () => attempt(session, () => openPlace(session, `#v1&lesson=${id}`));
      return (
        <Row title={words.lesson(title[code])} press={closing(open)}>
          {about[code]}
        </Row>
      );
    }
    case 'skill':
      return <SkillRow skill={answer.id} close={close} />;
    case 'figure': {
      const { example } = answer;
      const open = () => attempt(session, () => openExample(session, example));
      return (
        <Row title={example.title[code]} press={closing(open)}>
          {example.source[code]}
        </Row>
      );
    }
  }
}

/** The exercises of a skill; an exercise begins at the level that the reader has reached. */
function SkillRow({ skill, close }: { skill: Skill; close: () => void }) {
  const session = useSessionStore();
  const words = useWords('library');
  const names = useWords('practiceNames');
  const begin = () =>
    attempt(session, async () => {
      const { beginSkillAtLevel } = await import('../../session/practice/begin.ts');
      await beginSkillAtLevel(session, skill);
    });
  return (
    <Row
      title={words.exercise(names.skill[skill])}
      press={() => {
        begin();
        close();
      }}
    />
  );
}

/** Returns a function from the name of a place, such as the growth page, to its title in the reader's language. */
function usePlaceTitles(): (name: PlaceName) => string {
  const words = useWords();
  const course = useWords('course');
  const editing = useWords('editing');
  const { menu } = useWords('settings');
  return (name) => {
    switch (name) {
      case 'course':
        return course.course;
      case 'trees':
      case 'practise':
        return words.place[name];
      case 'growth':
      case 'ucb1':
      case 'match':
      case 'program':
        return course[name];
      case 'newTree':
        return editing.newTree;
      case 'randomTree':
        return editing.randomPanel;
      case 'uniformTree':
        return editing.uniformPanel;
      case 'help':
        return words.help;
      case 'keys':
      case 'about':
        return menu[name];
      case 'mine':
      case 'lessons':
      case 'sets':
      case 'results':
      case 'progress':
        return words.mineOf[name];
    }
  };
}

/** Opens the figure of an address without "#" and version. */
function goTo(address: string): void {
  location.hash = `v1&${address}`;
}

function openAnsweredPlace(session: Session, name: PlaceName): void {
  if (name === 'help' || name === 'keys' || name === 'about') openDialog(session, name);
  else if (name === 'newTree') openNewTree(session);
  else if (name === 'randomTree' || name === 'uniformTree')
    openEditorAt(session, name === 'randomTree' ? 'random' : 'uniform');
  else visit(session, name);
}

/**
 * Whether the results begin with a fault in the text, or with the notation in which it was read: with a paragraph that
 * has a role, as no result has. Enter then moves the focus to the first offer instead of opening it.
 */
function isToBeChosen(): boolean {
  return resultsRef.current?.firstElementChild?.hasAttribute('role') === true;
}

/** A result with its title and, beside or below it, what it is. */
function Row({ title, children, press }: { title: string; children?: ReactNode; press: () => void }) {
  return (
    <div>
      <button type="button" className="example line-button" onClick={press}>
        <span className="example-title">{title}</span>
        {typeof children === 'string' ? <span className="hint">{children}</span> : children}
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
    else if (offer.kind === 'wish') openUniform(session, offer.wish, '');
    else {
      const subject = opened(subjectOfTree(offer.tree, { id: newTreeId(), title: '' }));
      whenRecorded(session, (searching) => openSubject(searching, subject));
    }
    close();
  };
  const titleOf = () => {
    if (offer.kind === 'link') return words.link[offer.of];
    if (offer.kind === 'wish') return words.ownTree(offer.wish.branching ** offer.wish.depth);
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
