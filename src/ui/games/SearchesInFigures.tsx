import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { COUNTED_SEARCHES, MOST_ENTERED, type SearchFigures } from '../../games/searchFigures.ts';
import type { GameSetting } from '../../games/setting.ts';
import { grouped } from '../../words/sentence.ts';
import { Button } from '../kit/Button.tsx';
import { WideTable } from '../kit/WideTable.tsx';
import { useWords } from '../page/useSession.ts';
import { useRunningTask } from '../page/useTask.ts';
import './SearchesInFigures.css';

interface Props {
  readonly settings: readonly GameSetting[];
  /** the button that opens the tree of a setting once its nodes have been counted */
  readonly treeButton?: ((nodes: number, setting: GameSetting) => ReactNode) | undefined;
}

/**
 * Searches of a whole game in figures, of any size: minimax, and alpha-beta under both rules of cutting. Nothing is
 * searched before a button is pressed; each button is for one of the settings.
 */
export function SearchesInFigures({ settings, treeButton }: Props) {
  const words = useWords('searchFigures');
  const [asked, ask] = useState<{ readonly setting: GameSetting; readonly turn: number } | null>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  return (
    <section className="search-figures">
      <h3>{words.title}</h3>
      <p className="row">
        {settings.map((setting) => (
          <Button
            key={`${setting.symmetry}`}
            text={words.search(setting.depth, setting.symmetry)}
            onClick={({ currentTarget }) => {
              pressed.current = currentTarget;
              ask({ setting, turn: (asked?.turn ?? 0) + 1 });
            }}
          />
        ))}
      </p>
      {asked !== null && (
        <Figures
          key={asked.turn}
          setting={asked.setting}
          treeButton={treeButton}
          ended={() => {
            // The focus was on the button that stops the count, which has gone.
            if (document.activeElement === document.body) pressed.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </section>
  );
}

function Figures(props: Pick<Props, 'treeButton'> & { setting: GameSetting; ended: () => void }) {
  const { setting, treeButton } = props;
  const words = useWords('searchFigures');
  const { parts, state, cancel } = useRunningTask('figures', setting);
  const end = useEffectEvent(props.ended);
  useEffect(() => {
    if (state !== 'running') end();
  }, [state]);
  const found = COUNTED_SEARCHES.map((cutoff) => parts.findLast((part) => part.cutoff === cutoff));
  // Minimax enters every node of the tree.
  const [minimax] = found;
  const greatest = Math.max(1, ...found.map((figures) => (figures === undefined ? 0 : enteredBy(figures))));
  return (
    <>
      <p className="hint">{words.asked(setting.depth, setting.symmetry)}</p>
      <div className="figure-bars" role="status" aria-busy={state === 'running'}>
        {COUNTED_SEARCHES.map((cutoff, index) => (
          <Bar key={cutoff} name={words.names[cutoff]} figures={found[index]} greatest={greatest} />
        ))}
      </div>
      {state === 'running' && <Button text={words.stop} onClick={cancel} />}
      {state === 'cancelled' && <p className="hint">{words.stopped}</p>}
      {state !== 'running' && <ByPly found={found} />}
      {minimax?.state === 'done' && treeButton?.(enteredBy(minimax), setting)}
    </>
  );
}

function enteredBy({ counts }: SearchFigures): number {
  return sum(counts.entered);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

/**
 * Shows one search: its name, a bar, and its counts in words. The bar of the search that enters the most nodes (`greatest`)
 * has the full width.
 */
function Bar(props: { name: string; figures: SearchFigures | undefined; greatest: number }) {
  const { name, figures, greatest } = props;
  const words = useWords('searchFigures');
  const entered = figures === undefined ? 0 : enteredBy(figures);
  return (
    <div className={figures?.state === 'done' ? 'figure-bar-row' : 'figure-bar-row unfinished'}>
      <span>{name}</span>
      <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 1">
        <rect width={(100 * entered) / greatest} height="1" />
      </svg>
      <span className="tabular">
        {figures === undefined
          ? words.notYet
          : words.counted(figures.state, entered, sum(figures.counts.evaluated), MOST_ENTERED)}
      </span>
    </div>
  );
}

/** The nodes that each search has entered, ply by ply. */
function ByPly({ found }: { found: readonly (SearchFigures | undefined)[] }) {
  const words = useWords('searchFigures');
  const done = found.filter((figures) => figures?.state === 'done') as readonly SearchFigures[];
  const plies = Math.max(0, ...done.map(({ counts }) => counts.entered.length));
  if (done.length === 0) return null;
  return (
    <details>
      <summary>{words.byPly}</summary>
      <WideTable label={words.byPly} className="census">
        <thead>
          <tr>
            <th scope="col">{words.ply}</th>
            {done.map(({ cutoff }) => (
              <th key={cutoff} scope="col">
                {words.names[cutoff]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: plies }, (_, ply) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a ply is its depth
            <tr key={ply}>
              <th scope="row">{ply}</th>
              {done.map(({ cutoff, counts }) => (
                <td key={cutoff}>{grouped(counts.entered[ply] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.inAll}</th>
            {done.map((figures) => (
              <td key={figures.cutoff}>{grouped(enteredBy(figures))}</td>
            ))}
          </tr>
        </tfoot>
      </WideTable>
    </details>
  );
}
