import { ChevronLeft, ChevronRight, ClipboardPen, Maximize2, PanelBottom } from 'lucide-react';
import { useRef } from 'react';
import { showsBounds } from '../../core/run/boundNotation.ts';
import { playsToEnds } from '../../core/search/algorithms.ts';
import { DEFAULT_RULES } from '../../core/search/searchSettings.ts';
import { ruleNamesOn } from '../../core/search/windowed.ts';
import { familyOf } from '../../families/index.ts';
import type { Bilingual } from '../../library/example.ts';
import { toggleEditing } from '../../session/drawFullTree.ts';
import { MARGIN } from '../../session/margin.ts';
import { backToReading, withheldIn } from '../../session/session.ts';
import { changeSlice } from '../../session/slice.ts';
import { can, growthOf } from '../../session/subject.ts';
import { titleOf } from '../../session/titleOf.ts';
import { rulesSaid } from '../../words/ruleWords.ts';
import { ACTIONS } from '../keys/actions.ts';
import { Button, IconButton } from '../kit/Button.tsx';
import { Menu, MenuRow } from '../kit/Menu.tsx';
import { useLooks } from '../limits/useLooks.ts';
import { titleRef } from '../page/elements.ts';
import { practiseThis } from '../page/practiseThis.ts';
import { togglePresentation } from '../page/presentation.ts';
import { useRun, useSession, useSessionStore, useSlice, useStepped, useWords } from '../page/useSession.ts';
import { part, partAfterPicture, partAtLeisure } from '../part/part.tsx';
import { useBrought } from '../part/useBrought.ts';
import { useFolding } from './useFolding.ts';
import { useNeighbours, useTwin } from './useNeighbours.ts';
import './FigureBar.css';

// The buttons of the menus show the current settings at once; the contents of the menus load after the first
// picture.
const AlgorithmChoices = partAfterPicture(() => import('./settings.tsx'), 'AlgorithmChoices');
const RuleChoices = partAfterPicture(() => import('./settings.tsx'), 'RuleChoices');
const LimitChoices = partAfterPicture(() => import('../limits/LimitChoices.tsx'), 'LimitChoices');
const GrowthChoices = partAfterPicture(() => import('./settings.tsx'), 'GrowthChoices');
const CompareChoices = partAtLeisure(() => import('../compare/CompareChoices.tsx'), 'CompareChoices');
// Few trees are simulated, so that what stands around a figure does not wait for these.
const SimulationChoices = partAtLeisure(
  () => import('../simulation/SimulationChoices.tsx'),
  'SimulationChoices',
);
const GameMenu = part(() => import('../games/GameMenu.tsx'), 'GameMenu', 'figure');
const GameFields = part(() => import('../games/GameMenu.tsx'), 'GameFields', 'figure');
const NotationChoices = partAfterPicture(() => import('./settings.tsx'), 'NotationChoices');

/** The contents of the menus. */
const CONTENTS = [
  AlgorithmChoices,
  RuleChoices,
  LimitChoices,
  SimulationChoices,
  GrowthChoices,
  NotationChoices,
  CompareChoices,
];
const GAME_CONTENTS = [...CONTENTS, GameFields];

/** Loads components that the menus will show; it is a component, so that it does not render with the bar. */
function Brought({ parts }: { parts: Parameters<typeof useBrought>[0] }) {
  useBrought(parts);
  return null;
}

const BROUGHT = <Brought parts={CONTENTS} />;
const GAME_BROUGHT = <Brought parts={GAME_CONTENTS} />;

/**
 * The number of levels by which the caption is folded when it does not fit; FigureBar.css has their styles.
 * Level 1 replaces the rules by one word, level 2 drops the author of the figure and narrows all gaps. The
 * next levels move controls into the menu "more": 3 the actions, 4 the drawing mode and the notation of
 * bounds, 5 the rules, 6 the algorithm and the game's setting, 7 the previous and next figure.
 */
const FOLDS = 7;

