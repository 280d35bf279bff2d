import { useMemo, useState } from 'react';
import type { GameTree } from '../../../core/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../../../core/tree/nodeId.ts';
import { formatOf } from '../../../practice/exercise.ts';
import { type ItemPart, SET_LIMITS } from '../../../practice/exerciseSet.ts';
import { MOST_PASSES, MOST_ROWS } from '../../../practice/formats/listRows.ts';
import { WISH_NAMES, type Wish } from '../../../practice/formats/wish.ts';
import type { PartKind, PartSearch, Penalty } from '../../../practice/index.ts';
import { PART_KINDS } from '../../../practice/partKinds.ts';
import { searchesAsking, usualSearch } from '../../../practice/searches.ts';
import { usualPart } from '../../../session/sets/newItem.ts';
import { changeItem, type DraftItem } from '../../../session/sets/setDraft.ts';
import { searchOfPart, taskOfItem } from '../../../session/sets/setExercise.ts';
import { NodeNames } from '../../../words/nodeNames.ts';
import { Check } from '../../kit/Check.tsx';
import { LabelledInput } from '../../kit/LabelledInput.tsx';
import { LabelledSelect, Select } from '../../kit/Select.tsx';
import { useSessionStore, useWords } from '../../page/useSession.ts';
import { PartSearchFields } from '../../practice/SearchFields.tsx';
import { WishFields } from '../../practice/WishFields.tsx';
import { NumberField } from '../NumberField.tsx';
import { NumbersFields } from './NumbersFields.tsx';

const PENALTIES = ['per-entry', 'per-error', 'all'] as const satisfies readonly Penalty['kind'][];

/** The fields of one question: whether it is asked, its marks, and how many marks an error costs. */
export function PartRow(props: { entry: DraftItem; kind: PartKind; tree: GameTree }) {
  const { kind, tree } = props;
  const { key, item } = props.entry;
  const session = useSessionStore();
  const words = useWords('sets');
  const { name } = useWords('practiceNames').format[kind];
  const [wrong, setWrong] = useState('');
  const { named } = formatOf(kind);
  const NodesField = named?.which === 'inner-nodes' ? InnerNodes : LeafAndBranch;
  const part = item.parts.find((one) => one.kind === kind);
  const task = taskOfItem(item, tree);
  const search = part === undefined ? undefined : searchOfPart(item, part);
  const isLast = part !== undefined && item.parts.length === 1;
  const replace = (changed: (part: ItemPart) => ItemPart) =>
    changeItem(session, key, (before) => ({
      ...before,
      parts: before.parts.map((one) => (one.kind === kind ? changed(one) : one)),
    }));
  const change = (changed: Partial<ItemPart>) => replace((one) => ({ ...one, ...changed }));
  const ask = (wish: Wish) => replace((one) => ({ ...withoutWishes(one), ...wish }));
  const askOf = (own: PartSearch | undefined) =>
    replace(({ algorithm: _algorithm, rules: _rules, ...one }) => ({ ...one, ...own }));
  const toggle = () =>
    changeItem(session, key, (before) => {
      const others = before.parts.filter((one) => one.kind !== kind);
      if (others.length < before.parts.length) return { ...before, parts: others };
      const added = [...others, { ...usualPart(kind), ...usualSearch(kind, task) }];
      return { ...before, parts: PART_KINDS.flatMap((name) => added.filter((one) => one.kind === name)) };
    });
  return (
    <div className="set-part">
      <Check
        text={name}
        title={isLast ? words.lastPart : undefined}
        isChosen={part !== undefined}
        isFixed={searchesAsking(kind, task).length === 0 || isLast}
        choose={toggle}
      />
      {part !== undefined && (
        <div className="set-worth row">
          <span className="row">
            <NumberField
              label={words.marks(name)}
              value={part.marks}
              most={SET_LIMITS.marks}
              write={(marks) => change({ marks })}
              fault={setWrong}
            />
            <span aria-hidden="true">{words.marksHead}</span>
          </span>
          <PenaltyFields
            name={name}
            penalty={part.penalty}
            write={(penalty) => change({ penalty })}
            fault={setWrong}
          />
        </div>
      )}
      {part !== undefined && named?.which === 'leaves' && (
        <NumbersFields
          tree={tree}
          part={part}
          write={(nodes, wish) => replace((one) => ({ ...withoutWishes(one), nodes, ...wish }))}
        />
      )}
      {part !== undefined && named !== undefined && named.which !== 'leaves' && (
        <NodesField tree={tree} nodes={part.nodes} write={(nodes) => change({ nodes })} />
      )}
      {part !== undefined && (item.parts.length > 1 || search !== undefined) && (
        <PartSearchFields kind={kind} task={task} search={search} choose={askOf} />
      )}
      {part !== undefined && kind === 'lists' && (
        <PassesField after={part.after} write={(after) => ask(withAfter(wishIn(part), after))} />
      )}
      {part !== undefined && <WishFields kinds={[kind]} wish={wishIn(part)} choose={ask} />}
      <div role="alert">{wrong !== '' && <p className="problem">{words.marksFault(wrong)}</p>}</div>
    </div>
  );
}

