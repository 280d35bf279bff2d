import { useMemo, useState } from 'react';
import type { GameTree } from '../../../core/index.ts';
import { type NodeId, ROOT } from '../../../core/tree/nodeId.ts';
import { mostUnknowns } from '../../../practice/formats/formula.ts';
import type { Wish } from '../../../practice/formats/wish.ts';
import type { Goal, ItemPart } from '../../../practice/index.ts';
import { NodeNames } from '../../../words/nodeNames.ts';
import { Check } from '../../kit/Check.tsx';
import { LabelledInput } from '../../kit/LabelledInput.tsx';
import { LabelledSelect } from '../../kit/Select.tsx';
import { useWords } from '../../page/useSession.ts';
import { CountField } from '../NumberField.tsx';

const GOALS = ['pruned', 'none', 'atLeast', 'move'] as const satisfies readonly Goal['kind'][];

/** What questions whose answer is a formula may be about. */
const FORMULA_GOALS = ['pruned', 'move'] as const satisfies readonly Goal['kind'][];

/** The greatest number of leaves whose numbers one question asks for. */
const MOST_LEAVES = 6;

interface Numbers {
  readonly tree: GameTree;
  readonly part: ItemPart;
  readonly write: (nodes: readonly number[], wish: Wish) => void;
}

/**
 * The leaves whose numbers a question asks for, or that are unknown in it, and what the numbers are to bring about. The
 * program chooses both when no leaf is given.
 */
export function NumbersFields({ tree, part, write }: Numbers) {
  const words = useWords('sets');
  const names = useMemo(() => new NodeNames(tree), [tree]);
  const leaves = tree.leaves();
  const { nodes, distinct } = part;
  const isFormula = part.kind === 'formula';
  const wishOf = (wanted: Goal): Wish => ({ goal: wanted, ...(distinct === true && { distinct }) });
  const ask = (wanted: Goal) => write(nodes, wishOf(wanted));
  const usual: Readonly<Record<Goal['kind'], Goal>> = {
    pruned: { kind: 'pruned', nodes: tree.children(ROOT).slice(-1) },
    none: { kind: 'none' },
    atLeast: { kind: 'atLeast', count: 1 },
    move: { kind: 'move', node: tree.child(ROOT, 0) },
  };
  const { goal = isFormula ? usual.pruned : usual.none } = part;
  const most = isFormula ? mostUnknowns(tree) : MOST_LEAVES;
  return (
    <div className="set-numbers">
      <ListField
        label={isFormula ? words.unknownPlaces : words.leafPlaces}
        hint={words.leafPlacesHint}
        fault={() => (isFormula ? words.unknownPlacesFault(most) : words.leafPlacesFault)}
        printed={nodes.map((leaf) => leaves.indexOf(leaf as NodeId) + 1).join(', ')}
        read={(text) => leaves[Number(text) - 1]}
        least={isFormula ? 2 : 1}
        most={most}
        write={(read) => write(read, read.length === 0 ? {} : wishOf(goal))}
      />
      {nodes.length > 0 && (
        <>
          {isFormula ? (
            <LabelledSelect
              className="set-field"
              label={words.unknownGoal}
              options={FORMULA_GOALS}
              chosen={goal.kind === 'move' ? 'move' : 'pruned'}
              text={words.unknownGoals}
              choose={(kind) => ask(usual[kind])}
            />
          ) : (
            <LabelledSelect
              className="set-field"
              label={words.goal}
              options={GOALS}
              chosen={goal.kind}
              text={words.goals}
              choose={(kind) => ask(usual[kind])}
            />
          )}
          {goal.kind === 'pruned' && (
            <ListField
              label={words.goalNodes}
              hint={words.goalNodesHint}
              fault={words.goalNodesFault}
              printed={goal.nodes.map((node) => nameOf(node as NodeId, tree, names)).join(', ')}
              read={(text) => nodeNamed(text, tree, names)}
              least={1}
              most={isFormula ? 1 : tree.size}
              write={(read) => read.length > 0 && ask({ kind: 'pruned', nodes: read })}
            />
          )}
          {goal.kind === 'atLeast' && (
            <CountField
              className="set-field"
              label={words.goalCount}
              value={goal.count}
              most={tree.leafCount}
              write={(count) => ask({ kind: 'atLeast', count })}
              fault={() => undefined}
            />
          )}
          {goal.kind === 'move' && (
            <LabelledSelect
              className="set-field"
              label={words.goalMove}
              options={tree.children(ROOT)}
              chosen={goal.node as NodeId}
              text={(node) => nameOf(node, tree, names)}
              choose={(node) => ask({ kind: 'move', node })}
            />
          )}
          {!isFormula && (
            <Check
              text={words.distinct}
              isChosen={distinct === true}
              choose={(isChosen) => write(nodes, { goal, ...(isChosen && { distinct: true }) })}
            />
          )}
        </>
      )}
    </div>
  );
}

/** Names an inner node by its name, a leaf by its place from the left. */
function nameOf(node: NodeId, tree: GameTree, names: NodeNames): string {
  return tree.isLeaf(node) ? String(tree.leaves().indexOf(node) + 1) : names.of(node);
}

function nodeNamed(text: string, tree: GameTree, names: NodeNames): NodeId | undefined {
  const isInner = (node: NodeId) => node !== ROOT && !tree.isLeaf(node);
  const inner = tree
    .nodes()
    .find((node) => isInner(node) && names.of(node).toLowerCase() === text.toLowerCase());
  return inner ?? tree.leaves()[Number(text) - 1];
}

/** A text field for a list of nodes; a text that is no such list stays in the field until the field is left. */
function ListField(props: {
  label: string;
  hint: string;
  fault: (text: string) => string;
  printed: string;
  read: (text: string) => NodeId | undefined;
  least: number;
  most: number;
  write: (nodes: readonly NodeId[]) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const texts = (typed ?? '').split(/[,，、;\s]+/).filter((text) => text !== '');
  const unknown = typed === null ? undefined : unreadIn(texts, props);
  const change = (text: string) => {
    setTyped(text);
    const given = text.split(/[,，、;\s]+/).filter((part) => part !== '');
    if (unreadIn(given, props) === undefined) props.write(nodesIn(given, props.read));
  };
  return (
    <LabelledInput
      className="set-nodes"
      label={props.label}
      spellCheck={false}
      placeholder={props.hint}
      aria-invalid={unknown !== undefined}
      value={typed ?? props.printed}
      write={change}
      onBlur={() => setTyped(null)}
    >
      <span role="alert">
        {unknown !== undefined && <span className="problem">{props.fault(unknown)}</span>}
      </span>
    </LabelledInput>
  );
}

/**
 * Returns the first text that names no node, or the one after the most that may be named, or the first of too few;
 * undefined when there is none.
 */
function unreadIn(
  texts: readonly string[],
  { read, least, most }: { read: (text: string) => NodeId | undefined; least: number; most: number },
): string | undefined {
  const few = texts.length < least ? texts[0] : undefined;
  return texts.find((text) => read(text) === undefined)?.slice(0, 40) ?? texts[most] ?? few;
}

function nodesIn(texts: readonly string[], read: (text: string) => NodeId | undefined): readonly NodeId[] {
  const nodes = texts.flatMap((text) => read(text) ?? []);
  return [...new Set(nodes)].sort((a, b) => a - b);
}
