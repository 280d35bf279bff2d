import { forPlayerOne, tieVectors } from '../../core/analysis/index.ts';
import type { GameTree, VectorRun } from '../../core/index.ts';
import { memoizeByObject } from '../../core/memoizeByObject.ts';
import { bringsVectors, usualAlgorithm } from '../../core/search/algorithms.ts';
import { fullSearch } from '../../core/search/fullSearch.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { printBound, printComponents, printNumber } from '../../core/tree/printNumber.ts';
import { chooseAlgorithm } from '../../session/chooseSearch.ts';
import { withheldIn } from '../../session/session.ts';
import { withFullTree } from '../../session/subject.ts';
import { Button } from '../kit/Button.tsx';
import { Head } from '../kit/Head.tsx';
import { useMoment, useSession, useSessionStore, useStepped, useWords } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import './PlayersPanel.css';

/** The panel for several players: the components that each player has secured so far. */
export function PlayersPanel() {
  const words = useWords('panels');
  const { run, step } = useMoment();
  return (
    <Panel name="players" title={words.playersPanel}>
      {run.family === 'vectors' && <PlayersTable run={run} step={step} />}
    </Panel>
  );
}

/**
 * The panel that compares max^n with the assumption that all other players play against player 1, and
 * explains ties.
 */
export function AgainstOnePanel() {
  const words = useWords('panels');
  const moment = useMoment();
  const tree = useSession(({ subject }) => withFullTree(subject).tree);
  const isAsked = useStepped((state) => withheldIn(state) !== null);
  const isOver = moment.step === moment.run.length && !isAsked;
  return (
    <Panel name="against-one" title={words.againstOnePanel}>
      {isOver && <WhatTiesDecide tree={tree} />}
      <AllAgainstOne tree={tree} isOver={isOver} />
    </Panel>
  );
}

/**
 * A table with a row for each player: the best component at that player's nodes on the current path, and the
 * most that the player can still get at the current node.
 */
function PlayersTable({ run, step }: { run: VectorRun; step: number }) {
  const words = useWords('panels');
  const page = useWords();
  const names = useSession((state) => state.subject.names);
  const { callStack } = useMoment();
  const here = callStack.at(-1)?.node ?? ROOT;
  const best = (player: number) =>
    callStack.reduce(
      (most, { node, value }) => (run.tree.player(node) === player && value > most ? value : most),
      -Infinity,
    );
  const still = (player: number) =>
    player === run.tree.player(here) ? run.mostAt(here, step) : run.mostForOthersAt(here, step);
  return (
    <table className="players-table">
      <Head columns={[words.playerColumn, words.bestOnPath, words.mostHere(names.of(here))]} />
      <tbody>
        {run.tree.vector(run.tree.leaves()[0] as NodeId).map((_, player) => (
          <tr key={page.player(player + 1)} className={player === run.tree.player(here) ? 'here' : undefined}>
            <th scope="row">{page.player(player + 1)}</th>
            <td>{best(player) === -Infinity ? '–' : printNumber(best(player))}</td>
            <td>{printBound(still(player))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const tiesOf = memoizeByObject((tree: GameTree) => ({ leaves: tieVectors(tree) }));

function WhatTiesDecide({ tree }: { tree: GameTree }) {
  const words = useWords('panels');
  const { leaves } = tiesOf(tree);
  const vectors = leaves?.map((leaf) => `(${printComponents(tree.vector(leaf))})`) ?? null;
  return (
    <p className="hint ties">
      {vectors === null
        ? words.tiesMany
        : vectors.length === 1
          ? words.tiesNone(vectors[0] ?? '')
          : words.tiesMatter(vectors)}
    </p>
  );
}

const forOneOf = memoizeByObject(forPlayerOne);

function AllAgainstOne({ tree, isOver }: { tree: GameTree; isOver: boolean }) {
  const session = useSessionStore();
  const words = useWords('panels');
  const hasVectors = useSession((state) => bringsVectors(state.algorithm));
  const gets = isOver ? forOneOf(tree) : null;
  const other = hasVectors ? fullSearch(tree) : usualAlgorithm(tree);
  return (
    <div className="all-against-one">
      <p className="hint">{hasVectors ? words.allAgainstOneHint : words.eachForHimselfHint}</p>
      {gets !== null && (
        <p className="hint">{words.forPlayerOne(printNumber(gets.own), printNumber(gets.feared))}</p>
      )}
      <Button
        text={hasVectors ? words.allAgainstOne : words.eachForHimself}
        onClick={() => chooseAlgorithm(session, other)}
      />
    </div>
  );
}
