/**
 * The editing fields for several players: vectors of leaves, the player to move, and declarations about all
 * leaves.
 */
import { type Edit, edited } from '../../core/edit/index.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { printComponents } from '../../core/tree/printNumber.ts';
import { printLeafBounds } from '../../notation/leafBounds.ts';
import { quoted } from '../../notation/problem.ts';
import { parseVector } from '../../notation/vectors.ts';
import { edit } from '../../session/editing.ts';
import { Button } from '../kit/Button.tsx';
import { Choices } from '../kit/Choices.tsx';
import { Field } from '../kit/Field.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { outsideNote } from './LeafField.tsx';
import { useEdited, useSelected } from './useEdited.ts';

/** The field in the side panel for a leaf's vector, such as "1, 2, 6". */
export function VectorField({ leaf }: { leaf: NodeId }) {
  const session = useSessionStore();
  const words = useWords('editing');
  const notices = useWords('notices');
  const { tree } = useEdited();
  const about = `value ${tree.key(leaf)}`;
  const setTo = (text: string): Edit => ['setVector', leaf, parseVector(text) ?? []];
  const problem = (text: string) => {
    if (parseVector(text) === null) return words.badVector(quoted(text), tree.players);
    const outcome = edited(tree, setTo(text));
    if (outcome.ok) return null;
    return outcome.refusal === 'outside-bounds'
      ? outsideNote(outcome, about)
      : notices.editRefused[outcome.refusal](outcome.number);
  };
  return (
    <Field
      key={about}
      id="node-value"
      label={words.vector}
      hint={words.vectorHint(tree.players)}
      value={printComponents(tree.vector(leaf))}
      canonical={(text) => printComponents(parseVector(text) ?? [])}
      isBeginning={(text) => (parseVector(text)?.length ?? 0) < tree.players}
      problem={problem}
      change={(text) => edit(session, tree, setTo(text), about)}
    />
  );
}

/** A choice of the player who decides at one node or at all nodes of a ply. */
export function PlayerChoice(props: {
  legend: string;
  chosen: number | null;
  choose: (player: number) => void;
}) {
  const page = useWords();
  const { tree } = useEdited();
  const options = Array.from({ length: tree.players }, (_, player) => String(player));
  return (
    <Choices
      legend={props.legend}
      name="player"
      options={options}
      chosen={props.chosen === null ? '' : String(props.chosen)}
      text={Object.fromEntries(options.map((option) => [option, page.player(Number(option) + 1)]))}
      choose={(option) => props.choose(Number(option))}
    />
  );
}

/**
 * The fields for the declared sum and bounds of all vectors, without which max^n cannot cut. One button
 * computes them from the leaves, another removes them.
 */
export function DeclaredBounds() {
  const session = useSessionStore();
  const words = useWords('editing');
  const { tree } = useEdited();
  const selected = useSelected() ?? ROOT;
  const isDeclared = tree.sum !== null || tree.leafBounds.some(Number.isFinite);
  return (
    <div className="declared">
      <p className="hint">
        {isDeclared
          ? words.declared(
              tree.sum,
              tree.leafBounds.some(Number.isFinite) ? printLeafBounds(tree.leafBounds) : null,
            )
          : words.declaredNothing}
      </p>
      <div className="row">
        <Button
          text={words.declareFromLeaves}
          onClick={() => edit(session, tree, ['declareFromLeaves', selected])}
        />
        {isDeclared && (
          <Button
            text={words.declareNothing}
            onClick={() => edit(session, tree, ['declareNothing', selected])}
          />
        )}
      </div>
    </div>
  );
}
