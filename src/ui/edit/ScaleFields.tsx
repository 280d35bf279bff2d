import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { chosenMove, type Flip } from '../../core/analysis/index.ts';
import { MOST_EXPONENT, type Scale, type ScaleEffect } from '../../core/edit/index.ts';
import type { GameTree } from '../../core/index.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import { fractionFor, printExactly, printNumber } from '../../core/tree/printNumber.ts';
import { parseLeafValue, printLeafValue } from '../../notation/leafValue.ts';
import { edit } from '../../session/editing.ts';
import { scaleEffectOf } from '../../session/scaleEffect.ts';
import type { Subject } from '../../session/subject.ts';
import { editedIn, fullTreeIn, selectedIn } from '../../session/waitingEdits.ts';
import { shownName } from '../../words/visibleText.ts';
import { NodeToken } from '../figure/SentenceText.tsx';
import { Button } from '../kit/Button.tsx';
import { Choices } from '../kit/Choices.tsx';
import { Field } from '../kit/Field.tsx';
import { useRecorded } from '../page/useRecorded.ts';
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
  const subject = useSession(fullTreeIn);
  const { tree } = subject;
  const shown = useDeferredValue(scale);
  const effect = useRecorded(useCallback(() => scaleEffectOf(tree, shown), [tree, shown]));
  if (effect.state === 'made' && !effect.made.ok) {
    const { made } = effect;
    const why = made.refusal === 'outside-bounds' ? '' : notices.editRefused[made.refusal](made.number);
    return (
      <p className="problem" role="status">
        {why}
      </p>
    );
  }
  return (
    <>
      <div className="scale-preview stacked" role="status">
        {effect.state === 'made' && effect.made.ok && (
          <Moves before={subject} effect={effect.made} kind={shown.kind} />
        )}
        {effect.state === 'coming' && '…'}
      </div>
      <Button kind="primary" text={words.scaleApply} onClick={apply} />
    </>
  );
}

/** The greatest number of changed values, and of changed best moves, in the list. */
const MOST_TOLD = 8;

function Moves({ before, effect, kind }: { before: Subject; effect: ScaleEffect; kind: Scale['kind'] }) {
  const words = useWords('editing');
  const { tree } = before;
  const { tree: after, values, scaled, changed } = effect;
  const root = chosenMove(tree, values, ROOT);
  const stays = root !== null && changed[0]?.node !== ROOT;
  const against = (at: GameTree, of: Float64Array, node: NodeId, move: NodeId) =>
    words.scaleAgainst(printWhole(of[move] ?? Number.NaN), bestOther(at, of, node, move));
  return (
    <>
      <p>{words.scaleLeaves(...leavesTold(effect))}</p>
      {stays && (
        <p>
          <Decision of={before} node={ROOT} /> <Move of={before} to={root} />{' '}
          {words.scaleStays(against(after, scaled, ROOT, root))}
        </p>
      )}
      {changed.slice(0, MOST_TOLD).map((flip: Flip) => (
        <p key={tree.key(flip.node)}>
          <Decision of={before} node={flip.node} /> <Move of={before} to={flip.before} /> →{' '}
          <Move of={before} to={flip.after} />
          {words.scaleFlips(
            against(after, scaled, flip.node, flip.after),
            against(tree, values, flip.node, flip.before),
          )}
        </p>
      ))}
      {changed.length > MOST_TOLD && <p>{words.scaleMore(changed.length - MOST_TOLD)}</p>}
      <p className="hint">{words.scaleLaw(kind, tree.hasChance, changed.length)}</p>
    </>
  );
}

/** The name of a node of the edited tree; the figure shows the node, unless it is still to be displayed. */
function Decision({ of: { tree, names }, node }: { of: Subject; node: NodeId }) {
  const drawn = useSession(({ subject }) => nodeOfKey(subject.tree, tree.key(node)));
  const name = names.of(node);
  return drawn === undefined ? <b>{name}</b> : <NodeToken node={drawn} text={name} />;
}

/** A game move by its name; when the move has none, by the node it leads to. */
function Move({ of: { tree, names }, to }: { of: Subject; to: NodeId }) {
  return <b>{shownName(tree.move(to)) || names.of(to)}</b>;
}

/** The text of a value with all its digits, because different powers may have the same first six. */
function printWhole(value: number): string {
  return fractionFor(value) === '' ? printExactly(value) : printNumber(value);
}

/**
 * Returns, as text, the value of the best other move at a node, which a move has to beat; null when there is
 * no other move.
 */
function bestOther(tree: GameTree, values: Float64Array, node: NodeId, move: NodeId): string | null {
  const others = tree.children(node).filter((child) => child !== move);
  if (others.length === 0) return null;
  const better = bySide(tree.kind(node), Math.max, Math.min);
  return printWhole(others.map((child) => values[child] ?? Number.NaN).reduce((a, b) => better(a, b)));
}

/** Returns the first leaf values and what each becomes on the new scale, both as texts. */
function leavesTold({ leaves }: ScaleEffect): readonly [readonly string[], readonly string[]] {
  const told = (side: 0 | 1) => [
    ...leaves.slice(0, MOST_TOLD).map((pair) => printWhole(pair[side])),
    ...(leaves.length > MOST_TOLD ? ['…'] : []),
  ];
  return [told(0), told(1)];
}
