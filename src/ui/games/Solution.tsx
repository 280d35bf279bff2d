import type { GraphRun, NodeId } from '../../core/index.ts';
import { choicesIn, chosenMove, takeMove } from '../../session/chosenMove.ts';
import { chooseStrategy } from '../../session/games.ts';
import { Choices } from '../kit/Choices.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { useMoment, useSession, useSessionStore, useWords } from '../page/useSession.ts';
import './games.css';

/** The greatest number of positions with equally good moves in the panel. */
const MOST_CHOICES = 6;

const OWNERS = ['max', 'min', 'winner'] as const;

/**
 * The panel of the strategy in a game whose positions merge: whose strategy is drawn, how it is drawn, and
 * equally good moves to choose.
 */
export function Solution({ node }: { node: NodeId }) {
  const session = useSessionStore();
  const words = useWords('game');
  const { kind } = useWords();
  const { run, step } = useMoment();
  const setting = useSession(({ subject }) => subject.game?.setting ?? null);
  if (run.family !== 'graph' || setting === null || !run.result.ok) return null;
  const { owner, winner } = run;
  const { positions, edges } = run.solutionAt(run.length);
  // The winner is named only from the step on at which values reach the root.
  const isTold = step >= (run.phases.find(({ name }) => name === 'solve')?.from ?? 0);
  const withChoice = isTold ? choicesIn(run) : [];
  // In the list of positions with equally good moves, the selected position comes first.
  const shown = withChoice.toSorted((a, b) => Number(b === node) - Number(a === node)).slice(0, MOST_CHOICES);
  const isProved = run.tree.hasHorizon ? winner !== null : true;
  const signs = [
    ['solution', 'M2,8H38', words.strategyOf(kind[owner])],
    ['other', 'M2,8H38', words.asGood],
    ['arc', 'M6,15L20,2L34,15M11,10.5Q20,15 29,10.5', words.arc],
    ['end', 'M10,8H30', words.endBar],
  ] as const;
  return (
    <section className="solution-graph">
      <div className="beside apart">
        <h3>{words.solution}</h3>
        <Segmented
          legend={words.solutionOf}
          name="solution"
          options={winner === null ? OWNERS.slice(0, 2) : OWNERS}
          chosen={setting.solution ?? (winner === null ? owner : 'winner')}
          text={(side) => (side === 'winner' ? words.theWinner : kind[side])}
          choose={(side) =>
            chooseStrategy(session, { solution: side === 'winner' ? null : side, chosen: [] })
          }
        />
      </div>
      {isTold ? (
        <p>
          {winner !== null ? words.winner(kind[winner]) : isProved ? words.noWinner : words.notProved}{' '}
          {words.inSolution(kind[owner], positions.length, edges.length)}
        </p>
      ) : (
        <p>{words.markedLater}</p>
      )}
      <ul className="signs stacked">
        {signs.map(([className, d, text]) => (
          <li key={className}>
            <svg aria-hidden="true" width="40" height="16" viewBox="0 0 40 16">
              <path className={className} d={d} />
            </svg>{' '}
            {text}
          </li>
        ))}
      </ul>
      <p className="hint">{words.andOr}</p>
      {shown.map((each) => (
        <OwnMoves key={each} run={run} node={each} />
      ))}
      {withChoice.length > shown.length && (
        <p className="hint">{words.moreChoices(withChoice.length - shown.length)}</p>
      )}
    </section>
  );
}

/** The equally good moves at a position where the owner of the strategy moves, as a choice. */
function OwnMoves({ run, node }: { run: GraphRun; node: NodeId }) {
  const session = useSessionStore();
  const words = useWords('game');
  const names = useSession(({ subject }) => subject.names);
  const { own, taken } = chosenMove(run, node);
  const below = run.graph.successors(node);
  return (
    <Choices
      legend={words.ownMoves(names.of(node))}
      name="own-move"
      options={own.map(String)}
      chosen={String(taken)}
      text={Object.fromEntries(
        own.map((move) => [String(move), `${below[move]?.move} → ${names.of(below[move]?.node as NodeId)}`]),
      )}
      choose={(move) => takeMove(session, run, node, Number(move))}
    />
  );
}
