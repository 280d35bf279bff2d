import '../../drawing/simulationAdded.ts';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { NO_LIMITS } from '../../core/search/searchSettings.ts';
import { isEndgame, sideAt } from '../../games/game.ts';
import { GAMES } from '../../games/games.ts';
import { type Player, type SearchedAs, searchedAs } from '../../games/match/players.ts';
import { playersOf, type TournamentSetting } from '../../games/match/tournament.ts';
import { type GameSetting, openingSetting, weightsOf } from '../../games/setting.ts';
import { partsOfSetting } from '../../games/settingParts.ts';
import { readTranscript } from '../../games/transcript.ts';
import { VERSION } from '../../link/addressFormat.ts';
import { openGame } from '../../session/games.ts';
import { type OpenedPair, openPair } from '../../session/tournament.ts';
import { BoardPicture } from '../figure/BoardPicture.tsx';
import { isPassing, resultBetween } from '../games/gameResult.ts';
import { PositionPicture } from '../games/PositionPicture.tsx';
import { IconButton } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { type PlayerName, sideName } from './playerNames.ts';

/** Returns the address of a setting's tree, searched as usual or by a simulation. */
function hashOf(setting: GameSetting, simulation: SimulatedAs | null): string {
  const parts = [...partsOfSetting(setting, GAMES[setting.name])];
  const limits = Object.entries(simulation?.limits ?? {}).filter(([, value]) => value !== null);
  const said = [
    ['game', setting.name],
    ...parts,
    ...(simulation === null ? [] : [['algorithm', simulation.algorithm], ...limits]),
  ];
  return `#${[VERSION, ...said.map(([name, text]) => `${name}=${text}`)].join('&')}`;
}

type SimulatedAs = Extract<SearchedAs, { kind: 'simulation' }>;

/** Shows one game of a tournament on a board, move by move. Each position of the game can be opened as a tree. */
export function GameReplay(props: {
  setting: TournamentSetting;
  opened: OpenedPair;
  replay: NonNullable<OpenedPair['replay']>;
  names: readonly PlayerName[];
}) {
  const session = useSessionStore();
  const words = useWords('tournament');
  const code = useSession((state) => state.language.code);
  const board = useWords('board');
  const { setting, opened, replay, names } = props;
  const { game: played, ply } = replay;
  const entry = GAMES[setting.game];
  const { game, states } = useMemo(() => {
    const plain = GAMES[setting.game].make(setting.options, null);
    return { game: plain, ...readTranscript(plain, plain.s0, played.moves.join(' ')) };
  }, [setting, played]);
  const players = playersOf(played);
  const of = played.moves.length;
  const go = (to: number) =>
    openPair(session, { ...opened, replay: { game: played, ply: Math.min(Math.max(to, 0), of) } });
  const nameOf = (state: unknown) => names[players[sideAt(game, state)]]?.whole ?? '';
  const state = states[ply];
  const isOver = game.terminalTest(state);
  const before = states[ply - 1];
  const moved =
    ply === 0
      ? words.started(of)
      : isPassing({ game }, before)
        ? words.passed(ply, of, nameOf(before))
        : words.moved(ply, of, nameOf(before), played.moves[ply - 1] ?? '');
  const as = isOver
    ? null
    : searchedAs(setting.players[players[sideAt(game, state)]] as Player, {
        ...{ seed: setting.seed, game: played.number, ply },
      });
  const opening = { ...openingSetting(setting.game, setting.options), moves: played.moves.slice(0, ply) };
  const tree: GameSetting =
    as?.kind === 'search'
      ? {
          ...opening,
          depth: isEndgame(game, state, setting.endgame) ? null : as.depth,
          weights: weightsOf(entry, setting.options, as.weights),
        }
      : opening;
  const simulation = as?.kind === 'simulation' ? as : null;
  const open = () =>
    simulation === null
      ? openGame(session, tree)
      : openGame(session, tree, simulation.algorithm, { limits: { ...NO_LIMITS, ...simulation.limits } });
  const [max, min] = [names[players.max]?.whole ?? '', names[players.min]?.whole ?? ''];
  const picture = game.picture(state);
  const heading = words.replay(played.number + 1, playing(max, 'max'), playing(min, 'min'));
  return (
    <section className="tournament-replay">
      <h2>{heading}</h2>
      <div className="tournament-board">
        {picture.kind === 'grid' ? (
          <BoardPicture board={picture} />
        ) : (
          <PositionPicture picture={picture} caption={game.printState(state)} />
        )}
      </div>
      <div className="tournament-beside">
        <p role="status">
          {moved}
          <br />
          {isOver
            ? board.over(resultBetween(game, state, board, (side) => names[players[side]]?.whole ?? ''))
            : words.toMove(nameOf(state))}
        </p>
        <div className="row">
          <IconButton label={words.first} icon={ChevronFirst} onClick={() => go(0)} />
          <IconButton label={words.back} icon={ChevronLeft} onClick={() => go(ply - 1)} />
          <input
            type="range"
            aria-label={words.ply}
            min={0}
            max={of}
            value={ply}
            onChange={({ target }) => go(Number(target.value))}
          />
          <IconButton label={words.next} icon={ChevronRight} onClick={() => go(ply + 1)} />
          <IconButton label={words.last} icon={ChevronLast} onClick={() => go(of)} />
        </div>
        {!isOver && (
          <Link className="text-link" href={hashOf(tree, simulation)} act={open}>
            {as !== null ? words.asTree(nameOf(state)) : words.asTreeOfGame}
          </Link>
        )}
        <ol className="tournament-moves" aria-label={words.moves}>
          {played.moves.map((move, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a move is its number
            <li key={index}>
              <button
                type="button"
                className={`token ${sideAt(game, states[index])}`}
                aria-current={index === ply - 1 ? 'step' : undefined}
                onClick={() => go(index + 1)}
              >
                {move}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );

  function playing(name: string, side: 'max' | 'min'): string {
    const said = sideName(entry, side, code);
    return said === undefined ? name : words.asSide(name, said);
  }
}
