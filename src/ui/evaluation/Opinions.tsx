import { useEffect, useState } from 'react';
import type { NodeId } from '../../core/index.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { type Opinion, opinionsAt } from '../../games/opinions.ts';
import { chooseWeights } from '../../session/games.ts';
import type { GamePosition } from '../../session/subject.ts';
import { Head } from '../kit/Head.tsx';
import { LabelledSelect } from '../kit/Select.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import './Opinions.css';

const DEPTHS = [1, 2, 3, 4, 5, 6];

/** The depth of the searches until the reader chooses one, when the game's search has no depth limit. */
const USUAL_DEPTH = 2;

/** The greatest number of positions that the search of one preset may need. */
const MOST_POSITIONS = 20_000;

/** The table of what each preset of weights would play at a node's position; absent when the game has no presets. */
export function Opinions({ at, node }: { at: GamePosition; node: NodeId }) {
  if ((at.entry.presets ?? []).length === 0) return null;
  if (at.game.terminalTest(at.nodeStates[node])) return null;
  return <Table at={at} node={node} />;
}

function Table({ at, node }: { at: GamePosition; node: NodeId }) {
  const words = useWords('evaluation');
  const code = useSession((state) => state.language.code);
  const session = useSessionStore();
  const [chosen, choose] = useState<number | null>(null);
  const depth = chosen ?? Math.min(Math.max(at.setting.depth ?? USUAL_DEPTH, 1), DEPTHS.length);
  const opinions = useOpinions(at, node, depth);
  const presets = at.entry.presets ?? [];
  const weights = (at.game.features ?? []).map(({ weight }) => weight).join();
  return (
    <section className="opinions">
      <div className="beside">
        <h3>{words.opinions}</h3>
        <LabelledSelect
          label={words.opinionDepth}
          options={DEPTHS}
          chosen={depth}
          text={String}
          choose={choose}
        />
      </div>
      <table aria-label={words.opinions}>
        <Head columns={words.opinionHeads} />
        <tbody>
          {presets.map((preset, place) => {
            const opinion = opinions[place];
            return (
              <tr key={preset.name} aria-current={preset.weights.join() === weights ? 'true' : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className="text-link"
                    onClick={() => chooseWeights(session, preset.weights)}
                  >
                    {preset.title[code]}
                  </button>
                </th>
                {opinion ? (
                  <Judgement opinion={opinion} />
                ) : (
                  <td colSpan={3} className="hint">
                    {opinion === null ? words.opinionTooLarge(MOST_POSITIONS) : '…'}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Judgement({ opinion: { move, value, ahead } }: { opinion: Opinion }) {
  const words = useWords('evaluation');
  return (
    <>
      <td>
        <b>{move}</b>
      </td>
      <td>{printNumber(value)}</td>
      <td>{ahead === null ? words.onlyMove : printNumber(ahead)}</td>
    </>
  );
}

/** Returns the opinions that are known; they are found one after the other, between the page's own work. */
function useOpinions(at: GamePosition, node: NodeId, depth: number): readonly (Opinion | null)[] {
  const { entry, setting, nodeStates } = at;
  const state = nodeStates[node];
  const { options } = setting;
  const [found, setFound] = useState<{
    readonly of: unknown;
    readonly depth: number;
    readonly opinions: readonly (Opinion | null)[];
  } | null>(null);
  useEffect(() => {
    const opinions: (Opinion | null)[] = [];
    const coming = opinionsAt(entry, options, state, depth, MOST_POSITIONS);
    let timer = setTimeout(function next() {
      const { value, done } = coming.next();
      if (done) return;
      opinions.push(value);
      setFound({ of: state, depth, opinions: [...opinions] });
      timer = setTimeout(next);
    });
    return () => clearTimeout(timer);
  }, [entry, options, state, depth]);
  return found?.of === state && found?.depth === depth ? found.opinions : [];
}