/** The figure's caption: its title, the menus of how it is searched and drawn, and the actions on it. */
export function FigureBar() {
  const session = useSessionStore();
  const words = useWords();
  const bar = useRef<HTMLElement>(null);
  const algorithm = useSession((state) => state.algorithm);
  const rules = useSession((state) => state.rules);
  const language = useSession((state) => state.language);
  const run = useRun();
  const inShort = familyOf(run).settingsInShort?.(run, language);
  const notation = useSession((state) => state.notation);
  const isByMover = useSession((state) => state.numbers === 'mover');
  const growth = useSession(({ subject }) => growthOf(subject));
  const isGame = useSession(({ subject }) => subject.game !== null);
  const isEditing = useSession((state) => state.activity.kind === 'editing');
  const isComparing = useSession((state) => state.activity.kind === 'comparing');
  const { compare, limit, practise } = can(useSession(({ subject }) => subject));
  const hasTwin = useSession(({ subject }) => subject.example?.twin !== undefined);
  const { name, by } = useCaption();
  const title = useSession(({ subject, language }) => titleOf(subject, language.code));
  const isOwn = useSession(({ subject }) => subject.own !== null);
  useFolding(bar, FOLDS);
  const ruleNames = ruleNamesOn(run.tree, algorithm, isGame);
  const looks = useLooks();
  const isSimulated = playsToEnds(algorithm);
  // A game has the depth and the limits of its search in its own menu.
  // Nothing can be chosen for a program whose log is shown.
  const isChosen = algorithm !== 'program';
  const SearchSettings = isSimulated ? SimulationChoices : limit && !isGame && isChosen ? LimitChoices : null;
  const hasBounds = showsBounds(notation, algorithm);
  const shows = hasBounds ? words.notationShows[notation] : words.notationNone;
  // The caption names the rules that differ from the defaults.
  const changedNames = ruleNames.filter((rule) => rules[rule] !== DEFAULT_RULES[rule]);
  const changed = rulesSaid(words.ruleState, rules, changedNames);
  const oneFigure = () => backToReading(session);
  const edit = () => toggleEditing(session);
  const present = () => togglePresentation(session);
  return (
    <section className="figure-bar beside" ref={bar} aria-label={words.caption}>
      <Neighbour way="previous" />
      <h1
        ref={titleRef}
        tabIndex={-1}
        className={`figure-title ${isOwn ? 'of-own' : ''} ${by === '' ? 'clipped' : 'of-library'}`}
        title={title || undefined}
      >
        <b>{name}</b>
        {by !== '' && <i> · {by}</i>}
      </h1>
      <Neighbour way="next" />
      {isGame ? GAME_BROUGHT : BROUGHT}
      <div className="settings-line">
        {isGame && !isComparing && <GameMenu />}
        {!isComparing && (
          <Menu
            className="setting of-algorithm"
            label={words.algorithmGroup}
            text={words.algorithm[algorithm]}
          >
            <AlgorithmChoices isAwaited />
          </Menu>
        )}
        {ruleNames.map((rule) => (
          <Menu
            key={rule}
            className="setting of-rule"
            label={words.rules}
            text={rulesSaid(words.ruleState, rules, [rule])[0] ?? rule}
          >
            <RuleChoices names={[rule]} isAwaited />
          </Menu>
        ))}
        {!isComparing && SearchSettings !== null && (
          <Menu
            className="setting of-limits"
            label={isSimulated ? words.algorithm[algorithm] : words.looksLegend}
            text={inShort ?? (looks || words.looks.toEnds)}
          >
            <SearchSettings isAwaited />
          </Menu>
        )}
        {ruleNames.length > 0 && (
          <Menu
            className="setting of-rules"
            {...(changed.length > 0 && { label: words.rules })}
            text={words.rulesFolded(changed)}
          >
            <RuleChoices names={ruleNames} isAwaited />
          </Menu>
        )}
        {!isComparing && isChosen && (
          <Menu className="setting of-growth" label={words.growthLegend} text={words.growth[growth]}>
            <GrowthChoices isAwaited />
          </Menu>
        )}
        {!isSimulated && isChosen && (
          <Menu
            className="setting of-notation"
            label={words.notationLegend}
            text={isByMover ? words.byMover(shows) : shows}
          >
            <NotationChoices isAwaited />
          </Menu>
        )}
      </div>
      {isComparing ? (
        <Button kind="bar-word" text={words.oneFigure} onClick={oneFigure} />
      ) : (
        (compare || hasTwin) && (
          <Menu className="setting of-compare" text={words.compare}>
            <CompareRows />
          </Menu>
        )
      )}
      <Button
        kind="bar-word"
        aria-pressed={isEditing}
        title={words.editTree}
        text={words.edit}
        onClick={edit}
      />
      {!isComparing && practise && (
        <IconButton
          label={words.practiseThis}
          icon={ClipboardPen}
          size={18}
          onClick={() => practiseThis(session)}
        />
      )}
      <IconButton
        className="bar-present"
        label={words.present}
        icon={Maximize2}
        size={18}
        action={ACTIONS.page.fullScreen}
        onClick={present}
      />
      <Menu className="setting of-more" text={words.more} takesOver>
        {isComparing && <MenuRow text={words.oneFigure} act={oneFigure} />}
        {!isComparing && (compare || hasTwin) && (
          <fieldset className="choices">
            <legend>{words.compare}</legend>
            <CompareRows />
          </fieldset>
        )}
        <MenuRow text={isEditing ? words.stopEditing : words.editTree} act={edit} />
        <MenuRow text={words.present} act={present} />
        {!isComparing && (
          <div className="folded-algorithm">
            {isGame && <GameFields />}
            <AlgorithmChoices isAwaited />
          </div>
        )}
        <div className="folded-rules">
          {!isComparing && SearchSettings !== null && <SearchSettings isAwaited />}
          <RuleChoices names={ruleNames} isAwaited />
        </div>
        <div className="folded-bounds">
          {!isComparing && isChosen && <GrowthChoices isAwaited />}
          {!isSimulated && isChosen && <NotationChoices isAwaited />}
        </div>
        <div className="folded-neighbours">
          <NeighbourRows />
        </div>
      </Menu>
      <MarginToggle />
    </section>
  );
}

