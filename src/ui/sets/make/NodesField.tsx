import { useMemo, useState } from 'react';
import type { GameTree } from '../../../core/tree/gameTree.ts';
import { NO_NODE, type NodeId, ROOT } from '../../../core/tree/nodeId.ts';
import type { Part } from '../../../practice/exercise.ts';
import type { NamedNodes } from '../../../practice/formats/format.ts';
import { NodeNames } from '../../../words/nodeNames.ts';
import { LabelledSelect } from '../../kit/Select.tsx';
import { useSetWords } from '../useSetWords.ts';

interface Naming {
  readonly tree: GameTree;
  readonly nodes: readonly number[];
  readonly write: (nodes: readonly number[]) => void;
}

/** The nodes that a question names; none where the program is to choose. */
export function NodesField({ which, ...naming }: Naming & Pick<NamedNodes<Part>, 'which'>) {
  return which === 'inner-nodes' ? <InnerNodes {...naming} /> : <LeafAndBranch {...naming} />;
}

/** Inner nodes by their names. */
function InnerNodes({ tree, nodes, write }: Naming) {
  const { make: words } = useSetWords();
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
    <label className="set-nodes">
      <span>{words.nodes}</span>
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={words.nodesHint}
        aria-invalid={unknown !== undefined}
        value={typed ?? printed}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <span role="alert">
        {unknown !== undefined && <span className="problem">{words.nodesFault(unknown)}</span>}
      </span>
    </label>
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

/** A leaf and a branch; the program chooses both or neither. */
function LeafAndBranch({ tree, nodes, write }: Naming) {
  const { make: words } = useSetWords();
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
