import { useState } from 'react';
import type { NodeId } from '../../core/index.ts';
import { MOST_GENERATED } from '../../core/search/growingSpace.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { ALL_DEPTHS, DEPTHS } from '../../games/match/players.ts';
import type { BestMove } from '../../games/opinions.ts';
import { openingSetting } from '../../games/setting.ts';
import { chooseWeights } from '../../session/games.ts';
import type { GamePosition } from '../../session/subject.ts';
import { Head } from '../kit/Head.tsx';
import { LabelledSelect } from '../kit/Select.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { useTask } from '../page/useTask.ts';
import './Opinions.css';

/** The depth of the searches until the reader chooses one, when the game's search has no depth limit. */
const USUAL_DEPTH = 2;

/** The table of what each preset of weights would play at a node's position; absent when the game has no presets. */
export function Opinions({ at, node }: { at: GamePosition; node: NodeId }) {
  if ((at.entry.presets ?? []).length === 0) return null;
  if (at.game.terminalTest(at.stateAt(node))) return null;
  return <Table at={at} node={node} />;
}

function Table({ at, node }: { at: GamePosition; node: NodeId }) {
  const words = useWords('evaluation');
  const code = useSession((state) => state.language.code);
  const session = useSessionStore();
  const [chosen, choose] = useState<number | null>(null);
  const tree = useSession(({ subject }) => subject.tree);
  const { least, most } = DEPTHS;
  const depth = chosen ?? Math.min(Math.max(at.setting.depth ?? USUAL_DEPTH, least), most);
  const { name, options, start, moves } = at.setting;
  const path = tree.pathTo(node).slice(1);
  const opinions = useTask('opinions', {
    ...openingSetting(name, options),
    ...{ start, depth, moves: [...moves, ...path.map((each) => tree.move(each))] },
  });
  const presets = at.entry.presets ?? [];
  const weights = (at.game.features ?? []).map(({ weight }) => weight).join();
  return (
    <section className="opinions">
      <div className="beside">
        <h3>{words.opinions}</h3>
        <LabelledSelect
          label={words.opinionDepth}
          options={ALL_DEPTHS}
          chosen={depth}
          text={String}
          choose={choose}
        />
      </div>
      <table aria-label={words.opinions}>
        <Head columns={words.opinionHeads} />
        <tbody>
          {presets.map((preset, place) => {
            const best = opinions[place]?.best;
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
                {best ? (
                  <Judgement best={best} />
                ) : (
                  <td colSpan={3} className="hint">
                    {best === null ? words.opinionTooLarge(MOST_GENERATED) : '…'}
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

function Judgement({ best: { move, value, ahead } }: { best: BestMove }) {
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
