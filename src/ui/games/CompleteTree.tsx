import { Fragment, useMemo, useState } from 'react';
import { GRAPH_FORM } from '../../core/search/algorithms.ts';
import { fullSearch } from '../../core/search/fullSearch.ts';
import { MOST_GENERATED } from '../../core/search/growingSpace.ts';
import { LIMITS } from '../../core/tree/limits.ts';
import { type Census, censusOf, type Ends, type PlyCount, sumOf } from '../../games/census.ts';
import { hasChance } from '../../games/game.ts';
import { type GameSetting, offeredDepths } from '../../games/setting.ts';
import { openGame } from '../../session/games.ts';
import type { GamePosition } from '../../session/subject.ts';
import { grouped } from '../../words/sentence.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { closeDialog } from '../kit/openDialog.ts';
import { WideTable } from '../kit/WideTable.tsx';
import { attempt } from '../page/attempt.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { DepthSelect } from './DepthSelect.tsx';
import { SearchesInFigures } from './SearchesInFigures.tsx';
import './games.css';

/**
 * A dialog about the complete tree of a game from the current position: for each ply, the numbers of lines of
 * play and of positions, with symmetric positions counted separately and once.
 */
export function CompleteTree() {
  const words = useWords('game');
  const at = useSession(({ subject }) => subject.game);
  return (
    <Dialog title={words.complete} className="complete-tree">
      {at !== null && <Counted at={at} />}
    </Dialog>
  );
}

