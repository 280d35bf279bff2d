import { useDeferredValue, useMemo, useState } from 'react';
import { chosenMove, type Flip, flips } from '../../core/analysis/index.ts';
import { edited, MOST_EXPONENT, type Scale } from '../../core/edit/index.ts';
import type { GameTree } from '../../core/index.ts';
import { backedUpValues } from '../../core/order/childOrder.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { parseLeafValue, printLeafValue } from '../../notation/leafValue.ts';
import { edit } from '../../session/editing.ts';
import { editedIn, fullTreeIn, selectedIn } from '../../session/waitingEdits.ts';
import { shownName } from '../../words/visibleText.ts';
import { NodeToken } from '../figure/SentenceText.tsx';
import { Button } from '../kit/Button.tsx';
import { Choices } from '../kit/Choices.tsx';
import { Field } from '../kit/Field.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';

const KINDS = ['linear', 'power'] as const;

/** The transformation of values that the form shows at first: the third power. */
const FIRST = { kind: 'power' as Scale['kind'], factor: 2, shift: 1, exponent: 3 };

/**
 * The form that transforms the values of all leaves. It shows the effect on the values and on the best moves
 * before it is applied.
 */
export function ScaleFields() {
  const session = useSessionStore();
  const words = useWords('editing');
  const [asked, setAsked] = useState(FIRST);
  const set = (part: Partial<typeof FIRST>) => setAsked({ ...asked, ...part });
  const { kind, factor, shift, exponent } = asked;
  const scale = useMemo<Scale>(
    () => (kind === 'linear' ? { kind, factor, shift } : { kind, exponent }),
    [kind, factor, shift, exponent],
  );
  const apply = () => {
    const state = session.getState();
    edit(session, editedIn(state).tree, ['scaleValues', scale, selectedIn(state) ?? ROOT]);
  };
  return (
    <>
      <Choices
        legend={words.scaleLegend}
        name="scale"
        options={KINDS}
        chosen={kind}
        text={words.scale}
        choose={(chosen) => set({ kind: chosen })}
      />
      <div className="scale-numbers row">
        {kind === 'linear' ? (
          <>
            <NumberField label="a" value={factor} change={(a) => set({ factor: a })} />
            <NumberField label="b" value={shift} change={(b) => set({ shift: b })} />
          </>
        ) : (
          <NumberField
            label="k"
            value={exponent}
            range={[1, MOST_EXPONENT]}
            change={(k) => set({ exponent: k })}
          />
        )}
      </div>
      <Preview scale={scale} apply={apply} />
    </>
  );
}

/**
 * A field for a number that the keys ↑ and ↓ change by 1; when a range is given, it accepts whole numbers
 * only.
 */
function NumberField(props: {
  label: string;
  value: number;
  range?: readonly [number, number];
  change: (value: number) => void;
}) {
  const { label, value, range, change } = props;
  const words = useWords('editing');
  const read = (text: string) => {
    const number = parseLeafValue(text);
    if (number === null || !Number.isFinite(number)) return null;
    return range === undefined || (Number.isInteger(number) && number >= range[0] && number <= range[1])
      ? number
      : null;
  };
  const problem = range === undefined ? words.scaleNumber : words.scaleWhole(...range);
  const changeTo = (text: string) => {
    const number = read(text);
    if (number !== null) change(number);
  };
  return (
    <Field
      label={label}
      value={printLeafValue(value)}
      problem={(text) => (read(text) === null ? problem : null)}
      isBeginning={(text) => /^[-−]?$/.test(text.trim())}
      canonical={(text) => printLeafValue(read(text) ?? value)}
      change={changeTo}
      step={(by) => changeTo(printLeafValue(value + by))}
    />
  );
}