/** Returns what a question says besides its nodes. */
function wishIn(part: ItemPart): Wish {
  return Object.fromEntries(Object.entries(part).filter(([name]) => isWish(name)));
}

function withoutWishes(part: ItemPart): ItemPart {
  return Object.fromEntries(Object.entries(part).filter(([name]) => !isWish(name))) as unknown as ItemPart;
}

/** Returns the wishes with other passes; without any the program chooses them. */
function withAfter({ after: _before, ...others }: Wish, after: readonly number[]): Wish {
  return after.length === 0 ? others : { ...others, after };
}

/** The passes after which lists are asked for; the program chooses them when none is given. */
function PassesField(props: { after: Wish['after']; write: (after: readonly number[]) => void }) {
  const words = useWords('sets');
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && readPasses(typed) === null;
  return (
    <LabelledInput
      className="set-nodes"
      label={words.passes}
      spellCheck={false}
      placeholder={words.passesHint}
      aria-invalid={isWrong}
      value={typed ?? (props.after ?? []).join(', ')}
      write={(text) => {
        setTyped(text);
        const read = readPasses(text);
        if (read !== null) props.write(read);
      }}
      onBlur={() => setTyped(null)}
    >
      <span role="alert">{isWrong && <span className="problem">{words.passesFault(MOST_ROWS)}</span>}</span>
    </LabelledInput>
  );
}

/** Returns the passes in a text, in their order; null when it holds anything else, one of them twice, or too many. */
function readPasses(text: string): readonly number[] | null {
  const texts = text.split(/[,，、;\s]+/).filter((one) => one !== '');
  const isSound = texts.every((one) => /^[1-9]\d{0,2}$/.test(one) && Number(one) <= MOST_PASSES);
  if (!isSound || texts.length > MOST_ROWS || new Set(texts.map(Number)).size < texts.length) return null;
  return texts.map(Number).sort((a, b) => a - b);
}

function isWish(field: string): boolean {
  return WISH_NAMES.some((name) => name === field);
}

function PenaltyFields(props: {
  name: string;
  penalty: Penalty;
  write: (penalty: Penalty) => void;
  fault: (text: string) => void;
}) {
  const words = useWords('sets');
  const { penalty } = props;
  return (
    <span className="set-penalty row">
      {penalty.kind !== 'all' && (
        <>
          <span aria-hidden="true">−</span>
          <NumberField
            label={words.perError(props.name)}
            value={penalty.marks}
            most={SET_LIMITS.marks}
            write={(marks) => props.write({ ...penalty, marks })}
            fault={props.fault}
          />
        </>
      )}
      <Select
        aria-label={words.penalty(props.name)}
        options={PENALTIES}
        chosen={penalty.kind}
        text={{
          'per-entry': words.penaltyPerEntry,
          'per-error': words.penaltyPerError,
          all: words.penaltyAll,
        }}
        choose={(option) => props.write(option === 'all' ? { kind: 'all' } : { kind: option, marks: 1 })}
      />
    </span>
  );
}