function NeighbourRows() {
  const words = useWords();
  const { previous, next } = useNeighbours();
  return (
    <>
      {previous !== null && <MenuRow text={words.previousFigure} act={previous} />}
      {next !== null && <MenuRow text={words.nextFigure} act={next} />}
    </>
  );
}

/**
 * The menu of comparisons, with a row for the figure paired with the current one, which opens at the same
 * step.
 */
function CompareRows() {
  const words = useWords();
  const code = useSession((state) => state.language.code);
  const { twin, flip } = useTwin();
  const hasOthers = useSession(({ subject }) => can(subject).compare);
  const isAsked = useStepped((state) => withheldIn(state) !== null);
  if (isAsked) return <p className="hint">{words.notWhileAsked}</p>;
  return (
    <>
      {hasOthers && <CompareChoices isAwaited />}
      {twin !== null && <MenuRow text={words.compareWith(twin.title[code])} act={flip} staysOpen />}
    </>
  );
}

/** The button that opens and closes the sheet of panels on a narrow window. */
function MarginToggle() {
  const session = useSessionStore();
  const words = useWords();
  const isOpen = useSlice(MARGIN, (margin) => margin.isOpen);
  return (
    <IconButton
      className="margin-toggle"
      label={words.panels}
      icon={PanelBottom}
      size={18}
      aria-pressed={isOpen}
      onClick={() => changeSlice(session, MARGIN, { isOpen: !isOpen })}
    />
  );
}

function useCaption(): { name: string; by: string } {
  const words = useWords();
  const code = useSession((state) => state.language.code);
  const { example, own, game } = useSession((state) => state.subject);
  const said = (text: Bilingual) => text[code];
  if (game !== null) return { name: said(game.entry.title), by: '' };
  if (example !== null) return { name: said(example.name), by: said(example.by) };
  return { name: own?.title || words.untitled, by: '' };
}

function Neighbour({ way }: { way: 'previous' | 'next' }) {
  const words = useWords();
  const open = useNeighbours()[way];
  return (
    <IconButton
      className="neighbour"
      label={way === 'previous' ? words.previousFigure : words.nextFigure}
      icon={way === 'previous' ? ChevronLeft : ChevronRight}
      size={18}
      aria-disabled={open === null}
      onClick={() => open?.()}
    />
  );
}
