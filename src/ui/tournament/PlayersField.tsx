import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { printNumber } from '../../core/tree/printNumber.ts';
import { readWeights, weightRange } from '../../games/entry.ts';
import { GAMES } from '../../games/games.ts';
import {
  ALL_DEPTHS,
  C,
  ITERATIONS,
  type Player,
  printPlayer,
  readC,
  readIterations,
  readPlayer,
} from '../../games/match/players.ts';
import type { TournamentSetting } from '../../games/match/tournament.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { WideTable } from '../kit/WideTable.tsx';
import { useSession, useWords } from '../page/useSession.ts';
import { playerName } from './playerNames.ts';

export interface SettingProps {
  readonly setting: TournamentSetting;
  readonly change: (part: Partial<TournamentSetting>) => void;
}

const RANDOM = 'random';

/** The numbers of iterations that are always offered. */
const USUAL_ITERATIONS = [50, 200, 800, 3200];

/** For each arrow key, how many rows down and columns to the right it goes. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Players that can be ticked, in a row of the table. */
interface Row {
  readonly kind: Player['kind'];
  /** the texts of the players, by column */
  readonly players: readonly string[];
}

/**
 * Returns the rows of the table: one for each strategy, one for each constant C of the simulations, the usual one first,
 * and one for the random player. Weights, constants and numbers of iterations of the reader's own come from `players`.
 */
function rowsOf(presets: readonly string[], players: readonly Player[]): readonly Row[] {
  const own = players.flatMap((player) =>
    player.kind === 'search' && player.preset === null ? [player.weights.join('.')] : [],
  );
  const simulating = players.flatMap((player) => (player.kind === 'simulation' ? [player] : []));
  const constants = new Set(simulating.flatMap(({ c }) => c ?? []));
  const iterationsWith = (c: number | null) => [
    ...(c === null ? USUAL_ITERATIONS : []),
    ...simulating.filter((player) => player.c === c).map(({ iterations }) => iterations),
  ];
  return [
    ...[...presets, ...new Set(own)].map(
      (name): Row => ({
        kind: 'search',
        players: ALL_DEPTHS.map((depth) => `${name}:${depth}`),
      }),
    ),
    ...[null, ...[...constants].sort(ascending)].map(
      (c): Row => ({
        kind: 'simulation',
        players: [...new Set(iterationsWith(c))]
          .sort(ascending)
          .map((iterations) => printPlayer({ kind: 'simulation', iterations, c })),
      }),
    ),
    { kind: 'random', players: [RANDOM] },
  ];
}

function ascending(one: number, other: number): number {
  return one - other;
}

/** The table in which players are ticked: a row for each strategy, a column for each depth. */
export function PlayersField({ setting, change }: SettingProps) {
  const words = useWords('tournament');
  const code = useSession((state) => state.language.code);
  const { game, options, players } = setting;
  const entry = GAMES[game];
  const ticked = new Set(players.map(printPlayer));
  const presets = (entry.presets ?? []).map(({ name }) => name);
  const rows = rowsOf(presets, players);
  const read = (text: string) => readPlayer(text, { entry, options });
  const boxes = useRef(new Map<string, HTMLInputElement | null>());
  /** Moves the focus from box to box with the arrow keys; a shorter row is entered at its last box. */
  const walk = (event: KeyboardEvent, from: string) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const [down, right] = STEPS[key] ?? [];
    if (down === undefined || right === undefined || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    const at = rows.findIndex((row) => row.players.includes(from));
    const column = (rows[at]?.players.indexOf(from) ?? 0) + right;
    const to = rows[at + down]?.players ?? [];
    boxes.current.get(to[down === 0 ? column : Math.min(column, to.length - 1)] ?? '')?.focus();
  };
  /** Makes these the players, in the order of the table; weights that are new to it come after the others. */
  const show = (texts: ReadonlySet<string>) => {
    const chosen = [...texts].flatMap((text) => read(text) ?? []);
    const listed = rowsOf(presets, chosen).flatMap((row) => row.players);
    change({ players: listed.filter((text) => texts.has(text)).flatMap((text) => read(text) ?? []) });
  };
  const tick = (text: string, shown?: string) => {
    const player = read(text);
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
        {shown}
      </label>
    );
  };
  return (
    <div>
      <h2>{words.players}</h2>
      <p className="hint tournament-as-wide">{words.playersHint}</p>
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
          {rows.map(({ kind, players: inRow }) => (
            <tr key={inRow[0]}>
              <th scope="row">{nameOf(read(inRow[0] ?? ''))}</th>
              {kind === 'simulation' ? (
                <td colSpan={ALL_DEPTHS.length}>
                  <div className="tournament-iterations">
                    {inRow.map(iterationsTick)}
                    <span>{words.iterationsUnit}</span>
                  </div>
                </td>
              ) : (
                inRow.map((text) => <td key={text}>{tick(text)}</td>)
              )}
              {kind === 'random' && <td colSpan={ALL_DEPTHS.length - 1} />}
            </tr>
          ))}
        </tbody>
      </WideTable>
      <OwnWeights setting={setting} add={(weights) => show(new Set([...ticked, `${weights.join('.')}:1`]))} />
      <OwnSimulation add={(player) => show(new Set([...ticked, printPlayer(player)]))} />
    </div>
  );

  function iterationsTick(text: string) {
    const player = read(text);
    return (
      <Fragment key={text}>
        {tick(text, player?.kind === 'simulation' ? words.number(player.iterations) : '')}
      </Fragment>
    );
  }

  /** Returns the name of the row of a player. */
  function nameOf(player: Player | null): string {
    if (player === null) return '';
    const { name } = playerName(player, game, code, words);
    return player.kind === 'simulation' ? words.mctsWith(player.c === null ? null : String(player.c)) : name;
  }
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
    <details className="tournament-own tournament-as-wide">
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

/** The fields for a simulation with numbers of the reader's own, which a button makes a player. */
function OwnSimulation({ add }: { add: (player: Player) => void }) {
  const words = useWords('tournament');
  const [text, setText] = useState({ iterations: '100', c: '1.4' });
  const [iterations, c] = [readIterations(text.iterations), readC(text.c)];
  return (
    <details className="tournament-own tournament-as-wide">
      <summary>{words.ownSimulation}</summary>
      <div className="row of-two">
        <Field
          label={words.iterations}
          value={text.iterations}
          problem={(typed) =>
            readIterations(typed) === null ? words.iterationsProblem(ITERATIONS.least, ITERATIONS.most) : null
          }
          change={(typed) => setText({ ...text, iterations: typed })}
        />
        <Field
          label={words.c}
          value={text.c}
          problem={(typed) => (readC(typed) === undefined ? words.cProblem(C.least, C.most) : null)}
          change={(typed) => setText({ ...text, c: typed })}
        />
        <Button
          text={words.add}
          onClick={() => iterations !== null && c !== undefined && add({ kind: 'simulation', iterations, c })}
        />
      </div>
    </details>
  );
}
