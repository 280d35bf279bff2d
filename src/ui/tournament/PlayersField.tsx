import { type KeyboardEvent, useRef, useState } from 'react';
import { printNumber } from '../../core/tree/printNumber.ts';
import { presetCalled, readWeights, weightRange } from '../../games/entry.ts';
import { GAMES } from '../../games/games.ts';
import { ALL_DEPTHS, type Player, printPlayer, readPlayer } from '../../games/match/players.ts';
import type { TournamentSetting } from '../../games/match/tournament.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { WideTable } from '../kit/WideTable.tsx';
import { useSession, useWords } from '../page/useSession.ts';
import { playerName, weightsText } from './playerNames.ts';

export interface SettingProps {
  readonly setting: TournamentSetting;
  readonly change: (part: Partial<TournamentSetting>) => void;
}

const RANDOM = 'random';

/** For each arrow key, how many rows down and columns to the right it goes. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The table in which players are ticked: a row for each strategy, a column for each depth. */
export function PlayersField({ setting, change }: SettingProps) {
  const words = useWords('tournament');
  const code = useSession((state) => state.language.code);
  const { game, options, players } = setting;
  const entry = GAMES[game];
  const ticked = new Set(players.map(printPlayer));
  const own = players.flatMap((player) =>
    player.kind === 'search' && player.preset === null ? [player.weights.join('.')] : [],
  );
  /** the names of all strategies in the order of the table */
  const strategies = [...(entry.presets ?? []).map(({ name }) => name), ...new Set(own)];
  /** by row, the players that can be ticked */
  const rows = [...strategies.map((name) => ALL_DEPTHS.map((depth) => `${name}:${depth}`)), [RANDOM]];
  const searching = rows.slice(0, -1).flat();
  const boxes = useRef(new Map<string, HTMLInputElement | null>());
  /** Moves the focus from box to box with the arrow keys; a shorter row is entered at its last box. */
  const walk = (event: KeyboardEvent, from: string) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const [down, right] = STEPS[key] ?? [];
    if (down === undefined || right === undefined || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    const at = rows.findIndex((row) => row.includes(from));
    const column = (rows[at]?.indexOf(from) ?? 0) + right;
    const to = rows[at + down] ?? [];
    boxes.current.get(to[down === 0 ? column : Math.min(column, to.length - 1)] ?? '')?.focus();
  };
  /** Makes these the players, in the order of the table; weights that are new to it come after the others. */
  const show = (texts: ReadonlySet<string>) => {
    const added = [...texts].filter((text) => !searching.includes(text) && text !== RANDOM);
    const listed = [...searching, ...added, RANDOM].filter((text) => texts.has(text));
    change({
      players: listed.flatMap(
        (text): Player | readonly Player[] => readPlayer(text, { entry, options }) ?? [],
      ),
    });
  };
  const tick = (text: string) => {
    const player = readPlayer(text, { entry, options });
    const label = player === null ? text : playerName(player, game, code, words).whole;
    return (
      <label className="tournament-tick">
        <input
          type="checkbox"
          aria-label={label}
          checked={ticked.has(text)}
          ref={(box) => {
            boxes.current.set(text, box);
          }}
          onKeyDown={(event) => walk(event, text)}
          onChange={({ target }) => {
            const next = new Set(ticked);
            if (target.checked) next.add(text);
            else next.delete(text);
            show(next);
          }}
        />
      </label>
    );
  };
  return (
    <div>
      <h2>{words.players}</h2>
      <p className="hint">{words.playersHint}</p>
      <WideTable label={words.players} className="tournament-players">
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {ALL_DEPTHS.map((depth) => (
              <th key={depth} scope="col">
                {depth}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {strategies.map((name) => (
            <tr key={name}>
              <th scope="row">
                {presetCalled(entry, name)?.title[code] ?? weightsText(name.split('.').map(Number))}
              </th>
              {ALL_DEPTHS.map((depth) => (
                <td key={depth}>{tick(`${name}:${depth}`)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{words.random}</th>
            <td>{tick(RANDOM)}</td>
            <td colSpan={ALL_DEPTHS.length - 1} />
          </tr>
        </tbody>
      </WideTable>
      <OwnWeights setting={setting} add={(weights) => show(new Set([...ticked, `${weights.join('.')}:1`]))} />
    </div>
  );
}

/** The field for weights of the reader's own, which a button makes a player of depth 1. */
function OwnWeights(props: { setting: SettingProps['setting']; add: (weights: readonly number[]) => void }) {
  const words = useWords('tournament');
  const code = useSession((state) => state.language.code);
  const { game, options } = props.setting;
  const features = GAMES[game].make(options, null).features ?? [];
  const usual = features.map(({ weight }) => weight);
  const [text, setText] = useState(usual.map(() => '1').join('.'));
  const weights = readWeights(text, usual);
  const [least, most] = weightRange(usual);
  return (
    <details className="tournament-own">
      <summary>{words.own}</summary>
      <p className="hint">{words.ownHint(features.map(({ name }) => name[code]).join(' · '))}</p>
      <div className="row">
        <Field
          label={words.own}
          value={text}
          problem={(typed) =>
            readWeights(typed, usual) === null
              ? words.ownProblem(usual.length, printNumber(least), printNumber(most))
              : null
          }
          change={setText}
        />
        <Button text={words.add} onClick={() => weights !== null && props.add(weights)} />
      </div>
    </details>
  );
}