function Counted({ at }: { at: GamePosition }) {
  const words = useWords('game');
  const code = useSession((state) => state.language.code);
  const { game, entry, setting } = at;
  const isWhole = setting.start === null && setting.moves.length === 0;
  const [all, once] = useMemo(
    () => [censusOf(game, false), game.symmetries === undefined ? null : censusOf(game, true)],
    [game],
  );
  if (all === null)
    return (
      <div className="share-body">
        <p>{words.tooManyToCount}</p>
        {hasChance(game) || <SearchesToDepth at={at} />}
      </div>
    );
  const worthParts = hasChance(game) ? 'favoured' : 'worthParts';
  const groups = [
    { title: words.allLines, counted: words.nodes },
    ...(once === null ? [] : [{ title: words.siblingsOnce, counted: words.nodes }]),
    { title: words.positions, counted: words.positions },
    ...(once === null ? [] : [{ title: words.upToSymmetry, counted: words.positions }]),
  ];
  return (
    <div className="share-body">
      <p>{words.completeOf(entry.title[code], isWhole ? null : game.printState(game.s0))}</p>
      <WideTable label={words.complete} className="census">
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {words.ply}
            </th>
            {groups.map(({ title }) => (
              <th key={title} scope="colgroup" colSpan={2}>
                {title}
              </th>
            ))}
            <th scope="colgroup">{words.worthTold}</th>
          </tr>
          <tr>
            {groups.map(({ title, counted }) => (
              <Fragment key={title}>
                <th scope="col">{counted}</th>
                <th scope="col">{words.endsWon}</th>
              </Fragment>
            ))}
            <th scope="col">{words[worthParts]}</th>
          </tr>
        </thead>
        <tbody>
          {all.plies.map((ply, depth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a ply is its depth
            <tr key={depth}>
              <th scope="row">{depth}</th>
              <Cells all={ply} once={once?.plies[depth] ?? null} worthParts={worthParts} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.inAll}</th>
            <Cells all={inAll(all)} once={once && inAll(once)} worthParts={worthParts} />
          </tr>
        </tfoot>
      </WideTable>
      <p className="hint">{words.edgesTold(all.edges, once?.edges ?? null)}</p>
      <Pictures at={at} all={all} once={once} />
      {hasChance(game) || <SearchesInFigures settings={inFigures(at, null)} />}
    </div>
  );
}

/** The searches of a game in figures to a depth that the reader chooses, first to that of the figure. */
function SearchesToDepth({ at }: { at: GamePosition }) {
  const [depth, choose] = useState(at.setting.depth);
  return (
    <>
      {at.game.evaluate !== undefined && (
        <DepthSelect className="row" depths={offeredDepths(at.entry)} chosen={depth} choose={choose} />
      )}
      <SearchesInFigures
        settings={inFigures(at, depth)}
        treeButton={(size, setting) =>
          size <= LIMITS.searchedNodes && (
            <TreeButton at={at} size={size} depth={setting.depth} symmetry={setting.symmetry} />
          )
        }
      />
    </>
  );
}

/** Returns the settings in which a game is searched in figures: with every move apart, and by symmetry once. */
function inFigures({ game, setting }: GamePosition, depth: number | null): readonly GameSetting[] {
  const symmetries = game.symmetries === undefined ? [false] : [false, true];
  return symmetries.map((symmetry) => ({ ...setting, depth, symmetry, form: 'tree' }));
}

function Cells(props: { all: PlyCount; once: PlyCount | null; worthParts: 'worthParts' | 'favoured' }) {
  const { all, once, worthParts } = props;
  const words = useWords('game');
  const ends = (each: Ends) => (each.every((number) => number === 0) ? '–' : each.map(grouped).join(' · '));
  const { worth } = once ?? all;
  return (
    <>
      <td>{grouped(all.nodes)}</td>
      <td>{ends(all.nodeEnds)}</td>
      {once && <td>{grouped(once.nodes)}</td>}
      {once && <td>{ends(once.nodeEnds)}</td>}
      <td>{grouped(all.positions)}</td>
      <td>{ends(all.positionEnds)}</td>
      {once && <td>{grouped(once.positions)}</td>}
      {once && <td>{ends(once.positionEnds)}</td>}
      <td title={words[worthParts]}>{[worth[0], worth[2], worth[1]].map(grouped).join(' · ')}</td>
    </>
  );
}

/**
 * Sums the counts of all plies. A position that occurs in several plies is counted in the first of them only.
 */
function inAll(census: Census): PlyCount {
  const ends = (of: (ply: PlyCount) => Ends) =>
    [0, 1, 2].map((sign) => sumOf(census, (ply) => of(ply)[sign] ?? 0)) as unknown as Ends;
  return {
    nodes: sumOf(census, ({ nodes }) => nodes),
    nodeEnds: ends(({ nodeEnds }) => nodeEnds),
    positions: census.positions,
    positionEnds: ends(({ positionEnds }) => positionEnds),
    worth: ends(({ worth }) => worth),
  };
}

/** Buttons that draw all positions as a map and, when the game is small enough, as a tree. */
function Pictures({ at, all, once }: { at: GamePosition; all: Census; once: Census | null }) {
  const words = useWords('game');
  const open = useOpening(at);
  const treeOf = (census: Census, symmetry: boolean) => (
    <TreeButton at={at} size={sumOf(census, ({ nodes }) => nodes)} depth={null} symmetry={symmetry} />
  );
  return (
    <div className="row">
      {treeOf(all, false)}
      {once !== null && treeOf(once, true)}
      {hasChance(at.game) ? (
        <p className="hint">{words.formNone}</p>
      ) : (
        <Button onClick={() => open({ depth: null, form: 'graph', symmetry: once !== null })}>
          {words.drawMap((once ?? all).positions, once !== null)}
        </Button>
      )}
    </div>
  );
}

/**
 * A button for a tree of the game with `size` nodes. A small tree is drawn with a search that visits every node. A tree that is
 * too large to draw is searched, and the run is shown in figures. For a tree that is too large to search there is no button,
 * but a message that says so.
 */
function TreeButton(props: { at: GamePosition; size: number; depth: number | null; symmetry: boolean }) {
  const { at, size, depth, symmetry } = props;
  const session = useSessionStore();
  const words = useWords('game');
  const code = useSession((state) => state.language.code);
  const open = useOpening(at);
  const tell = async () => {
    const { openGameTree } = await import('../../session/openGameTree.ts');
    openGameTree(session, settingOf(at, { depth, form: 'tree', symmetry }), size, at.entry.title[code]);
  };
  if (size > LIMITS.searchedNodes)
    return <p className="hint">{words.treeTooLarge(size, LIMITS.searchedNodes)}</p>;
  if (size <= MOST_GENERATED)
    return (
      <Button onClick={() => open({ depth, form: 'tree', symmetry })}>
        {words.drawTree(size, symmetry)}
      </Button>
    );
  return (
    <Button
      onClick={() => {
        closeDialog(session);
        attempt(session, tell);
      }}
    >
      {words.tellTree(size, symmetry)}
    </Button>
  );
}

/** Returns what closes the dialog and displays the game in a changed setting, with its full search. */
function useOpening(at: GamePosition): (change: Partial<GameSetting>) => void {
  const session = useSessionStore();
  return (change) => {
    const setting = settingOf(at, change);
    closeDialog(session);
    openGame(session, setting, setting.form === 'graph' ? GRAPH_FORM : fullSearch(at.searchable));
  };
}

/** Returns the setting of a game with a change, without what had been chosen in its graph. */
function settingOf({ setting }: GamePosition, change: Partial<GameSetting>): GameSetting {
  return { ...setting, chosen: [], solution: null, ...change };
}
