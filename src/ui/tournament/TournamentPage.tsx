import { useEffect, useMemo, useRef } from 'react';
import { GAMES } from '../../games/games.ts';
import { gamesIn, pairsOf, type TournamentSetting } from '../../games/match/tournament.ts';
import {
  MOST_ENDGAME,
  MOST_GAMES,
  MOST_OPENING_PLY,
  readSeed,
  tournamentRefusal,
} from '../../games/match/tournamentSetting.ts';
import { decodeTournament, encodeTournament } from '../../link/tournamentAddress.ts';
import { startTournament, TOURNAMENT, type Tournament } from '../../session/tournament.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Page } from '../kit/Page.tsx';
import { LabelledSelect } from '../kit/Select.tsx';
import { useSession, useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { PlayersField, type SettingProps } from './PlayersField.tsx';
import { Results } from './Results.tsx';
import './TournamentPage.css';

/** The screen on which strategies play each other: the setting, the progress and the results. */
export function TournamentPage() {
  const session = useSessionStore();
  const words = useWords('tournament');
  const code = useSession((state) => state.language.code);
  const at = useSession(({ activity }) => (activity.kind === 'visiting' ? activity.at : undefined));
  const played = useSlice(TOURNAMENT);
  const { setting, faults } = useMemo(() => decodeTournament(at ?? ''), [at]);
  const change = (part: Partial<TournamentSetting>) =>
    session.setState({
      activity: { kind: 'visiting', screen: 'match', at: encodeTournament({ ...setting, ...part }) },
    });
  const isAtHand = played.setting !== null && encodeTournament(played.setting) === encodeTournament(setting);
  const isPlaying = isAtHand && played.phase === 'playing';
  return (
    <Page title={words.title} className="tournament">
      <p>{words.lead(GAMES[setting.game].title[code])}</p>
      {faults.length > 0 && (
        <div role="alert">
          <p>{words.wrong}</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault.en}>{fault[code]}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="tournament-setting">
        <fieldset disabled={isPlaying}>
          <legend className="visually-hidden">{words.players}</legend>
          <PlayersField setting={setting} change={change} />
        </fieldset>
        <div>
          <fieldset disabled={isPlaying}>
            <legend className="visually-hidden">{words.opening}</legend>
            <Choices setting={setting} change={change} />
          </fieldset>
          <Progress setting={setting} played={isAtHand ? played : null} />
        </div>
      </div>
      {isAtHand && played.games.length > 0 && <Results played={played} setting={setting} />}
    </Page>
  );
}

const PLIES = upTo(MOST_OPENING_PLY);
const EMPTY_SQUARES = upTo(MOST_ENDGAME);

/** Returns the whole numbers from 0. */
function upTo(last: number): readonly number[] {
  return Array.from({ length: last + 1 }, (_, number) => number);
}

/** The options of the game, the openings, the search of endgames, and the seed of players that draw. */
function Choices({ setting, change }: SettingProps) {
  const words = useWords('tournament');
  const code = useSession((state) => state.language.code);
  const { options, openingPly, endgame, seed } = setting;
  return (
    <div className="tournament-choices">
      {GAMES[setting.game].options.map(
        (option) =>
          option.kind === 'choice' && (
            <LabelledSelect
              key={option.name}
              className="field"
              label={option.label[code]}
              options={option.choices}
              chosen={Number(options[option.name])}
              text={(choice) => `${choice} × ${choice}`}
              choose={(choice) => change({ options: { ...options, [option.name]: choice } })}
            />
          ),
      )}
      <LabelledSelect
        className="field"
        label={words.opening}
        options={PLIES}
        chosen={openingPly}
        text={words.openingPly}
        choose={(ply) => change({ openingPly: ply })}
      />
      <LabelledSelect
        className="field"
        label={words.endgame}
        options={EMPTY_SQUARES}
        chosen={endgame}
        text={words.emptySquares}
        choose={(most) => change({ endgame: most })}
      />
      {setting.players.some(({ kind }) => kind !== 'search') && (
        <Field
          label={words.seed}
          value={String(seed)}
          problem={(text) => (readSeed(text) === null ? words.seedProblem : null)}
          change={(text) => change({ seed: readSeed(text) ?? seed })}
        />
      )}
    </div>
  );
}

/** The button that starts the tournament, or its progress with the button that cancels it. */
function Progress({ setting, played }: { setting: TournamentSetting; played: Tournament | null }) {
  const session = useSessionStore();
  const words = useWords('tournament');
  const code = useSession((state) => state.language.code);
  const refusal = useMemo(() => tournamentRefusal(setting), [setting]);
  const games = useMemo(() => gamesIn(setting, MOST_GAMES), [setting]);
  const pairs = pairsOf(setting.players.length).length;
  const isPlaying = played?.phase === 'playing';
  const button = useFocusKept(isPlaying);
  return (
    <div className="tournament-progress row">
      {isPlaying ? (
        <>
          <progress aria-label={words.playing} value={played.done} max={Math.max(played.of, 1)} />
          <span className="figure-number">{words.playingAt(played.done, played.of)}</span>
          <Button ref={button} text={words.cancel} onClick={played.cancel} />
        </>
      ) : (
        <>
          <Button
            kind="primary"
            ref={button}
            text={words.start}
            aria-disabled={refusal !== null}
            onClick={() => refusal === null && startTournament(session, setting)}
          />
          <span>{refusal === null ? words.count(pairs, games / pairs) : refusal[code]}</span>
        </>
      )}
      <span role="status">{played !== null && !isPlaying && ended(played)}</span>
      {played !== null && <Place played={played} />}
    </div>
  );

  function ended({ phase, done, of }: Tournament): string {
    if (phase === 'failed') return words.failed;
    return phase === 'cancelled' ? words.cancelled(done, of) : words.done(done);
  }
}

/**
 * Returns a reference for the button that takes another's place when `isPlaying` changes; it gets the focus if the other
 * one had it.
 */
function useFocusKept(isPlaying: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(isPlaying);
  useEffect(() => {
    if (before.current === isPlaying) return;
    before.current = isPlaying;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isPlaying]);
  return button;
}

/** Says that the tournament is not played where it was begun. */
function Place({ played: { place } }: { played: Tournament }) {
  const words = useWords('tournament');
  if (place === 'worker') return null;
  return <p role="alert">{place === 'page' ? words.onPage : words.again}</p>;
}