function Preview({ scale, apply }: { scale: Scale; apply: () => void }) {
  const words = useWords('editing');
  const notices = useWords('notices');
  // A tree that grows with the search has inner nodes without children; the scale is that of the whole tree.
  const tree = useSession(fullTreeIn).tree;
  const shown = useDeferredValue(scale);
  const outcome = useMemo(() => edited(tree, ['scaleValues', shown, ROOT]), [tree, shown]);
  if (!outcome.ok) {
    const why =
      outcome.refusal === 'outside-bounds' ? '' : notices.editRefused[outcome.refusal](outcome.number);
    return (
      <p className="problem" role="status">
        {why}
      </p>
    );
  }
  return (
    <>
      <div className="scale-preview stacked" role="status">
        <Moves before={tree} after={outcome.tree} kind={shown.kind} />
      </div>
      <Button kind="primary" text={words.scaleApply} onClick={apply} />
    </>
  );
}

/** The greatest number of changed values, and of changed best moves, in the list. */
const MOST_TOLD = 8;

function Moves({ before, after, kind }: { before: GameTree; after: GameTree; kind: Scale['kind'] }) {
  const words = useWords('editing');
  const [values, scaled] = useMemo(() => [backedUpValues(before), backedUpValues(after)], [before, after]);
  const changed = useMemo(() => flips(before, after), [before, after]);
  const root = chosenMove(before, values, ROOT);
  const stays = root !== null && changed[0]?.node !== ROOT;
  const against = (tree: GameTree, of: Float64Array, node: NodeId, move: NodeId) =>
    words.scaleAgainst(printNumber(of[move] ?? Number.NaN), bestOther(tree, of, node, move));
  return (
    <>
      <p>{words.scaleLeaves(...leavesTold(before, after))}</p>
      {stays && (
        <p>
          <Decision node={ROOT} /> <Move to={root} /> {words.scaleStays(against(after, scaled, ROOT, root))}
        </p>
      )}
      {changed.slice(0, MOST_TOLD).map((flip: Flip) => (
        <p key={before.key(flip.node)}>
          <Decision node={flip.node} /> <Move to={flip.before} /> → <Move to={flip.after} />
          {words.scaleFlips(
            against(after, scaled, flip.node, flip.after),
            against(before, values, flip.node, flip.before),
          )}
        </p>
      ))}
      {changed.length > MOST_TOLD && <p>{words.scaleMore(changed.length - MOST_TOLD)}</p>}
      <p className="hint">{words.scaleLaw(kind, before.hasChance, changed.length)}</p>
    </>
  );
}

function Decision({ node }: { node: NodeId }) {
  const names = useSession(({ subject }) => subject.names);
  return <NodeToken node={node} text={names.of(node)} />;
}

/** A game move by its name; when the move has none, by the node it leads to. */
function Move({ to }: { to: NodeId }) {
  const { tree, names } = useSession(({ subject }) => subject);
  return <b>{shownName(tree.move(to)) || names.of(to)}</b>;
}

/**
 * Returns, as text, the value of the best other move at a node, which a move has to beat; null when there is
 * no other move.
 */
function bestOther(tree: GameTree, values: Float64Array, node: NodeId, move: NodeId): string | null {
  const others = tree.children(node).filter((child) => child !== move);
  if (others.length === 0) return null;
  const better = bySide(tree.kind(node), Math.max, Math.min);
  return printNumber(others.map((child) => values[child] ?? Number.NaN).reduce((a, b) => better(a, b)));
}

/**
 * Returns the different leaf values in ascending order, and what each becomes on the new scale, both as
 * texts.
 */
function leavesTold(before: GameTree, after: GameTree): readonly [readonly string[], readonly string[]] {
  const pairs = new Map(before.leaves().map((leaf) => [before.value(leaf), after.value(leaf)]));
  const known = [...pairs].filter(([value]) => !Number.isNaN(value)).sort(([a], [b]) => a - b);
  const told = (side: 0 | 1) => [
    ...known.slice(0, MOST_TOLD).map((pair) => printNumber(pair[side])),
    ...(known.length > MOST_TOLD ? ['…'] : []),
  ];
  return [told(0), told(1)];
}