/** The nodes that a question asks about, and how to change them; an empty list lets the program choose. */
interface Naming {
  readonly tree: GameTree;
  readonly nodes: readonly number[];
  readonly write: (nodes: readonly number[]) => void;
}

/** A text field for the names of the inner nodes that a question asks about. */
function InnerNodes({ tree, nodes, write }: Naming) {
  const words = useWords('sets');
  const names = useMemo(() => new NodeNames(tree), [tree]);
  const printed = nodes.map((node) => names.of(node as NodeId)).join(', ');
  const [typed, setTyped] = useState<string | null>(null);
  const unknown = typed === null ? undefined : readNames(typed, tree, names).unknown;
  const change = (text: string) => {
    setTyped(text);
    const read = readNames(text, tree, names);
    if (read.unknown === undefined) write(read.nodes);
  };
  return (
    <LabelledInput
      className="set-nodes"
      label={words.nodes}
      spellCheck={false}
      placeholder={words.nodesHint}
      aria-invalid={unknown !== undefined}
      value={typed ?? printed}
      write={change}
      onBlur={() => setTyped(null)}
    >
      <span role="alert">
        {unknown !== undefined && <span className="problem">{words.nodesFault(unknown)}</span>}
      </span>
    </LabelledInput>
  );
}

function readNames(
  text: string,
  tree: GameTree,
  names: NodeNames,
): { readonly nodes: readonly number[]; readonly unknown?: string } {
  const inner = tree.nodes().filter((node) => !tree.isLeaf(node));
  const nodes = new Set<number>();
  for (const name of text.split(/[,，、;\s]+/).filter((part) => part !== '')) {
    const node = inner.find((one) => names.of(one).toLowerCase() === name.toLowerCase());
    if (node === undefined) return { nodes: [], unknown: name.slice(0, 40) };
    nodes.add(node);
  }
  return { nodes: [...nodes].sort((a, b) => a - b) };
}

/** The choice of a leaf and a branch for a question. The program chooses both when neither is given. */
function LeafAndBranch({ tree, nodes, write }: Naming) {
  const words = useWords('sets');
  const names = useMemo(() => new NodeNames(tree), [tree]);
  const leaves = tree.leaves();
  const [leaf, branch] = nodes;
  const below = (node: NodeId) => {
    const parent = tree.parent(node);
    return parent === NO_NODE ? '' : names.of(parent);
  };
  const nameOf = (node: NodeId) =>
    tree.isLeaf(node)
      ? words.leafChoice(names.of(node), leaves.indexOf(node) + 1, below(node))
      : names.of(node);
  const branchesFor = (chosen: NodeId) =>
    tree.nodes().filter((node) => node > chosen && tree.childIndex(node) > 0);
  const chooseLeaf = (chosen: NodeId | '') =>
    write(chosen === '' ? [] : [chosen, branchesFor(chosen)[0] ?? ROOT]);
  return (
    <div className="set-interval">
      <LabelledSelect
        label={words.leaf}
        options={['' as const, ...leaves.filter((node) => branchesFor(node).length > 0)]}
        chosen={(leaf as NodeId | undefined) ?? ''}
        text={(node) => (node === '' ? words.byProgram : nameOf(node))}
        choose={chooseLeaf}
      />
      {leaf !== undefined && (
        <LabelledSelect
          label={words.branch}
          options={branchesFor(leaf as NodeId)}
          chosen={branch as NodeId}
          text={nameOf}
          choose={(node) => write([leaf, node])}
        />
      )}
    </div>
  );
}
