import { canSearch, hasSetting, playsToEnds } from '../../core/search/algorithms.ts';
import { type GameOption, presetWith, printOption, rangeOf, readOption } from '../../games/entry.ts';
import { hasChance } from '../../games/game.ts';
import { FORMS, type GameSetting, offeredDepths } from '../../games/setting.ts';
import { changeGame, chooseWeights } from '../../session/games.ts';
import { startMatch, stopMatch, turnIn } from '../../session/match.ts';
import type { GamePosition } from '../../session/subject.ts';
import { visit } from '../../session/visiting.ts';
import { Button } from '../kit/Button.tsx';
import { Check } from '../kit/Check.tsx';
import { Field } from '../kit/Field.tsx';
import { Menu, MenuButton } from '../kit/Menu.tsx';
import { openDialog } from '../kit/openDialog.ts';
import { Segmented } from '../kit/Segmented.tsx';
import { LabelledSelect } from '../kit/Select.tsx';
import { LimitChoices } from '../limits/LimitChoices.tsx';
import { useLooks } from '../limits/useLooks.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { DepthSelect } from './DepthSelect.tsx';
import { matchHash } from './matchHash.ts';
import { hasTranscript, PositionField } from './PositionField.tsx';
import { PresetSelect } from './PresetSelect.tsx';
import './games.css';

/** The menu of a game's setting; its button in the caption summarizes the current setting. */
export function GameMenu() {
  const words = useWords('game');
  const game = useSession(({ subject }) => subject.game);
  const said = useSummary(game);
  if (game === null) return null;
  return (
    <>
      <Menu className="setting of-game" label={words.setting} text={said}>
        <GameFields />
      </Menu>
      {isGraphAtHand(game) && <FormPair className="of-form" />}
      <PlayButton />
    </>
  );
}

/**
 * Whether the caption has a switch between tree and graph: when the game opens as a graph, or a graph is
 * chosen.
 */
function isGraphAtHand({ entry, setting }: GamePosition): boolean {
  return entry.opening.form === 'graph' || setting.form === 'graph';
}

/**
 * The switch between a tree, which draws a position once for each path to it, and a graph, which draws it
 * once.
 */
function FormPair({ className }: { className: string }) {
  const session = useSessionStore();
  const words = useWords('game');
  const form = useSession(({ subject }) => subject.game?.setting.form ?? 'tree');
  return (
    <Segmented
      legend={words.formOf}
      name={`form ${className}`}
      className={className}
      options={FORMS}
      chosen={form}
      text={(option) => words.form[option]}
      choose={(form) => changeGame(session, { form })}
    />
  );
}

/**
 * Returns whether a match against the search is being played, and a function that begins or ends one. The
 * reader plays the side that moves at the current position.
 */
function usePlaying() {
  const session = useSessionStore();
  const isPlaying = useSession((state) => state.activity.kind === 'playing');
  const turn = useSession(turnIn);
  const toggle = () => (isPlaying ? stopMatch(session) : startMatch(session, turn === 'min' ? 'min' : 'max'));
  return { isPlaying, toggle };
}

function PlayButton() {
  const words = useWords('game');
  const { isPlaying, toggle } = usePlaying();
  return (
    <Button
      kind="bar-word"
      className="of-play"
      aria-pressed={isPlaying}
      title={words.playWhy}
      text={words.play}
      onClick={toggle}
    />
  );
}

/** The menu row that begins or ends a match, for a caption without room for the button. */
function PlayRow() {
  const words = useWords('game');
  const { isPlaying, toggle } = usePlaying();
  return (
    <MenuButton className="quiet-button folded-play" act={toggle}>
      {isPlaying ? words.stopPlaying : words.playWhy}
    </MenuButton>
  );
}

/**
 * Summarizes the setting of a game, as "depth 2, symmetric once, deepen" or "coins: 7, moves first: MIN". What does not
 * affect a simulation is left out for one.
 */
function useSummary(game: GamePosition | null): string {
  const words = useWords('game');
  const code = useSession((state) => state.language.code);
  const print = useOptionText();
  const looks = useLooks();
  const isSimulated = useSession((state) => playsToEnds(state.algorithm));
  if (game === null) return '';
  const { entry, setting } = game;
  const weights = (game.game.features ?? []).map(({ weight }) => weight);
  const judge = presetWith(entry, weights)?.title[code] ?? words.ownWeights;
  const options = entry.options.flatMap((option) => {
    const value = setting.options[option.name] ?? option.opening;
    if (option.kind !== 'switch') return [words.option(option.label[code], print(value))];
    return value === true ? [option.label[code]] : [];
  });
  if (isSimulated) return options.length === 0 ? words.toDepth(null) : listed(options);
  const depth = entry.opening.depth === null && setting.depth === null ? [] : [words.toDepth(setting.depth)];
  const judged = entry.presets === undefined ? [] : [words.option(words.judge, judge)];
  const all = [...options, ...judged, ...depth, ...(setting.symmetry ? [words.symmetricOnce] : [])];
  if (looks !== '') all.push(looks);
  return all.length === 0 ? words.toDepth(setting.depth) : listed(all);

  function listed(parts: readonly string[]): string {
    return parts.join(code === 'zh' ? '，' : ', ');
  }
}

function useOptionText(): (value: GameOption['opening']) => string {
  const words = useWords();
  return (value) => (value === 'max' || value === 'min' ? words.kind[value] : printOption(value));
}

/** The controls for the setting of a game. */
export function GameFields() {
  const session = useSessionStore();
  const words = useWords('game');
  const code = useSession((state) => state.language.code);
  const at = useSession(({ subject }) => subject.game);
  const algorithm = useSession((state) => state.algorithm);
  if (at === null) return null;
  const { entry, setting, game } = at;
  const isChance = hasChance(game);
  const isSimulated = playsToEnds(algorithm);
  const change = (changed: Partial<GameSetting>) => changeGame(session, changed);
  return (
    <div className="game-fields">
      <PlayRow />
      {isChance ? (
        <p className="hint">{words.formNone}</p>
      ) : (
        <div className="beside apart">
          <span>{words.formOf}</span>
          <FormPair className="of-fields" />
        </div>
      )}
      {entry.options.map((option) => (
        <OptionField
          key={option.name}
          option={option}
          value={setting.options[option.name] ?? option.opening}
          change={(value) =>
            change({
              options: { ...setting.options, [option.name]: value },
              // A setting such as the number of coins changes the starting position, so the game moves made
              // are dropped; a setting that is a switch keeps the position.
              ...(option.kind !== 'switch' && { start: null, moves: [] }),
            })
          }
        />
      ))}
      <MenuButton className="quiet-button" act={() => openDialog(session, 'complete')}>
        {words.complete}
      </MenuButton>
      {entry.presets !== undefined && (
        <MenuButton
          className="quiet-button"
          act={() => visit(session, 'match', matchHash(setting.name, setting.options))}
        >
          {words.match}
        </MenuButton>
      )}
      <PositionField at={at} />
      {setting.moves.length > 0 && (
        <>
          {!hasTranscript(at) && (
            <p className="hint">{words.played(setting.moves.join(code === 'zh' ? '、' : ', '))}</p>
          )}
          <Button onClick={() => change({ moves: setting.moves.slice(0, -1) })}>{words.takeBack}</Button>
        </>
      )}
      {(setting.start !== null || setting.moves.length > 0) && (
        <Button onClick={() => change({ start: null, moves: [] })}>{words.fromStart}</Button>
      )}
      {(entry.matches ?? []).map(({ title, moves }) => (
        <Button key={title.en} onClick={() => change({ start: null, moves })}>
          {title[code]}
        </Button>
      ))}
      {game.terminalTest(game.s0) ? (
        <p className="hint">{words.overHere}</p>
      ) : isSimulated ? null : game.evaluate === undefined ? (
        <p className="hint">{words.depthNone}</p>
      ) : (
        <DepthSelect
          depths={offeredDepths(entry).filter((depth) => canSearch(algorithm, at.searchable, depth))}
          chosen={setting.depth}
          choose={(depth) => change({ depth })}
        />
      )}
      {setting.depth !== null && !isSimulated && (
        <PresetSelect
          presets={entry.presets ?? []}
          weights={(game.features ?? []).map(({ weight }) => weight)}
          choose={(weights) => chooseWeights(session, weights)}
        />
      )}
      {game.symmetries !== undefined && !isSimulated && (
        <Check
          isChosen={setting.symmetry}
          choose={(symmetry) => change({ symmetry })}
          text={words.symmetry}
        />
      )}
      {hasSetting(algorithm, 'deepen') && setting.form === 'tree' && <LimitChoices />}
    </div>
  );
}

const SIDES = ['max', 'min'] as const;

function OptionField(props: {
  option: GameOption;
  value: GameOption['opening'];
  change: (value: GameOption['opening']) => void;
}) {
  const { option, value, change } = props;
  const words = useWords('game');
  const code = useSession((state) => state.language.code);
  const print = useOptionText();
  if (option.kind === 'side')
    return (
      <LabelledSelect
        label={option.label[code]}
        options={SIDES}
        chosen={SIDES.find((side) => side === value) ?? option.opening}
        text={print}
        choose={change}
      />
    );
  if (option.kind === 'choice')
    return (
      <LabelledSelect
        label={option.label[code]}
        options={option.choices}
        chosen={option.choices.find((choice) => choice === value) ?? option.opening}
        text={print}
        choose={change}
      />
    );
  if (option.kind === 'switch')
    return <Check isChosen={value === true} choose={change} text={option.label[code]} />;
  return (
    <Field
      label={option.label[code]}
      value={printOption(value)}
      problem={(text) => (readOption(option, text) === null ? words.notThat(rangeOf(option)) : null)}
      change={(text) => {
        const read = readOption(option, text);
        if (read !== null) change(read);
      }}
    />
  );
}
